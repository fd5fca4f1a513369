import { sql } from 'kysely';
import type { DueDay, LeavingHomes } from '#domain/orders/staff-order.contract.ts';
import { dayStart } from '#domain/orders/staff-order.rules.ts';
import { openStates } from '#domain/parcels/fulfilment.rules.ts';
import { homesWithLate } from '#domain/parcels/home-parcels.repo.ts';
import { yearMonthDay } from '#lib/dates.ts';
import type { Queries } from '#server/db/database.ts';

/** Days of the summary, today included. */
const DAYS_AHEAD = 7;

/** The homes of one order that have still to be sent. */
export interface OpenOrder {
  id: string;
  /** Day (`yyyy-mm-dd`) by which it leaves. */
  day: string;
  homes: number;
  boxes: number;
  /** Number of homes that are not packed. */
  unpacked: number;
  /** Number of homes that are not packed and whose address is known. */
  toPack: number;
}

/** Returns every order with homes that have still to be sent, the first to leave first. What is sent does not count. */
export async function listOpenOrders(db: Queries): Promise<OpenOrder[]> {
  const isUnpacked = sql`(parcel.state is null or parcel.state <> 'packed')`;
  const rows = await homesWithLate(db)
    .innerJoin('order', 'order.id', 'home.order_id')
    .select((select) => [
      'order.id',
      'order.kind',
      sql<string>`coalesce("order".leaves_by, "order".created_at)`.as('leaves'),
      select.fn.countAll<number>().as('homes'),
      select.fn.sum<number>('home.quantity').as('quantity'),
      sql<number>`sum(case when ${isUnpacked} then 1 else 0 end)`.as('unpacked'),
      sql<number>`sum(case when ${isUnpacked} and (late_home.state is null or late_home.state not in ('waiting', 'refund'))
        then 1 else 0 end)`.as('toPack'),
    ])
    // A parcel that nobody has touched has no row.
    .where((where) => where.or([where('parcel.state', 'is', null), where('parcel.state', 'in', openStates)]))
    .groupBy(['order.id', 'order.kind', 'order.leaves_by', 'order.created_at'])
    .orderBy('leaves')
    .orderBy('order.id')
    .execute();
  return rows.map(({ id, kind, leaves, homes, quantity, unpacked, toPack }) => ({
    id,
    day: yearMonthDay(leaves),
    homes: Number(homes),
    // The quantity of a single item is its weight.
    boxes: kind === 'item' ? Number(homes) : Number(quantity),
    unpacked: Number(unpacked),
    toPack: Number(toPack),
  }));
}

const none = { orders: 0, homes: 0, boxes: 0 };

const sumOf = (orders: readonly OpenOrder[]): LeavingHomes => ({
  orders: orders.length,
  homes: orders.reduce((sum, { homes }) => sum + homes, 0),
  boxes: orders.reduce((sum, { boxes }) => sum + boxes, 0),
});

/**
 * Adds up the orders that have still to be sent by the day on which they leave: `late` for days before today, `days`
 * for the seven days from today.
 * @param now ms
 */
export function leavingDays(open: readonly OpenOrder[], now: number): { late: LeavingHomes; days: DueDay[] } {
  const today = yearMonthDay(new Date(now).toISOString());
  const byDay = Map.groupBy(open, ({ day }) => day);
  return {
    late: sumOf(open.filter(({ day }) => day < today)),
    days: Array.from({ length: DAYS_AHEAD }, (_, plus) => {
      const day = yearMonthDay(dayStart(today, plus));
      return { day, ...(byDay.has(day) ? sumOf(byDay.get(day) ?? []) : none) };
    }),
  };
}

/** Returns the number of orders that were placed today, and the paise that were received today. @param now ms */
export async function soldToday(db: Queries, now: number): Promise<{ orders: number; amount: number }> {
  const from = dayStart(yearMonthDay(new Date(now).toISOString()));
  const sold = await db
    .selectFrom('order')
    .leftJoin('order_payment', 'order_payment.order_id', 'order.id')
    .select((select) => [
      sql<number>`count(distinct "order".id)`.as('orders'),
      select.fn.sum<number>(sql`case when order_payment.order_id is null then "order".amount else 0 end`).as('amount'),
    ])
    .where('order.created_at', '>=', from)
    .executeTakeFirstOrThrow();
  // Of an order that is paid in parts what came today, whenever it was placed.
  const parts = await db
    .selectFrom('order_payment')
    .select((select) => select.fn.sum<number>('amount').as('amount'))
    .where('at', '>=', from)
    .executeTakeFirstOrThrow();
  return { orders: Number(sold.orders), amount: Number(sold.amount ?? 0) + Number(parts.amount ?? 0) };
}
