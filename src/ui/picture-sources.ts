import { folderOf, PICTURE_SHAPES, widthsOf } from '#lib/pictures.ts';

/** URL of the media store's files: the uploads path of the API host. */
const uploads = `${import.meta.env?.PUBLIC_API_BASE ?? ''}/uploads`;

export interface PictureSources {
  avif: string;
  webp: string;
  /** For browsers that support neither `srcset` nor AVIF. */
  src: string;
  width: number;
  height: number;
}

/**
 * Returns the file URLs and the size in px of a media value such as `sweets/jalebi-1a2b3c4d.webp`; null when the value
 * is empty, no WebP picture or in an unknown folder.
 * @param widest leaves out files wider than this, in px
 */
export function pictureSources(
  value: string | null | undefined,
  widest = Number.POSITIVE_INFINITY,
): PictureSources | null {
  if (!value) return null;
  const folder = folderOf(value);
  if (!Object.hasOwn(PICTURE_SHAPES, folder) || !value.endsWith('.webp')) return null;
  const [width, height] = PICTURE_SHAPES[folder];
  const stem = `${uploads}/${value.slice(0, -'.webp'.length)}`;
  const set = (format: string): string =>
    widthsOf(folder)
      .filter((one) => one <= widest)
      .map((one) => `${stem}-${one}.${format} ${one}w`)
      .join(', ');
  return { avif: set('avif'), webp: set('webp'), src: `${stem}-480.webp`, width, height };
}

/** Maximum width in px of a tile's picture; larger files would not look better on a cheap phone. */
export const TILE_WIDEST = 480;

/**
 * Returns the attributes of a picture's `<img>`; `eager` loads it immediately, otherwise when it comes near the window.
 */
export const imageAttributes = ({ src, width, height }: PictureSources, eager: boolean) =>
  ({ src, width, height, loading: eager ? 'eager' : 'lazy', decoding: eager ? 'sync' : 'async' }) as const;

/** Width of a tile's picture for `sizes`: two in a row on phones, four on a desk. */
export const TILE_SIZES = '(min-width: 64rem) 18rem, (min-width: 40rem) 32vw, 46vw';
