import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, cp, link, mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { DAY } from '#lib/time.ts';
import type { ReleaseChange, ReleaseInfo } from '#domain/publishing/site-state.contract.ts';
import { eachAtOnce, filesBelow, replaceFile } from '#publish/files.ts';

/** Number of releases kept for going back. */
export const KEPT = 10;
/** Number of changes listed in a release's note. */
const NAMED = 20;

/** Returns the first `NAMED` changes and the number of all, as fields of a release's note. */
export const changesNoted = (changes: ReleaseChange[]): Pick<ReleaseNote, 'changes' | 'count'> => ({
  changes: changes.slice(0, NAMED),
  count: changes.length,
});
/** Folders of a release whose files have new names when their content changes: scripts, styles and the search index. */
const LASTING = ['_astro', 'pagefind'];

/** Files of the search index that have the same name in every release and lead to its other files. */
const INDEX_ENTRY = /^(?:search-words\.json|pagefind\/pagefind[^/]*\.(?:js|json))(?:\.br)?$/;

/**
 * Milliseconds for which the files of `LASTING` stay after a release replaced them, because pages opened before still
 * request them.
 */
export const ASSETS_KEPT = 7 * DAY;

/** A release's description, stored beside the release and never served. */
export interface ReleaseNote {
  name: string;
  /** Digest of the sources it was built with. */
  sources: string;
  /** Digest of the snapshot it shows. */
  snapshot: string;
  madeAt: string;
  /** The first changes since the release before, and the number of all changes. */
  changes?: ReleaseChange[];
  count?: number;
  /** Digest of the snapshot that its search index shows; differs from `snapshot` while the index is being made. */
  indexed?: string;
  /** Pages whose compressed copy is of low quality so far. */
  coarse?: string[];
  /**
   * Files of earlier releases that it contains besides its own (`_astro/pay.A.js`), with the ISO time at which each was
   * replaced.
   */
  carried?: Record<string, string>;
}

/**
 * The releases of the public site: a complete folder for each, and a link to the served one. A release is prepared in
 * its own folder and served by one rename, so that a crash at any step leaves a working site.
 */
export class Releases {
  readonly root: string;
  /** The link that the server serves. */
  readonly current: string;
  readonly #now: () => number;

  constructor(dataDir: string, now: () => number = Date.now) {
    this.#now = now;
    this.root = join(dataDir, 'site');
    this.current = join(this.root, 'current');
  }

  /** Returns the folder of a release. */
  folder(name: string): string {
    return join(this.root, 'releases', name);
  }

  /** Returns the folder of the snapshot from which a release was built. */
  snapshot(name: string): string {
    return join(this.root, 'snapshots', name);
  }

  /**
   * Returns the note of the served release; null when there is no release. When the link or its release is missing,
   * serves the newest complete release again.
   */
  async served(): Promise<ReleaseNote | null> {
    const target = await readlink(this.current).catch(() => null);
    const note = target === null ? null : await this.note(basename(target));
    if (note) return note;
    for (const name of await this.list()) {
      const last = await this.note(name);
      if (!last) continue;
      await this.#link(name);
      return last;
    }
    return null;
  }

  /** Returns the note of a release; null when the release is missing or not complete. */
  async note(name: string): Promise<ReleaseNote | null> {
    if (!existsSync(this.folder(name))) return null;
    const text = await readFile(`${this.folder(name)}.json`, 'utf8').catch(() => '');
    try {
      return JSON.parse(text) as ReleaseNote;
    } catch {
      return null;
    }
  }

  /** Returns the names of the complete releases, newest first. */
  async list(): Promise<string[]> {
    const entries = await readdir(join(this.root, 'releases')).catch(() => []);
    return entries
      .filter((entry) => entry.endsWith('.json'))
      .map((entry) => entry.slice(0, -'.json'.length))
      .sort()
      .reverse();
  }

  /** Returns the newest `KEPT` releases with their changes, newest first. */
  async infos(): Promise<ReleaseInfo[]> {
    const served = await this.served();
    const notes = await Promise.all((await this.list()).slice(0, KEPT).map((name) => this.note(name)));
    return notes
      .filter((note) => note !== null)
      .map(({ name, madeAt, changes = [], count = 0 }) => ({
        name,
        madeAt,
        changes,
        count,
        served: name === served?.name,
      }));
  }

  /** Returns a name for a new release: the current time, so that names sort by age. */
  newName(): string {
    return new Date().toISOString().replaceAll(/[:.]/g, '-');
  }

  /** Moves a finished folder to the releases, under a name. */
  async adopt(built: string, name: string): Promise<void> {
    await mkdir(join(this.root, 'releases'), { recursive: true });
    await move(built, this.folder(name));
  }

  /**
   * Creates the folder of a new release from hard links to another release's own files, and returns it. Tens of
   * thousands of files take a second or two.
   */
  async derive(from: string, name: string): Promise<string> {
    const [source, target] = [this.folder(from), this.folder(name)];
    const files = (await filesBelow(source)).map((file) => relative(source, file));
    for (const folder of new Set(files.map((file) => dirname(file))))
      await mkdir(join(target, folder), { recursive: true });
    await eachAtOnce(files, (file) => link(join(source, file), join(target, file)));
    for (const file of Object.keys((await this.note(from))?.carried ?? {}))
      await rm(join(this.folder(name), file), { force: true });
    return this.folder(name);
  }

  /** Folder in which the next release is prepared, as a copy of the served one, before a publish needs it. */
  get prepared(): string {
    return join(this.root, 'prepared');
  }

  /**
   * Copies a release into `prepared` by hard links, without carried files that are older than `ASSETS_KEPT`. Returns
   * the other carried files. `take` makes the copy a release.
   */
  async prepare(from: ReleaseNote): Promise<Record<string, string>> {
    await rm(this.prepared, { recursive: true, force: true });
    const kept = Object.entries(from.carried ?? {}).filter(([, at]) => this.#now() - Date.parse(at) <= ASSETS_KEPT);
    const carried = Object.fromEntries(kept);
    const source = this.folder(from.name);
    const all = (await filesBelow(source)).map((file) => relative(source, file));
    const files = all.filter((file) => !from.carried?.[file] || carried[file]);
    for (const folder of new Set(files.map((file) => dirname(file))))
      await mkdir(join(this.prepared, folder), { recursive: true });
    await eachAtOnce(files, (file) => link(join(source, file), join(this.prepared, file)));
    return carried;
  }

  /**
   * Makes the prepared copy a release and serves it. Its snapshot must have been stored; old releases are removed by
   * `tidy`.
   */
  async take(note: ReleaseNote): Promise<void> {
    await rename(this.prepared, this.folder(note.name));
    await this.keepNote(note);
    await this.#link(note.name);
  }

  /**
   * Installs a search index in a release: first the files with a digest in their name, then the entry files, so that a
   * search finds a complete index at every moment. Files of the former index stay for open pages.
   * @returns paths, below the release's folder, of index files that the new index does not contain
   */
  async installIndex(release: string, index: string): Promise<string[]> {
    const files = (await filesBelow(index)).map((file) => relative(index, file));
    const entries = files.filter((file) => INDEX_ENTRY.test(file));
    const place = async (file: string): Promise<void> => {
      await mkdir(dirname(join(release, file)), { recursive: true });
      // A copy by link, because the same index goes into more than one folder.
      await rm(join(release, `${file}.part`), { force: true });
      await link(join(index, file), join(release, `${file}.part`));
      await rename(join(release, `${file}.part`), join(release, file));
    };
    await eachAtOnce(
      files.filter((file) => !INDEX_ENTRY.test(file)),
      place,
    );
    for (const file of entries) await place(file);
    const own = new Set(files);
    const held = await lastingFiles(release, ['pagefind']);
    return held.filter((file) => !own.has(file));
  }

  /**
   * Completes a release: stores its snapshot and note, serves it and removes old releases.
   * @param snapshot folder of the snapshot
   */
  async publish(note: ReleaseNote, snapshot: string): Promise<void> {
    const kept = this.snapshot(note.name);
    await mkdir(kept, { recursive: true });
    for (const file of await readdir(snapshot))
      if (file.endsWith('.json')) await cp(join(snapshot, file), join(kept, file));
    await this.keepNote({ indexed: note.snapshot, ...note });
    await this.switchTo(note.name);
    await this.tidy(note.name);
  }

  /** Serves another release, and links into it the scripts, styles and index files of the release served so far. */
  async switchTo(name: string): Promise<void> {
    await this.#carry(name);
    await this.#link(name);
  }

  async #link(name: string): Promise<void> {
    // A name of its own: another process may be mending the link in the same moment.
    const next = `${this.current}.${randomUUID()}`;
    await symlink(join('releases', name), next);
    await rename(next, this.current);
  }

  /**
   * Links into a release the files that open pages may still request: those of the served release and those that it
   * carries. Stores them as `carried` in the note.
   */
  async #carry(name: string): Promise<void> {
    const [from, to] = await Promise.all([this.served(), this.note(name)]);
    if (!from || !to || from.name === name) return;
    const [source, target] = [this.folder(from.name), this.folder(name)];
    const held = new Set(await lastingFiles(target));
    const carried = { ...to.carried };
    for (const file of await lastingFiles(source)) {
      const replaced = from.carried?.[file] ?? new Date(this.#now()).toISOString();
      if (held.has(file) || this.#now() - Date.parse(replaced) > ASSETS_KEPT) continue;
      await mkdir(dirname(join(target, file)), { recursive: true });
      await link(join(source, file), join(target, file)).catch(() => copyFile(join(source, file), join(target, file)));
      carried[file] = replaced;
    }
    await this.keepNote({ ...to, carried });
  }

  /** Stores the note of a release, which makes the release complete. */
  async keepNote(note: ReleaseNote): Promise<void> {
    await replaceFile(`${this.folder(note.name)}.json`, JSON.stringify(note, null, 1));
  }

  /**
   * Removes releases and snapshots older than `release`, except the newest `KEPT` and the served one. Newer ones stay,
   * since they may be in preparation.
   */
  async tidy(release: string): Promise<void> {
    const served = await this.served();
    const keep = new Set([served?.name, ...(await this.list()).slice(0, KEPT)]);
    for (const folder of ['releases', 'snapshots']) {
      for (const entry of await readdir(join(this.root, folder)).catch(() => [])) {
        const name = entry.replace(/\.json(?:\.part)?$/, '');
        if (keep.has(name) || name > release) continue;
        await rm(join(this.root, folder, entry), { recursive: true, force: true });
      }
    }
  }
}

/**
 * Returns the files of a release that open pages may still request after the next release, as paths below its folder.
 */
async function lastingFiles(release: string, below: readonly string[] = LASTING): Promise<string[]> {
  const folders = await Promise.all(
    below.map(async (folder) => {
      const entries = await readdir(join(release, folder), { recursive: true, withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  return folders.flat().map((file) => relative(release, file));
}

/** Moves a file or folder; copies it when the target is on another disk. */
export async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true, force: true });
  }
}
