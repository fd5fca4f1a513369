import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type OutputInfo, type Sharp, type SharpOptions } from 'sharp';
import {
  filesOfMedia,
  folderOf,
  PICTURE_SHAPES,
  type PictureFolder,
  SHARED_SHAPE,
  sharedFile,
  widthsOf,
} from '#lib/pictures.ts';
import { type Bucket, mediaHeaders } from '#server/media/bucket.ts';
import { PicturesToCome } from '#server/media/pictures-to-come.ts';

/**
 * Tells whether a file is personal: a profile picture or a customer's design. With a bucket such files are not stored
 * locally, so that one deletion removes them everywhere.
 */
const isPersonal = (file: string): boolean => /^(?:profile|designs)\//.test(file);
/** Names of files in the bucket that the server may send to any client. */
const PUBLIC_FILE = /^(?!designs\/)[a-z-]{1,40}\/[\p{L}\p{M}\p{N}._-]{1,200}$/u;

/**
 * Store of pictures and videos. Files are encoded when a picture is added, not at a build. With a bucket, all files are
 * uploaded before their names are used, and the local folder is a cache.
 */
export class MediaStore {
  readonly root: string;
  /** Pictures whose names are in use while their files are still being made. */
  readonly toCome: PicturesToCome;
  readonly #bucket: Bucket | null;

  constructor(root: string, bucket: Bucket | null = null) {
    this.root = root;
    this.#bucket = bucket;
    this.toCome = new PicturesToCome(root, { finished: (value) => this.#share(filesOfMedia(value)) });
  }

  /**
   * Encodes a picture in every width as AVIF and WebP, and as JPEG for shared links. Returns its name, such as
   * `sweets/jalebi-1a2b3c4d.webp`, which contains a digest of the source; a picture already stored is not encoded
   * again.
   * @throws Error when the source cannot be decoded, BucketError when the upload fails
   */
  async addPicture(folder: PictureFolder, stem: string, source: Buffer | string): Promise<string> {
    const { value, input } = named(folder, stem, source);
    if (this.holds(value)) return value;
    await this.make(value, input);
    await this.#share(filesOfMedia(value));
    return value;
  }

  /**
   * Queues a picture for encoding in the background and returns its name immediately; until its files exist the server
   * sends a reduced version. Meant for many pictures, such as those of the demonstration.
   */
  async addPictureLater(folder: PictureFolder, stem: string, source: Buffer | string): Promise<string> {
    const { value, input } = named(folder, stem, source);
    if (!this.holds(value)) await this.toCome.take(value, input);
    return value;
  }

  /** Tells whether all files of a picture, or this single other file, are on this machine. */
  holds(value: string): boolean {
    // The bare name is written last.
    return existsSync(join(this.root, value));
  }

  /**
   * Encodes and writes all files of a picture locally; writes none when one fails.
   * @throws Error when the source cannot be decoded
   */
  async make(value: string, source: Buffer): Promise<void> {
    const folder = folderOf(value);
    await mkdir(join(this.root, folder), { recursive: true });
    const full = await shaped(source, folder).raw().toBuffer({ resolveWithObject: true });
    const made: string[] = [];
    try {
      await this.#derive(folder, value.slice(folder.length + 1, -'.webp'.length), full, made);
    } catch (error) {
      // Half a set is of no use to anybody.
      await this.#drop(made);
      throw error;
    }
  }

  async #derive(
    folder: PictureFolder,
    name: string,
    full: { data: Buffer; info: OutputInfo },
    made: string[],
  ): Promise<void> {
    const value = `${folder}/${name}.webp`;
    const [width] = PICTURE_SHAPES[folder];
    const write = async (file: string, bytes: Buffer): Promise<void> => {
      await this.#write(file, bytes);
      made.push(file);
    };
    const raw = { raw: { width: full.info.width, height: full.info.height, channels: full.info.channels } };
    const shared = sharedFile(value);
    if (shared) await write(shared, await sharedPicture(full.data, raw));
    for (const one of widthsOf(folder)) {
      const scaled = sharp(full.data, raw).resize(one);
      const [avif, webp] = await Promise.all([
        scaled.clone().avif({ quality: 52, effort: 2 }).toBuffer(),
        scaled.clone().webp({ quality: 76, effort: 4 }).toBuffer(),
      ]);
      await write(`${folder}/${name}-${one}.avif`, avif);
      await write(`${folder}/${name}-${one}.webp`, webp);
      // The bare name is written last: its presence says that the whole set is there.
      if (one === width) await write(value, webp);
    }
  }

  /** Stores a video, which the caller has checked, unchanged and returns its name, which contains a digest. */
  async addVideo(folder: 'about' | 'invitations', stem: string, source: Buffer): Promise<string> {
    const value = `${folder}/${stem}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.mp4`;
    if (!existsSync(join(this.root, value))) {
      await mkdir(join(this.root, folder), { recursive: true });
      await this.#write(value, source);
      await this.#share([value]);
    }
    return value;
  }

  /**
   * Stores a customer's design as WebP, at most 2400 px on each side, and returns its name.
   * @param stem random file name that cannot be guessed
   */
  async addOriginal(folder: 'designs', stem: string, source: Buffer): Promise<string> {
    const value = `${folder}/${stem}.webp`;
    await mkdir(join(this.root, folder), { recursive: true });
    await this.#write(
      value,
      await sharp(source)
        .resize(2400, 2400, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 88 })
        .toBuffer(),
    );
    await this.#share([value]);
    return value;
  }

  /** Returns a customer's design converted to JPEG; null when it was deleted. */
  async asJpeg(value: `designs/${string}`): Promise<Buffer | null> {
    const bytes = await readFile(join(this.root, value)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return this.#bucket ? this.#bucket.get(value) : null;
      throw error;
    });
    return bytes && sharp(bytes).flatten({ background: '#FFFFFF' }).jpeg({ quality: 88 }).toBuffer();
  }

  /** Deletes all files of a picture, or a video, locally and from the bucket. */
  async remove(value: string): Promise<void> {
    const derived = value.slice(0, value.indexOf('/')) in PICTURE_SHAPES;
    const files = derived ? filesOfMedia(value) : [value];
    for (const file of files) await this.#bucket?.remove(file);
    await this.#drop(files);
  }

  /**
   * Downloads a file from the bucket that this machine lacks. Returns false when it is on this machine already, is not
   * in the bucket, or there is no bucket.
   */
  async bring(value: string): Promise<boolean> {
    return (await this.fetchPublic(value)) !== null;
  }

  /**
   * Downloads a public file from the bucket and returns it, storing it locally unless it is personal. Returns null when
   * it is on this machine already, is not in the bucket, or there is no bucket.
   */
  async fetchPublic(file: string): Promise<Buffer | null> {
    if (!this.#bucket || !PUBLIC_FILE.test(file) || this.holds(file)) return null;
    const bytes = await this.#bucket.get(file);
    if (bytes && !isPersonal(file)) {
      await mkdir(dirname(join(this.root, file)), { recursive: true });
      await this.#write(file, bytes);
    }
    return bytes;
  }

  /**
   * Uploads new local files to the bucket in order, then deletes the local copies of personal ones. When an upload
   * fails, deletes all the local files and throws its BucketError. Does nothing without a bucket.
   */
  async #share(files: readonly string[]): Promise<void> {
    if (!this.#bucket) return;
    try {
      for (const file of files) await this.#bucket.put(file, await readFile(join(this.root, file)), mediaHeaders(file));
    } catch (error) {
      await this.#drop(files);
      throw error;
    }
    await this.#drop(files.filter(isPersonal));
  }

  /**
   * Runs the work that stores a reference to a new file, and returns its result; deletes the file when the work fails.
   * @param value name of the file; undefined for none
   * @throws the work's error
   */
  async keep<T>(value: string | undefined, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (value) await this.remove(value);
      throw error;
    }
  }

  /**
   * Writes a test file to the media folder and deletes it.
   * @throws the system's error when the folder cannot be written or the disk is full
   */
  async demandRoom(): Promise<void> {
    const file = `.room-${randomBytes(4).toString('hex')}`;
    await this.#write(file, Buffer.alloc(4096));
    await this.#drop([file]);
  }

  async #drop(files: readonly string[]): Promise<void> {
    for (const file of files) await rm(join(this.root, file), { force: true });
  }

  async #write(value: string, bytes: Buffer): Promise<void> {
    const target = join(this.root, value);
    // A name of its own: the same picture may come in twice at once.
    const part = `${target}.${randomBytes(4).toString('hex')}.part`;
    try {
      await writeFile(part, bytes);
      await rename(part, target);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }
}

/** Returns the name of a picture, which contains a digest of the source, and the source's bytes. */
function named(folder: PictureFolder, stem: string, source: Buffer | string): { value: string; input: Buffer } {
  const input = typeof source === 'string' ? Buffer.from(source) : source;
  return { value: `${folder}/${stem}-${createHash('sha256').update(input).digest('hex').slice(0, 8)}.webp`, input };
}

/**
 * Returns a picture cropped to its folder's shape, upright, without transparency, on the shop's background colour.
 * @param share scale, 1 for full size
 */
function shaped(source: Buffer, folder: PictureFolder, share = 1): Sharp {
  const [width, height] = PICTURE_SHAPES[folder];
  // A drawing is rasterised a third larger than needed for fine edges; the quick form does without.
  return sharp(source, { limitInputPixels: 40_000_000, density: share === 1 ? 96 : 72 * share })
    .rotate()
    .resize(Math.round(width * share), Math.round(height * share), { fit: 'cover' })
    .flatten({ background: '#FFF8EA' })
    .removeAlpha();
}

/** Encodes a picture at half size as a single WebP, in about a tenth of the time of its full set of files. */
export function quickForm(value: string, source: Buffer): Promise<Buffer> {
  return shaped(source, folderOf(value), 0.5).webp({ quality: 76, effort: 2 }).toBuffer();
}

/** Returns the JPEG for shared links: the whole picture on a blurred copy of itself. */
async function sharedPicture(pixels: Buffer, raw: SharpOptions): Promise<Buffer> {
  const [width, height] = SHARED_SHAPE;
  const [ground, whole] = await Promise.all([
    // Blurred small and then enlarged: the same to the eye at a fraction of the work.
    sharp(pixels, raw)
      .resize(width / 8, Math.round(height / 8), { fit: 'cover' })
      .blur(4)
      .modulate({ brightness: 0.92 })
      .png()
      .toBuffer(),
    sharp(pixels, raw).resize(width, height, { fit: 'inside' }).png({ compressionLevel: 1 }).toBuffer(),
  ]);
  return sharp(ground)
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: whole, gravity: 'center' }])
    .flatten({ background: '#FFF8EA' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
