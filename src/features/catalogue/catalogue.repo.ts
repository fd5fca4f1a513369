import type { InferType } from 'yup';
import { type RecordKind, recordSchemas } from '#features/catalogue/record-kinds.contract.ts';
import type { PriceRange } from '#features/catalogue/catalogue.rules.ts';
import { safeHtml } from '#lib/html.ts';
import { newId } from '#lib/ids.ts';
import { type Database, type Queries, withTransaction } from '#server/db/database.ts';

/** A record of one kind, with its id and the times of its making and its last change. */
export type Stored<K extends RecordKind> = InferType<(typeof recordSchemas)[K]> & {
  id: string;
  createdAt: string;
  updatedAt: string;
};

/** What a list may ask for; everything is combined with AND. */
export interface RecordFilter {
  /** Matches the category or the type. */
  category?: string | undefined;
  isWedding?: boolean | undefined;
  isBestSeller?: boolean | undefined;
  price?: PriceRange | null | undefined;
  /** Part of the name, in any letter case. */
  search?: string | undefined;
}

/** How a list is ordered: dearest first, newest first, or as staff arranged it. */
export type RecordOrder = 'dearest' | 'newest' | 'position';

/** Lists the visible records of a kind. */
export async function listRecords<K extends RecordKind>(
  db: Queries,
  kind: K,
  filter: RecordFilter = {},
  order: RecordOrder = 'position',
): Promise<Stored<K>[]> {
  let query = db
    .selectFrom('catalogue')
    .select(['id', 'data', 'created_at', 'updated_at'])
    .where('kind', '=', kind)
    .where('is_active', '=', true);
  const { category, isWedding, isBestSeller, price, search } = filter;
  if (category)
    query = query.where((where) => where.or([where('category', '=', category), where('type', '=', category)]));
  if (isWedding !== undefined) query = query.where('is_wedding', '=', isWedding);
  if (isBestSeller !== undefined) query = query.where('is_best_seller', '=', isBestSeller);
  if (price) query = query.where('price', '>=', price.from);
  if (price && price.to !== null) query = query.where('price', '<=', price.to);
  if (order === 'dearest') query = query.orderBy('price', 'desc');
  if (order === 'newest') query = query.orderBy('created_at', 'desc');
  const rows = await query.orderBy('position').orderBy('id').execute();
  const records = rows.map((row) => toRecord<K>(row));
  // SQLite lowers only Latin letters, so names of any script are compared here.
  const wanted = search?.trim().toLocaleLowerCase('en-IN');
  return wanted
    ? records.filter((record) =>
        String((record as { name?: string }).name ?? '')
          .toLocaleLowerCase('en-IN')
          .includes(wanted),
      )
    : records;
}

/** Reads one record; withdrawn ones only when asked for. */
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
  return row && (row.is_active || withdrawn) ? toRecord<K>(row) : null;
}

/** Values that every database takes in one statement. */
const CHUNK = 500;

/** Reads the offered ones among some records, by id, in as few statements as possible. */
export async function readRecords<K extends RecordKind>(
  db: Queries,
  kind: K,
  ids: Iterable<string>,
): Promise<Map<string, Stored<K>>> {
  const wanted = [...new Set(ids)];
  const found = new Map<string, Stored<K>>();
  for (let from = 0; from < wanted.length; from += CHUNK) {
    const rows = await db
      .selectFrom('catalogue')
      .select(['id', 'data', 'created_at', 'updated_at'])
      .where('kind', '=', kind)
      .where('id', 'in', wanted.slice(from, from + CHUNK))
      .where('is_active', '=', true)
      .execute();
    for (const row of rows) found.set(row.id, toRecord<K>(row));
  }
  return found;
}

/** The catalogue changed since the writer looked at it. */
export class StaleCatalogue extends Error {}

/** Every record of a kind, the withdrawn ones too, as staff keep them. */
export async function listForStaff<K extends RecordKind>(db: Queries, kind: K) {
  const rows = await db
    .selectFrom('catalogue')
    .select(['id', 'position', 'is_active', 'data'])
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, position, is_active, data }) => ({
    id,
    position: Number(position),
    isActive: is_active,
    record: data as InferType<(typeof recordSchemas)[K]>,
  }));
}

/** A record to write; `id` keeps a known one, `position` its place in the list. */
export interface RecordWrite<K extends RecordKind> {
  id?: string;
  position?: number;
  isActive?: boolean;
  record: InferType<(typeof recordSchemas)[K]>;
}

/**
 * Adds or replaces records of a kind in one transaction and raises the kind's version.
 * @param basedOn the version the writer saw; nothing is written when another write came in between
 * @throws yup ValidationError when a record breaks its schema; StaleCatalogue when another write came in between.
 */
export async function saveRecords<K extends RecordKind>(
  db: Database,
  kind: K,
  writes: RecordWrite<K>[],
  { basedOn }: { basedOn?: number } = {},
): Promise<string[]> {
  const now = new Date().toISOString();
  const rows = writes.map(({ id = newId(), position = 0, isActive = true, record }) => {
    const data = recordSchemas[kind].validateSync(record, { abortEarly: false, stripUnknown: true }) as Record<
      string,
      unknown
    >;
    if (kind === 'policy') data['data'] = safeHtml(String(data['data']));
    return {
      kind,
      id,
      name: String(data['name'] ?? data['title'] ?? ''),
      category: String(data['category'] ?? ''),
      type: String(data['type'] ?? ''),
      price: (data['rate'] ?? data['price'] ?? null) as number | null,
      is_wedding: data['isWedding'] === true,
      is_best_seller: data['isBestSeller'] === true,
      is_active: isActive,
      position,
      data: JSON.stringify(data),
      created_at: now,
      updated_at: now,
    };
  });
  await withTransaction(db, async (tx) => {
    // First, so that two writers stand in line here.
    const version = await raiseVersion(tx, kind, now);
    if (basedOn !== undefined && version !== basedOn + 1) throw new StaleCatalogue();
    for (const row of rows) {
      const { kind: _kind, id: _id, created_at: _created, ...changes } = row;
      await tx
        .insertInto('catalogue')
        .values(row)
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(changes))
        .execute();
    }
  });
  return rows.map((row) => row.id);
}

/** Withdraws a record from the public site; orders that hold it are not touched. Answers false when there is none. */
export async function withdrawRecord(db: Database, kind: RecordKind, id: string): Promise<boolean> {
  const now = new Date().toISOString();
  return withTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('catalogue')
      .set({ is_active: false, updated_at: now })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await raiseVersion(tx, kind, now);
    return numUpdatedRows > 0n;
  });
}

async function raiseVersion(tx: Queries, kind: RecordKind, now: string): Promise<number> {
  const { version } = await tx
    .insertInto('catalogue_version')
    .values({ kind, version: 1, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .doUpdateSet((set) => ({ version: set('catalogue_version.version', '+', 1), updated_at: now })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return Number(version);
}

/** The version of each kind: it rises with every write. */
export async function readVersions(db: Queries): Promise<Partial<Record<RecordKind, number>>> {
  const rows = await db.selectFrom('catalogue_version').select(['kind', 'version']).execute();
  return Object.fromEntries(rows.map((row) => [row.kind, row.version]));
}

function toRecord<K extends RecordKind>(row: {
  id: string;
  data: Record<string, unknown>;
  created_at: string;
  updated_at: string;
}): Stored<K> {
  return { ...row.data, id: row.id, createdAt: row.created_at, updatedAt: row.updated_at } as Stored<K>;
}
