import {
  type Ask,
  type Charge,
  type PendingOrderHead,
  keepPendingOrder,
  listOpenPendingOrdersOf,
  refuseTooMany,
} from '#domain/payments/pending-order.repo.ts';
import type { OrderedBefore } from '#domain/payments/checkout.contract.ts';
import { findOrderOfGoods } from '#domain/orders/order.repo.ts';
import type { Answered } from '#domain/payments/second-boxes.service.ts';
import { newId } from '#lib/ids.ts';
import { MINUTE } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { Refusal } from '#server/http/errors.ts';
import { lookAtPendingOrder } from '#domain/payments/finish-payment.service.ts';
import type { StaffLog } from '#domain/payments/set-aside.service.ts';

/** How long, in ms, pressing Pay again continues the same payment, and a repeated order is questioned. */
export const RECENT = 30 * MINUTE;

const ORDERED = 'You ordered this a moment ago.';
/** Returns the sentence about a repeated order for a client that cannot confirm it. @param until ms */
const orderedText = (until: number): string =>
  `${ORDERED} It is paid; if you want it once more, please pay again from ${timeOf(until + MINUTE)} on.`;
/** Returns a moment (ms) in Indian time, to the minute. */
const timeOf = (at: number): string =>
  new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' }).format(at);
const WITH_BANK =
  'Your bank is still working on an earlier payment for this. If it goes through, your order is confirmed by itself; please wait a few minutes before you pay again.';

/**
 * Makes the function that begins payments. Pressing Pay again, even twice at once, continues the payment order that
 * was made for the same goods; it refuses with 503 when the gateway is away and with 429 for too many unfinished ones.
 *
 * Requests are joined within this process. Two processes may each make a payment order for the same goods; `keepPendingOrder` keeps
 * one of them and the other is never shown to anybody, so it cannot be paid.
 */
export function paymentBeginner(shop: Shop): (charge: Charge, ask?: Ask) => Promise<PendingOrderHead> {
  const beginning = new Map<string, Promise<PendingOrderHead>>();

  return async (charge, ask = async () => undefined) => {
    const { fingerprint } = charge;
    const running = beginning.get(fingerprint);
    if (running) return running;
    const begun = beginPayment(shop, charge, ask).finally(() => beginning.delete(fingerprint));
    beginning.set(fingerprint, begun);
    return begun;
  };
}

async function beginPayment(shop: Shop, charge: Charge, ask: Ask): Promise<PendingOrderHead> {
  const { db, payments } = shop;
  const { userId, goods, fingerprint, amount, replaces } = charge;
  const now = shop.now();
  const since = new Date(now - RECENT).toISOString();
  const earlier = (await listOpenPendingOrdersOf(db, userId, goods, since)).find(
    (pendingOrder) => pendingOrder.fingerprint === fingerprint,
  );
  if (earlier) {
    await ask(db);
    return earlier;
  }
  const createdAt = new Date(now).toISOString();
  await refuseTooMany(db, { userId, createdAt, ...(replaces ? { replaces } : {}) });
  const id = newId(now);
  const { id: gatewayOrderId, currency } = await payments.createOrder(amount, id);
  return keepPendingOrder(db, { ...charge, id, gatewayOrderId, currency, state: 'open', createdAt }, since, ask);
}

/**
 * Looks at what the person began to pay for the same goods, or for the rest of the same order, so that money which arrived
 * unheard is found before anything could be paid a second time.
 * @returns refuses (409) while a bank still works on another payment for it
 * @throws Refusal 409 when one arrived that cannot be finished
 */
export async function lookAtOpen(
  shop: Shop,
  { userId, goods, fingerprint }: Pick<Charge, 'userId' | 'goods' | 'fingerprint'>,
  log: StaffLog,
): Promise<() => void> {
  const since = new Date(shop.now() - RECENT).toISOString();
  const open = await listOpenPendingOrdersOf(shop.db, userId, goods, since);
  const looks = await Promise.all(
    open.map(async (pendingOrder) => ({ pendingOrder, look: await lookAtPendingOrder(shop, pendingOrder, log) })),
  );
  return () => {
    // The payment that a request continues is safe: the provider takes one payment for one payment order.
    if (looks.some(({ pendingOrder, look }) => look.state === 'pending' && pendingOrder.fingerprint !== fingerprint))
      throw new Refusal(409, WITH_BANK);
  };
}

/**
 * Refuses a repetition of a recent order, unless the person says that they have seen it. Finds money that arrived while
 * the browser lost the answer, before anything can be paid twice.
 * @param amount price in paise, for a client that is not asked
 * @throws Refusal 409 with the order, while a bank still works on a payment for the same goods, or when one arrived
 *   whose order cannot be finished
 */
export async function refuseRepeated(
  shop: Shop,
  charge: Charge,
  { again, secondBoxes, amount }: { again?: string | undefined; secondBoxes?: Answered | undefined; amount: number },
  log: StaffLog,
): Promise<void> {
  const refuseWithBank = await lookAtOpen(shop, charge, log);
  const since = new Date(shop.now() - RECENT).toISOString();
  const done = await findOrderOfGoods(shop.db, charge.userId, charge.goods, since);
  if (done && done.id !== again && !secondBoxes?.agreed.includes(done.gatewayOrderId)) {
    const data: Omit<OrderedBefore, 'message'> = {
      orderId: done.id,
      kind: done.kind,
      payment: done.gatewayOrderId,
      orderedAt: done.createdAt,
      amount,
    };
    const message = secondBoxes ? ORDERED : orderedText(Date.parse(done.createdAt) + RECENT);
    throw new Refusal(409, message, { data: { ...data } });
  }
  refuseWithBank();
}
