import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Migration } from 'kysely/migration';
import { type ArchiveManifest, FOLDERS, KeepingError, linesFile } from '#domain/backup/archive.rules.ts';
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
import { demandUnmoved } from '#server/moved.ts';
import { endRestore, noteRestore, readRestoreNote } from '#server/restoring.ts';
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
}

export interface Restored {
  manifest: ArchiveManifest;
  /**
   * Name of the folder in the data folder, and with `_` of the schema in the database, that keep what was there; empty
   * when nothing was.
   */
  aside: string;
}

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Actor of the audit entry: the operator at the command line. */
const OPERATOR = { id: 'command-line', name: 'the command line' };
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
  { file, replace, now, migrations }: RestoreOptions,
): Promise<Restored> {
  demandUnmoved(config);
  const id = randomBytes(4).toString('hex');
  const staging = join(config.dataDir, `.restoring-${id}`);
  const stamp = indianClock(new Date(now).toISOString()).replace(/\D/g, '');
  const aside = `before-restore-${stamp}-${id}`;
  const tables = config.databaseUrl ? await TableSwitch.open(config.databaseUrl) : null;
  if (config.databaseUrl && !tables)
    throw new KeepingError('Another restore is at work on this database. Nothing was changed.');
  const place: StorePlace = config.databaseUrl
    ? { ...config, schema: `restoring_${id}` }
    : { databaseUrl: null, dataDir: staging };
  try {
    await mkdir(config.dataDir, { recursive: true });
    await undoBrokenOff(config, tables);
    // What it holds of people must not lie about.
    await tables?.dropForsaken();
    for (const left of await readdir(config.dataDir))
      if (STAGING.test(left)) await rm(join(config.dataDir, left), { recursive: true, force: true });
    await demandRoom(config, tables, replace);
    await mkdir(staging, { mode: 0o700 });
    const manifest = await unpackArchive(file, staging, Object.keys(migrations));
    if (place.schema) await tables?.makeSchema(place.schema);
    await fillStore(place, staging, manifest, { now, migrations });
    const kept = await takePlace(config, { staging, aside, tables, schema: place.schema });
    return { manifest, aside: kept ? aside : '' };
  } catch (error) {
    if (place.schema) await tables?.dropSchema(place.schema).catch(() => undefined);
    throw restoreFault(error, config);
  } finally {
    await rm(staging, { recursive: true, force: true });
    await tables?.close();
  }
}

function restoreFault(error: unknown, { dataDir, databaseUrl }: Place): unknown {
  const fault = storeFault(error);
  const { message } = errorOf(error);
  if (fault === 'full')
    return new KeepingError(`There is no room to restore into ${dataDir} (${message}). Nothing was changed.`, {
      cause: error,
    });
  if (fault === 'read-only')
    return new KeepingError(`Restoring is not allowed here (${message}). Nothing was changed.`, { cause: error });
  if (fault === 'unreachable' || fault === 'refused')
    return new KeepingError(
      `The ${databaseUrl ? 'database' : 'store'} cannot be reached (${message}). Nothing was changed.`,
      {
        cause: error,
      },
    );
  return error;
}

/**
 * Brings back what a restore moved that was broken off before its store was in place, so that the shop is as it was
 * before it. Does nothing after one that came to its last step.
 */
async function undoBrokenOff({ dataDir }: Place, tables: TableSwitch | null): Promise<void> {
  const note = readRestoreNote(dataDir);
  if (note) {
    const waits =
      note.schema === null ? existsSync(storeFile(join(dataDir, note.staging))) : tables?.hasSchema(note.schema);
    if (await waits) {
      for (const name of [...FOLDERS, ...storeFiles(dataDir)]) {
        const [place, aside] = [join(dataDir, name), join(dataDir, note.aside, name)];
        // What stands there came from the archive, which is unpacked again.
        if (existsSync(aside) || !note.held.includes(name)) await rm(place, { recursive: true, force: true });
        if (existsSync(aside)) await rename(aside, place);
      }
      await rm(join(dataDir, note.aside), { recursive: true, force: true });
    }
  }
  await endRestore(dataDir);
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
  replace: boolean,
): Promise<void> {
  if (replace) {
    const busy = tables ? await tables.isInUse() : isStoreInUse(dataDir);
    if (busy)
      throw new KeepingError('The shop is running: stop every process of it first, then restore. Nothing was changed.');
    return;
  }
  const advice = 'Restore into an empty one, or add --replace, which keeps what is there aside. Nothing was changed.';
  if (tables && (await tables.hasTables())) throw new KeepingError(`The database is not empty. ${advice}`);
  if (!databaseUrl && existsSync(storeFile(dataDir)))
    throw new KeepingError(`${dataDir} holds a shop already. ${advice}`);
  for (const folder of FOLDERS)
    if (await holdsFiles(join(dataDir, folder)))
      throw new KeepingError(`${join(dataDir, folder)} holds pictures already. ${advice}`);
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
  { now, migrations }: Pick<RestoreOptions, 'now' | 'migrations'>,
): Promise<void> {
  const db = openDatabase(place);
  const schema = place.schema === undefined ? {} : { schema: place.schema };
  try {
    const upTo = manifest.migrations.at(-1);
    await applyMigrations(db, migrations, { ...schema, ...(upTo === undefined ? {} : { upTo }) });
    const there = await withStoreImage(place, async (image) => image.tables);
    const unknown = Object.keys(manifest.tables).find((name) => !there.some((table) => table.name === name));
    if (unknown)
      throw new KeepingError(
        `The archive has a table "${unknown}", which this shop does not know. Nothing was changed.`,
      );
    const held = there.filter(({ name }) => Object.hasOwn(manifest.tables, name));
    await clearTables(db, held);
    for (const table of parentsFirst(held)) {
      await fillTable(db, table, join(staging, linesFile(table.name))).catch((error: Error) => {
        if (storeFault(error)) throw error;
        throw new KeepingError(
          `The rows of "${table.name}" cannot be kept (${error.message}). Nothing was changed; take another archive.`,
          { cause: error },
        );
      });
    }
    await demandSame(place, manifest);
    await applyMigrations(db, migrations, schema);
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
        throw new KeepingError(`The table "${table.name}" did not come back as the archive says. Nothing was changed.`);
    }
  });
}

/**
 * Moves the restored shop into place, and the shop that was there into the folder `aside`. Undoes the file moves when a
 * step fails, and rethrows its error; a note beside them lets the next restore undo them when this one is broken off.
 * Returns true when there was a shop before.
 */
async function takePlace(
  { dataDir, databaseUrl }: Place,
  {
    staging,
    aside,
    tables,
    schema,
  }: { staging: string; aside: string; tables: TableSwitch | null; schema: string | undefined },
): Promise<boolean> {
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
    await noteRestore(dataDir, { staging: basename(staging), aside, held, schema: schema ?? null });
    await flushFolder(dataDir);
    const oldStore = tables !== null && (await tables.hasTables());
    for (const folder of FOLDERS) {
      if (existsSync(join(dataDir, folder))) await putAside(folder);
      if (existsSync(join(staging, folder))) await move(join(staging, folder), join(dataDir, folder));
    }
    if (tables && schema) await tables.bringIn(schema, aside.replaceAll('-', '_'));
    if (!databaseUrl) {
      for (const file of storeFiles(dataDir)) if (existsSync(join(dataDir, file))) await putAside(file);
      // The store comes last: where it is, the shop is whole.
      await move(storeFile(staging), storeFile(dataDir));
    }
    await flushFolder(dataDir);
    await endRestore(dataDir);
    const old = (await holdsFiles(join(dataDir, aside))) || oldStore;
    if (!(await holdsFiles(join(dataDir, aside)))) await rm(join(dataDir, aside), { recursive: true, force: true });
    return old;
  } catch (error) {
    for (const [from, to] of done.reverse()) await rename(to, from);
    await endRestore(dataDir);
    throw error;
  }
}
