import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Migration } from 'kysely/migration';
import { type ArchiveManifest, FOLDERS, KeepingError, linesFile } from '#domain/backup/archive.rules.ts';
import * as say from '#domain/backup/backup.texts.ts';
import { clearTables, fillTable, parentsFirst } from '#domain/backup/fill-store.repo.ts';
import { unpackArchive } from '#domain/backup/read-archive.service.ts';
import { flushFolder } from '#domain/backup/write-archive.service.ts';
import { tellRestored } from '#domain/outbox/outbox.repo.ts';
import { indianClock } from '#lib/dates.ts';
import { errorOf } from '#lib/narrow.ts';
import type { Config } from '#server/config.ts';
import { applyMigrations, openDatabase, type StorePlace, storeFile } from '#server/db/database.ts';
import { isStoreInUse, TableSwitch } from '#server/db/exclusive.ts';
import { storeFault } from '#server/db/faults.ts';
import { withStoreImage } from '#server/db/store-image.ts';
import { PoolerError, type Way, WayError, withOption } from '#server/db/way.ts';
import { demandUnmoved } from '#server/moved.ts';
import { endRestore, noteRestore, readRestoreNote, type RestoreNote } from '#server/restoring.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';

export interface RestoreOptions {
  /** File of the archive. */
  file: string;
  /** True to put what is there aside; otherwise only an empty folder and an empty database are filled. */
  replace: boolean;
  /** Now, in ms since 1970. */
  now: number;
  /** Migrations of this shop. */
  migrations: Record<string, Migration>;
  /** How the shop reaches the database when it serves, where that is not the way of the restore. */
  serving?: Pick<Way, 'role' | 'isPooler'> | undefined;
  /** Stops the restore until its shop begins to take its place. */
  signal?: AbortSignal | undefined;
}

export interface Restored {
  manifest: ArchiveManifest;
  /**
   * Name of the folder in the data folder, and with `_` of the schema in the database, that keep what was there; empty
   * when nothing was.
   */
  aside: string;
  /** Which of the two are there. */
  keeps: { folder: boolean; schema: boolean };
}

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Actor of the audit entry: the operator at the command line. */
const OPERATOR = { id: 'command-line', name: say.commandLine };
const STAGING = /^\.restoring-[0-9a-f]{8}$/;

/**
 * Restores a shop from an archive of either kind of store. Unpacks and verifies it, fills a staging store, migrates
 * that to the current schema, and then moves it into place. With `replace`, the shop that was there is kept under the
 * name `aside`. The caller ensures that only one restore runs per data folder.
 * @throws MovedError for a data folder whose store was moved to a database, KeepingError with any other reason; the shop
 *   that was there is then unchanged
 */
export async function restoreArchive(
  config: Place,
  { file, replace, now, migrations, serving, signal }: RestoreOptions,
): Promise<Restored> {
  demandUnmoved(config);
  const id = randomBytes(4).toString('hex');
  const staging = join(config.dataDir, `.restoring-${id}`);
  const stamp = indianClock(new Date(now).toISOString()).replace(/\D/g, '');
  const aside = `before-restore-${stamp}-${id}`;
  const tables = config.databaseUrl ? await openTables(config.databaseUrl) : null;
  const schema = `restoring_${id}`;
  const place: StorePlace = config.databaseUrl
    ? { ...config, databaseUrl: withOption(config.databaseUrl, `-c search_path=${schema}`), schema }
    : { databaseUrl: null, dataDir: staging };
  try {
    await mkdir(config.dataDir, { recursive: true });
    const ended = await undoBrokenOff(config, tables);
    // What it holds of people must not lie about.
    await tables?.dropForsaken();
    for (const left of await readdir(config.dataDir))
      if (STAGING.test(left)) await rm(join(config.dataDir, left), { recursive: true, force: true });
    if (!ended) await demandRoom(config, tables, { replace, serving });
    await mkdir(staging, { mode: 0o700 });
    const manifest = await unpackArchive(file, staging, Object.keys(migrations), signal);
    const archive = digestOf(manifest);
    if (ended) {
      await endRestore(config.dataDir);
      if (ended.archive === archive) return await restored(manifest, config, tables, ended.aside);
      await demandRoom(config, tables, { replace, serving });
    }
    await tables?.makeSchema(schema);
    await fillStore(place, staging, manifest, { now, migrations, signal });
    await takePlace(config, { staging, aside, archive, tables, schema: place.schema, role: serving?.role });
    return await restored(manifest, config, tables, aside);
  } catch (error) {
    if (place.schema) await tables?.dropSchema(place.schema).catch(() => undefined);
    throw restoreFault(error, config);
  } finally {
    await rm(staging, { recursive: true, force: true });
    await tables?.close();
  }
}

/** Returns a checksum by which an archive is known again. */
const digestOf = (manifest: ArchiveManifest): string =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

/** Returns the result of a restore that has come to its end. @param aside name under which it put aside what was there */
async function restored(
  manifest: ArchiveManifest,
  { dataDir }: Place,
  tables: TableSwitch | null,
  aside: string,
): Promise<Restored> {
  const folder = await holdsFiles(join(dataDir, aside));
  if (!folder) await rm(join(dataDir, aside), { recursive: true, force: true });
  const keeps = { folder, schema: (await tables?.hasSchema(schemaOf(aside))) ?? false };
  return { manifest, aside: keeps.folder || keeps.schema ? aside : '', keeps };
}

/** Returns the name of the schema that keeps what was there. @param aside name of the folder that does */
const schemaOf = (aside: string): string => aside.replaceAll('-', '_');

/** Connects to the database and takes its lock. @throws KeepingError when that cannot be */
async function openTables(databaseUrl: string): Promise<TableSwitch> {
  const tables = await TableSwitch.open(databaseUrl).catch((error: unknown) => {
    if (!(error instanceof WayError || error instanceof PoolerError)) throw error;
    throw new KeepingError(say.nothingChanged(error.message), { cause: error });
  });
  if (!tables) throw new KeepingError(say.restoreAnotherRunning);
  return tables;
}

function restoreFault(error: unknown, { dataDir, databaseUrl }: Place): unknown {
  const fault = storeFault(error);
  const { message } = errorOf(error);
  if (fault === 'full')
    return new KeepingError(say.restoreNoSpace(dataDir, message), {
      cause: error,
    });
  if (fault === 'read-only') return new KeepingError(say.restoreNotAllowed(message), { cause: error });
  if (fault === 'unreachable' || fault === 'refused')
    return new KeepingError(databaseUrl ? say.databaseUnreachable(message) : say.storeUnreachable(message), {
      cause: error,
    });
  if (fault === 'busy')
    return new KeepingError(databaseUrl ? say.databaseHeld(message) : say.storeHeld(message), { cause: error });
  return error;
}

/**
 * Brings back what a restore moved that was broken off before its store was in place, so that the shop is as it was
 * before it. Returns the note of one that came to its last step, whose shop is whole; null otherwise.
 */
async function undoBrokenOff({ dataDir }: Place, tables: TableSwitch | null): Promise<RestoreNote | null> {
  const note = readRestoreNote(dataDir);
  if (note) {
    const waits =
      note.schema === null ? existsSync(storeFile(join(dataDir, note.staging))) : tables?.hasSchema(note.schema);
    if (!(await waits)) return note;
    for (const name of [...FOLDERS, ...storeFiles(dataDir)]) {
      const [place, aside] = [join(dataDir, name), join(dataDir, note.aside, name)];
      // What stands there came from the archive, which is unpacked again.
      if (existsSync(aside) || !note.held.includes(name)) await rm(place, { recursive: true, force: true });
      if (existsSync(aside)) await rename(aside, place);
    }
    await rm(join(dataDir, note.aside), { recursive: true, force: true });
  }
  await endRestore(dataDir);
  return null;
}

/** Returns the names of the files of the embedded store; the store itself comes last. */
function storeFiles(dataDir: string): string[] {
  const store = basename(storeFile(dataDir));
  return [`${store}-wal`, `${store}-shm`, store];
}

/**
 * Checks that the target of a restore is empty or, with `replace`, that no shop runs on it.
 * @throws KeepingError otherwise
 */
async function demandRoom(
  { dataDir, databaseUrl }: Place,
  tables: TableSwitch | null,
  { replace, serving }: Pick<RestoreOptions, 'replace' | 'serving'>,
): Promise<void> {
  if (replace) {
    const byPooler = tables !== null && serving?.isPooler === true;
    const busy = byPooler ? await tables.isInUseByPooler() : await (tables?.isInUse() ?? isStoreInUse(dataDir));
    if (busy) throw new KeepingError(byPooler ? say.restoreShopOrPoolerRunning : say.restoreShopRunning);
    return;
  }
  const advice = say.restoreIntoEmpty;
  if (tables && (await tables.hasTables())) throw new KeepingError(say.restoreDatabaseNotEmpty(advice));
  if (!databaseUrl && existsSync(storeFile(dataDir))) throw new KeepingError(say.restoreShopThere(dataDir, advice));
  for (const folder of FOLDERS)
    if (await holdsFiles(join(dataDir, folder)))
      throw new KeepingError(say.restorePicturesThere(join(dataDir, folder), advice));
}

async function holdsFiles(folder: string): Promise<boolean> {
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  return entries.some((entry) => !entry.isDirectory());
}

/**
 * Creates a store with the archive's schema, fills it, verifies the rows by checksum, migrates it to the current
 * schema, and writes the audit entry.
 * @throws KeepingError for an unknown table, a row that does not fit, or a checksum that differs
 */
async function fillStore(
  place: StorePlace,
  staging: string,
  manifest: ArchiveManifest,
  { now, migrations, signal }: Pick<RestoreOptions, 'now' | 'migrations' | 'signal'>,
): Promise<void> {
  const db = openDatabase(place);
  const schema = place.schema === undefined ? {} : { schema: place.schema };
  try {
    const upTo = manifest.migrations.at(-1);
    await applyMigrations(db, migrations, { ...schema, ...(upTo === undefined ? {} : { upTo }) });
    const there = await withStoreImage(place, async (image) => image.tables);
    const unknown = Object.keys(manifest.tables).find((name) => !there.some((table) => table.name === name));
    if (unknown) throw new KeepingError(say.restoreUnknownTable(unknown));
    const held = there.filter(({ name }) => Object.hasOwn(manifest.tables, name));
    await clearTables(db, held);
    for (const table of parentsFirst(held)) {
      await fillTable(db, table, join(staging, linesFile(table.name)), signal).catch((error: Error) => {
        if (storeFault(error) || signal?.aborted) throw error;
        throw new KeepingError(say.restoreRowsRefused(table.name, error.message), { cause: error });
      });
    }
    await demandSame(place, manifest);
    await applyMigrations(db, migrations, schema);
    signal?.throwIfAborted();
    await tellRestored(db, now);
    const from = { madeAt: manifest.madeAt, purpose: manifest.purpose };
    await writeAudit(db, OPERATOR, now, { action: 'restore', kind: 'archive', recordId: '', after: from });
  } finally {
    await db.destroy();
  }
}

/**
 * Compares row counts and checksums of the restored tables with the archive's manifest.
 * @throws KeepingError for a table that differs
 */
async function demandSame(place: StorePlace, { tables }: ArchiveManifest): Promise<void> {
  await withStoreImage(place, async (image) => {
    for (const table of image.tables) {
      const wanted = tables[table.name];
      if (!wanted) continue;
      const hash = createHash('sha256');
      let rows = 0;
      for await (const lines of image.lines(table)) {
        rows += lines.length;
        for (const line of lines) hash.update(line);
      }
      if (rows !== wanted.rows || hash.digest('hex') !== wanted.sha256)
        throw new KeepingError(say.restoreTableDiffers(table.name));
    }
  });
}

/**
 * Moves the restored shop into place, and the shop that was there into the folder `aside`. Undoes the file moves when a
 * step fails, and rethrows its error; a note beside them lets the next restore undo or end them when this one is broken
 * off.
 */
async function takePlace(
  { dataDir, databaseUrl }: Place,
  {
    staging,
    aside,
    archive,
    tables,
    schema,
    role,
  }: {
    staging: string;
    aside: string;
    archive: string;
    tables: TableSwitch | null;
    schema: string | undefined;
    role: string | undefined;
  },
): Promise<void> {
  const done: [from: string, to: string][] = [];
  const move = async (from: string, to: string): Promise<void> => {
    await rename(from, to);
    done.push([from, to]);
  };
  const putAside = async (path: string): Promise<void> => {
    await mkdir(join(dataDir, aside), { recursive: true, mode: 0o700 });
    await move(join(dataDir, path), join(dataDir, aside, path));
  };
  try {
    const held = [...FOLDERS, ...storeFiles(dataDir)].filter((name) => existsSync(join(dataDir, name)));
    await noteRestore(dataDir, { staging: basename(staging), aside, held, schema: schema ?? null, archive });
    await flushFolder(dataDir);
    for (const folder of FOLDERS) {
      if (existsSync(join(dataDir, folder))) await putAside(folder);
      if (existsSync(join(staging, folder))) await move(join(staging, folder), join(dataDir, folder));
    }
    if (tables && schema) await tables.bringIn(schema, schemaOf(aside), { role });
    if (!databaseUrl) {
      for (const file of storeFiles(dataDir)) if (existsSync(join(dataDir, file))) await putAside(file);
      // The store comes last: where it is, the shop is whole.
      await move(storeFile(staging), storeFile(dataDir));
    }
  } catch (error) {
    // Whether the tables came to their place is not known; the next restore looks, and undoes or ends this one.
    if (databaseUrl && storeFault(error) === 'unreachable')
      throw new KeepingError(say.restoreLostAtEnd(errorOf(error).message), { cause: error });
    for (const [from, to] of done.reverse()) await rename(to, from);
    if (done.length > 0) await rmdir(join(dataDir, aside)).catch(() => undefined);
    await endRestore(dataDir);
    throw error;
  }
  await flushFolder(dataDir);
  await endRestore(dataDir);
}
