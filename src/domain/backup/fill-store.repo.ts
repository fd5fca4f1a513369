import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Database, type Queries, withTransaction } from '#server/db/database.ts';
import type { StoreTable } from '#server/db/store-image.ts';

/** Values in one statement; SQLite takes at most 32,766. */
const MOST_VALUES = 10_000;

/**
 * Returns the tables in an order in which every row comes after those that it refers to.
 * @throws Error when tables refer to each other in a circle
 */
export function parentsFirst(tables: readonly StoreTable[]): StoreTable[] {
  const names = new Set(tables.map(({ name }) => name));
  const done = new Set<string>();
  const order: StoreTable[] = [];
  while (order.length < tables.length) {
    const ready = tables.filter(
      ({ name, after }) =>
        !done.has(name) && after.every((other) => other === name || done.has(other) || !names.has(other)),
    );
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const table of ready) done.add(table.name);
    order.push(...ready);
  }
  return order;
}

/** Returns the queries typed for tables of any name. */
const anyTable = (tx: Queries) => tx.withTables<Record<string, Record<string, unknown>>>();

/** Deletes the rows that migrations put into tables that an archive fills, children first. */
export async function clearTables(db: Database, tables: readonly StoreTable[]): Promise<void> {
  await withTransaction(db, async (tx) => {
    for (const { name } of parentsFirst(tables).reverse()) await anyTable(tx).deleteFrom(name).execute();
  });
}

/**
 * Inserts the rows in a file of an archive into a table of the same schema, all or none.
 * @throws Error for a row that the table cannot hold
 */
export const fillTable = (db: Database, table: StoreTable, file: string): Promise<void> =>
  fillRows(db, table, linesOf(file));

/**
 * Yields the lines of a file. It opens the file when the first is asked for: a readline interface that nobody reads yet
 * loses lines.
 */
async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Infinity });
}

/**
 * Inserts rows into a table, all or none; each line is a row as JSON.
 * @throws Error for a row that the table cannot hold
 */
export async function fillRows(db: Database, table: StoreTable, lines: AsyncIterable<string>): Promise<void> {
  const most = Math.max(1, Math.floor(MOST_VALUES / Math.max(1, table.columns.length)));
  await withTransaction(
    db,
    async (tx) => {
      let rows: Record<string, unknown>[] = [];
      const write = async (): Promise<void> => {
        if (rows.length > 0) await anyTable(tx).insertInto(table.name).values(rows).execute();
        rows = [];
      };
      for await (const line of lines) {
        rows.push(rowOf(table, JSON.parse(line)));
        if (rows.length >= most) await write();
      }
      await write();
    },
    // Nobody else works on it, and what was read once cannot be read again.
    { isolation: 'read committed' },
  );
}

function rowOf(table: StoreTable, held: Record<string, unknown>): Record<string, unknown> {
  const strange = Object.keys(held).find((name) => !table.columns.some((column) => column.name === name));
  if (strange) throw new Error(`The table ${table.name} has no column ${strange}.`);
  const values = table.columns.map(({ name, form }) => {
    const value = Object.hasOwn(held, name) ? held[name] : undefined;
    // JSON that is null is a value; a column that is left out has none.
    return [name, value === undefined ? null : form === 'json' ? JSON.stringify(value) : value];
  });
  return Object.fromEntries(values);
}
