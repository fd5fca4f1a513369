import { timeOfDay } from '#lib/dates.ts';
import {
  type Ask,
  type PendingOrderHead,
  keepPendingOrder,
  listOpenPendingOrdersOf,
  refuseTooMany,
} from '#domain/payments/pending-order.repo.ts';
import type { Charge } from '#domain/payments/charge.service.ts';
import type { OrderedBefore } from '#domain/payments/checkout.contract.ts';
import { findOrderOfGoods } from '#domain/orders/order.repo.ts';
import type { Answered } from '#domain/payments/second-boxes.service.ts';
import { newId } from '#lib/ids.ts';
import { MINUTE } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { Refusal } from '#server/http/errors.ts';
import { lookAtPendingOrder } from '#domain/payments/finish-payment.service.ts';
import * as say from '#domain/payments/payments.texts.ts';
import type { StaffLog } from '#domain/payments/set-aside.service.ts';
import { said, saidAs } from '#lib/said.ts';

/** How long, in ms, pressing Pay again continues the same payment, and a repeated order is questioned. */
export const RECENT = 30 * MINUTE;

/**
 * Returns the refusal of a repeated order, for a client that cannot confirm it, with the time from which it can be
 * repeated.
 * @param until end of the refusal, ms
 */
const orderedText = (until: number): string => say.orderedAndPaid(timeOfDay(until + MINUTE));

/**
 * Returns the function that begins payments. For the same goods, prices and addresses within 30 minutes it returns the
 * pending order made before, so that a repeated request makes no second payment. It throws Refusal 503 when the
 * provider does not answer and 429 after too many unfinished payments. Concurrent requests share one call within this
 * process. Two processes may each make a payment order; `keepPendingOrder` stores one, and the other is never shown, so
 * that it cannot be paid.
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
 * Checks at the provider the payments begun in the last 30 minutes for the same goods or the same rest, and finishes
 * paid ones, so that nothing is paid twice.
 * @returns a function that throws Refusal 409 when a bank is still processing another of these payments
 * @throws Refusal 409 when one was paid whose order cannot be finished
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
      throw new Refusal(409, said(say, 'bankWorking'));
  };
}

/**
 * Refuses an order of the same goods within 30 minutes, unless the customer confirmed it by `again` or `secondBoxes`.
 * Payments that arrived without the browser are finished first.
 * @param amount price in paise, sent with the refusal
 * @throws Refusal 409 with the earlier order, while a bank is processing another payment for the same goods, or when a
 *   paid order cannot be finished
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
    const message = secondBoxes ? say.orderedJustNow : orderedText(Date.parse(done.createdAt) + RECENT);
    throw new Refusal(409, saidAs('payments.begun', message), { data: { ...data } });
  }
  refuseWithBank();
}
