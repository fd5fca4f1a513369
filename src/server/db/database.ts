import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql, type Transaction } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { newId } from '#lib/ids.ts';
import { codeOf, errorOf } from '#lib/narrow.ts';
import { SECOND } from '#lib/time.ts';
import { isCommitted, leaveMark } from '#server/db/commit-mark.repo.ts';
import { watchedPool } from '#server/db/connections.ts';
import { isLost } from '#server/db/faults.ts';
import { noteKept } from '#server/db/kept.ts';
import { inMigration, SessionlessPostgres } from '#server/db/migration-lock.ts';
import { MIGRATION_TABLE, ranMigrations } from '#server/db/newer-store.ts';
import type { Schema } from '#server/db/schema.ts';
import { SqliteDialect } from '#server/db/sqlite-dialect.ts';
import { demandUnmoved } from '#server/moved.ts';

export type Database = Kysely<Schema>;
/** Database, or the transaction that a query belongs to. */
export type Queries = Kysely<Schema> | Transaction<Schema>;

const engines = new WeakMap<object, 'sqlite' | 'postgres'>();
const pools = new WeakMap<object, pg.Pool>();
/** Databases whose transactions leave a mark: what a restore fills may be of an earlier shop, without a place for them. */
const marking = new WeakSet<object>();

/** Place of the store. */
export interface StorePlace {
  databaseUrl: string | null;
  dataDir: string;
  /** PostgreSQL only: the schema to use instead of the database's default. */
  schema?: string;
}

/** Returns the connection options that select a PostgreSQL schema; empty without a schema. */
export const schemaOptions = (schema: string | undefined): { options?: string } =>
  schema === undefined ? {} : { options: `-c search_path=${schema}` };

/**
 * Time limits of PostgreSQL for locks and statements, in ms: a held table or an endless query must not block people and
 * connections. Set by a statement, because connection poolers refuse unknown parameters at the start.
 */
const SERVING = 'set lock_timeout = 4000; set statement_timeout = 15000';
/** Longest wait for the answer to a statement, ms: a machine that lost its power ends no connection. */
const SILENCE = 16 * SECOND;

/**
 * Opens the store: PostgreSQL when `databaseUrl` is set, otherwise one SQLite file in the data folder, which is created
 * when missing. Runs no migrations.
 * @param serving true sets time limits for locks and statements and asks about commits whose answer was lost, for a
 *   server that answers requests; false for migrations, backups and restores
 * @throws MovedError when the embedded store was moved to a database
 */
export function openDatabase({ databaseUrl, dataDir, schema }: StorePlace, { serving = false } = {}): Database {
  if (databaseUrl) {
    pg.types.setTypeParser(pg.types.builtins.INT8, Number);
    pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
    pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
    const connection = { connectionString: databaseUrl, ...schemaOptions(schema) };
    const pool = new pg.Pool({
      ...connection,
      max: 10,
      connectionTimeoutMillis: 10 * SECOND,
      // Statements that need no answer of each other are sent at once (`one-trip.ts`).
      pipeline: true,
      ...(serving ? { query_timeout: SILENCE, onConnect: async (fresh) => void (await fresh.query(SERVING)) } : {}),
    });
    // A connection that breaks fails the statement that uses it and is replaced. It also tells so, idle or between two
    // statements of a transaction, and without a listener that would end the process.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    const db = new Kysely<Schema>({ dialect: new SessionlessPostgres({ pool: watchedPool(pool) }) });
    engines.set(db, 'postgres');
    pools.set(db, pool);
    if (serving) marking.add(db);
    return db;
  }
  demandUnmoved({ databaseUrl: null, dataDir });
  mkdirSync(dataDir, { recursive: true });
  const db = new Kysely<Schema>({ dialect: new SqliteDialect(storeFile(dataDir)) });
  engines.set(db, 'sqlite');
  return db;
}

/** Returns the path of the SQLite file in a data folder. */
export const storeFile = (dataDir: string): string => join(dataDir, 'shop.sqlite');

export const isPostgres = (db: Database): boolean => engines.get(db) === 'postgres';

/** Returns the connection pool of PostgreSQL; undefined for SQLite. */
export const poolOf = (db: Database): pg.Pool | undefined => pools.get(db);

/**
 * Migrates a store to the newest migration, or to `upTo`. Of several processes that do so at the same time one runs the
 * migrations, the others wait.
 * @param options.schema schema of PostgreSQL, when the store was opened in one
 * @returns the names of the migrations that ran
 * @throws MigrationBusy after waiting 10 minutes; NewerStoreError when a newer version has changed the store; the error
 *   of a failed migration
 */
export async function applyMigrations(
  db: Database,
  migrations: Record<string, Migration>,
  { upTo, schema }: { upTo?: string; schema?: string } = {},
): Promise<string[]> {
  const run = async (queries: Queries): Promise<string[]> => {
    const table = await migrationTable(db, queries, schema);
    const newer = table === null ? {} : (await ranMigrations(queries, migrations, table)).newer;
    const migrator = new Migrator({
      db: queries,
      provider: { getMigrations: async () => ({ ...migrations, ...newer }) },
      ...(schema === undefined ? {} : { migrationTableSchema: schema }),
    });
    const { error, results } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
    if (error) throw errorOf(error);
    return (results ?? []).filter((one) => one.status === 'Success').map((one) => one.migrationName);
  };
  return isPostgres(db) ? inMigration(db, run) : run(db);
}

/**
 * Returns the migrations that have not run on a store yet, and whether it is new: none has.
 * @throws NewerStoreError when a newer version has changed the store
 */
export async function waitingMigrations(
  db: Database,
  migrations: Record<string, Migration>,
): Promise<{ waiting: string[]; isNew: boolean }> {
  const all = Object.keys(migrations);
  const table = await migrationTable(db, db, undefined);
  if (table === null) return { waiting: all, isNew: true };
  const { ran } = await ranMigrations(db, migrations, table);
  return { waiting: all.filter((name) => !ran.includes(name)), isNew: ran.length === 0 };
}

/** Returns the name of the table in which Kysely keeps the migrations that ran; null when the store has none. */
async function migrationTable(db: Database, queries: Queries, schema: string | undefined): Promise<string | null> {
  const name = schema === undefined ? MIGRATION_TABLE : `${schema}.${MIGRATION_TABLE}`;
  const found = isPostgres(db)
    ? sql<{ name: string | null }>`select to_regclass(${name})::text as name`
    : sql<{ name: string }>`select name from sqlite_master where type = 'table' and name = ${name}`;
  const { rows } = await found.execute(queries);
  return rows[0]?.name ? name : null;
}

const MAX_TRIES = 30;

/** Isolation level of a transaction on PostgreSQL; the embedded store has one writer. */
export type Isolation =
  /** Serializable isolation; the transaction is repeated on a conflict. */
  | 'serializable'
  /** Each statement sees what was committed before it: enough behind a lock, or with the condition in the statement. */
  | 'read committed';

interface TransactionOptions {
  queue?: string;
  isolation?: Isolation;
}

/**
 * Runs database work as one transaction and returns its result. Repeats the work, up to 30 tries, when the database
 * reports a conflict (PostgreSQL 40001, 40P01) or the work throws `Collision`; the work must therefore have no other
 * side effects. `serializable` is needed unless the work locks a row first or its statements carry their conditions;
 * `read committed` then avoids repeats.
 * @param options.queue name of a row that many transactions write; those of this process run one after another, which
 *   avoids conflicts among them
 */
export async function withTransaction<T>(
  db: Database,
  work: (tx: Transaction<Schema>) => Promise<T>,
  { queue, isolation = 'serializable' }: TransactionOptions = {},
): Promise<T> {
  const run = (): Promise<T> =>
    repeated(() => {
      if (marking.has(db)) return marked(db, work, isolation);
      return (isPostgres(db) ? db.transaction().setIsolationLevel(isolation) : db.transaction()).execute(work);
    });
  return queue === undefined ? run() : inTurn(db, queue, run);
}

/** Runs a transaction of PostgreSQL whose commit is asked about when its answer was lost. */
async function marked<T>(
  db: Database,
  work: (tx: Transaction<Schema>) => Promise<T>,
  isolation: Isolation,
): Promise<T> {
  const id = newId();
  const sent: { value: T }[] = [];
  try {
    return await db
      .transaction()
      .setIsolationLevel(isolation)
      .execute(async (tx) => {
        const value = await work(tx);
        sent.push({ value });
        await leaveMark(tx, id);
        return value;
      });
  } catch (error) {
    const [last] = sent;
    if (!last) throw error;
    await demandCommitted(db, id, error);
    return last.value;
  }
}

/**
 * Returns when a transaction that left a mark was committed although it ended in an error, because the connection broke.
 * @throws the error when it was not a broken connection; Collision when it was not committed, so that the work is
 *   repeated; UnsureCommit when the database cannot be asked
 */
export async function demandCommitted(db: Database, mark: string, error: unknown): Promise<void> {
  if (!isLost(error)) throw error;
  if (!(await isCommitted(db, mark))) throw new Collision('The connection broke before the commit.', { cause: error });
  noteKept();
}

/**
 * Runs the given work after all earlier work of the same queue in this process, and returns its result. A failure does
 * not stop later work.
 */
export async function inTurn<T>(db: Database, queue: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(db) ?? new Map<string, Promise<unknown>>();
  lines.set(db, line);
  const turn = (line.get(queue) ?? Promise.resolve()).then(work, work);
  line.set(queue, turn);
  try {
    return await turn;
  } finally {
    if (line.get(queue) === turn) line.delete(queue);
  }
}

/** Error that makes `withTransaction` repeat the work, because a row that it read has since changed. */
export class Collision extends Error {
  readonly code = '40001';
}

/** Last work of each queue. */
const lines = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Runs a transaction, and repeats it after a short random wait while the database reports a conflict (40001 or 40P01),
 * up to 30 tries.
 * @throws the last error
 */
export async function repeated<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const code = codeOf(error);
      if (attempt >= MAX_TRIES || (code !== '40001' && code !== '40P01')) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * Math.min(attempt, 10)));
    }
  }
}
