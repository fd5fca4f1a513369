import * as say from '#server/media/media.texts.ts';
import sharp from 'sharp';

/** Limits of a sent picture; sides, proportion and memory are judged by the header, before anything is decoded. */
const MAX_SIDE = 16_000;
const MAX_PIXELS = 64_000_000;
/**
 * Largest ratio of the sides: a narrower strip is no photograph, and filling a shape with it would stretch it to
 * millions of rows.
 */
const MAX_PROPORTION = 20;
const MAX_DECODED_BYTES = 256 * 1024 * 1024;
/** Longest side that is kept, in pixels. */
const KEPT_SIDE = 2400;

const ENDINGS: Record<string, string[]> = { jpeg: ['jpg', 'jpeg'], png: ['png'] };

/** Picture as it was sent; `name` is the name of its file. */
export interface SentPicture {
  name: string;
  bytes: Uint8Array;
}

/** Bytes of the re-encoded picture, or the reason why it is refused. */
export type Checked = { bytes: Uint8Array } | { refusal: string };

/** Tells whether a file's name ends in `.jpg`, `.jpeg` or `.png`, in any letter case. */
export const hasPictureEnding = (name: string): boolean => Object.values(ENDINGS).flat().includes(endingOf(name));

const endingOf = (name: string): string => name.toLowerCase().split('.').pop() ?? '';

/**
 * Checks that an uploaded picture is a valid JPEG or PNG of acceptable size, with a matching file ending. Returns it
 * re-encoded, at most 2400 px on each side and without metadata, or the reason for refusing it. Must run in a worker
 * process, where other decoders are disabled.
 */
export async function remake({ name, bytes }: SentPicture): Promise<Checked> {
  // Only the header is read here, whatever size it promises.
  const about = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!about?.format || !ENDINGS[about.format]) return { refusal: say.noPicture };
  if (!ENDINGS[about.format]?.includes(endingOf(name))) return { refusal: say.otherEnding };
  if ((about.pages ?? 1) > 1) return { refusal: say.movingPicture };
  const { width, height } = about;
  const [short = 0, long = 0] = [width, height].sort((a, b) => a - b);
  const decoded = width * height * (about.channels ?? 4) * (about.depth === 'ushort' ? 2 : 1);
  if (long > MAX_SIDE || width * height > MAX_PIXELS || decoded > MAX_DECODED_BYTES)
    return { refusal: say.tooManyPixels };
  if (short * MAX_PROPORTION < long) return { refusal: say.tooNarrow };
  try {
    const made = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(KEPT_SIDE, KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toFormat(about.format === 'png' ? 'png' : 'jpeg', { quality: 88 })
      .toBuffer();
    return { bytes: made };
  } catch {
    return { refusal: say.damagedPicture };
  }
}
