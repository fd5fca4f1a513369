import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Files of a small site, by their URL paths. */
export const ADDRESSES: Record<string, string> = {
  '/': 'index.html',
  '/sweets': 'sweets/index.html',
  '/nowhere': '404.html',
  '/search-words.json': 'search-words.json',
  '/pagefind/pagefind-entry.json': 'pagefind/pagefind-entry.json',
  '/robots.txt': 'robots.txt',
  '/sitemap.xml': 'sitemap.xml',
};
export const FILES = Object.values(ADDRESSES);
const COMPRESSED = /\.(?:html|json|xml)$/;

/**
 * Returns a file's content for a release and a writing: it begins with both numbers, and its lines and length depend on
 * them.
 */
export function textOf(file: string, release: number, writing: number): string {
  const digest = createHash('sha512').update(`${file} ${release} ${writing}`).digest();
  const lines = Array.from({ length: 30 + (digest[0] ?? 0) }, (_, at) => `${digest[at % 64]} ${at}`);
  return `${file} of ${release} as ${writing}\n${lines.join('\n')}`;
}

/** Returns the release and writing in a file's content; null when the content is not exactly that of one writing. */
export function writingOf(file: string, text: string): { release: number; writing: number } | null {
  const [, release, writing] = / of (\d+) as (\d+)\n/.exec(text) ?? [];
  const found = { release: Number(release), writing: Number(writing) };
  return text === textOf(file, found.release, found.writing) ? found : null;
}

export const compressed = (text: string): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

/** Writes a file and, for text formats, its Brotli copy into a folder, each atomically by rename. */
export function writeText(folder: string, file: string, text: string): void {
  const place = (name: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, `${name}.part`), content);
    renameSync(join(folder, `${name}.part`), join(folder, name));
  };
  if (COMPRESSED.test(file)) place(`${file}.br`, compressed(text));
  place(file, text);
}

/** Writes all files of a release, and its `_headers`, which contains the release's number. */
export function writeRelease(folder: string, release: number, writing: number): void {
  for (const file of FILES) writeText(folder, file, textOf(file, release, writing));
  writeFileSync(join(folder, '_headers'), `/*\n  Reporting-Endpoints: site="/reports/${release}"\n`);
}

/**
 * Site whose release is switched and whose files are replaced synchronously, so that a reader sees the change between
 * two of its steps.
 */
export class ChangingSite {
  readonly current: string;
  readonly #root: string;
  /** Release number of each writing, by index. */
  readonly #releases: number[] = [0];
  #release = 0;
  #oldest = 1;

  constructor(root: string) {
    this.#root = root;
    this.current = join(root, 'current');
    this.publish();
  }

  #folder(release: number): string {
    return join(this.#root, 'releases', String(release));
  }

  /** Number of the present writing; each change of the site increases it by one. */
  get writing(): number {
    return this.#releases.length - 1;
  }

  /** Returns the content of a file in a writing. */
  text(file: string, writing: number): string {
    return textOf(file, this.#releases[writing] ?? 0, writing);
  }

  publish(): void {
    this.#release += 1;
    this.#releases.push(this.#release);
    writeRelease(this.#folder(this.#release), this.#release, this.writing);
    symlinkSync(this.#folder(this.#release), `${this.current}.next`);
    renameSync(`${this.current}.next`, this.current);
  }

  /** Publishes a new release and removes all earlier ones. */
  publishAndTidy(): void {
    this.publish();
    for (; this.#oldest < this.#release; this.#oldest += 1)
      rmSync(this.#folder(this.#oldest), { recursive: true, force: true });
  }

  /**
   * Publishes a new release and removes the files of the release before, but not its folders, as in a clean-up that is
   * not finished.
   */
  publishAndBeginToTidy(): void {
    this.publish();
    for (const file of [...FILES, '_headers'])
      for (const name of [file, `${file}.br`]) rmSync(join(this.#folder(this.#release - 1), name), { force: true });
  }

  /** Replaces the files of the present release in place, as a new search index and compression do. */
  replace(): void {
    this.#releases.push(this.#release);
    for (const file of FILES) writeText(this.#folder(this.#release), file, this.text(file, this.writing));
  }
}
