import { expressionBuilder, sql } from 'kysely';
import type { ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import {
  dayStart,
  type OrderFilter,
  type OrderSort,
  searchedMobile,
  statesOfFilter,
} from '#domain/orders/staff-order.rules.ts';
import { homesWithParcels } from '#domain/parcels/home-parcels.repo.ts';
import { fullOrderNumber } from '#lib/order-number.ts';
import type { Queries } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import { contains, containsAll } from '#server/db/text-search.repo.ts';

/** Filters and place of a page of the list. */
export interface OrderQuery {
  q?: string | undefined;
  state?: OrderFilter | undefined;
  /** Times (ISO) between which the orders leave, for a state that is about the day. */
  leaves?: { from: string | null; before: string } | null;
  city?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort: OrderSort;
  page: number;
  /** True to look for each word of `q` by itself, used when nothing contains `q` whole. */
  byWord?: boolean;
  /** Parts of the key of a customer's or home's name, used when nothing contains the words of `q` either. */
  nameParts?: readonly string[] | null;
  /** Pincodes of `city` that orders go to. */
  pincodes?: readonly string[];
}

/** Time by which an order leaves, as SQL; a row of an older process has the time of the order. */
export const leavesColumn = sql<string>`coalesce("order".leaves_by, "order".created_at)`;

/** State of a home as SQL; a home without a parcel is `placed`. */
export const stateColumn = sql<ParcelState>`coalesce(parcel.state, 'placed')`;

/** Selects ids of orders with a home that contains a text in at least one of the given columns. */
const homesWith = (db: Queries, columns: readonly string[], part: string) =>
  db
    .selectFrom('order_recipient')
    .select('order_id')
    .where((where) => where.or(columns.map((column) => contains(`order_recipient.${column}`, part))));

/** Selects ids of customers whose row contains a text in at least one of the given columns. */
const peopleWith = (db: Queries, columns: readonly string[], part: string) =>
  db
    .selectFrom('user')
    .select('id')
    .where((where) => where.or(columns.map((column) => contains(`user.${column}`, part))));

/**
 * Returns the SQL condition that an order, its customer or one of its homes contains a text. A short order number such
 * as `2627-12` and a partial mobile number of 6 or more digits match as well.
 */
function isAbout(db: Queries, text: string) {
  const where = expressionBuilder<Schema, 'order'>();
  const [number, mobile] = [fullOrderNumber(text), searchedMobile(text)];
  return where.or([
    ...['id', 'gateway_order_id', 'payment_id', 'invoice_number', 'title'].map((column) =>
      contains(`order.${column}`, text),
    ),
    where('order.id', 'in', homesWith(db, ['name', 'mobile', 'address', 'pincode'], text)),
    where('order.user_id', 'in', peopleWith(db, ['name', 'mobile'], text)),
    ...(number ? [where('order.invoice_number', '=', number)] : []),
    ...(mobile ? [where('order.id', 'in', homesWith(db, ['mobile'], mobile))] : []),
    ...(mobile ? [where('order.user_id', 'in', peopleWith(db, ['mobile'], mobile))] : []),
  ]);
}

/** Returns the SQL condition that an order's customer, or one of its homes, has a name with all parts of a key. */
function isOfName(db: Queries, parts: readonly string[]) {
  const where = expressionBuilder<Schema, 'order'>();
  const homes = db.selectFrom('order_recipient').select('order_id');
  const people = db.selectFrom('user').select('id');
  return where.or([
    where('order.id', 'in', homes.where(containsAll('order_recipient.search_key', parts))),
    where('order.user_id', 'in', people.where(containsAll('user.search_key', parts))),
  ]);
}

/**
 * Selects the ids of the orders that match a query, as a subquery. A city matches by its `pincodes`; with `byWord`, an
 * order must match every word of `q`.
 */
export function found(
  db: Queries,
  { q, byWord = false, nameParts, state, leaves, city, pincodes = [], from, to }: OrderQuery,
) {
  let query = db.selectFrom('order').select('order.id');
  if (leaves) query = query.where(leavesColumn, '<', leaves.before);
  if (leaves?.from) query = query.where(leavesColumn, '>=', leaves.from);
  if (from) query = query.where('order.created_at', '>=', dayStart(from));
  if (to) query = query.where('order.created_at', '<', dayStart(to, 1));
  if (state)
    query = query.where(
      'order.id',
      'in',
      homesWithParcels(db).select('home.order_id').where(stateColumn, 'in', statesOfFilter(state)),
    );
  if (city)
    query = query.where(
      'order.id',
      'in',
      db
        .selectFrom('order_recipient')
        .select('order_id')
        .where('pincode', 'in', ['', ...pincodes]),
    );
  if (nameParts) query = query.where(isOfName(db, nameParts));
  else if (q)
    query = query.where((where) => where.and((byWord ? q.split(/\s+/u) : [q]).map((part) => isAbout(db, part))));
  return query;
}
