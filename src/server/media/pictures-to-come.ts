import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { MINUTE } from '#lib/time.ts';
import { PictureLine } from '#server/media/picture-line.ts';

/** Message to the process that makes pictures. */
export interface MakeJob {
  /** Folder of the media store. */
  root: string;
  value: string;
  /** File of the source. */
  source: string;
  /** File to write the quick form to; null to make every file of the picture. */
  quick: string | null;
}

/** Answer of the process; `fault` says why nothing was made, null on success. */
export interface Made {
  fault: string | null;
}

interface Waiting {
  readonly value: string;
  /** True when the quick form is there. */
  shown: boolean;
  /** True when a request waits for the reduced version. */
  asked: boolean;
  busy: boolean;
  /** True when the picture could not be made; the next start tries again. */
  failed: boolean;
}

/** Callback with the number of pictures that are done, of all. */
export type PictureProgress = (done: number, all: number) => void;

/** Longest time for one picture, in ms; a slow machine with other work needs some seconds. */
const PATIENCE = 2 * MINUTE;

const folderBeside = (root: string): string => join(dirname(root), 'pictures-to-come');
const sourceIn = (folder: string, value: string): string => join(folder, value.replace(/\.webp$/, '.source'));

/** Tells whether a picture is still waiting to be encoded on this machine; works in every process. */
export const isToCome = (root: string, value: string): boolean => existsSync(sourceIn(folderBeside(root), value));

/**
 * Queue of pictures whose names are in use already and whose files are encoded in the background: first a reduced
 * version of each, which is sent in place of all its files, then the full set. Requested pictures come first. Sources
 * stay on disk next to the media store until their pictures are encoded, so that the next start can continue.
 */
export class PicturesToCome {
  readonly #root: string;
  readonly #folder: string;
  readonly #workers: number;
  /** In order of arrival. */
  readonly #waiting = new Map<string, Waiting>();
  readonly #line: PictureLine<MakeJob, Made>;
  readonly #watchers = new Set<() => void>();
  #running = 0;
  /** True once full sets are encoded, not only reduced versions. */
  #finishing = false;
  #stopped = false;

  readonly #finished: (value: string) => Promise<void>;

  /**
   * @param root folder of the media store
   * @param workers number of reduced versions encoded in parallel
   * @param finished called once all files of a picture exist; when it fails, the next start tries again
   */
  constructor(
    root: string,
    {
      workers = availableParallelism(),
      finished = async () => undefined,
    }: { workers?: number; finished?: (value: string) => Promise<void> } = {},
  ) {
    this.#root = root;
    this.#workers = workers;
    this.#finished = finished;
    this.#folder = folderBeside(root);
    this.#line = new PictureLine<MakeJob, Made>({
      workers,
      patience: PATIENCE,
      program: new URL('./picture-maker.ts', import.meta.url),
    });
  }

  /** Queues the pictures left by an earlier run, the oldest first, and continues encoding. */
  async resume(): Promise<void> {
    const files = await readdir(this.#folder, { recursive: true }).catch(() => []);
    const sources = files.filter((file) => file.endsWith('.source'));
    const times = await Promise.all(sources.map(async (file) => (await stat(join(this.#folder, file))).mtimeMs));
    const order = sources.map((file, index) => ({ file, time: times[index] ?? 0 })).sort((a, b) => a.time - b.time);
    for (const { file } of order) this.#add(file.replace(/\.source$/, '.webp'));
    this.#finishing = order.length > 0;
    this.#go();
  }

  /** Stores a picture's source on disk and queues it for encoding. */
  async take(value: string, source: Buffer): Promise<void> {
    const file = sourceIn(this.#folder, value);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.part`, source);
    await rename(`${file}.part`, file);
    this.#add(value);
    this.#go();
  }

  /** Returns the names of the pictures still to be encoded. */
  values(): string[] {
    return [...this.#waiting.keys()];
  }

  /** Tells whether a picture is still in this process's queue. */
  waits(value: string): boolean {
    return this.#waiting.has(value);
  }

  /**
   * Waits for the reduced version of a picture, giving it priority, and returns it. Returns null when the picture is
   * not in the queue, is finished by then, or cannot be decoded.
   */
  async quickForm(value: string): Promise<Buffer | null> {
    const one = this.#waiting.get(value);
    if (!one) return null;
    one.asked = true;
    await this.#until(() => one.shown || one.failed);
    // Meanwhile the picture may have been finished.
    return readFile(join(this.#folder, value)).catch(() => null);
  }

  /**
   * Waits until each picture has its reduced version or has failed.
   * @param progress called with the numbers of pictures done and in total
   */
  async allShown(progress: PictureProgress = () => undefined): Promise<void> {
    const all = this.#waiting.size;
    await this.#until(() => {
      const missing = [...this.#waiting.values()].filter((one) => !one.shown && !one.failed).length;
      progress(all - missing, all);
      return missing === 0;
    });
  }

  /** Encodes all files of all queued pictures and waits for them. Returns the number of pictures that failed. */
  async finish(): Promise<number> {
    this.#finishing = true;
    this.#go();
    await this.#until(() => [...this.#waiting.values()].every((one) => one.failed));
    return this.#waiting.size;
  }

  /** Stops encoding; unfinished pictures stay on disk for the next start. */
  stop(): void {
    this.#stopped = true;
    this.#line.close();
  }

  #add(value: string): void {
    if (this.#waiting.has(value)) return;
    const shown = existsSync(join(this.#folder, value));
    this.#waiting.set(value, { value, shown, asked: false, busy: false, failed: false });
  }

  /**
   * Returns the next picture to work on: one whose reduced version is being waited for, then any without a reduced
   * version, then full sets, which leave one processor free. Returns null when nothing is left or all workers are busy.
   */
  #next(): Waiting | null {
    const free = [...this.#waiting.values()].filter((one) => !one.busy && !one.failed);
    const unseen = free.filter((one) => !one.shown);
    if (unseen.length > 0)
      return this.#running < this.#workers ? (unseen.find((one) => one.asked) ?? unseen[0] ?? null) : null;
    return this.#finishing && this.#running < Math.max(1, this.#workers - 1) ? (free[0] ?? null) : null;
  }

  #go(): void {
    for (let one = this.#next(); one && !this.#stopped; one = this.#next()) void this.#work(one);
  }

  async #work(one: Waiting): Promise<void> {
    const { value } = one;
    const [source, quick] = [sourceIn(this.#folder, value), join(this.#folder, value)];
    const whole = one.shown;
    one.busy = true;
    this.#running += 1;
    const job = { root: this.#root, value, source, quick: whole ? null : quick };
    let { fault } = await this.#line.work(job).catch((error: Error) => ({ fault: error.message }));
    if (!this.#stopped && existsSync(join(this.#root, value)))
      fault = await this.#finished(value).then(
        () => fault,
        (error: Error) => error.message,
      );
    one.busy = false;
    this.#running -= 1;
    if (this.#stopped) return;
    // Another process on the same store may have made it.
    const made = existsSync(join(this.#root, value));
    if (fault !== null && !made) one.failed = true;
    else if (whole || made) {
      this.#waiting.delete(value);
      // Without its source a picture is not to come any more.
      for (const file of [source, quick]) await rm(file, { force: true });
    } else one.shown = true;
    for (const look of this.#watchers) look();
    this.#go();
  }

  /** Waits until a condition is true; tests it now and after each finished piece of work. */
  #until(holds: () => boolean): Promise<void> {
    return new Promise((done) => {
      const look = (): void => {
        if (!holds()) return;
        this.#watchers.delete(look);
        done();
      };
      this.#watchers.add(look);
      look();
    });
  }
}
