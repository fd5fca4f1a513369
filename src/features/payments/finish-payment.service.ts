import { readCartOf, removeCart } from '#features/carts/cart.repo.ts';
import { type Draft, type DraftHead, markPaid, readDraft } from '#features/payments/pending-order.repo.ts';
import { findByGatewayOrder, insertOrder } from '#features/orders/order.repo.ts';
import { isSameBox } from '#features/orders/order.rules.ts';
import { newId } from '#lib/ids.ts';
import type { Shop } from '#server/context.ts';
import { type Queries, withTransaction } from '#server/db/database.ts';
import { Refusal } from '#server/http/errors.ts';
import type { GatewayPayment } from '#server/payments/gateway.ts';

/** The order a payment became. */
export interface Finished {
  orderId: string;
  kind: 'item' | 'invitation';
  /** False when an earlier payment had already paid this order: the money of this one belongs back. */
  counts: boolean;
}

/**
 * Judges a payment against the draft it should pay: `good` when it is captured in full, `pending` while the bank
 * still decides, `wrong` when it belongs elsewhere, differs or has failed.
 */
export function judgePayment(payment: GatewayPayment, draft: DraftHead): 'good' | 'pending' | 'wrong' {
  const fits =
    payment.order_id === draft.gatewayOrderId && payment.amount === draft.amount && payment.currency === draft.currency;
  if (!fits) return 'wrong';
  if (payment.status === 'captured') return 'good';
  return payment.status === 'failed' || payment.status === 'refunded' ? 'wrong' : 'pending';
}

/**
 * Turns a paid draft into an order, once: whoever comes first (browser, notice or sweeper) makes it, everybody
 * else finds it. The payment must have been judged good. Answers null for a payment order the shop never made.
 */
export async function finishPayment(
  shop: Shop,
  payment: Pick<GatewayPayment, 'id' | 'order_id'>,
): Promise<Finished | null> {
  const now = shop.now();
  const finish = async (tx: Queries): Promise<Finished | null> => {
    const draft = await readDraft(tx, payment.order_id);
    if (!draft) return null;
    const { id, userId, kind, gatewayOrderId, amount, content } = draft;
    const done = await findByGatewayOrder(tx, gatewayOrderId);
    if (done) return { orderId: done.id, kind, counts: done.paymentId === payment.id };

    await markPaid(tx, id);
    const { title, snapshot, recipients, sale } = content;
    const orderId = newId(now);
    const order = {
      id: orderId,
      userId,
      kind,
      gatewayOrderId,
      paymentId: payment.id,
      title,
      amount,
      content: snapshot,
      sale,
      recipients,
    };
    await insertOrder(tx, order, now);
    await closeCart(tx, draft);
    return { orderId, kind, counts: true };
  };
  // Every order takes the next invoice number from the same counter.
  return withTransaction(shop.db, finish, { queue: 'order' });
}

/** Takes away the cart that was ordered, unless it was changed after Pay: then it is another box, and stays. */
async function closeCart(tx: Queries, { userId, content: { cartId, snapshot } }: Draft): Promise<void> {
  const cart = cartId ? await readCartOf(tx, userId, cartId) : null;
  if (cart && 'invitationId' in snapshot && isSameBox(cart, snapshot)) await removeCart(tx, userId, cart.id);
}

/** The order a draft has become; null while it is unpaid, or when it was paid by another payment than the one asked for. */
export async function finishedOrder(shop: Shop, draft: DraftHead, paymentId?: string): Promise<Finished | null> {
  const order = await findByGatewayOrder(shop.db, draft.gatewayOrderId);
  if (!order || (paymentId !== undefined && order.paymentId !== paymentId)) return null;
  return { orderId: order.id, kind: draft.kind, counts: true };
}

/** What a look at a draft found; `pending` while a bank still decides, `unknown` when the gateway does not answer. */
export type Look =
  { state: 'paid'; finished: Finished } | { state: 'open' | 'pending'; tried: boolean } | { state: 'unknown' };

/**
 * Asks the gateway whether a draft has been paid, and finishes it when it has; null while it is not.
 * @throws Refusal 503 when the gateway does not answer.
 */
export async function settleDraft(shop: Shop, draft: DraftHead): Promise<Exclude<Look, { state: 'unknown' }>> {
  const payments = await shop.payments.listPayments(draft.gatewayOrderId);
  const verdicts = payments.map((payment) => ({ payment, verdict: judgePayment(payment, draft) }));
  const good = verdicts.find(({ verdict }) => verdict === 'good');
  const finished = good ? await finishPayment(shop, good.payment) : null;
  if (finished) return { state: 'paid', finished };
  return {
    state: verdicts.some(({ verdict }) => verdict === 'pending') ? 'pending' : 'open',
    tried: payments.length > 0,
  };
}

/** The same, and a gateway that does not answer is an answer too. */
export async function lookAtDraft(shop: Shop, draft: DraftHead): Promise<Look> {
  const finished = await finishedOrder(shop, draft);
  if (finished) return { state: 'paid', finished };
  return settleDraft(shop, draft).catch((error: unknown) => {
    unlessAway(error);
    return { state: 'unknown' as const };
  });
}

/** Lets a gateway that does not answer pass as "not known yet"; every other failure goes on. */
export function unlessAway(error: unknown): null {
  if (error instanceof Refusal && error.status === 503) return null;
  throw error;
}
