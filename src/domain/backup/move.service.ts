import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Migration } from 'kysely/migration';
import { KeepingError } from '#domain/backup/archive.rules.ts';
import * as say from '#domain/backup/backup.texts.ts';
import { clearTables, fillRows, parentsFirst } from '#domain/backup/fill-store.repo.ts';
import { errorOf } from '#lib/narrow.ts';
import type { Config } from '#server/config.ts';
import { applyMigrations, openDatabase, type StorePlace, storeFile } from '#server/db/database.ts';
import { isStoreInUse, TableSwitch } from '#server/db/exclusive.ts';
import { MOVING_IN } from '#server/db/moving.repo.ts';
import { storeFault } from '#server/db/faults.ts';
import { type StoreImage, type StoreTable, withStoreImage } from '#server/db/store-image.ts';
import { PoolerError, WayError, withOption } from '#server/db/way.ts';
import { endMove, markMoved, movedText, noteMove } from '#server/moved.ts';
import { restoringText } from '#server/restoring.ts';

/** Tables that are not moved, because they contain state of running processes. */
const LEFT = ['lease', 'call_count', 'heartbeat'];

/** Number of rows of a table, and a checksum of them in the order of their key. */
export interface TableSum {
  name: string;
  rows: number;
  sha256: string;
  /** False for a table that an earlier, killed move had copied already. */
  brought: boolean;
}

/** Callback for each table that has been copied. */
type Told = (table: TableSum) => void;

/**
 * Moves the SQLite store of a data folder into an empty PostgreSQL database, sessions included. Copies the tables into
 * a staging schema, compares them with the originals by checksum, and switches all to their place in one transaction.
 * Only reads the old store, and marks its folder as moved at the end. After an interrupted move the next call skips
 * tables that are complete. Returns the checksums of all tables.
 * @param told called after each table
 * @param signal stops the move until the tables begin to take their place
 * @throws KeepingError with the reason; the database then contains no shop that could be served
 */
export async function moveStore(
  { dataDir }: Pick<Config, 'dataDir'>,
  to: string,
  migrations: Record<string, Migration>,
  told: Told = () => undefined,
  signal?: AbortSignal,
): Promise<TableSum[]> {
  if (!existsSync(storeFile(dataDir)))
    throw new KeepingError(`${dataDir} holds no embedded store; DATA_DIR names another folder.`);
  const fault = movedText(dataDir) ?? restoringText(dataDir);
  if (fault) throw new KeepingError(fault);
  if (isStoreInUse(dataDir)) throw new KeepingError(say.moveShopRunning);
  const { host, pathname } = new URL(to);
  let tables: TableSwitch | null = null;
  let isNoted = false;
  try {
    tables = await TableSwitch.open(to);
    if (!tables) throw new KeepingError(say.moveAnotherRunning);
    if (await tables.hasTables()) {
      // Killed between the two last steps: the tables are in their place, and the old store does not know it yet.
      const sums = (await tables.mark()) === null ? [] : await sumsOf({ databaseUrl: null, dataDir });
      if (sums.length > 0 && (await tables.mark()) === digestOf(sums)) {
        await markMoved(dataDir, host + pathname);
        return sums;
      }
      throw new KeepingError(say.moveDatabaseNotEmpty(host, pathname));
    }
    await noteMove(dataDir, host + pathname);
    isNoted = true;
    if (!(await tables.hasSchema(MOVING_IN))) await tables.makeSchema(MOVING_IN);
    const sums = await bring(
      { databaseUrl: null, dataDir },
      { databaseUrl: withOption(to, `-c search_path=${MOVING_IN}`), dataDir, schema: MOVING_IN },
      migrations,
      told,
      signal,
    );
    isNoted = false;
    await tables.bringIn(MOVING_IN, 'before_move', { mark: digestOf(sums) });
    await markMoved(dataDir, host + pathname);
    return sums;
  } catch (error) {
    // Who hears of the fault knows that the old store serves on; after a kill nobody was told.
    if (isNoted) await endMove(dataDir);
    const { message } = errorOf(error);
    if (error instanceof PoolerError) throw new KeepingError(say.nothingChanged(message), { cause: error });
    if (error instanceof WayError)
      throw new KeepingError(say.moveBrokenOff(message), {
        cause: error,
      });
    if (storeFault(error) === null) throw error;
    throw new KeepingError(say.moveFailed(host, pathname, message), { cause: error });
  } finally {
    await tables?.close();
  }
}

async function bring(
  from: StorePlace,
  to: StorePlace,
  migrations: Record<string, Migration>,
  told: Told,
  signal: AbortSignal | undefined,
): Promise<TableSum[]> {
  const db = openDatabase(to);
  const schema = { schema: MOVING_IN };
  try {
    return await withStoreImage(from, async (old) => {
      const upTo = old.migrations.at(-1);
      if (upTo === undefined) throw new KeepingError(say.moveNoShop);
      await applyMigrations(db, migrations, { ...schema, upTo });
      const wanted = new Map<string, Sum>();
      for (const table of movedTables(old)) wanted.set(table.name, await sumOf(old, table));
      const [there, held] = await withStoreImage(to, async (image) => {
        const found = new Map<string, Sum>();
        for (const table of image.tables) found.set(table.name, await sumOf(image, table));
        return [image.tables.filter(({ name }) => wanted.has(name)), found] as const;
      });
      const missing = there.filter(({ name }) => !isSame(held.get(name), wanted.get(name)));
      await clearTables(db, missing);
      for (const table of parentsFirst(there)) {
        const source = old.tables.find(({ name }) => name === table.name);
        const sum = wanted.get(table.name);
        if (!source || !sum) continue;
        const brought = missing.includes(table);
        if (brought) await fillRows(db, table, linesOf(old, source), signal);
        told({ name: table.name, ...sum, brought });
      }
      await withStoreImage(to, async (image) => {
        for (const table of image.tables)
          if (wanted.has(table.name) && !isSame(await sumOf(image, table), wanted.get(table.name)))
            throw new KeepingError(say.moveTableDiffers(table.name));
      });
      await applyMigrations(db, migrations, schema);
      signal?.throwIfAborted();
      return [...wanted].map(([name, sum]) => ({
        name,
        ...sum,
        brought: missing.some((table) => table.name === name),
      }));
    });
  } finally {
    await db.destroy();
  }
}

const movedTables = ({ tables }: StoreImage): StoreTable[] => tables.filter(({ name }) => !LEFT.includes(name));

/** Returns row counts and checksums of the old store's tables. */
const sumsOf = (from: StorePlace): Promise<TableSum[]> =>
  withStoreImage(from, async (old) => {
    const sums: TableSum[] = [];
    for (const table of movedTables(old)) sums.push({ name: table.name, ...(await sumOf(old, table)), brought: false });
    return sums;
  });

/** Returns one SHA-256 checksum over all tables, independent of their order. */
const digestOf = (sums: readonly TableSum[]): string =>
  createHash('sha256')
    .update(
      sums
        .map(({ name, sha256 }) => `${name} ${sha256}`)
        .sort()
        .join(),
    )
    .digest('hex');

type Sum = Pick<TableSum, 'rows' | 'sha256'>;

const isSame = (one: Sum | undefined, other: Sum | undefined): boolean =>
  one !== undefined && one.rows === other?.rows && one.sha256 === other.sha256;

async function sumOf(image: StoreImage, table: StoreTable): Promise<Sum> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of image.lines(table)) {
    rows += lines.length;
    for (const line of lines) hash.update(line);
  }
  return { rows, sha256: hash.digest('hex') };
}

async function* linesOf(image: StoreImage, table: StoreTable): AsyncGenerator<string> {
  for await (const lines of image.lines(table)) yield* lines;
}
