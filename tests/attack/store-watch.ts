import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import pg from 'pg';
import type { Config } from '#server/config.ts';
import { chunks } from '#server/db/chunks.ts';
import { storeFile } from '#server/db/database.ts';

/** Row of a table by column; of PostgreSQL each value is its text. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows of a table by their JSON. */
type Rows = ReadonlyMap<string, Row>;

/** Row that was added to a table or taken from it; a changed row is both. */
export interface RowChange {
  table: string;
  what: 'added' | 'removed';
  /** The row as JSON. */
  row: string;
}

/** Connection of its own to an attacked store, without its foreign keys. */
interface Connection {
  /** Query that returns the table and name of each column. */
  columns: string;
  /** Runs a statement with a `?` for each value, and returns its rows. */
  run(statement: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Returns statements that make each write to a table note its name in `LOG`. */
  watching(table: string): string[];
  close(): Promise<void>;
}

/** Table in which triggers note the name of each table that is written; a write that is rolled back is not there. */
const LOG = 'attack_log';

function inSqlite(dataDir: string): Connection {
  const db = new DatabaseSync(storeFile(dataDir), { enableForeignKeyConstraints: false, timeout: 5000 });
  db.exec('pragma synchronous = off');
  return {
    columns: `select t.name as "table", c.name from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table' and t.name not like 'sqlite_%'`,
    run: async (statement, values = []) => db.prepare(statement).all(...(values as SQLInputValue[])),
    watching: (table) =>
      ['insert', 'update', 'delete'].map(
        (write) =>
          `create trigger "attack_${write}_${table}" after ${write} on "${table}" begin insert into ${LOG} values ('${table}'); end`,
      ),
    close: async () => db.close(),
  };
}

async function inPostgres(connectionString: string): Promise<Connection> {
  // As texts, so that values come back as they were.
  const client = new pg.Client({ connectionString, types: { getTypeParser: () => (text: string) => text } });
  await client.connect();
  // Neither foreign keys nor the triggers heed what this connection writes.
  await client.query('set session_replication_role = replica');
  await client.query(
    `create function attack_note() returns trigger language plpgsql as $$ begin insert into ${LOG} values (tg_table_name); return null; end $$`,
  );
  return {
    columns: `select table_name as "table", column_name as name from information_schema.columns where table_schema = 'public'`,
    run: async (statement, values = []) => {
      let place = 0;
      const numbered = statement.replaceAll('?', () => `$${(place += 1)}`);
      return (await client.query<Row>(numbered, [...values])).rows;
    },
    watching: (table) => [
      `create trigger attack_rows after insert or update or delete on "${table}" for each row execute function attack_note()`,
    ],
    close: () => client.end(),
  };
}

/** Notices which rows of an attacked store differ from those that it noted, and brings them back. */
export class StoreWatch {
  readonly #store: Connection;
  /** Names of the columns of each table. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
  readonly #noted = new Map<string, Rows>();

  private constructor(store: Connection, columns: ReadonlyMap<string, readonly string[]>) {
    this.#store = store;
    this.columns = columns;
  }

  /** Connects to a migrated store, watches all its tables, and notes their rows. */
  static async open({ databaseUrl, dataDir }: Config): Promise<StoreWatch> {
    const store = databaseUrl === null ? inSqlite(dataDir) : await inPostgres(databaseUrl);
    const columns = Map.groupBy(await store.run(store.columns), (column) => String(column['table']));
    await store.run(`create table ${LOG} (name text not null)`);
    for (const table of columns.keys()) for (const statement of store.watching(table)) await store.run(statement);
    const names = [...columns].map(([table, own]) => [table, own.map(({ name }) => String(name))] as const);
    const watch = new StoreWatch(store, new Map(names));
    for (const table of columns.keys()) watch.#noted.set(table, await watch.#read(table));
    return watch;
  }

  /** Returns the noted rows of a table. */
  rows(table: string): readonly Row[] {
    return [...this.#rowsOf(table).values()];
  }

  /** Returns the noted rows of all tables, each as `table JSON`. */
  lines(): string[] {
    return [...this.#noted].flatMap(([table, rows]) => [...rows.keys()].map((row) => `${table} ${row}`));
  }

  /** Notes the present rows, and returns their differences from those that were noted before. */
  async note(): Promise<RowChange[]> {
    const written = await this.#written();
    const changes = this.#differences(written);
    for (const [table, rows] of written) this.#noted.set(table, rows);
    return changes;
  }

  /** Brings the noted rows back, and returns the differences that there were. */
  async restore(): Promise<RowChange[]> {
    const changes = this.#differences(await this.#written());
    await this.#replace(new Map(changes.map(({ table }) => [table, this.#rowsOf(table)])));
    return changes;
  }

  /** Returns a function that brings back the rows that are noted now, and notes them again. */
  mark(): () => Promise<void> {
    const marked = new Map(this.#noted);
    return async () => {
      await this.note();
      await this.#replace(new Map([...marked].filter(([table, rows]) => rows !== this.#noted.get(table))));
    };
  }

  /** Adds a row to a table, and notes it. */
  async add(table: string, row: Row): Promise<void> {
    await this.#replace(new Map([[table, new Map([...this.#rowsOf(table), [JSON.stringify(row), row]])]]));
  }

  /** Takes noted rows away. @param gone rows as `lines` returns them */
  async remove(gone: ReadonlySet<string>): Promise<void> {
    const left = [...this.#noted].map(
      ([table, rows]) => [table, new Map([...rows].filter(([row]) => !gone.has(`${table} ${row}`)))] as const,
    );
    await this.#replace(new Map(left.filter(([table, rows]) => rows.size !== this.#noted.get(table)?.size)));
  }

  async close(): Promise<void> {
    await this.#store.close();
  }

  #rowsOf(table: string): Rows {
    return this.#noted.get(table) ?? new Map();
  }

  async #read(table: string): Promise<Rows> {
    return new Map((await this.#store.run(`select * from "${table}"`)).map((row) => [JSON.stringify(row), row]));
  }

  /** Returns the present rows of the tables that were written since the last call. */
  async #written(): Promise<Map<string, Rows>> {
    // Most requests write nothing, and a reader waits for nobody.
    const logged = (await this.#store.run(`select 1 from ${LOG} limit 1`)).length > 0;
    const names = logged ? await this.#store.run(`delete from ${LOG} returning name`) : [];
    const tables = new Set(names.map(({ name }) => String(name)));
    const written = new Map<string, Rows>();
    for (const table of tables) written.set(table, await this.#read(table));
    return written;
  }

  #differences(present: ReadonlyMap<string, Rows>): RowChange[] {
    return [...present].flatMap(([table, after]) => {
      const before = this.#rowsOf(table);
      const removed = [...before.keys()].filter((row) => !after.has(row));
      const added = [...after.keys()].filter((row) => !before.has(row));
      return [
        ...removed.map((row) => ({ table, what: 'removed' as const, row })),
        ...added.map((row) => ({ table, what: 'added' as const, row })),
      ];
    });
  }

  /** Replaces all rows of some tables, and notes them. */
  async #replace(tables: ReadonlyMap<string, Rows>): Promise<void> {
    if (tables.size === 0) return;
    await this.#store.run('begin');
    for (const [table, rows] of tables) {
      this.#noted.set(table, rows);
      await this.#store.run(`delete from "${table}"`);
      const names = this.columns.get(table) ?? [];
      const places = `(${names.map(() => '?').join(', ')})`;
      const into = `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) values`;
      for (const some of chunks([...rows.values()]))
        await this.#store.run(
          `${into} ${some.map(() => places).join(', ')}`,
          some.flatMap((row) => names.map((name) => row[name])),
        );
    }
    await this.#store.run(`delete from ${LOG}`);
    await this.#store.run('commit');
  }
}
