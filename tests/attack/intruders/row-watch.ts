import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import pg from 'pg';
import { storeFile } from '#server/db/database.ts';
import type { Config } from '#server/config.ts';

/** Rows of a table as JSON texts, sorted. */
type Rows = Map<string, string[]>;

/** Row that was added to a table or taken from it; a changed row is both. */
export interface RowChange {
  table: string;
  what: 'added' | 'removed';
  /** The row as JSON. */
  row: string;
}

/** Direct access to a store, past the shop. */
interface Store {
  /** Returns a text that changes with every write. */
  version(): Promise<string>;
  rows(): Promise<Rows>;
  /** Replaces all rows of some tables. */
  replace(tables: Rows): Promise<void>;
  close(): Promise<void>;
}

/** Compares all rows of a shop with those at one moment, and brings them back. */
export class RowWatch {
  readonly #store: Store;
  #before: Rows = new Map();
  #version = '';

  private constructor(store: Store) {
    this.#store = store;
  }

  /** Opens the store of a shop and notes its rows. */
  static async open(config: Config): Promise<RowWatch> {
    const watch = new RowWatch(config.databaseUrl ? await postgres(config.databaseUrl) : sqlite(config.dataDir));
    await watch.note();
    return watch;
  }

  /** Notes the rows of this moment, with which `changes` compares. Returns a function that brings back the earlier ones. */
  async note(): Promise<() => Promise<void>> {
    const earlier = this.#before;
    this.#version = await this.#store.version();
    this.#before = await this.#store.rows();
    return async () => {
      this.#before = earlier;
      this.#version = '';
      await this.changes();
    };
  }

  /** Returns the noted rows, each as `table JSON`. */
  lines(): string[] {
    return [...this.#before].flatMap(([table, rows]) => rows.map((row) => `${table} ${row}`));
  }

  /** Takes some rows away. @param gone rows as `lines` returns them */
  async remove(gone: ReadonlySet<string>): Promise<void> {
    const changed: Rows = new Map();
    for (const [table, rows] of this.#before) {
      const left = rows.filter((row) => !gone.has(`${table} ${row}`));
      if (left.length < rows.length) changed.set(table, left);
    }
    await this.#store.replace(changed);
    this.#version = '';
  }

  /** Returns the differences from the noted rows, and brings those back. */
  async changes(): Promise<RowChange[]> {
    if ((await this.#store.version()) === this.#version) return [];
    const now = await this.#store.rows();
    const found: RowChange[] = [];
    const changed: Rows = new Map();
    for (const [table, before] of this.#before) {
      const after = now.get(table) ?? [];
      const [had, has] = [new Set(before), new Set(after)];
      const removed = before.filter((row) => !has.has(row));
      const added = after.filter((row) => !had.has(row));
      if (removed.length === 0 && added.length === 0) continue;
      changed.set(table, before);
      found.push(
        ...removed.map((row) => ({ table, what: 'removed' as const, row })),
        ...added.map((row) => ({ table, what: 'added' as const, row })),
      );
    }
    if (changed.size > 0) await this.#store.replace(changed);
    this.#version = await this.#store.version();
    return found;
  }

  async close(): Promise<void> {
    await this.#store.close();
  }
}

function sqlite(dataDir: string): Store {
  const store = new DatabaseSync(storeFile(dataDir), { enableForeignKeyConstraints: false });
  store.exec('pragma busy_timeout = 5000; pragma synchronous = off');
  const names = store
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all()
    .map(({ name }) => String(name));
  const readers = names.map((name) => [name, store.prepare(`select * from "${name}"`)] as const);
  const version = store.prepare('pragma data_version');
  return {
    // It tells of the writes of others alone.
    version: async () => String(version.get()?.['data_version']),
    rows: async () =>
      new Map(
        readers.map(([name, all]) => [
          name,
          all
            .all()
            .map((row) => JSON.stringify(row))
            .sort(),
        ]),
      ),
    replace: async (tables) => {
      store.exec('begin immediate');
      for (const [table, rows] of tables) {
        store.exec(`delete from "${table}"`);
        for (const row of rows) {
          const fields = JSON.parse(row) as Record<string, SQLInputValue>;
          const columns = Object.keys(fields).map((column) => `"${column}"`);
          const places = columns.map(() => '?');
          store
            .prepare(`insert into "${table}" (${columns.join(', ')}) values (${places.join(', ')})`)
            .run(...Object.values(fields));
        }
      }
      store.exec('commit');
    },
    close: async () => store.close(),
  };
}

async function postgres(connectionString: string): Promise<Store> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  // Rows come back in any order, whatever they point to.
  await client.query('set session_replication_role = replica');
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = current_schema() and tablename not like 'kysely_%'",
  );
  const all = tables
    .map(({ name }) => `select '${name}' as name, to_jsonb(t)::text as row, t::text as raw from "${name}" t`)
    .join(' union all ');
  // JSON does not tell a value that is null from one that is missing.
  const raws = new Map<string, string>();
  return {
    version: async () => {
      const { rows } = await client.query<{ at: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as at');
      return rows[0]?.at ?? '';
    },
    rows: async () => {
      const found: Rows = new Map(tables.map(({ name }) => [name, []]));
      const { rows } = await client.query<{ name: string; row: string; raw: string }>(all);
      for (const { name, row, raw } of rows) {
        found.get(name)?.push(row);
        raws.set(`${name} ${row}`, raw);
      }
      for (const list of found.values()) list.sort();
      return found;
    },
    replace: async (changed) => {
      await client.query('begin');
      for (const [table, rows] of changed) {
        await client.query(`delete from "${table}"`);
        const kept = rows.map((row) => raws.get(`${table} ${row}`));
        await client.query(`insert into "${table}" select (row::"${table}").* from unnest($1::text[]) row`, [kept]);
      }
      await client.query('commit');
    },
    close: async () => client.end(),
  };
}
