import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Database, type Queries, withTransaction } from '#server/db/database.ts';
import type { StoreTable } from '#server/db/store-image.ts';

/** Maximum number of values in one statement; SQLite accepts at most 32,766. */
const MOST_VALUES = 10_000;

/**
 * Sorts tables so that each comes after the tables that its foreign keys refer to.
 * @throws Error when the references form a cycle
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

/** Returns the transaction typed for table names that are only known at run time. */
const anyTable = (tx: Queries) => tx.withTables<Record<string, Record<string, unknown>>>();

/**
 * Deletes all rows of the given tables in one transaction, referring tables first. Migrations insert rows that would
 * collide with the archive's.
 */
export async function clearTables(db: Database, tables: readonly StoreTable[]): Promise<void> {
  await withTransaction(db, async (tx) => {
    for (const { name } of parentsFirst(tables).reverse()) await anyTable(tx).deleteFrom(name).execute();
  });
}

/**
 * Inserts the rows of an archive's file (one JSON object per line) into a table, in one transaction.
 * @param signal stops it between two statements
 * @throws Error for a row that does not fit the table's schema, the reason of `signal` when it aborts
 */
export const fillTable = (db: Database, table: StoreTable, file: string, signal?: AbortSignal): Promise<void> =>
  fillRows(db, table, linesOf(file), signal);

/**
 * Yields the lines of a file. Opens the file only when the first line is requested, because a readline interface
 * without a reader loses lines.
 */
async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Infinity });
}

/**
 * Inserts rows into a table in one transaction. A column missing from a line becomes null.
 * @param lines one row as a JSON object each
 * @param signal stops it between two statements
 * @throws Error for a row that does not fit the table's schema, the reason of `signal` when it aborts
 */
export async function fillRows(
  db: Database,
  table: StoreTable,
  lines: AsyncIterable<string>,
  signal?: AbortSignal,
): Promise<void> {
  const most = Math.max(1, Math.floor(MOST_VALUES / Math.max(1, table.columns.length)));
  await withTransaction(
    db,
    async (tx) => {
      let rows: Record<string, unknown>[] = [];
      const write = async (): Promise<void> => {
        signal?.throwIfAborted();
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
