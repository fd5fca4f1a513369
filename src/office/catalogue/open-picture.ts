import { drawnPicture } from '#client/picture-file.ts';
import { CUT_SHORT, isCutShort, kindOfFile, whyNotOpened, whyNotRead } from '#office/catalogue/file-kind.rules.ts';
import { drawnSize, type Frame, framedPart } from '#office/catalogue/frame.rules.ts';

/** Longest side in px of an opened picture: enough to frame a quarter of it, within a phone's memory. */
const KEPT_SIDE = 4096;
/** Longest side in px of the copy that is shown while framing. */
const SHOWN_SIDE = 1600;

/** Picture that is opened to be framed; `close` frees its memory. */
export interface OpenedPicture {
  name: string;
  bitmap: ImageBitmap;
  /** Object URL of a smaller copy for the screen. */
  url: string;
  close(): void;
}

const scaled = ({ width, height }: ImageBitmap, longest: number): { width: number; height: number } => {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/**
 * Opens a picture file, rotated by its EXIF data and scaled down to at most `KEPT_SIDE` px.
 * @throws Error whose message is shown to the user
 */
export async function openPicture(file: File): Promise<OpenedPicture> {
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  const kind = kindOfFile(head);
  const refused = whyNotOpened(kind, file.size);
  if (refused) throw new Error(refused);
  if (isCutShort(kind, new Uint8Array(await file.arrayBuffer()))) throw new Error(CUT_SHORT);
  try {
    const bitmap = await kept(await createImageBitmap(file));
    const size = scaled(bitmap, SHOWN_SIDE);
    const url = URL.createObjectURL(await drawnPicture(bitmap, whole(bitmap), size));
    const close = (): void => {
      bitmap.close();
      URL.revokeObjectURL(url);
    };
    return { name: file.name.replace(/\.[^.]*$/, '') || 'picture', bitmap, url, close };
  } catch {
    throw new Error(whyNotRead(kind, file.size));
  }
}

const whole = ({ width, height }: ImageBitmap) => ({ left: 0, top: 0, width, height });

async function kept(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const { width, height } = scaled(bitmap, KEPT_SIDE);
  if (width === bitmap.width) return bitmap;
  const smaller = await createImageBitmap(bitmap, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  bitmap.close();
  return smaller;
}

/**
 * Draws the framed part as a JPEG to upload. The browser draws it, so that less is uploaded and its GPS position stays
 * on the device; the server encodes it again.
 * @param shown largest width in px in the shop
 */
export async function framedPicture(
  { name, bitmap }: OpenedPicture,
  ratio: number,
  frame: Frame,
  shown: number,
): Promise<File> {
  const part = framedPart(bitmap, ratio, frame);
  const drawn = await drawnPicture(bitmap, part, drawnSize(part, ratio, shown), 0.92);
  return new File([drawn], `${name}.jpg`, { type: 'image/jpeg' });
}
