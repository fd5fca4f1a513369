import { posix } from 'node:path';

/** Places under which a server may serve files. */
const MOUNTS = ['/uploads/', '/media/', '/', '/static/', '/files/', '/_astro/', '/api/uploads/', '/designs/'];

/** Ways to write the beginning of a path to the media. */
const PREFIXES = [
  '/uploads//',
  '//uploads/',
  '/UPLOADS/',
  '/Uploads/',
  '/uploads/./',
  '/uploads/%2e/',
  '/uploads/%2E%2F',
  '/uploads/%2f',
  '/uploads/%5c',
  '/uploads/\\',
  '\\uploads\\',
  '/uploads/sweets/../',
  '/uploads/sweets/%2e%2e/',
  '/uploads/sweets/..%2f',
  '/uploads/sweets%2f..%2f',
  '/uploads/sweets/..%5c',
  '/uploads/../media/',
  '/uploads/%2e%2e/media/',
  '/uploads/..%2fmedia%2f',
  '/uploads/..;/media/',
  '/uploads;x=1/',
  '/uploads%2f',
  '/%75ploads/',
  '/uploads/uploads/',
  '/uploads/media/',
  '/./uploads/',
  '/x/../uploads/',
  '/_astro/../uploads/',
];

const encoded = (text: string): string => `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`;
const encodedTwice = (text: string): string => encoded(text).replace('%', '%25');

/** Returns ways to write a folder and a file in it, of which some servers make the same file. */
function writtenOtherwise(folder: string, name: string): string[] {
  const end = posix.extname(name);
  const stem = name.slice(0, name.length - end.length);
  const folders = [
    folder.toUpperCase(),
    folder.slice(0, 1).toUpperCase() + folder.slice(1),
    encoded(folder),
    encodedTwice(folder),
    encoded(folder.toUpperCase()),
    `${folder.slice(0, -1)}%${folder.slice(-1).charCodeAt(0).toString(16)}`,
    `${folder}.`,
    `${folder}%20`,
    `${folder};x=1`,
    `.%2f${folder}`,
    `x/../${folder}`,
    `x/%2e%2e/${folder}`,
    `${folder}/.`,
    `${folder}/%2e`,
    `${folder}/x/..`,
    `${folder}/x%2f..`,
    `${folder}/`,
  ];
  const joints = ['%2f', '%2F', '//', '\\', '%5c', '%5C', '%252f', '/%2f', '/./', '/%2e/'];
  const names = [
    name.toUpperCase(),
    encoded(name),
    encodedTwice(name),
    `${stem}%2e${end.slice(1)}`,
    ...['/', '//', '.', '%20', '%00', '%00.jpg', '?a=1', '?', '%3f', ';x=1', '~', '.bak', '::$DATA', '/.', '/%2e'].map(
      (tail) => name + tail,
    ),
    ...['.avif', '.jpg', '.jpeg', '.png', '-480.webp', '-960.webp', '-share.jpg', '', '.WEBP', '.webp.part'].map(
      (tail) => stem + tail,
    ),
  ];
  return [
    ...folders.map((one) => `${one}/${name}`),
    ...joints.map((joint) => folder + joint + name),
    ...names.map((one) => `${folder}/${one}`),
  ];
}

/** Returns every path by which somebody may ask for a file in the media. @param file such as `designs/1a2b.webp` */
export function spellingsOfMedia(file: string): string[] {
  const folder = posix.dirname(file);
  const plain = [...MOUNTS, ...PREFIXES].map((mount) => mount + file);
  return [...plain, ...writtenOtherwise(folder, posix.basename(file)).map((one) => `/uploads/${one}`)];
}

/** Ways to write the step to the folder above. */
const UPS = [
  '../',
  '%2e%2e/',
  '..%2f',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '..%252f',
  '.%2e/',
  '..;/',
  '....//',
  '%252e%252e/',
];

/**
 * Returns every path by which somebody may ask for a file outside of what is served.
 * @param file path from the data folder
 * @param whole path from the root of the machine
 */
export function spellingsOutside(file: string, whole: string): string[] {
  const roots = ['/uploads/', '/uploads/sweets/', '/'];
  const steps = roots.flatMap((root) => UPS.flatMap((up) => [1, 2, 3].map((count) => root + up.repeat(count) + file)));
  const absolute = ['/uploads/', '/uploads', '/uploads/%2f', '/', '//', '/uploads/file:'].map((root) => root + whole);
  return [...MOUNTS.map((mount) => mount + file), `/data/${file}`, ...steps, ...absolute];
}
