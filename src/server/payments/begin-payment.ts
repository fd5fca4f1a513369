import { type Draft, findOpenDraft, fingerprintOf, keepDraft } from '#features/checkout/draft.repo.ts';
import type { Quote } from '#features/checkout/quote.repo.ts';
import { newId } from '#lib/ids.ts';
import type { Shop } from '#server/context.ts';
import { Refusal } from '#server/http/errors.ts';
import { settleDraft, unlessAway } from '#server/payments/finish-payment.ts';

/** Pressing Pay again within this time, ms, continues the same payment. */
const REUSED_FOR = 30 * 60_000;

/**
 * Makes the function that begins payments. Pressing Pay again, even twice at once, continues the payment order that
 * was made for the same goods; its refusals are 503 when the gateway is away and 409 when the goods are paid already.
 */
export function paymentBeginner(shop: Shop): (userId: string, quote: Quote) => Promise<Draft> {
  const beginning = new Map<string, Promise<Draft>>();

  return async (userId, quote) => {
    const fingerprint = fingerprintOf(userId, quote);
    const running = beginning.get(fingerprint);
    if (running) return running;
    const begun = beginPayment(shop, userId, quote, fingerprint).finally(() => beginning.delete(fingerprint));
    beginning.set(fingerprint, begun);
    return begun;
  };
}

async function beginPayment(shop: Shop, userId: string, quote: Quote, fingerprint: string): Promise<Draft> {
  const { db, payments } = shop;
  const now = shop.now();
  const since = new Date(now - REUSED_FOR).toISOString();
  const earlier = await findOpenDraft(db, userId, fingerprint, since);
  if (earlier) {
    await refusePaid(shop, earlier);
    return earlier;
  }
  const { kind, amount, title, snapshot, recipients, cartId } = quote;
  const id = newId(now);
  const order = await payments.createOrder(amount, id);
  const { id: gatewayOrderId, currency } = order;
  const createdAt = new Date(now).toISOString();
  const content = { title, snapshot, recipients, cartId };
  return keepDraft(db, { id, userId, kind, gatewayOrderId, amount, currency, content, state: 'open', createdAt }, fingerprint, since);
}

/** Money that arrived while the browser lost the answer is found here, before it could be paid a second time. */
async function refusePaid(shop: Shop, draft: Draft): Promise<void> {
  const finished = await settleDraft(shop, draft).catch(unlessAway);
  if (!finished) return;
  const { orderId, kind } = finished;
  throw new Refusal(409, 'Your earlier payment went through: this order is confirmed.', { data: { orderId, kind } });
}
