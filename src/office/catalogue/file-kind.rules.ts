import * as say from '#office/catalogue/files.texts.ts';

/** Detects the kind of a file chosen as a picture by its bytes, and explains why it cannot be used. */

export type FileKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'pdf' | 'svg' | 'video' | 'other';

/** Most megabytes of a file that is opened: phones run out of memory beyond it. */
const MOST_MB = 60;

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** Brands of pictures in the ISO container (ISO/IEC 14496-12); every other brand is a video. */
const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Returns the kind of a file by its first bytes, regardless of its name; `other` when they are unknown. */
export function kindOfFile(bytes: Uint8Array): FileKind {
  const start = text(bytes, 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG')) return 'png';
  if (start.startsWith('GIF8')) return 'gif';
  if (start.startsWith('RIFF')) return start.endsWith('WEBP') ? 'webp' : 'video';
  if (start.startsWith('\x1a\x45\xdf\xa3')) return 'video';
  if (start.slice(4, 8) === 'ftyp') {
    const brand = start.slice(8, 12);
    if (brand.startsWith('avi')) return 'avif';
    return HEIC.includes(brand) ? 'heic' : 'video';
  }
  // Some programs put a mark or a line before these.
  const head = text(bytes, 0, 1024);
  if (head.includes('%PDF-')) return 'pdf';
  return /<svg[\s>]/i.test(head) ? 'svg' : 'other';
}

/**
 * Tells whether a JPEG or PNG is truncated, since browsers draw such a file without an error; false for other kinds.
 */
export function isCutShort(kind: FileKind, bytes: Uint8Array): boolean {
  if (kind === 'png') return !holds(bytes, [0x49, 0x45, 0x4e, 0x44], 8);
  if (kind !== 'jpeg') return false;
  const pixels = pixelsOfJpeg(bytes);
  // Within the pixels the byte 255 is always followed by 0 or a restart mark, so that this can only be the end.
  return pixels === null || !holds(bytes, [0xff, 0xd9], pixels);
}

/**
 * Returns the byte offset of a JPEG's image data, after the segments that may contain a thumbnail; null when those
 * segments are truncated.
 */
function pixelsOfJpeg(bytes: Uint8Array): number | null {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (bytes[at + 1] === 0xda) return at + 2 + length;
    at += 2 + length;
  }
  return null;
}

function holds(bytes: Uint8Array, wanted: readonly number[], from: number): boolean {
  for (let at = bytes.indexOf(wanted[0] ?? 0, from); at >= 0; at = bytes.indexOf(wanted[0] ?? 0, at + 1))
    if (wanted.every((byte, place) => bytes[at + place] === byte)) return true;
  return false;
}

const inMb = (bytes: number): string => say.megabytes(Math.round(bytes / 1_048_576));

/**
 * Returns the error for a file that must not be opened: empty, not a picture, or too large; an empty text when it may
 * be opened.
 * @param size size in bytes
 */
export function whyNotOpened(kind: FileKind, size: number): string {
  if (size === 0) return say.fileEmpty;
  if (kind === 'pdf') return say.fileIsPdf;
  if (kind === 'svg') return say.fileIsDrawing;
  if (kind === 'video') return say.fileIsVideo;
  if (kind === 'other') return say.fileIsOther;
  if (size > MOST_MB * 1_048_576) return say.fileTooLarge(inMb(size), say.megabytes(MOST_MB));
  return '';
}

/**
 * Returns the error for a picture that the browser failed to open: HEIC, too large for the device, or damaged.
 * @param size size in bytes
 */
export function whyNotRead(kind: FileKind, size: number): string {
  if (kind === 'heic') return say.fileFromIphone;
  if (size > 20 * 1_048_576) return say.fileTooLargeHere(inMb(size));
  return say.fileDamaged;
}

/** Error for a truncated file. */
export const CUT_SHORT = say.fileCutShort;
