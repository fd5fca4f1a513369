import { readCartOf, removeCart } from '#domain/cart/cart.repo.ts';
import {
  type PendingOrder,
  type PendingOrderHead,
  markPaid,
  readPendingOrder,
} from '#domain/payments/pending-order.repo.ts';
import { queuePlaced } from '#domain/outbox/queue.repo.ts';
import { findByGatewayOrder, insertOrder } from '#domain/orders/order.repo.ts';
import { designFor, isSameBox } from '#domain/orders/order.rules.ts';
import { keepSample, takeSamples } from '#domain/orders/sample.repo.ts';
import { storePartPayment } from '#domain/part-payments/part-payment.repo.ts';
import { sendWaiting } from '#domain/guests/waiting-boxes.repo.ts';
import * as say from '#domain/payments/payments.texts.ts';
import { newId } from '#lib/ids.ts';
import type { Shop } from '#server/context.ts';
import { type Queries, withTransaction } from '#server/db/database.ts';
import { storeFault } from '#server/db/faults.ts';
import { type Held, keepTerm } from '#server/db/lease.repo.ts';
import { Refusal } from '#server/http/errors.ts';
import { type GatewayPayment, unlessAway } from '#server/payments/payment-provider.ts';
import { advance, payRest } from '#domain/payments/rest.service.ts';
import { setAside, setAsideSecond, type StaffLog } from '#domain/payments/set-aside.service.ts';
import { said } from '#lib/said.ts';

/** The order a payment became. */
export interface Finished {
  orderId: string;
  kind: 'item' | 'invitation';
  /** False when an earlier payment had already paid this order, or its rest: the money of this one belongs back. */
  counts: boolean;
}

/**
 * Compares a payment with its pending order: `good` when captured in full, `pending` while the bank decides, `wrong`
 * when order, amount or currency differ, or it failed or was refunded.
 */
export function judgePayment(payment: GatewayPayment, pendingOrder: PendingOrderHead): 'good' | 'pending' | 'wrong' {
  const fits =
    payment.order_id === pendingOrder.gatewayOrderId &&
    payment.amount === pendingOrder.amount &&
    payment.currency === pendingOrder.currency;
  if (!fits) return 'wrong';
  if (payment.status === 'captured') return 'good';
  return payment.status === 'failed' || payment.status === 'refunded' ? 'wrong' : 'pending';
}

/**
 * Makes the order of a paid pending order, or stores its payment of a rest, in one transaction. Idempotent: a later
 * call by browser, webhook or sweep returns the same order. The payment must have been judged `good`.
 * @param options.held lease under which it runs, if any
 * @param options.all good payments of the pending order where all are known; those that pay nothing are set aside for
 *   staff in the same transaction
 * @returns the order; `counts` is false when another payment had paid it; null when the payment order or the order of
 *   the rest is unknown
 * @throws LeaseLost when another process has taken the lease
 */
export async function finishPayment(
  shop: Shop,
  payment: Pick<GatewayPayment, 'id' | 'order_id'>,
  { held, all = [] }: { held?: Held; all?: readonly GatewayPayment[] } = {},
): Promise<Finished | null> {
  const now = shop.now();
  const finish = async (tx: Queries): Promise<Finished | null> => {
    if (held) await keepTerm(tx, held);
    const pendingOrder = await readPendingOrder(tx, payment.order_id);
    if (!pendingOrder) return null;
    const { id, userId, kind, gatewayOrderId, amount, whole } = pendingOrder;
    const done = await findByGatewayOrder(tx, gatewayOrderId);
    if (done) return { orderId: done.id, kind, counts: done.paymentId === payment.id };
    if (pendingOrder.orderId !== null) return payRest(tx, pendingOrder, payment.id, now);

    await markPaid(tx, id);
    const { title, recipients, sale, waveOf, waiting, repeats } = pendingOrder.content;
    const orderId = newId(now);
    const { ordered, lost } = await takeSamples(tx, orderId, pendingOrder.content.ordered, now);
    const order = {
      id: orderId,
      userId,
      kind,
      gatewayOrderId,
      paymentId: payment.id,
      title,
      amount: (whole ?? amount) + lost,
      content: 'invitationId' in ordered && repeats ? { ...ordered, repeats } : ordered,
      sale,
      recipients,
      waveOf,
      waiting,
    };
    await insertOrder(tx, order, now);
    if ('sample' in ordered && ordered.sample) await keepSample(tx, { ...ordered, orderId, price: ordered.goods });
    // What a sample should have paid and another order took is paid later, like the rest after an advance.
    if (whole !== null || lost > 0) await storePartPayment(tx, orderId, advance(pendingOrder, payment.id, now));
    const late = recipients.flatMap(({ guestId, waits }) => (waits && guestId !== null ? [guestId] : []));
    // An address may have come while it was being paid.
    if (late.length > 0) await sendWaiting(tx, late, new Date(now).toISOString());
    await queuePlaced(tx, orderId, now);
    await closeCart(tx, userId, pendingOrder.content);
    return { orderId, kind, counts: true };
  };
  const finishAndSetAside = async (tx: Queries): Promise<Finished | null> => {
    const finished = await finish(tx);
    if (finished && (all.length > 1 || !finished.counts)) {
      const paid = await findByGatewayOrder(tx, payment.order_id);
      for (const one of all) if (one.id !== paid?.paymentId) await setAsideSecond(tx, one, 'sweep', now);
    }
    return finished;
  };
  // Every order takes the next invoice number from the same counter.
  return withTransaction(shop.db, finishAndSetAside, { queue: 'order' });
}

/** Deletes the ordered carts; a cart changed after the payment began is another box and stays. */
async function closeCart(
  tx: Queries,
  userId: string,
  { cartId, circleCarts = [], ordered }: Extract<PendingOrder, { orderId: null }>['content'],
): Promise<void> {
  if (!('invitationId' in ordered)) return;
  for (const [at, id] of [cartId, ...circleCarts].entries()) {
    const cart = id ? await readCartOf(tx, userId, id) : null;
    if (cart && isSameBox(cart, designFor(ordered, at))) await removeCart(tx, userId, cart.id);
  }
}

/**
 * Finishes a pending order for a customer's request, like `finishPayment`; sets it aside for staff when its order cannot
 * be made. Returns null when the payment order is unknown.
 * @throws Refusal 409 with the payment id when it was set aside
 * @throws the database's error when the database is unavailable
 */
export async function finishForCustomer(
  shop: Shop,
  payment: Pick<GatewayPayment, 'id' | 'order_id'>,
  pendingOrder: PendingOrderHead,
  log: StaffLog,
  all: readonly GatewayPayment[] = [],
): Promise<Finished | null> {
  try {
    return await finishPayment(shop, payment, { all });
  } catch (error) {
    if (error instanceof Refusal || storeFault(error)) throw error;
    await setAside(shop, pendingOrder, error, 'press', log);
    throw new Refusal(409, said(say, 'needsALook', payment.id), {
      data: { payment: payment.id },
    });
  }
}

/**
 * Returns the order that a pending order has become; null while it has not, or when another payment than `paymentId`
 * paid it.
 */
export async function finishedOrder(
  shop: Shop,
  pendingOrder: PendingOrderHead,
  paymentId?: string,
): Promise<Finished | null> {
  const order = await findByGatewayOrder(shop.db, pendingOrder.gatewayOrderId);
  if (!order || (paymentId !== undefined && order.paymentId !== paymentId)) return null;
  return { orderId: order.id, kind: pendingOrder.kind, counts: true };
}

/** What a look at a pending order found: `pending` while a bank decides, `unknown` when the gateway does not answer. */
export type Look =
  { state: 'paid'; finished: Finished } | { state: 'open' | 'pending'; tried: boolean } | { state: 'unknown' };

/**
 * Asks the provider for the payments of a pending order and finishes it when one is good.
 * @param finish makes the order of a good payment, and sets the others of all good ones aside for staff
 * @returns `paid` with the order, `pending` while a bank decides, else `open`; `tried` tells whether any payment was
 *   attempted
 * @throws Refusal 503 when the provider does not answer
 */
export async function settlePendingOrder(
  shop: Shop,
  pendingOrder: PendingOrderHead,
  finish: (payment: GatewayPayment, all: readonly GatewayPayment[]) => Promise<Finished | null>,
): Promise<Exclude<Look, { state: 'unknown' }>> {
  const payments = await shop.payments.listPayments(pendingOrder.gatewayOrderId);
  const verdicts = payments.map((payment) => ({ payment, verdict: judgePayment(payment, pendingOrder) }));
  const good = verdicts.filter(({ verdict }) => verdict === 'good').map(({ payment }) => payment);
  const finished = good[0] ? await finish(good[0], good) : null;
  if (finished) return { state: 'paid', finished };
  return {
    state: verdicts.some(({ verdict }) => verdict === 'pending') ? 'pending' : 'open',
    tried: payments.length > 0,
  };
}

/**
 * Checks a pending order for a waiting customer and finishes it when it is paid.
 * @returns `paid` with the order, `pending` while a bank decides, `open`, or `unknown` when the provider does not
 *   answer
 * @throws Refusal 409 when it is paid and its order cannot be made
 */
export async function lookAtPendingOrder(shop: Shop, pendingOrder: PendingOrderHead, log: StaffLog): Promise<Look> {
  const finished = await finishedOrder(shop, pendingOrder);
  if (finished) return { state: 'paid', finished };
  return settlePendingOrder(shop, pendingOrder, (payment, all) =>
    finishForCustomer(shop, payment, pendingOrder, log, all),
  ).catch((error: unknown) => {
    unlessAway(error);
    return { state: 'unknown' as const };
  });
}
