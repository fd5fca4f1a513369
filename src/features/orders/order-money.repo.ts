import type { Selectable } from 'kysely';
import type {
  CustomerMoney,
  OrderMoney,
  PartPaid,
  RefundWire,
  StaffRefund,
} from '#features/orders/order-money.contract.ts';
import {
  type CameOff,
  type HomeMoney,
  moneyOfHomes,
  offDesignsOf,
  perHomeOf,
  type SentBack,
  sentForHomes,
} from '#features/orders/home-money.rules.ts';
import {
  addParts,
  dueBack,
  nothing,
  type Parts,
  type RefundState,
  sharesOf,
  splitRefund,
  sumOf,
  takeParts,
} from '#features/orders/refund.rules.ts';
import type { ParcelState } from '#features/fulfilment/fulfilment.rules.ts';
import { type PaidOrder, readPaidOrder } from '#features/orders/paid-order.repo.ts';
import { openOrders, readRelease } from '#features/part-payments/part-payment.repo.ts';
import { openOf } from '#features/part-payments/part-payment.rules.ts';
import type { Queries } from '#server/db/database.ts';
import type { RefundTable } from '#server/db/refunds-schema.ts';

/** A refund as it is stored. */
export type RefundRow = Selectable<RefundTable>;

/** Every refund of an order, the newest first. */
const refundsOf = (db: Queries, orderId: string): Promise<RefundRow[]> =>
  db
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** What was asked back of a payment and has not failed. */
export async function askedOf(db: Queries, paymentId: string): Promise<Parts> {
  const row = await db
    .selectFrom('refund_account')
    .select(['asked_goods', 'asked_delivery'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return { goods: Number(row?.asked_goods ?? 0), delivery: Number(row?.asked_delivery ?? 0) };
}

/** Goods and delivery of a stored refund, paise. */
export const partsOf = ({ goods, delivery }: Parts): Parts => ({ goods: Number(goods), delivery: Number(delivery) });

/** A refund as whoever paid sees it: without reasons, and without anybody of the staff. */
const refundToWire = (row: RefundRow): RefundWire => ({
  ...partsOf(row),
  state: row.state as RefundState,
  askedAt: row.asked_at,
  doneAt: row.state === 'processed' ? row.done_at : null,
  positions: row.positions,
  paymentId: row.payment_id,
  trace: row.provider_id,
  creditNote: row.credit_note,
});

/** A refund as staff see it. */
export const refundToStaff = (row: RefundRow): StaffRefund => ({
  ...refundToWire(row),
  id: row.id,
  reason: row.reason,
  problem: row.problem,
  attempt: Number(row.attempt),
  by: row.by_name,
});

/** What went back of an order, the newest first, and what is still to go back for cancelled homes, as its customer sees it. */
export async function moneyForCustomer(db: Queries, orderId: string): Promise<CustomerMoney> {
  const refunds = (await refundsOf(db, orderId)).map(refundToWire);
  const money = await readOrderMoney(db, orderId);
  const { released: _, ...parts } = money?.parts ?? { released: null };
  return {
    refunds,
    cancelled: money?.cancelled ?? null,
    ...('payments' in parts ? { parts } : {}),
  };
}

/** What is left of each payment, in their order. */
async function leftOf(db: Queries, payments: PaidOrder['payments']): Promise<Parts[]> {
  const left: Parts[] = [];
  for (const { paymentId, parts } of payments) left.push(takeParts(parts, await askedOf(db, paymentId)));
  return left;
}

/** What may go back of an order, and what went; null for one that is not there. */
export async function readOrderMoney(db: Queries, orderId: string): Promise<OrderMoney | null> {
  const order = await readPaidOrder(db, orderId);
  if (!order) return null;
  const { bought, payments, inParts } = order;
  const refunds = await refundsOf(db, orderId);
  const left = addParts(await leftOf(db, payments));
  const settled = await settledUntil(db, orderId);
  const gone = sentOf(refunds, []).flatMap(({ positions }) => positions);
  const cancellations = await cancellationsOf(db, orderId);
  const open = fresh(order, cancellations).filter(({ position, at }) => at > settled && !gone.includes(position));
  const dues = open.map(({ position, before, at }) => dueBack(bought, position, before, at));
  const rest = restOf(order, fresh(order, cancellations), refunds);
  const homes = homesOf(order, cancellations, refunds, rest);
  const worth = addParts(dues);
  const off = addParts(open.map(({ position }) => homes[position]?.off ?? nothing));
  const back = Math.max(0, sumOf(worth) - sumOf(off));
  const offAlone = sumOf(worth) > 0 && back === 0;
  return {
    refunds: refunds.map(refundToStaff),
    left,
    shares: sharesOf(bought),
    homes,
    cancelled:
      open.length === 0 || sumOf(left) === 0 || offAlone
        ? null
        : {
            at: open.reduce((latest, { at }) => (at > latest ? at : latest), ''),
            positions: open.map(({ position }) => position),
            ...(inParts.length === 0 ? withinLeft(worth, left) : ofWhatIsLeft(back, left, takeParts(worth, off))),
            words: [...new Set(dues.map(({ words }) => words))],
          },
    parts:
      inParts.length === 0 ? null : { ...partsToWire(order, rest, homes), released: await readRelease(db, orderId) },
  };
}

/** How it stands with the money of each home of an order; belongs in the transaction that writes what goes back for some. */
export async function readHomesMoney(db: Queries, orderId: string): Promise<HomeMoney[]> {
  const order = await readPaidOrder(db, orderId);
  if (!order) return [];
  const cancellations = await cancellationsOf(db, orderId);
  const refunds = await refundsOf(db, orderId);
  return homesOf(order, cancellations, refunds, restOf(order, fresh(order, cancellations), refunds));
}

function homesOf(order: PaidOrder, cancelled: readonly Cancellation[], refunds: RefundRow[], rest: Rest): HomeMoney[] {
  const { bought, inParts } = order;
  const shares = sharesOf(bought);
  const before = inParts.map(({ off, offPositions, at }): CameOff => ({ off, positions: offPositions, until: at }));
  return moneyOfHomes({
    shares,
    worth: new Map(cancelled.map(({ position, before: was, at }) => [position, dueBack(bought, position, was, at)])),
    offs: [...before, rest],
    unpaid: inParts.length === 0 ? 0 : openOf(sumOf(bought), inParts) - sumOf(rest.off),
    refunds: sentOf(refunds, shares),
  });
}

/** Refunds that are asked or have left, home by home. */
const sentOf = (refunds: readonly RefundRow[], shares: readonly Parts[]): SentBack[] =>
  refunds
    .filter(({ state }) => state !== 'failed')
    .map((row) => ({ positions: row.positions, perHome: perHomeOf(row, shares), at: row.asked_at }));

/** What is still to be paid of an order that is paid in parts. */
interface Rest {
  /** What comes off it for homes that were cancelled since the last payment. */
  off: Parts;
  /** Places of those homes. */
  positions: number[];
  /** What is left to be paid then; nothing where every home was cancelled. */
  due: number;
  complete: boolean;
  /** Paise that went back for those homes already. */
  wentBack: number;
}

/** A home that was cancelled and did not come off an earlier payment. */
type Cancellation = Awaited<ReturnType<typeof cancellationsOf>>[number];

const freshCancellations = async (db: Queries, order: PaidOrder): Promise<Cancellation[]> =>
  fresh(order, await cancellationsOf(db, order.id));

function fresh({ inParts }: PaidOrder, cancelled: readonly Cancellation[]): Cancellation[] {
  const off = inParts.flatMap(({ offPositions }) => offPositions);
  return cancelled.filter(({ position }) => !off.includes(position));
}

/**
 * What is still to be paid: cancelled homes come off it, by the refund policy, before any money goes back for them; what went
 * back for a home already does not come off a second time. Goods and delivery come off within what is open of each.
 */
function restOf(
  { bought, inParts, payments }: PaidOrder,
  cancelled: readonly Cancellation[],
  refunds: RefundRow[],
): Rest {
  const open = inParts.length === 0 ? 0 : openOf(sumOf(bought), inParts);
  const positions = cancelled.map(({ position }) => position);
  const sent = sentForHomes(bought.homes.length, sentOf(refunds, sharesOf(bought)));
  const wentBack = positions.reduce((sum, position) => sum + (sent[position] ?? 0), 0);
  const dues = cancelled.map(({ position, before, at }) => dueBack(bought, position, before, at));
  const worth = addParts(dues);
  const still = dues.reduce((sum, due, at) => sum + Math.max(0, sumOf(due) - (sent[positions[at] ?? 0] ?? 0)), 0);
  const amount = Math.min(open, still);
  const gone = addParts([...payments.map(({ parts }) => parts), ...inParts.map((payment) => payment.off)]);
  const off = splitRefund(amount, takeParts(bought, gone), worth) ?? nothing;
  const before = inParts.reduce((sum, { offPositions }) => sum + offPositions.length, 0);
  const nobody = bought.homes.length > 0 && positions.length + before >= bought.homes.length;
  return {
    off,
    positions,
    due: nobody ? 0 : open - amount,
    complete: open === 0 || (!nobody && open === amount),
    wentBack,
  };
}

/** What a payment of the rest of an order has to bring now; null for an order that is not there. */
export async function readRest(db: Queries, orderId: string): Promise<(Rest & PaidOrder) | null> {
  const order = await readPaidOrder(db, orderId);
  return order && { ...order, ...restOf(order, await freshCancellations(db, order), await refundsOf(db, orderId)) };
}

/**
 * Paise that are still to be paid of those of some orders that are not paid in full and that the owner has not let go: what
 * their customers are asked for, so nothing where cancelled homes came off the whole rest.
 */
export async function unpaidOrders(db: Queries, orderIds: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const id of await openOrders(db, orderIds)) {
    const due = (await readRest(db, id))?.due ?? 0;
    if (due > 0) found.set(id, due);
  }
  return found;
}

/** What comes off the rest for some homes, of those that are cancelled still; at most so many paise. */
export async function offFor(db: Queries, order: PaidOrder, positions: readonly number[], most: number) {
  const still = (await freshCancellations(db, order)).filter(({ position }) => positions.includes(position));
  const { off, positions: named } = restOf(order, still, await refundsOf(db, order.id));
  const amount = Math.min(sumOf(off), most);
  const goods = Math.min(off.goods, amount);
  return { off: { goods, delivery: amount - goods }, offPositions: named };
}

function partsToWire({ bought, inParts }: PaidOrder, { off, due, complete }: Rest, homes: HomeMoney[]): PartPaid {
  return {
    payments: inParts.map(({ kind, amount, paymentId, at }) => ({ kind, amount, paymentId, at })),
    due,
    off: addParts([...inParts.map((payment) => payment.off), off]),
    offDesigns: offDesignsOf(bought, sharesOf(bought), homes),
    complete,
  };
}

const withinLeft = ({ goods, delivery }: Parts, left: Parts): Parts => ({
  goods: Math.min(goods, left.goods),
  delivery: Math.min(delivery, left.delivery),
});

/** Of an order that is paid in parts, one part may stand in for the other: an advance pays both in proportion. */
const ofWhatIsLeft = (back: number, left: Parts, share: Parts): Parts =>
  splitRefund(Math.min(back, sumOf(left)), left, share) ?? nothing;

/** The key under which homes of an order that were cancelled up to a time (ISO) stand in the list of money. */
export const cancelledKey = (orderId: string, at: string): string => `cancelled:${orderId}:${at}`;

/** Up to when (ISO time) cancelled homes of an order were declared settled; empty where none were. */
async function settledUntil(db: Queries, orderId: string): Promise<string> {
  const row = await db
    .selectFrom('money_settled')
    .select('key')
    .where('key', '>', cancelledKey(orderId, ''))
    .where('key', '<', cancelledKey(orderId, '~'))
    .orderBy('key', 'desc')
    .executeTakeFirst();
  return row?.key.slice(cancelledKey(orderId, '').length) ?? '';
}

/** Homes that are cancelled now, with what they were before and when that was. */
async function cancellationsOf(
  db: Queries,
  orderId: string,
): Promise<{ position: number; before: ParcelState; at: string }[]> {
  const rows = await db
    .selectFrom('parcel')
    .innerJoin('parcel_step as step', (join) =>
      join
        .onRef('step.order_id', '=', 'parcel.order_id')
        .onRef('step.position', '=', 'parcel.position')
        .onRef('step.revision', '=', 'parcel.revision'),
    )
    .select(['parcel.position', 'step.before', 'step.at'])
    .where('parcel.order_id', '=', orderId)
    .where('parcel.state', '=', 'cancelled')
    .where('step.state', '=', 'cancelled')
    .orderBy('parcel.position')
    .execute();
  return rows.map(({ position, ...rest }) => ({ ...rest, position: Number(position) }));
}
