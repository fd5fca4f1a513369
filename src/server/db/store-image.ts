import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { SECOND } from '#lib/time.ts';
import { schemaOptions, storeFile, type StorePlace } from '#server/db/database.ts';
import { demandUnmoved } from '#server/moved.ts';

/** Form in which a column's values are written in a line. */
export type ColumnForm = 'plain' | 'flag' | 'json' | 'time';

export interface StoreColumn {
  name: string;
  form: ColumnForm;
}

/** Table of the store. */
export interface StoreTable {
  name: string;
  /** Sorted by name. */
  columns: StoreColumn[];
  /** Columns of the primary key, by which the lines are ordered. */
  key: string[];
  /** Tables whose rows must be inserted before its own. */
  after: string[];
}

/**
 * Snapshot of the whole store, while others go on writing. A row is one line of JSON, the same on every engine: columns
 * and keys of JSON values sorted by name, columns without a value left out, rows in the byte order of their key. So the
 * same content has the same lines wherever it is kept.
 */
export interface StoreImage {
  /** Names of the migrations that ran, in their order. */
  migrations: string[];
  /** Every table except those of the migrations, sorted by name. */
  tables: StoreTable[];
  /** Yields the lines of a table in batches, each line with its line break. */
  lines(table: StoreTable): AsyncGenerator<string[]>;
}

/** Rows that are read at a time. */
const BATCH = 500;
const MIGRATIONS = 'kysely_migration';
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Runs work on a consistent snapshot of the store and returns its result. Writers need not wait, and their changes do
 * not appear in the snapshot.
 * @throws ENOENT when there is no SQLite file, MovedError when it was moved to a database
 */
export async function withStoreImage<T>(place: StorePlace, work: (image: StoreImage) => Promise<T>): Promise<T> {
  demandUnmoved(place);
  return place.databaseUrl ? ofPostgres(place, place.databaseUrl, work) : ofSqlite(storeFile(place.dataDir), work);
}

async function ofSqlite<T>(file: string, work: (image: StoreImage) => Promise<T>): Promise<T> {
  if (!existsSync(file)) throw Object.assign(new Error(`There is no ${file}.`), { code: 'ENOENT', path: file });
  const db = new DatabaseSync(file, { timeout: 5 * SECOND });
  try {
    // A transaction that only reads sees one state of the store, and writers go on beside it.
    db.exec('PRAGMA query_only=ON; BEGIN');
    const all = (sql: string, ...values: string[]): Record<string, unknown>[] => db.prepare(sql).all(...values);
    const names = all(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`);
    const migrated = names.some(({ name }) => name === MIGRATIONS);
    const tables = namesOf(names).map((name): StoreTable => {
      const columns = all('select name, type, pk from pragma_table_info(?)', name);
      const keyed = columns.filter(({ pk }) => Number(pk) > 0).sort((a, b) => Number(a['pk']) - Number(b['pk']));
      return {
        name,
        columns: columnsOf(columns),
        key: keyed.map((column) => String(column['name'])),
        after: all('select distinct "table" as name from pragma_foreign_key_list(?)', name).map((one) =>
          String(one['name']),
        ),
      };
    });
    const image: StoreImage = {
      migrations: migrated ? all(`select name from ${MIGRATIONS} order by name`).map(({ name }) => String(name)) : [],
      tables,
      async *lines(table) {
        const statement = db.prepare(selectOf(table, quoted(table.name), ''));
        let lines: string[] = [];
        for (const row of statement.iterate()) {
          lines.push(lineOf(table, row));
          if (lines.length < BATCH) continue;
          yield lines;
          lines = [];
        }
        if (lines.length > 0) yield lines;
      },
    };
    return await work(image);
  } finally {
    db.close();
  }
}

/** Keeps a column's text unparsed, because a JSON `null` must differ from a missing value. */
const asText = (text: string): string => text;

async function ofPostgres<T>({ schema }: StorePlace, url: string, work: (image: StoreImage) => Promise<T>): Promise<T> {
  const parsers: Record<number, (text: string) => unknown> = {
    [pg.types.builtins.INT8]: Number,
    [pg.types.builtins.NUMERIC]: Number,
    [pg.types.builtins.JSON]: asText,
    [pg.types.builtins.JSONB]: asText,
    [pg.types.builtins.TIMESTAMPTZ]: asText,
  };
  const client = new pg.Client({
    connectionString: url,
    ...schemaOptions(schema),
    connectionTimeoutMillis: 10 * SECOND,
    types: { getTypeParser: (id, format) => parsers[id] ?? pg.types.getTypeParser(id, format) },
  });
  // A connection that breaks also fails the statement that uses it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // A large table takes longer than the time-out of a role that serves.
    await client.query('begin isolation level repeatable read read only; set local statement_timeout = 0');
    const all = async (sql: string, ...values: string[]): Promise<Record<string, unknown>[]> =>
      (await client.query<Record<string, unknown>>(sql, values)).rows;
    const names = await all(
      'select tablename as name from pg_tables where schemaname = current_schema() order by tablename collate "C"',
    );
    const columns = await all(
      'select table_name as table, column_name as name, udt_name as type from information_schema.columns where table_schema = current_schema()',
    );
    const keys = await all(
      `select t.relname as table, a.attname as name from pg_index i join pg_class t on t.oid = i.indrelid
       join pg_namespace n on n.oid = t.relnamespace join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey)
       where i.indisprimary and n.nspname = current_schema() order by array_position(i.indkey::int2[], a.attnum)`,
    );
    const references = await all(
      `select t.relname as table, f.relname as name from pg_constraint c join pg_class t on t.oid = c.conrelid
       join pg_class f on f.oid = c.confrelid join pg_namespace n on n.oid = t.relnamespace
       where c.contype = 'f' and n.nspname = current_schema()`,
    );
    const migrated = names.some(({ name }) => name === MIGRATIONS);
    const of = (rows: Record<string, unknown>[], table: string): string[] =>
      rows.filter((row) => row['table'] === table).map(({ name }) => String(name));
    const image: StoreImage = {
      migrations: migrated
        ? (await all(`select name from ${MIGRATIONS} order by name collate "C"`)).map(({ name }) => String(name))
        : [],
      tables: namesOf(names).map((name) => ({
        name,
        columns: columnsOf(columns.filter((row) => row['table'] === name)),
        key: of(keys, name),
        after: of(references, name),
      })),
      async *lines(table) {
        const texts = columns.filter((row) => row['table'] === table.name && row['type'] === 'text');
        const select = selectOf(
          table,
          quoted(table.name),
          ' collate "C"',
          new Set(texts.map(({ name }) => String(name))),
        );
        await client.query(`declare rows no scroll cursor for ${select}`);
        for (;;) {
          const rows = await all(`fetch ${BATCH} from rows`);
          if (rows.length === 0) break;
          yield rows.map((row) => lineOf(table, row));
        }
        await client.query('close rows');
      },
    };
    return await work(image);
  } finally {
    await client.end();
  }
}

const namesOf = (rows: Record<string, unknown>[]): string[] =>
  rows.map(({ name }) => String(name)).filter((name) => !name.startsWith(MIGRATIONS));

function columnsOf(rows: Record<string, unknown>[]): StoreColumn[] {
  const forms: Record<string, ColumnForm> = {
    boolean: 'flag',
    bool: 'flag',
    json: 'json',
    jsonb: 'json',
    timestamptz: 'time',
  };
  return rows
    .map(({ name, type }) => ({ name: String(name), form: forms[String(type).toLowerCase()] ?? 'plain' }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Returns the query that reads a table sorted by its primary key in byte order; by all its columns when it has no key.
 */
function selectOf(table: StoreTable, from: string, collation: string, texts: ReadonlySet<string> = new Set()): string {
  const order = (table.key.length > 0 ? table.key : table.columns.map(({ name }) => name)).map(
    (name) => quoted(name) + (texts.has(name) ? collation : ''),
  );
  return `select ${table.columns.map(({ name }) => quoted(name)).join(', ')} from ${from} order by ${order.join(', ')}`;
}

const lineOf = (table: StoreTable, row: Record<string, unknown>): string => {
  const fields = table.columns.flatMap(({ name, form }) => {
    const value = row[name];
    return value === null || value === undefined ? [] : [`${JSON.stringify(name)}:${written(value, form)}`];
  });
  return `{${fields.join(',')}}\n`;
};

function written(value: unknown, form: ColumnForm): string {
  if (form === 'flag') return value === true || value === 1 ? 'true' : 'false';
  if (form === 'time') return JSON.stringify(new Date(String(value)).toISOString());
  const text = JSON.stringify(form === 'json' ? inOrder(JSON.parse(String(value))) : value);
  // Readers of lines take these two for the end of one.
  return text.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** Returns a JSON value with all its keys sorted, since PostgreSQL stores keys in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, inOrder(one)]));
}
