/** Widths in px in which the media store keeps every picture. */
const PICTURE_WIDTHS = [320, 480, 960] as const;

/** Further width in px of pictures that fill a phone's window: most phones show 360 to 412 px at twice the density. */
const WIDE_PHONE_WIDTH = 720;

/** Width and height in px of the largest file of a picture, by its folder. */
export const PICTURE_SHAPES = {
  sweets: [960, 720],
  'dry-fruits': [960, 720],
  invitations: [960, 720],
  decorations: [960, 720],
  designers: [960, 1280],
  banners: [1920, 600],
  ads: [960, 480],
  about: [960, 540],
  shop: [1920, 600],
  profile: [480, 480],
} as const satisfies Record<string, readonly [number, number]>;

export type PictureFolder = keyof typeof PICTURE_SHAPES;

/** Folders of products with a page of their own, on which their picture fills the window. */
const ON_OWN_PAGE: readonly PictureFolder[] = ['sweets', 'dry-fruits', 'invitations'];

/** Returns the widths in px in which a folder's pictures are stored, ascending. */
export function widthsOf(folder: PictureFolder): number[] {
  const [full] = PICTURE_SHAPES[folder];
  const wide = full > 960 || ON_OWN_PAGE.includes(folder) ? [WIDE_PHONE_WIDTH] : [];
  return [...new Set([...PICTURE_WIDTHS, ...wide, full])].filter((width) => width <= full).sort((a, b) => a - b);
}

/** Width and height in px of the picture of a shared link, as messengers and social networks require. */
export const SHARED_SHAPE = [1200, 630] as const;

/**
 * Returns the name of the JPEG file that shared links show for a picture; null when the value is not a catalogue
 * picture.
 */
export function sharedFile(value: string): string | null {
  const folder = value.slice(0, Math.max(0, value.indexOf('/')));
  return Object.hasOwn(PICTURE_SHAPES, folder) && folder !== 'profile' && value.endsWith('.webp')
    ? value.replace(/\.webp$/, '-shared.jpg')
    : null;
}

/**
 * Tells whether a media value is in a folder that is public with the catalogue; customers' designs and portraits are
 * not.
 */
export function isOfCatalogue(value: string): boolean {
  const [, folder = ''] = /^([a-z-]{1,40})\/[\p{L}\p{M}\p{N}._-]{1,200}$/u.exec(value) ?? [];
  return Object.hasOwn(PICTURE_SHAPES, folder) && folder !== 'profile';
}

/** Returns the folder of a media value. */
export const folderOf = (value: string): PictureFolder => value.slice(0, value.indexOf('/')) as PictureFolder;

/**
 * Returns the media value to which a picture's file belongs: `sweets/jalebi-1a2b3c4d.webp` for
 * `sweets/jalebi-1a2b3c4d-480.avif`.
 */
export const valueOfFile = (file: string): string => file.replace(/(?:-\d{3,4}\.(?:avif|webp)|-shared\.jpg)$/, '.webp');

/**
 * Returns the files of a media value: a picture's sizes, its JPEG for shared links and, last, the value itself. A video
 * is one file.
 */
export function filesOfMedia(value: string): string[] {
  if (!value.endsWith('.webp')) return [value];
  const folder = folderOf(value);
  const stem = value.slice(0, -'.webp'.length);
  const shared = sharedFile(value);
  return [
    ...widthsOf(folder).flatMap((width) => [`${stem}-${width}.avif`, `${stem}-${width}.webp`]),
    ...(shared ? [shared] : []),
    value,
  ];
}
