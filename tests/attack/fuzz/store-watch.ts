import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { storeFile } from '#server/db/database.ts';
import type { EmptyShop } from '#tests/support/engines.ts';

type Row = Record<string, unknown>;

/** Connection of its own to the attacked store, without its foreign keys. */
interface Connection {
  /** Names of the columns of each table. */
  tables(): Promise<Map<string, string[]>>;
  rows(statement: string): Promise<Row[]>;
  run(statement: string, values?: readonly unknown[]): Promise<void>;
  /** Statements that note in `LOG` each change of a table's rows. */
  watching(table: string, columns: readonly string[]): string[];
  close(): Promise<void>;
}

/** Table in which triggers note the name of each table whose rows change; a change that is rolled back is not there. */
const LOG = 'attack_log';

const inSqlite = (dataDir: string): Connection => {
  const db = new DatabaseSync(storeFile(dataDir), { enableForeignKeyConstraints: false, timeout: 5000 });
  db.exec('pragma synchronous = off');
  const rows = async (statement: string): Promise<Row[]> => db.prepare(statement).all();
  return {
    rows,
    tables: async () => {
      const named = await rows(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`);
      return new Map(
        named.map(({ name }) => [
          String(name),
          db
            .prepare(`pragma table_info("${String(name)}")`)
            .all()
            .map((column) => String(column['name'])),
        ]),
      );
    },
    run: async (statement, values = []) => void db.prepare(statement).run(...(values as string[])),
    watching: (table, columns) => {
      const note = `begin insert into ${LOG} (name) values ('${table}'); end`;
      const differs = columns.map((name) => `old."${name}" is not new."${name}"`).join(' or ');
      return [
        `create trigger "attack_insert_${table}" after insert on "${table}" ${note}`,
        `create trigger "attack_delete_${table}" after delete on "${table}" ${note}`,
        `create trigger "attack_update_${table}" after update on "${table}" when ${differs} ${note}`,
      ];
    },
    close: async () => db.close(),
  };
};

const inPostgres = async (url: string): Promise<Connection> => {
  const client = new pg.Client({
    connectionString: url,
    // As texts, so that they come back as they were.
    types: { getTypeParser: () => (text: string) => text },
  });
  await client.connect();
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `create function attack_note() returns trigger language plpgsql as $$ begin insert into ${LOG} (name) values (tg_table_name); return null; end $$`,
  );
  const rows = async (statement: string): Promise<Row[]> => (await client.query<Row>(statement)).rows;
  return {
    rows,
    tables: async () => {
      const found = await rows(
        `select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public' order by ordinal_position`,
      );
      const tables = Map.groupBy(found, (row) => String(row['table']));
      return new Map([...tables].map(([name, columns]) => [name, columns.map((row) => String(row['column']))]));
    },
    run: async (statement, values = []) => void (await client.query(statement, [...values])),
    watching: (table) => [
      `create trigger attack_rows after insert or delete on "${table}" for each row execute function attack_note()`,
      `create trigger attack_update after update on "${table}" for each row when (old.* is distinct from new.*) execute function attack_note()`,
    ],
    close: () => client.end(),
  };
};

const numbered = (statement: string): string => {
  let place = 0;
  return statement.replaceAll('?', () => `$${(place += 1)}`);
};

/** Notices which tables of an attacked store are changed, and brings them back to the state that was kept. */
export class StoreWatch {
  readonly #connection: Connection;
  readonly #isPostgres: boolean;
  readonly #columns: Map<string, string[]>;
  readonly #kept = new Map<string, Row[]>();
  /** Rows of tables that differ from the kept ones just now, as far as `look` has read them. */
  readonly #seen = new Map<string, Row[]>();

  private constructor(connection: Connection, isPostgres: boolean, columns: Map<string, string[]>) {
    this.#connection = connection;
    this.#isPostgres = isPostgres;
    this.#columns = columns;
  }

  /** Connects to a migrated store, watches all its tables, and keeps their present rows. */
  static async over({ config }: EmptyShop): Promise<StoreWatch> {
    const { databaseUrl, dataDir } = config;
    const connection = databaseUrl === null ? inSqlite(dataDir) : await inPostgres(databaseUrl);
    const columns = await connection.tables();
    const id = databaseUrl === null ? 'integer primary key' : 'serial primary key';
    await connection.run(`create table ${LOG} (id ${id}, name text not null)`);
    for (const [table, names] of columns)
      for (const statement of connection.watching(table, names)) await connection.run(statement);
    const watch = new StoreWatch(connection, databaseUrl !== null, columns);
    for (const table of columns.keys()) watch.#kept.set(table, await watch.rows(table));
    return watch;
  }

  /** Names of tables and columns that are no words of the wire or of a sentence: those of several words. */
  get innerNames(): string[] {
    return [...this.#columns].flat(2).filter((name) => name.includes('_'));
  }

  /** Kept values that nobody may be shown: hashes of secrets, passwords, and what is sealed. */
  get secrets(): string[] {
    return [...this.#kept.values()]
      .flat()
      .flatMap((row) => Object.entries(row))
      .filter(
        ([name, value]) => /hash|sealed|totp|^password/.test(name) && typeof value === 'string' && value.length >= 16,
      )
      .map(([, value]) => String(value));
  }

  /** Returns the present rows of a table, as texts that are equal for equal rows. */
  async rows(table: string): Promise<Row[]> {
    return this.#connection.rows(`select * from "${table}"`);
  }

  /** Returns the rows of a table in the kept state. */
  kept(table: string): readonly Row[] {
    return this.#kept.get(table) ?? [];
  }

  /** Returns the rows of a table as `look` read them last; before that, the kept ones. */
  seen(table: string): readonly Row[] {
    return this.#seen.get(table) ?? this.kept(table);
  }

  /** Reads the present rows of tables. */
  async look(tables: readonly string[]): Promise<void> {
    for (const table of tables) this.#seen.set(table, await this.rows(table));
  }

  /** Returns the names of the tables that were written since the last call of this or of `restore`. */
  async written(): Promise<string[]> {
    const noted = await this.#connection.rows(`select distinct name from ${LOG}`);
    if (noted.length > 0) await this.#connection.run(`delete from ${LOG}`);
    return noted.map((row) => String(row['name']));
  }

  /** Returns those of the tables whose rows differ from those that were seen last. */
  async changed(tables: readonly string[]): Promise<string[]> {
    const changed: string[] = [];
    for (const table of tables) if (asText(await this.rows(table)) !== asText(this.seen(table))) changed.push(table);
    return changed;
  }

  /** Brings tables back to the kept state. */
  async restore(tables: readonly string[]): Promise<void> {
    if (tables.length === 0) return;
    for (const table of tables) this.#seen.delete(table);
    await this.#connection.run('begin');
    for (const table of tables) {
      await this.#connection.run(`delete from "${table}"`);
      for (const row of this.kept(table)) await this.#insert(table, row);
    }
    await this.#connection.run(`delete from ${LOG}`);
    await this.#connection.run('commit');
  }

  async close(): Promise<void> {
    await this.#connection.close();
  }

  async #insert(table: string, row: Row): Promise<void> {
    const names = Object.keys(row);
    const statement = `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map(() => '?').join(', ')})`;
    await this.#connection.run(this.#isPostgres ? numbered(statement) : statement, Object.values(row));
  }
}

const asText = (rows: readonly Row[]): string =>
  rows
    .map((row) => JSON.stringify(row))
    .sort()
    .join('\n');
