import * as say from '#server/media/media.texts.ts';
import { Refusal } from '#server/http/errors.ts';
import { PICTURE_TOO_LARGE } from '#server/http/form.ts';
import { hasPictureEnding } from '#server/media/picture-check.ts';
import { LineIsFull, PictureGaveUp, PictureLine } from '#server/media/picture-line.ts';
import { said, saidAs } from '#lib/said.ts';

/** Largest picture that people may send, in bytes. */
const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

const line = new PictureLine();

/**
 * Checks an uploaded picture in a worker process and returns it re-encoded.
 * @throws Refusal 400 with the reason under `file.field`, 429 when too many pictures are waiting
 */
export async function checkedPicture(
  file: { field: string; name: string; bytes: Buffer },
  through = line,
): Promise<Buffer> {
  const refuse = (message: string): Refusal =>
    new Refusal(400, saidAs('server.media.picture', message), { fields: { [file.field]: message } });
  if (file.bytes.length === 0) throw refuse(say.emptyPicture);
  if (file.bytes.length > MAX_UPLOAD_BYTES) throw refuse(PICTURE_TOO_LARGE);
  if (!hasPictureEnding(file.name)) throw refuse(say.pictureEndings);
  try {
    const checked = await through.work({ name: file.name, bytes: file.bytes });
    if ('refusal' in checked) throw refuse(checked.refusal);
    return Buffer.from(checked.bytes);
  } catch (error) {
    if (error instanceof LineIsFull)
      throw new Refusal(429, said(say, 'manyPictures'), {
        retryAfter: 30,
      });
    if (error instanceof PictureGaveUp) throw refuse(say.slowPicture);
    throw error;
  }
}
