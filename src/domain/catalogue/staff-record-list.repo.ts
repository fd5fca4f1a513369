import { type Expression, expressionBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { keyParts, searchKey } from '#domain/search/search-key.rules.ts';
import { isLacking } from '#domain/catalogue/record-lacks.repo.ts';
import type { RecordLack } from '#domain/catalogue/record-lacks.rules.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import {
  type ChangedBy,
  type FieldSpan,
  type KindCount,
  RECORD_PAGE,
  type RecordState,
  type RecordUses,
  type RecordVersion,
} from '#domain/catalogue/staff-record.contract.ts';
import type { recordFlags, recordSorts, recordStates } from '#domain/catalogue/staff-record.rules.ts';
import { priceFieldOf } from '#domain/catalogue/schedule.contract.ts';
import { STATE, toState } from '#domain/catalogue/record-state.repo.ts';
import { LEAST_GRAMS } from '#domain/pricing/pricing.rules.ts';
import type { Queries } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import { contains } from '#server/db/text-search.repo.ts';

/** Returns the numbers of visible, hidden and withdrawn records of each kind, in the order of `kinds`. */
export async function countKinds(db: Queries, kinds: readonly RecordKind[]): Promise<KindCount[]> {
  const rows = await db
    .selectFrom('catalogue')
    .select((select) => ['kind', 'is_active', 'binned', select.fn.countAll<number>().as('count')])
    .groupBy(['kind', 'is_active', 'binned'])
    .execute();
  return kinds.map((kind) => {
    const sum = (state: (typeof recordStates)[number]): number =>
      rows
        .filter((row) => row.kind === kind)
        .filter(({ is_active, binned }) => (binned ? 'bin' : is_active ? 'public' : 'hidden') === state)
        .reduce((all, { count }) => all + Number(count), 0);
    return { kind, public: sum('public'), hidden: sum('hidden'), bin: sum('bin') };
  });
}

/** Filters, order and page of a list of the back office. */
export interface RecordQuery {
  search?: string | undefined;
  category?: string | undefined;
  state?: (typeof recordStates)[number] | undefined;
  flag?: (typeof recordFlags)[number] | undefined;
  lacks?: RecordLack | undefined;
  sort: (typeof recordSorts)[number];
  descending: boolean;
  page: number;
}

type Catalogue<Columns> = SelectQueryBuilder<Schema, 'catalogue', Columns>;

/** Returns the SQL condition that a record has a text in one of the columns, its other names or its picture's text. */
function hasWords(text: string, columns: readonly ('name' | 'category' | 'type')[]): Expression<SqlBool> {
  const has = (column: Expression<string>) => contains(column, text);
  // Both databases answer a list as its JSON text, whose own signs are no part of a name, and a missing field as nothing.
  const fields = /["[\],\\]/.test(text) ? [] : ['otherNames', 'alt'];
  return expressionBuilder<Schema, 'catalogue'>().or([
    ...columns.map((column) => has(sql.ref(column))),
    ...fields.map((field) => has(sql`data ->> ${sql.lit(field)}`)),
  ]);
}

function narrowed<C>(query: Catalogue<C>, { search, category, state, flag }: RecordQuery): Catalogue<C> {
  let narrow = query.where('binned', state === 'bin' ? '!=' : '=', '');
  if (state === 'public' || state === 'hidden') narrow = narrow.where('is_active', '=', state === 'public');
  if (category)
    narrow = narrow.where((where) => where.or([where('category', '=', category), where('type', '=', category)]));
  if (flag) narrow = narrow.where(flag === 'wedding' ? 'is_wedding' : 'is_best_seller', '=', true);
  return search ? narrow.where(hasWords(search, ['name', 'category', 'type'])) : narrow;
}

/**
 * Returns one page of a kind's records that match the query, with the number of matches and the number of pages (at
 * least 1). A page has `RECORD_PAGE` records.
 */
export async function pageRecords(
  db: Queries,
  kind: RecordKind,
  query: RecordQuery,
): Promise<{ records: RecordState[]; count: number; pages: number }> {
  const every = db.selectFrom('catalogue').where('kind', '=', kind);
  const all = query.lacks ? every.where(isLacking(kind, query.lacks)) : every;
  const { count } = await narrowed(
    all.select((select) => select.fn.countAll<number>().as('count')),
    query,
  ).executeTakeFirstOrThrow();
  const direction = query.descending ? 'desc' : 'asc';
  const column = { position: sql`position`, name: sql`lower(name)`, price: sql`price`, changed: sql`updated_at` };
  const rows = await narrowed(all.select(STATE), query)
    .orderBy(column[query.sort], direction)
    .orderBy('position')
    .orderBy('id')
    .limit(RECORD_PAGE)
    .offset((query.page - 1) * RECORD_PAGE)
    .execute();
  return {
    records: rows.map(toState),
    count: Number(count),
    pages: Math.max(1, Math.ceil(Number(count) / RECORD_PAGE)),
  };
}

/**
 * Returns the least and the most value of a kind's price in paise and, for sweets, of the least weight in grams, by
 * field. Records in the bin, the record `without` and zeros are left out.
 */
export async function fieldSpans(db: Queries, kind: RecordKind, without = ''): Promise<Record<string, FieldSpan>> {
  const field = priceFieldOf(kind);
  if (!field) return {};
  const grams = sql<number>`coalesce(cast(data ->> 'leastGrams' as integer), ${sql.lit(LEAST_GRAMS)})`;
  const {
    price,
    most,
    grams: leastGrams,
    mostGrams,
  } = await db
    .selectFrom('catalogue')
    .select(({ fn }) => [
      fn.min('price').as('price'),
      fn.max('price').as('most'),
      fn.min(grams).as('grams'),
      fn.max(grams).as('mostGrams'),
    ])
    .where('kind', '=', kind)
    .where('binned', '=', '')
    .where('id', '!=', without)
    .where('price', '>', 0)
    .executeTakeFirstOrThrow();
  if (price === null) return {};
  return {
    [field]: { least: Number(price), most: Number(most) },
    ...(kind === 'sweet' ? { leastGrams: { least: Number(leastGrams), most: Number(mostGrams) } } : {}),
  };
}

/**
 * Returns up to `most` records of all kinds whose name or other names contain a text, else those of a name that is
 * written so in another script or spelling. Records in the bin are left out.
 */
export async function findRecords(
  db: Queries,
  text: string,
  most: number,
): Promise<{ id: string; kind: RecordKind; name: string }[]> {
  const named = db
    .selectFrom('catalogue')
    .select(['id', 'kind', 'name'])
    .where('binned', '=', '')
    .where('name', '!=', '');
  const rows = await named
    .where(hasWords(text, ['name']))
    .orderBy('position')
    .orderBy('id')
    .limit(most)
    .execute();
  const parts = rows.length === 0 ? keyParts(text) : null;
  if (!parts) return rows;
  const all = await named.orderBy('position').orderBy('id').execute();
  return all.filter(({ name }) => parts.every((part) => searchKey(name).includes(part))).slice(0, most);
}

/**
 * Returns a record by id, also from the bin, with the name of the person who changed it last (empty when unknown); null
 * when it does not exist.
 */
export async function readState(db: Queries, kind: RecordKind, id: string): Promise<(RecordState & ChangedBy) | null> {
  const row = await db
    .selectFrom('catalogue')
    .select(STATE)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const [last] = await deedsOn(db, kind, id, 1);
  return { ...toState(row), changedBy: last?.actor ?? '' };
}

/** Most versions that a record's history shows. */
const MOST_VERSIONS = 100;

/**
 * Returns the last `most` audit entries of a record that made a version, newest first. Moves in the list make no
 * version.
 */
const deedsOn = (db: Queries, kind: RecordKind, id: string, most: number) =>
  db
    .selectFrom('audit')
    .select(['at', 'actor', 'action', 'before', 'after'])
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('action', '!=', 'move')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** Version as an audit entry stores it. */
type Noted = Pick<RecordVersion, 'revision' | 'isActive' | 'inBin' | 'record'>;

/**
 * Returns the last `MOST_VERSIONS` versions of a record from the audit log, newest first. When the log has fewer, the
 * state before its first entry is the last version.
 */
export async function listVersions(db: Queries, kind: RecordKind, id: string): Promise<RecordVersion[]> {
  const deeds = await deedsOn(db, kind, id, MOST_VERSIONS);
  const versionOf = (noted: unknown, at: string, by: string, action: string): RecordVersion[] => {
    const { revision, isActive, inBin, record } = (noted ?? {}) as Partial<Noted>;
    if (revision === undefined || isActive === undefined || inBin === undefined || !record) return [];
    return [{ revision, at, by, action, isActive, inBin, record }];
  };
  // Deeds of one moment have no order of their own; the revisions that they made have.
  const made = deeds
    .flatMap(({ at, actor, action, before, after }) =>
      versionOf(after, at, actor, action).map((version) => ({ version, before })),
    )
    .sort((one, other) => other.version.revision - one.version.revision);
  const first = deeds.length < MOST_VERSIONS ? versionOf(made.at(-1)?.before, '', '', 'create') : [];
  return [...made.map(({ version }) => version), ...first];
}

/** Returns the numbers of carts and saved boxes that contain a record, and the visible banners that link to it. */
export async function usesOf(db: Queries, id: string): Promise<RecordUses> {
  const held = await db
    .selectFrom('cart')
    .select((select) => ['saved', select.fn.countAll<number>().as('count')])
    .where((where) =>
      where.or([where('invitation_id', '=', id), where(sql<string>`cast(sections as text)`, 'like', `%"${id}"%`)]),
    )
    .groupBy('saved')
    .execute();
  const boxes = (saved: boolean): number => Number(held.find((row) => row.saved === saved)?.count ?? 0);
  const banners = await db
    .selectFrom('catalogue')
    .select(['id', 'name'])
    .where('kind', '=', 'banner')
    .where('is_active', '=', true)
    .where(sql<string>`cast(data as text)`, 'like', `%${id}%`)
    .execute();
  return {
    carts: boxes(false),
    savedBoxes: boxes(true),
    banners: banners.map((banner) => ({ id: banner.id, title: banner.name })),
  };
}
