import { sql } from 'kysely';
import { type Order, toOrder } from '#domain/orders/order.repo.ts';
import { unpaidOrders } from '#domain/orders/order-money.repo.ts';
import {
  ORDER_PAGE,
  type OrderTotals,
  type StaffOrderRow,
  type StateCounts,
} from '#domain/orders/staff-order.contract.ts';
import { cityOf, leavesOf, ORDER } from '#domain/orders/staff-order.repo.ts';
import { type OrderSort, statesOfFilter } from '#domain/orders/staff-order.rules.ts';
import { weightText } from '#lib/weights.ts';
import { keyParts } from '#domain/search/search-key.rules.ts';
import { homesWithParcels } from '#domain/parcels/home-parcels.repo.ts';
import type { Queries } from '#server/db/database.ts';
import { type OrderQuery, leavesColumn, stateColumn, found } from '#domain/orders/order-search.repo.ts';
import * as say from '#domain/orders/orders.texts.ts';

/** Returns the distinct pincodes of all recipients. */
const orderPincodes = async (db: Queries): Promise<string[]> =>
  (await db.selectFrom('order_recipient').select('pincode').distinct().execute()).map(({ pincode }) => pincode);

/** Number of boxes as SQL; a single item counts as one, because its quantity is a weight. */
const boxesColumn = sql<number>`sum(case when "order".kind = 'item' then 1 else home.quantity end)`;

async function totalsOf(db: Queries, query: OrderQuery): Promise<OrderTotals> {
  // Of an order that is paid in parts counts what came.
  const came = sql<number>`sum(coalesce((select sum(order_payment.amount) from order_payment
    where order_payment.order_id = "order".id), "order".amount))`;
  const sums = await db
    .selectFrom('order')
    .select((select) => [select.fn.countAll<number>().as('orders'), came.as('amount')])
    .where('id', 'in', found(db, query))
    .executeTakeFirstOrThrow();
  const byState = await homesWithParcels(db)
    .innerJoin('order', 'order.id', 'home.order_id')
    .select((select) => [stateColumn.as('state'), select.fn.countAll<number>().as('homes'), boxesColumn.as('boxes')])
    .where('home.order_id', 'in', found(db, { ...query, state: undefined }))
    .groupBy(stateColumn)
    .execute();
  const meant = byState.filter(({ state }) => !query.state || statesOfFilter(query.state).includes(state));
  return {
    orders: Number(sums.orders),
    amount: Number(sums.amount ?? 0),
    homes: meant.reduce((sum, { homes }) => sum + Number(homes), 0),
    boxes: meant.reduce((sum, { boxes }) => sum + Number(boxes), 0),
    states: Object.fromEntries(byState.map(({ state, homes }) => [state, Number(homes)])),
  };
}

const goodsOf = ({ kind, content }: Order): string =>
  kind === 'item'
    ? `${content.quantity} ${content.unit}`
    : content.circles
      ? say.designCount(content.circles.length)
      : weightText(content.weight);

const sortColumns = {
  due: leavesColumn,
  newest: 'order.created_at',
  oldest: 'order.created_at',
  dearest: 'order.amount',
} as const;
/** Sorts that rise: the longest waiting, or the first to leave, comes first. */
const rising: readonly OrderSort[] = ['due', 'oldest'];

/**
 * Returns how a search is read: as it stands when an order contains it so, else word by word, else as a name in another
 * script or spelling.
 */
async function readingOf(db: Queries, q: string): Promise<Pick<OrderQuery, 'byWord' | 'nameParts'>> {
  const any = { q, sort: 'newest', page: 1 } as const;
  const finds = async (reading: object) =>
    (await found(db, { ...any, ...reading })
      .limit(1)
      .executeTakeFirst()) !== undefined;
  if (await finds({})) return {};
  if (q.includes(' ') && (await finds({ byWord: true }))) return { byWord: true };
  return { byWord: true, nameParts: keyParts(q) };
}

/**
 * Returns one page of the orders that match a query, the totals of all matches, and the number of pages, at least 1.
 * When no order contains `q` as a whole, orders that contain each of its words match, else those of a name that sounds so.
 */
export async function pageOrders(
  db: Queries,
  asked: OrderQuery,
): Promise<{ orders: StaffOrderRow[]; totals: OrderTotals; pages: number }> {
  const { q, city } = asked;
  const pincodes = city ? (await orderPincodes(db)).filter((pincode) => cityOf(pincode) === city) : [];
  const query = { ...asked, pincodes, ...(q ? await readingOf(db, q) : {}) };
  const totals = await totalsOf(db, query);
  const rows = await db
    .selectFrom('order')
    .leftJoin('user', 'user.id', 'order.user_id')
    .select(ORDER)
    .where('order.id', 'in', found(db, query))
    .orderBy(sortColumns[query.sort], rising.includes(query.sort) ? 'asc' : 'desc')
    .orderBy('order.invoice_number', rising.includes(query.sort) ? 'asc' : 'desc')
    .limit(ORDER_PAGE)
    .offset((query.page - 1) * ORDER_PAGE)
    .execute();
  const homes = await homeCounts(
    db,
    rows.map(({ id }) => id),
  );
  const unpaid = await unpaidOrders(
    db,
    rows.map(({ id }) => id),
  );
  const orders = rows.map((row): StaffOrderRow => {
    const order = toOrder(row);
    const sale = row.sale;
    return {
      id: order.id,
      invoiceNumber: order.invoiceNumber,
      kind: order.kind,
      title: order.title,
      goods: goodsOf(order),
      customer: row.customer || (sale?.buyer.name ?? ''),
      mobile: row.mobile ?? sale?.buyer.mobile ?? '',
      amount: order.amount,
      createdAt: order.createdAt,
      leavesBy: leavesOf(order, sale),
      ...(unpaid.has(order.id) ? { unpaid: true } : {}),
      ...(homes.get(order.id) ?? { homes: 0, boxes: 0, states: {}, cities: [] }),
    };
  });
  return { orders, totals, pages: Math.max(1, Math.ceil(totals.orders / ORDER_PAGE)) };
}

/** What the search of the back office shows of an order. */
type FoundRow = Pick<StaffOrderRow, 'id' | 'invoiceNumber' | 'title' | 'customer' | 'createdAt'>;

/** Returns up to `most` orders that a text finds as in `pageOrders`, the newest first; sums nothing up. */
export async function findOrders(db: Queries, q: string, most: number): Promise<FoundRow[]> {
  const query: OrderQuery = { q, sort: 'newest', page: 1, ...(await readingOf(db, q)) };
  const rows = await db
    .selectFrom('order')
    .leftJoin('user', 'user.id', 'order.user_id')
    .select(ORDER)
    .where('order.id', 'in', found(db, query))
    .orderBy(sortColumns.newest, 'desc')
    .orderBy('order.invoice_number', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => {
    const { id, invoiceNumber, title, createdAt } = toOrder(row);
    return { id, invoiceNumber, title, customer: row.customer || (row.sale?.buyer.name ?? ''), createdAt };
  });
}

type HomeCounts = Pick<StaffOrderRow, 'homes' | 'boxes' | 'states' | 'cities'>;

/**
 * Returns, by order id, the number of homes and boxes, the homes in each state, and the cities, those with most homes
 * first.
 */
async function homeCounts(db: Queries, orderIds: readonly string[]): Promise<Map<string, HomeCounts>> {
  if (orderIds.length === 0) return new Map();
  const rows = await homesWithParcels(db)
    .innerJoin('order', 'order.id', 'home.order_id')
    .select((select) => [
      'home.order_id as orderId',
      'home.pincode',
      stateColumn.as('state'),
      select.fn.countAll<number>().as('homes'),
      boxesColumn.as('boxes'),
    ])
    .where('home.order_id', 'in', orderIds)
    .groupBy(['home.order_id', 'home.pincode', stateColumn])
    .execute();
  const counts = new Map(
    orderIds.map((id) => [id, { homes: 0, boxes: 0, states: {} as StateCounts, cities: new Map<string, number>() }]),
  );
  for (const { orderId, pincode, state, ...more } of rows) {
    const count = counts.get(orderId);
    if (!count) continue;
    const homes = Number(more.homes);
    count.homes += homes;
    count.boxes += Number(more.boxes);
    count.states[state] = (count.states[state] ?? 0) + homes;
    const city = cityOf(pincode);
    if (city) count.cities.set(city, (count.cities.get(city) ?? 0) + homes);
  }
  return new Map(
    [...counts].map(([id, { cities, ...count }]) => {
      const named = [...cities].sort(([one, many], [other, more]) => more - many || one.localeCompare(other));
      return [id, { ...count, cities: named.map(([city]) => city) }];
    }),
  );
}

/** Returns the towns that orders go to, sorted by name; pincodes without a known town are left out. */
export async function orderCities(db: Queries): Promise<string[]> {
  return [...new Set((await orderPincodes(db)).map(cityOf).filter(Boolean))].sort();
}
