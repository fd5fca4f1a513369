import sharp from 'sharp';
import { Refusal } from '#server/http/errors.ts';

/** The largest picture people may send, in bytes and in pixels. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;

const ENDINGS: Record<string, string[]> = { jpeg: ['jpg', 'jpeg'], png: ['png'] };

/**
 * Checks a picture a stranger sent: size, ending, true format and dimensions agree, and it decodes.
 * What is stored is made anew from its pixels, so that position data and hidden content fall away.
 * @throws Refusal 400 with the reason, under the given field
 */
export async function checkedPicture(file: { field: string; name: string; bytes: Buffer }): Promise<Buffer> {
  const refuse = (message: string): Refusal => new Refusal(400, message, { fields: { [file.field]: message } });
  if (file.bytes.length === 0) throw refuse('The file is empty. Please choose another picture.');
  if (file.bytes.length > MAX_UPLOAD_BYTES) throw refuse('The picture is larger than 5 MB. Please choose a smaller one.');
  const ending = file.name.toLowerCase().split('.').pop() ?? '';
  if (!Object.values(ENDINGS).flat().includes(ending)) throw refuse('Please choose a .jpg, .jpeg or .png picture.');
  const picture = sharp(file.bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  // Only the header is read here, whatever size it promises.
  const about = await sharp(file.bytes, { limitInputPixels: false }).metadata().catch(() => null);
  if (about && about.width * about.height > MAX_PIXELS) throw refuse('The picture has too many pixels. Please choose a smaller one.');
  if (!about?.format || !ENDINGS[about.format]) throw refuse('This file is not a JPEG or PNG picture.');
  if (!ENDINGS[about.format]?.includes(ending)) throw refuse('The name of the file does not fit what is in it. Please choose another picture.');
  if ((about.pages ?? 1) > 1) throw refuse('Moving pictures are not possible here.');
  return picture
    .rotate()
    .toFormat(about.format === 'png' ? 'png' : 'jpeg', { quality: 88 })
    .toBuffer()
    .catch(() => {
      throw refuse('The picture is damaged. Please choose another one.');
    });
}
