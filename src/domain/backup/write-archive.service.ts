import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createTarPacker, type TarPackController } from 'modern-tar';
import { errorOf } from '#lib/narrow.ts';
import { DAY } from '#lib/time.ts';
import {
  type ArchiveHead,
  type ArchiveManifest,
  archiveName,
  type FileSum,
  FOLDERS,
  FORMAT,
  FORMAT_VERSION,
  HEAD_FILE,
  holdsTable,
  KeepingError,
  linesFile,
  MANIFEST_FILE,
  type Purpose,
  SHEETS,
} from '#domain/backup/archive.rules.ts';
import * as say from '#domain/backup/backup.texts.ts';
import type { Config } from '#server/config.ts';
import { storeFile } from '#server/db/database.ts';
import { storeFault } from '#server/db/faults.ts';
import { type StoreImage, type StoreTable, withStoreImage } from '#server/db/store-image.ts';

/** Function that writes tables for people into a folder, from the archive's snapshot. */
export type Sheets = (image: StoreImage, folder: string) => Promise<void>;

/** Options of an archive. */
export interface ArchiveOptions {
  purpose: Purpose;
  /** Folder of the archive; made where it is missing. */
  folder: string;
  /** Now, in ms since 1970. */
  now: number;
  /** True for a backup that the shop makes by itself and deletes later. */
  nightly?: boolean;
  sheets?: Sheets;
  /** Stops the writing. */
  signal?: AbortSignal;
}

export interface WrittenArchive {
  file: string;
  bytes: number;
  manifest: ArchiveManifest;
}

/** File mode: only the operator may read an archive, which holds everybody's names, addresses and orders. */
const OWNER_ONLY = 0o600;
const STARTED = '.shagun-archive-';

/**
 * Writes all data of the shop into one archive while the shop keeps running: a snapshot of the rows, and the media
 * files. The file gets its final name when it is complete; nothing remains after a failure.
 * @throws KeepingError when there is no shop, the folder cannot be written, the disk is full or the store cannot be
 *   reached; the reason of `signal` when it aborts
 */
export async function writeArchive(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: ArchiveOptions,
): Promise<WrittenArchive> {
  const { folder, now } = options;
  if (!config.databaseUrl && !existsSync(storeFile(config.dataDir)))
    throw new KeepingError(
      `There is no shop in ${config.dataDir}, so there is nothing to write. DATA_DIR can name another folder.`,
    );
  const work = join(folder, `${STARTED}${randomBytes(4).toString('hex')}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await dropForsaken(folder, now);
    await mkdir(work, { mode: 0o700 });
    const head = {
      format: FORMAT,
      version: FORMAT_VERSION,
      purpose: options.purpose,
      madeAt: new Date(now).toISOString(),
    };
    const { migrations, tables } = await withStoreImage(config, async (image) => {
      if (image.migrations.length === 0) throw new KeepingError(say.archiveNoShop);
      const counts = await writeLines(image, options.purpose, work);
      await options.sheets?.(image, join(work, SHEETS));
      return { migrations: image.migrations, tables: counts };
    });
    const part = join(work, 'archive');
    const manifest = await pack(part, { ...head, migrations }, tables, {
      work,
      dataDir: config.dataDir,
      signal: options.signal,
    });
    const { size } = await stat(part);
    const file = await freeName(folder, archiveName(options.nightly ? 'nightly' : options.purpose, now));
    await rename(part, file);
    await flushFolder(folder);
    return { file, bytes: size, manifest };
  } catch (error) {
    throw archiveFault(error, folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function archiveFault(error: unknown, folder: string): unknown {
  const fault = storeFault(error);
  const { message } = errorOf(error);
  const why = { cause: error };
  if (fault === 'full') return new KeepingError(say.archiveNoSpace(folder, message), why);
  if (fault === 'read-only') return new KeepingError(say.archiveNotWritten(folder, message), why);
  if (fault === 'unreachable' || fault === 'refused')
    return new KeepingError(say.archiveStoreUnreachable(message), why);
  return error;
}

/** Deletes the temporary folders of interrupted runs that are older than a day; younger ones may still be in use. */
async function dropForsaken(folder: string, now: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(STARTED));
  for (const name of names) {
    const left = await stat(join(folder, name)).catch(() => null);
    if (left && left.mtimeMs < now - DAY) await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function freeName(folder: string, name: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const file = join(folder, count === 1 ? name : name.replace('.tar.gz', `-${count}.tar.gz`));
    if (!existsSync(file)) return file;
  }
}

/** Flushes a folder to disk, so that a rename in it survives a power failure. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Writes the rows of a snapshot into one file per table and returns the row counts by table. The archive is packed from
 * these files later, so that the snapshot need not stay open while media files are packed.
 */
async function writeLines(image: StoreImage, purpose: Purpose, work: string): Promise<Record<string, number>> {
  await mkdir(join(work, 'data'));
  const rows: Record<string, number> = {};
  for (const table of image.tables.filter(({ name }) => holdsTable(purpose, name))) {
    let count = 0;
    const lines = async function* (from: StoreTable): AsyncGenerator<string> {
      for await (const some of image.lines(from)) {
        count += some.length;
        yield some.join('');
      }
    };
    await writeFile(join(work, linesFile(table.name)), lines(table), { mode: OWNER_ONLY });
    rows[table.name] = count;
  }
  return rows;
}

async function pack(
  part: string,
  head: ArchiveHead,
  rows: Readonly<Record<string, number>>,
  { work, dataDir, signal }: { work: string; dataDir: string; signal: AbortSignal | undefined },
): Promise<ArchiveManifest> {
  const { readable, controller } = createTarPacker();
  const gzip = createGzip({ level: 4 });
  const manifest: ArchiveManifest = { ...head, tables: {}, files: {} };
  const fill = async (): Promise<void> => {
    try {
      await addText(controller, HEAD_FILE, head);
      for (const [table, count] of Object.entries(rows)) {
        const sum = await addFile(controller, linesFile(table), join(work, linesFile(table)));
        if (sum) manifest.tables[table] = { rows: count, ...sum };
      }
      for (const [folder, below] of [[work, SHEETS] as const, ...FOLDERS.map((name) => [dataDir, name] as const)]) {
        for (const path of await filesOf(join(folder, below))) {
          signal?.throwIfAborted();
          const name = `${below}/${path}`;
          const sum = await addFile(controller, name, join(folder, below, path));
          if (sum) manifest.files[name] = sum;
        }
      }
      await addText(controller, MANIFEST_FILE, manifest);
      controller.finalize();
    } catch (error) {
      controller.error(error);
      throw error;
    }
  };
  const results = await Promise.allSettled([
    writeFile(part, gzip, { mode: OWNER_ONLY, flush: true }),
    fill(),
    pipeline(readable, gzip),
  ]);
  const faults = results.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
  // When one of them fails the others are broken off; the first fault is the one with a name.
  if (faults.length > 0) throw faults.find((fault) => storeFault(fault) !== null) ?? faults[0];
  return manifest;
}

/**
 * Returns the sorted relative paths of all files below a folder; empty when it does not exist. Leaves out links, hidden
 * files, and `.part` files, which are being written.
 */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part') && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

async function addText(controller: TarPackController, name: string, content: unknown): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify(content, null, 1)}\n`);
  const writer = controller.add({ name, size: bytes.length, mode: OWNER_ONLY }).getWriter();
  await writer.write(bytes);
  await writer.close();
}

/**
 * Adds a file to the archive at its size when opened. Returns its size in bytes and its SHA-256; null when it does not
 * exist any more.
 */
async function addFile(controller: TarPackController, name: string, file: string): Promise<FileSum | null> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!handle) return null;
  try {
    const { size, mtime } = await handle.stat();
    const hash = createHash('sha256');
    const writer = controller.add({ name, size, mtime, mode: OWNER_ONLY }).getWriter();
    if (size > 0) {
      for await (const chunk of handle.createReadStream({ autoClose: false, start: 0, end: size - 1 })) {
        hash.update(chunk);
        await writer.write(chunk);
      }
    }
    await writer.close();
    return { bytes: size, sha256: hash.digest('hex') };
  } finally {
    await handle.close();
  }
}
