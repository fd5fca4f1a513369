import type { InferType } from 'yup';
import { recordSchemas } from '#domain/catalogue/record-kinds.contract.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { PriceRange } from '#domain/catalogue/catalogue.rules.ts';
import { safeHtml } from '#lib/html.ts';
import { newId } from '#lib/ids.ts';
import { chunks } from '#server/db/chunks.ts';
import { type Database, type Queries, withTransaction } from '#server/db/database.ts';
import { contains } from '#server/db/text-search.repo.ts';
import { checkInput } from '#server/http/check.ts';
import { raiseVersion } from '#domain/catalogue/catalogue-version.repo.ts';

/** Record of one kind with its id and the times when it was made and last changed. */
export type Stored<K extends RecordKind> = InferType<(typeof recordSchemas)[K]> & {
  id: string;
  createdAt: string;
  updatedAt: string;
};

/** Filters of a list, combined with AND. */
export interface RecordFilter {
  /** Category or type of the record. */
  category?: string | undefined;
  isWedding?: boolean | undefined;
  isBestSeller?: boolean | undefined;
  price?: PriceRange | null | undefined;
  /** Part of the name, in any letter case. */
  search?: string | undefined;
}

/** Order of a list; `position` is the order that staff arranged. */
export type RecordOrder = 'dearest' | 'newest' | 'position';

/** Part of a list. */
export interface ListPart {
  from: number;
  /** Most records to return; all that follow when missing. */
  limit?: number | undefined;
}

/** Returns the visible records of a kind that match all given filters, by default in the order that staff arranged. */
export async function listRecords<K extends RecordKind>(
  db: Queries,
  kind: K,
  filter: RecordFilter = {},
  order: RecordOrder = 'position',
): Promise<Stored<K>[]> {
  return (await listPart(db, kind, filter, order, { from: 0 })).records;
}

/**
 * Returns at most `limit` visible records of a kind (all without `limit`) that match the filters, from index `from` on,
 * and the total number of matches.
 */
export async function listPart<K extends RecordKind>(
  db: Queries,
  kind: K,
  filter: RecordFilter,
  order: RecordOrder,
  { from, limit }: ListPart,
): Promise<{ records: Stored<K>[]; total: number }> {
  const wanted = filter.search?.trim().toLocaleLowerCase('en-IN') ?? '';
  const matching = shownOf(db, kind, filter, isPlain(wanted) ? wanted : '');
  let query = matching.select(['id', 'data', 'created_at', 'updated_at']);
  if (order === 'dearest') query = query.orderBy('price', 'desc');
  if (order === 'newest') query = query.orderBy('created_at', 'desc');
  query = query.orderBy('position').orderBy('id');
  if (isPlain(wanted) && limit !== undefined) {
    const [rows, { count }] = await Promise.all([
      query.limit(limit).offset(from).execute(),
      matching.select((select) => select.fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow(),
    ]);
    return { records: rows.map((row) => toRecord(kind, row)), total: Number(count) };
  }
  const records = (await query.execute()).map((row) => toRecord(kind, row));
  const found = isPlain(wanted) ? records : records.filter((record) => isNamed(record, wanted));
  return { records: found.slice(from, limit === undefined ? undefined : from + limit), total: found.length };
}

/**
 * Tells whether SQLite and PostgreSQL can search for a text: they ignore case alike only for A to Z, so other letters
 * with two cases are not allowed.
 */
const isPlain = (text: string): boolean =>
  [...text].every((letter) => letter < '\x80' || letter.toUpperCase() === letter.toLowerCase());

const isNamed = (record: object, wanted: string): boolean =>
  String((record as { name?: string }).name ?? '')
    .toLocaleLowerCase('en-IN')
    .includes(wanted);

/**
 * Returns a query for the visible records of a kind that match the filters.
 * @param named part of the record's name; empty = all
 */
function shownOf(
  db: Queries,
  kind: RecordKind,
  { category, isWedding, isBestSeller, price }: RecordFilter,
  named: string,
) {
  let query = db.selectFrom('catalogue').where('kind', '=', kind).where('is_active', '=', true);
  if (category)
    query = query.where((where) => where.or([where('category', '=', category), where('type', '=', category)]));
  if (isWedding !== undefined) query = query.where('is_wedding', '=', isWedding);
  if (isBestSeller !== undefined) query = query.where('is_best_seller', '=', isBestSeller);
  if (price) query = query.where('price', '>=', price.from);
  if (price && price.to !== null) query = query.where('price', '<=', price.to);
  return named ? query.where(contains('name', named)) : query;
}

/**
 * Returns the ids of all visible records of a kind, highest price first, and the visible records written at or after
 * `since` (ISO time).
 */
export async function listChanged<K extends RecordKind>(
  db: Queries,
  kind: K,
  since: string,
): Promise<{ ids: string[]; changed: Stored<K>[] }> {
  const visible = db.selectFrom('catalogue').where('kind', '=', kind).where('is_active', '=', true);
  const order = await visible.select('id').orderBy('price', 'desc').orderBy('position').orderBy('id').execute();
  // Afterwards, so that a record the order knows is never older than the order.
  const rows = await visible
    .select(['id', 'data', 'created_at', 'updated_at'])
    .where('updated_at', '>=', since)
    .execute();
  return { ids: order.map(({ id }) => id), changed: rows.map((row) => toRecord(kind, row)) };
}

/**
 * Returns a record by id; null when it does not exist. Returns hidden and withdrawn records only when `withdrawn` is
 * true, else null.
 */
export async function readRecord<K extends RecordKind>(
  db: Queries,
  kind: K,
  id: string,
  { withdrawn = false } = {},
): Promise<Stored<K> | null> {
  const row = await db
    .selectFrom('catalogue')
    .select(['id', 'data', 'created_at', 'updated_at', 'is_active'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && (row.is_active || withdrawn) ? toRecord(kind, row) : null;
}

/** Returns the visible records with the given ids, by id; other ids are left out. */
export async function readRecords<K extends RecordKind>(
  db: Queries,
  kind: K,
  ids: Iterable<string>,
): Promise<Map<string, Stored<K>>> {
  const found = new Map<string, Stored<K>>();
  for (const some of chunks([...new Set(ids)])) {
    const rows = await db
      .selectFrom('catalogue')
      .select(['id', 'data', 'created_at', 'updated_at'])
      .where('kind', '=', kind)
      .where('id', 'in', some)
      .where('is_active', '=', true)
      .execute();
    for (const row of rows) found.set(row.id, toRecord(kind, row));
  }
  return found;
}

/**
 * Returns all records of a kind, including hidden ones, except records in the bin, in the order that staff arranged.
 */
export async function listForStaff<K extends RecordKind>(db: Queries, kind: K) {
  const rows = await db
    .selectFrom('catalogue')
    .select(['id', 'revision', 'position', 'is_active', 'data'])
    .where('kind', '=', kind)
    .where('binned', '=', '')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, revision, position, is_active, data }) => ({
    id,
    revision: Number(revision),
    position: Number(position),
    isActive: is_active,
    record: data as InferType<(typeof recordSchemas)[K]>,
  }));
}

/** Record to write; `id` replaces a known record, `position` is its place in the list. */
export interface RecordWrite<K extends RecordKind> {
  id?: string;
  position?: number;
  isActive?: boolean;
  record: InferType<(typeof recordSchemas)[K]>;
}

/**
 * Validates a record and returns its database columns: the content as JSON, with sanitised HTML for a policy, and the
 * values that lists filter and sort by.
 * @throws ValidationError (yup) when the record breaks its schema
 */
export function recordColumns(kind: RecordKind, record: Record<string, unknown>) {
  const data = checkInput(recordSchemas[kind], record) as Record<string, unknown>;
  if (kind === 'policy') data['data'] = safeHtml(String(data['data']));
  return {
    name: String(data['name'] ?? data['title'] ?? ''),
    category: String(data['category'] ?? ''),
    type: String(data['type'] ?? ''),
    price: (data['rate'] ?? data['price'] ?? null) as number | null,
    is_wedding: data['isWedding'] === true,
    is_best_seller: data['isBestSeller'] === true,
    data: JSON.stringify(data),
  };
}

/**
 * Adds or replaces records without an audit entry, for seeding and measurements, and returns their ids. Changes by
 * staff go through `changeRecords`.
 * @throws ValidationError (yup) when a record breaks its schema
 */
export async function saveRecords<K extends RecordKind>(
  db: Database,
  kind: K,
  writes: RecordWrite<K>[],
): Promise<string[]> {
  const now = new Date().toISOString();
  const rows = writes.map(({ id = newId(), position = 0, isActive = true, record }) => ({
    kind,
    id,
    ...recordColumns(kind, record),
    is_active: isActive,
    binned: '' as const,
    position,
    created_at: now,
    updated_at: now,
  }));
  await withTransaction(db, async (tx) => {
    await raiseVersion(tx, kind, now);
    for (const row of rows) {
      const { kind: _kind, id: _id, created_at: _created, ...changes } = row;
      await tx
        .insertInto('catalogue')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'id'])
            .doUpdateSet((set) => ({ ...changes, revision: set('catalogue.revision', '+', 1) })),
        )
        .execute();
    }
  });
  return rows.map((row) => row.id);
}

/**
 * Hides a record from the public site; orders that contain it do not change. Returns false when the record does not
 * exist.
 */
export async function withdrawRecord(db: Database, kind: RecordKind, id: string): Promise<boolean> {
  const now = new Date().toISOString();
  return withTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('catalogue')
      .set((set) => ({ is_active: false, updated_at: now, revision: set('revision', '+', 1) }))
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await raiseVersion(tx, kind, now);
    return numUpdatedRows > 0n;
  });
}

/**
 * Converts a database row to a record. Fields added to the kind's schema since the record was saved have their
 * defaults.
 */
function toRecord<K extends RecordKind>(
  kind: K,
  row: { id: string; data: Record<string, unknown>; created_at: string; updated_at: string },
): Stored<K> {
  return {
    ...defaultsOf(kind),
    ...row.data,
    id: row.id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  } as Stored<K>;
}

const defaults = new Map<RecordKind, object>();
function defaultsOf(kind: RecordKind): object {
  const known = defaults.get(kind) ?? recordSchemas[kind].getDefault();
  defaults.set(kind, known);
  return known;
}
