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

/** What people send of themselves: never kept on the disks of several processes, so that what is removed is gone everywhere. */
const isPersonal = (file: string): boolean => /^(?:profile|designs)\//.test(file);
/** A file that may be asked of a bucket by whoever asks the shop for it. */
const PUBLIC_FILE = /^(?!designs\/)[a-z-]{1,40}\/[\p{L}\p{M}\p{N}._-]{1,200}$/u;

/**
 * The media store: pictures are derived once, when they enter, and never at a build. Where there is a bucket, every file is
 * in it before its value is known to anybody, and the folder of this machine is where files are made and kept for quick answers.
 */
export class MediaStore {
  readonly root: string;
  /** Pictures that are named and shown already while their files are still being made. */
  readonly toCome: PicturesToCome;
  readonly #bucket: Bucket | null;

  constructor(root: string, bucket: Bucket | null = null) {
    this.root = root;
    this.#bucket = bucket;
    this.toCome = new PicturesToCome(root, { finished: (value) => this.#share(filesOfMedia(value)) });
  }

  /**
   * Derives a picture in every width as AVIF and WebP, and as the JPEG that shared links show, and answers its value, such as `sweets/jalebi-1a2b3c4d.webp`.
   * The name holds a digest of the source, so a changed picture has a new address and an unchanged one costs nothing.
   * @throws Error when the source cannot be decoded.
   */
  async addPicture(folder: PictureFolder, stem: string, source: Buffer | string): Promise<string> {
    const { value, input } = named(folder, stem, source);
    if (this.holds(value)) return value;
    await this.make(value, input);
    await this.#share(filesOfMedia(value));
    return value;
  }

  /**
   * Takes a picture in whose files are made afterwards, and answers its value at once; until then the server shows it in
   * a quick form. For many pictures at once, such as those of the demonstration.
   */
  async addPictureLater(folder: PictureFolder, stem: string, source: Buffer | string): Promise<string> {
    const { value, input } = named(folder, stem, source);
    if (!this.holds(value)) await this.toCome.take(value, input);
    return value;
  }

  /** Whether every file of a value is there. */
  holds(value: string): boolean {
    // The bare name is written last.
    return existsSync(join(this.root, value));
  }

  /** Makes every file of a picture's value. @throws Error when the source cannot be decoded */
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

  /** Stores a checked video as it is and answers its value. */
  async addVideo(folder: 'about' | 'invitations', stem: string, source: Buffer): Promise<string> {
    const value = `${folder}/${stem}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.mp4`;
    if (!existsSync(join(this.root, value))) {
      await mkdir(join(this.root, folder), { recursive: true });
      await this.#write(value, source);
      await this.#share([value]);
    }
    return value;
  }

  /** Stores a checked picture at its own size, under a name nobody can guess; for designs that customers send. */
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

  /** Reads a design that a customer sent and makes it anew as a JPEG, which opens everywhere; null for one that is gone. */
  async asJpeg(value: `designs/${string}`): Promise<Buffer | null> {
    const bytes = await readFile(join(this.root, value)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return this.#bucket ? this.#bucket.get(value) : null;
      throw error;
    });
    return bytes && sharp(bytes).flatten({ background: '#FFFFFF' }).jpeg({ quality: 88 }).toBuffer();
  }

  /** Removes every file of a value, such as a person's old picture. */
  async remove(value: string): Promise<void> {
    const derived = value.slice(0, value.indexOf('/')) in PICTURE_SHAPES;
    const files = derived ? filesOfMedia(value) : [value];
    for (const file of files) await this.#bucket?.remove(file);
    await this.#drop(files);
  }

  /** Fetches what another process took in, so that this one holds it too; false for what is nowhere. */
  async bring(value: string): Promise<boolean> {
    return (await this.fetchPublic(value)) !== null;
  }

  /**
   * A file that this machine does not have, from the bucket; null for one that is here already or nowhere. What may be kept is
   * kept: the next time it is here.
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

  /** Puts files that were made here into the bucket, in their order; what cannot be put there is nowhere. */
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

  /** Does the work that makes a new value belong somewhere; when it fails, the value's files go. */
  async keep<T>(value: string | undefined, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (value) await this.remove(value);
      throw error;
    }
  }

  /** Finds out whether a file can be written. @throws what the disk says */
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

/** The value of a picture: its name holds a digest of the source. */
function named(folder: PictureFolder, stem: string, source: Buffer | string): { value: string; input: Buffer } {
  const input = typeof source === 'string' ? Buffer.from(source) : source;
  return { value: `${folder}/${stem}-${createHash('sha256').update(input).digest('hex').slice(0, 8)}.webp`, input };
}

/** A source in the shape of its folder on the shop's ground, at a share of its full size. */
function shaped(source: Buffer, folder: PictureFolder, share = 1): Sharp {
  const [width, height] = PICTURE_SHAPES[folder];
  // A drawing is rasterised a third larger than needed for fine edges; the quick form does without.
  return sharp(source, { limitInputPixels: 40_000_000, density: share === 1 ? 96 : 72 * share })
    .rotate()
    .resize(Math.round(width * share), Math.round(height * share), { fit: 'cover' })
    .flatten({ background: '#FFF8EA' })
    .removeAlpha();
}

/** A picture at half its size as one WebP, in a tenth of the time that all its files take. */
export function quickForm(value: string, source: Buffer): Promise<Buffer> {
  return shaped(source, folderOf(value), 0.5).webp({ quality: 76, effort: 2 }).toBuffer();
}

/** The whole picture on a soft copy of itself, in the shape that shared links have. */
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
