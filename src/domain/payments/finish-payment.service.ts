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
import { keepPayment } from '#domain/part-payments/part-payment.repo.ts';
import { sendWaiting } from '#domain/parcels/late-home.repo.ts';
import { newId } from '#lib/ids.ts';
import type { Shop } from '#server/context.ts';
import { type Queries, withTransaction } from '#server/db/database.ts';
import { storeFault } from '#server/db/faults.ts';
import { type Held, keepTerm } from '#server/db/lease.repo.ts';
import { Refusal } from '#server/http/errors.ts';
import { type GatewayPayment, unlessAway } from '#server/payments/payment-provider.ts';
import { advance, payRest } from '#domain/payments/rest.service.ts';
import { setAside, setAsideSecond, type StaffLog } from '#domain/payments/set-aside.service.ts';

/** The order a payment became. */
export interface Finished {
  orderId: string;
  kind: 'item' | 'invitation';
  /** False when an earlier payment had already paid this order, or its rest: the money of this one belongs back. */
  counts: boolean;
}

/**
 * Judges a payment against the pending order it should pay: `good` when it is captured in full, `pending` while the bank
 * still decides, `wrong` when it belongs elsewhere, differs or has failed.
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
 * Turns a pending order that was paid into an order, or into the rest of one, once: whoever comes first (browser, notice or
 * sweeper) makes it, everybody else finds it. The payment must have been judged good. Answers null for a payment order the shop never made.
 * @param held the lease under which it is finished, for whoever needs one
 * @throws LeaseLost when another process has the work meanwhile
 */
export async function finishPayment(
  shop: Shop,
  payment: Pick<GatewayPayment, 'id' | 'order_id'>,
  held?: Held,
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
    if (whole !== null || lost > 0) await keepPayment(tx, orderId, advance(pendingOrder, payment.id, now));
    const late = recipients.flatMap(({ guestId, waits }) => (waits && guestId !== null ? [guestId] : []));
    // An address may have come while it was being paid.
    if (late.length > 0) await sendWaiting(tx, late, new Date(now).toISOString());
    await queuePlaced(tx, orderId, now);
    await closeCart(tx, userId, pendingOrder.content);
    return { orderId, kind, counts: true };
  };
  // Every order takes the next invoice number from the same counter.
  return withTransaction(shop.db, finish, { queue: 'order' });
}

/** Takes away the carts that were ordered, unless one was changed after Pay: then it is another box, and stays. */
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

/** Said where money arrived and the order behind it cannot be made; it asks for no second payment. */
const NEEDS_A_LOOK =
  'Your payment has arrived, but the order could not be finished by itself. Please do not pay again: our staff have been told. You can also call or write to us and name this payment:';

/**
 * Finishes a pending order when the customer's browser reports the payment; one that cannot become an order is set
 * aside for staff.
 * @throws Refusal 409 that says so
 */
export async function finishForCustomer(
  shop: Shop,
  payment: Pick<GatewayPayment, 'id' | 'order_id'>,
  pendingOrder: PendingOrderHead,
  log: StaffLog,
): Promise<Finished | null> {
  try {
    return await finishPayment(shop, payment);
  } catch (error) {
    if (error instanceof Refusal || storeFault(error)) throw error;
    await setAside(shop, pendingOrder, error, 'press', log);
    throw new Refusal(409, `${NEEDS_A_LOOK} ${payment.id}.`, { data: { payment: payment.id } });
  }
}

/** Returns the order that a pending one became; null while it is unpaid, or when another payment paid it. */
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
 * Asks the gateway whether a pending order has been paid, and finishes it when it has; null while it is not.
 * @throws Refusal 503 when the gateway does not answer.
 */
export async function settlePendingOrder(
  shop: Shop,
  pendingOrder: PendingOrderHead,
  finish: (payment: GatewayPayment) => Promise<Finished | null> = (payment) => finishPayment(shop, payment),
): Promise<Exclude<Look, { state: 'unknown' }>> {
  const payments = await shop.payments.listPayments(pendingOrder.gatewayOrderId);
  const verdicts = payments.map((payment) => ({ payment, verdict: judgePayment(payment, pendingOrder) }));
  const good = verdicts.filter(({ verdict }) => verdict === 'good').map(({ payment }) => payment);
  const finished = good[0] ? await finish(good[0]) : null;
  if (finished && (good.length > 1 || !finished.counts)) {
    const paid = await findByGatewayOrder(shop.db, pendingOrder.gatewayOrderId);
    for (const payment of good.filter(({ id }) => id !== paid?.paymentId)) await setAsideSecond(shop, payment, 'sweep');
  }
  if (finished) return { state: 'paid', finished };
  return {
    state: verdicts.some(({ verdict }) => verdict === 'pending') ? 'pending' : 'open',
    tried: payments.length > 0,
  };
}

/**
 * Asks after a pending order for a person who waits; a gateway that does not answer is an answer too.
 * @throws Refusal 409 when it is paid and cannot become an order
 */
export async function lookAtPendingOrder(shop: Shop, pendingOrder: PendingOrderHead, log: StaffLog): Promise<Look> {
  const finished = await finishedOrder(shop, pendingOrder);
  if (finished) return { state: 'paid', finished };
  return settlePendingOrder(shop, pendingOrder, (payment) => finishForCustomer(shop, payment, pendingOrder, log)).catch(
    (error: unknown) => {
      unlessAway(error);
      return { state: 'unknown' as const };
    },
  );
}
