/** Widths that every picture of the media store is derived in, in px. */
const PICTURE_WIDTHS = [320, 480, 960] as const;

/** Pictures that fill a phone's window also come in what most phones show: 360 to 412 px at twice the density. */
const WIDE_PHONE_WIDTH = 720;

/** Folder and shape of each kind of picture: width and height of the largest derivative, in px. */
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

/** Products with a page of their own, which their picture opens. */
const ON_OWN_PAGE: readonly PictureFolder[] = ['sweets', 'dry-fruits', 'invitations'];

/** Returns the widths that a picture of a folder has, ascending; a wide picture has its full one too. */
export function widthsOf(folder: PictureFolder): number[] {
  const [full] = PICTURE_SHAPES[folder];
  const wide = full > 960 || ON_OWN_PAGE.includes(folder) ? [WIDE_PHONE_WIDTH] : [];
  return [...new Set([...PICTURE_WIDTHS, ...wide, full])].filter((width) => width <= full).sort((a, b) => a - b);
}

/** Width and height of the picture that a shared link shows, in px: what messengers and social networks ask for. */
export const SHARED_SHAPE = [1200, 630] as const;

/** Returns the JPEG that a shared link of a picture's page shows; null for what is no picture of the catalogue. */
export function sharedFile(value: string): string | null {
  const folder = value.slice(0, Math.max(0, value.indexOf('/')));
  return Object.hasOwn(PICTURE_SHAPES, folder) && folder !== 'profile' && value.endsWith('.webp')
    ? value.replace(/\.webp$/, '-shared.jpg')
    : null;
}

/** True for a value in a folder that is public with the catalogue; designs and portraits that customers sent never are. */
export function isOfCatalogue(value: string): boolean {
  const [, folder = ''] = /^([a-z-]{1,40})\/[\p{L}\p{M}\p{N}._-]{1,200}$/u.exec(value) ?? [];
  return Object.hasOwn(PICTURE_SHAPES, folder) && folder !== 'profile';
}

/** Returns the folder in a picture's value. */
export const folderOf = (value: string): PictureFolder => value.slice(0, value.indexOf('/')) as PictureFolder;

/**
 * Returns the value that a picture's file belongs to: `sweets/jalebi-1a2b3c4d.webp` of
 * `sweets/jalebi-1a2b3c4d-480.avif`.
 */
export const valueOfFile = (file: string): string => file.replace(/(?:-\d{3,4}\.(?:avif|webp)|-shared\.jpg)$/, '.webp');

/** Returns every file of a media value: its sizes, the shared one and, last, the value itself. A video is one file. */
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
