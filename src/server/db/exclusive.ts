import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SECOND } from '#lib/time.ts';
import { storeFile } from '#server/db/database.ts';
import { sqliteCode } from '#server/db/faults.ts';
import { demandDirect } from '#server/db/way.ts';

/**
 * Tells whether a program has the SQLite file of a data folder open; false when there is no such file, or it cannot be
 * read.
 */
export function isStoreInUse(dataDir: string): boolean {
  const file = storeFile(dataDir);
  if (!existsSync(file)) return false;
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { timeout: 0 });
    db.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN IMMEDIATE; COMMIT');
    return false;
  } catch (error) {
    // SQLITE_BUSY and SQLITE_LOCKED.
    return [5, 6].includes(sqliteCode(error) ?? 0);
  } finally {
    db?.close();
  }
}

/** Number of the advisory lock, which nothing else of the shop uses. */
const RESTORING = 741_852_963;
const MADE_BY_US = /^restoring_[0-9a-f]{8}$/;
const MARK = 'brought in: ';
/**
 * Settings of the session: a lock on a table is waited for 30 s and a statement takes as long as it needs, whatever the
 * role's time-outs are; a client that lost its power is noticed within a minute, and its lock freed.
 */
const SESSION = `set lock_timeout = 30000; set statement_timeout = 0; set tcp_keepalives_idle = 30;
  set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3`;
/** Time for which a pooler's connections must lie idle, ms; a shop that runs uses one every five seconds. */
const QUIET = 11 * SECOND;
const TABLES = 'select tablename as name from pg_tables where schemaname = ';

/**
 * Replaces the tables of a PostgreSQL database with those of another schema. Its connection holds a lock, so that only
 * one restore or move runs.
 */
export class TableSwitch {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  /**
   * Connects to the database and takes the lock. Returns null when another restore or move holds the lock.
   * @throws PoolerError when the URL leads to a pooler, on whose connection the lock would stay; WayError when nothing
   *   answers or lets the client in
   */
  static async open(databaseUrl: string): Promise<TableSwitch | null> {
    await demandDirect(databaseUrl);
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10 * SECOND });
    // A connection that breaks fails the next statement.
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(SESSION);
      const { rows } = await client.query<{ got: boolean }>(`select pg_try_advisory_lock(${RESTORING}) as got`);
      if (rows[0]?.got) return new TableSwitch(client);
    } catch (error) {
      await client.end();
      throw error;
    }
    await client.end();
    return null;
  }

  /** Tells whether the current schema contains any table. */
  async hasTables(): Promise<boolean> {
    return (await this.#tables('current_schema()')).length > 0;
  }

  /** Tells whether other programs are connected to the database; waits up to a second for them to disconnect. */
  async isInUse(): Promise<boolean> {
    for (let tries = 0; (await this.#others('true')) > 0; tries += 1) {
      if (tries === 10) return true;
      await pause(100);
    }
    return false;
  }

  /**
   * Tells whether others use the database by a pooler, which keeps its connections when its clients are gone: whether
   * one of them does something within eleven seconds.
   */
  async isInUseByPooler(): Promise<boolean> {
    const { rows } = await this.#client.query<{ began: string }>('select clock_timestamp()::text as began');
    // A state that this role may not see counts as busy.
    const busy = `(state is distinct from 'idle' or state_change > '${rows[0]?.began}')`;
    for (const end = Date.now() + QUIET; Date.now() < end; await pause(250)) {
      if ((await this.#others('true')) === 0) return false;
      if ((await this.#others(busy)) > 0) return true;
    }
    return false;
  }

  /** Returns the number of other connections to the database. @param which SQL condition for those that count */
  async #others(which: string): Promise<number> {
    // Of another role's connection the kind may be hidden; helpers of the database itself have no role.
    const { rows } = await this.#client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity where datname = current_database()
         and pid <> pg_backend_pid() and usesysid is not null
         and coalesce(backend_type, 'client backend') = 'client backend' and ${which}`,
    );
    return rows[0]?.others ?? 0;
  }

  /** Drops the schemas that interrupted restores left. */
  async dropForsaken(): Promise<void> {
    const { rows } = await this.#client.query<{ name: string }>('select nspname as name from pg_namespace');
    for (const { name } of rows) if (MADE_BY_US.test(name)) await this.dropSchema(name);
  }

  async makeSchema(name: string): Promise<void> {
    await this.#client.query(`create schema ${name}`);
  }

  async hasSchema(name: string): Promise<boolean> {
    const { rows } = await this.#client.query('select 1 from pg_namespace where nspname = $1', [name]);
    return rows.length > 0;
  }

  async dropSchema(name: string): Promise<void> {
    await this.#client.query(`drop schema if exists ${name} cascade`);
  }

  /** Returns the mark that `bringIn` stored with the current tables; null when there is none. */
  async mark(): Promise<string | null> {
    const { rows } = await this.#client.query<{ mark: string }>(
      `select obj_description(c.oid, 'pg_class') as mark from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = current_schema() and obj_description(c.oid, 'pg_class') is not null`,
    );
    return rows.find(({ mark }) => mark.startsWith(MARK))?.mark.slice(MARK.length) ?? null;
  }

  /**
   * Replaces the current tables with those of a schema, in one transaction; the current tables move to the new schema
   * `aside`.
   * @param mark letters and digits stored with the tables, for `mark()`
   * @param role role that serves the shop, which may then read and write the tables
   */
  async bringIn(
    schema: string,
    aside: string,
    { mark, role }: { mark?: string | undefined; role?: string | undefined } = {},
  ): Promise<void> {
    const client = this.#client;
    await client.query('begin');
    try {
      const { rows } = await client.query<{ present: string }>('select quote_ident(current_schema()) as present');
      const present = rows[0]?.present ?? 'public';
      const old = await this.#tables('current_schema()');
      if (old.length > 0) await client.query(`create schema ${aside}`);
      for (const name of old) await client.query(`alter table ${present}.${name} set schema ${aside}`);
      const tables = await this.#tables(`'${schema}'`);
      // Rights that are given to all new tables of a schema do not come to those that were made in another one.
      if (role !== undefined)
        await client.query(
          `grant select, insert, update, delete on all tables in schema ${schema} to ${client.escapeIdentifier(role)}`,
        );
      if (mark) await client.query(`comment on table ${schema}.${tables[0]} is '${MARK}${mark}'`);
      for (const name of tables) await client.query(`alter table ${schema}.${name} set schema ${present}`);
      await client.query(`drop schema ${schema}`);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#client.end();
  }

  /** Returns the quoted names of a schema's tables. @param schema SQL expression for its name */
  async #tables(schema: string): Promise<string[]> {
    const { rows } = await this.#client.query<{ name: string }>(TABLES + schema);
    return rows.map(({ name }) => `"${name.replaceAll('"', '""')}"`);
  }
}
