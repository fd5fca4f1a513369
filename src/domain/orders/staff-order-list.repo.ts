import { expressionBuilder, sql } from 'kysely';
import { openStates, type ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import { type Order, orderColumns, toOrder } from '#domain/orders/order.repo.ts';
import { unpaidOrders } from '#domain/orders/order-money.repo.ts';
import {
  type DueDay,
  ORDER_PAGE,
  type OrderTotals,
  type StaffOrderRow,
  type StateCounts,
} from '#domain/orders/staff-order.contract.ts';
import { cityOf, leavesOf, ORDER } from '#domain/orders/staff-order.repo.ts';
import {
  dayStart,
  type OrderFilter,
  type OrderSort,
  searchedMobile,
  statesOfFilter,
} from '#domain/orders/staff-order.rules.ts';
import { homesWithParcels } from '#domain/parcels/home-parcels.repo.ts';
import { yearMonthDay } from '#lib/dates.ts';
import { fullOrderNumber } from '#lib/order-number.ts';
import type { Queries } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import { contains } from '#server/db/text-search.repo.ts';

/** Filters and place of a page of the list. */
export interface OrderQuery {
  q?: string | undefined;
  state?: OrderFilter | undefined;
  city?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort: OrderSort;
  page: number;
  /** True to look for each word of `q` by itself, used when nothing contains `q` whole. */
  byWord?: boolean;
  /** Pincodes of `city` that orders go to. */
  pincodes?: readonly string[];
}

/** Returns the distinct pincodes of all recipients. */
const orderPincodes = async (db: Queries): Promise<string[]> =>
  (await db.selectFrom('order_recipient').select('pincode').distinct().execute()).map(({ pincode }) => pincode);

/** State of a home as SQL; a home without a parcel is `placed`. */
const stateColumn = sql<ParcelState>`coalesce(parcel.state, 'placed')`;

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

/**
 * Selects the ids of the orders that match a query, as a subquery. A city matches by its `pincodes`; with `byWord`, an
 * order must match every word of `q`.
 */
function found(db: Queries, { q, byWord = false, state, city, pincodes = [], from, to }: OrderQuery) {
  let query = db.selectFrom('order').select('order.id');
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
  if (q) query = query.where((where) => where.and((byWord ? q.split(/\s+/u) : [q]).map((part) => isAbout(db, part))));
  return query;
}

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
      ? `${content.circles.length} box designs`
      : `${content.weight} gm`;

const sortColumns = {
  due: sql<string>`coalesce("order".leaves_by, "order".created_at)`,
  newest: 'order.created_at',
  oldest: 'order.created_at',
  dearest: 'order.amount',
} as const;
/** Sorts that rise: the longest waiting, or the first to leave, comes first. */
const rising: readonly OrderSort[] = ['due', 'oldest'];

/**
 * Returns one page of the orders that match a query, the totals of all matches, and the number of pages, at least 1.
 * When no order contains `q` as a whole, orders that contain each of its words match.
 */
export async function pageOrders(
  db: Queries,
  asked: OrderQuery,
): Promise<{ orders: StaffOrderRow[]; totals: OrderTotals; pages: number }> {
  const { q, city, sort, page } = asked;
  const pincodes = city ? (await orderPincodes(db)).filter((pincode) => cityOf(pincode) === city) : [];
  const asItStands = found(db, { q, sort, page }).limit(1);
  const query = { ...asked, pincodes, byWord: Boolean(q?.includes(' ')) && !(await asItStands.executeTakeFirst()) };
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

/** Days in the overview, today included. */
const DAYS_AHEAD = 7;

/**
 * Returns today's number of orders and paise received, and counts the unsent orders, homes and boxes by the day they
 * must leave: `late` for earlier days, `days` for the seven days from today.
 * @param now ms
 */
export async function readSummary(db: Queries, now: number) {
  const today = yearMonthDay(new Date(now).toISOString());
  const sold = await db
    .selectFrom('order')
    .select((select) => [select.fn.countAll<number>().as('orders')])
    .where('created_at', '>=', dayStart(today))
    .executeTakeFirstOrThrow();
  const whole = await db
    .selectFrom('order')
    .select((select) => select.fn.sum<number>('amount').as('amount'))
    .where('created_at', '>=', dayStart(today))
    .where('id', 'not in', db.selectFrom('order_payment').select('order_id'))
    .executeTakeFirstOrThrow();
  // Of an order that is paid in parts what came today, whenever it was placed.
  const parts = await db
    .selectFrom('order_payment')
    .select((select) => select.fn.sum<number>('amount').as('amount'))
    .where('at', '>=', dayStart(today))
    .executeTakeFirstOrThrow();
  const open = await homesWithParcels(db)
    .select((select) => [
      'home.order_id',
      select.fn.countAll<number>().as('homes'),
      select.fn.sum<number>('home.quantity').as('quantity'),
    ])
    .where(stateColumn, 'in', openStates)
    .groupBy('home.order_id')
    .execute();
  const counts = new Map(open.map((row) => [row.order_id, row]));
  const rows = await db
    .selectFrom('order')
    .select([...orderColumns, 'sale'])
    .where('id', 'in', homesWithParcels(db).select('home.order_id').where(stateColumn, 'in', openStates))
    .execute();
  const none = { orders: 0, homes: 0, boxes: 0 };
  const days = Array.from({ length: DAYS_AHEAD }, (_, plus): DueDay => ({
    day: yearMonthDay(dayStart(today, plus)),
    ...none,
  }));
  const late = { ...none };
  for (const row of rows) {
    const order = toOrder(row);
    const day = yearMonthDay(leavesOf(order, row.sale));
    const due = day < today ? late : days.find((one) => one.day === day);
    const count = counts.get(order.id);
    if (!due || !count) continue;
    due.orders += 1;
    due.homes += Number(count.homes);
    due.boxes += order.kind === 'item' ? Number(count.homes) : Number(count.quantity);
  }
  return {
    today: { orders: Number(sold.orders), amount: Number(whole.amount ?? 0) + Number(parts.amount ?? 0) },
    late,
    days,
  };
}
