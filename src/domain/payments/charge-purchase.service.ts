import { cardOfOrder } from '#domain/card/card.rules.ts';
import { planForOrder } from '#domain/packing/plan.service.ts';
import type { Sale } from '#domain/orders/sale.rules.ts';
import { RECENT, refuseRepeated } from '#domain/payments/begin-payment.service.ts';
import type { createOrder, PaymentBegun } from '#domain/payments/checkout.contract.ts';
import type { Ask } from '#domain/payments/pending-order.repo.ts';
import { type Charge, chargeOfOrder } from '#domain/payments/charge.service.ts';
import { type PricedPurchase, priceInvitation, priceItem } from '#domain/payments/purchase.repo.ts';
import { refuseChangedCart } from '#domain/payments/changed-cart.repo.ts';
import * as say from '#domain/payments/payments.texts.ts';
import { askFreshness } from '#domain/payments/reach.service.ts';
import { askSecondBoxes } from '#domain/payments/second-boxes.service.ts';
import { advanceOf } from '#domain/pricing/part-payment.rules.ts';
import { UPI_LIMIT } from '#domain/pricing/pricing.rules.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import type { PartOf } from '#lib/endpoint.ts';
import { formatRupees } from '#lib/money.ts';
import type { Shop } from '#server/context.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Call } from '#server/http/serve.ts';
import { said, saidAs } from '#lib/said.ts';

/**
 * Returns the charge of an order that a customer wants to pay, what is asked before it begins, and the homes that are
 * skipped.
 * @throws Refusal 400 for a sum that cannot be paid in two parts, 409 when price, day, cart or freshness must be looked
 * at again, or the order repeats another
 */
export async function chargeOfPurchase(
  shop: Shop,
  { userId, body, request }: Call<typeof createOrder>,
): Promise<{ charge: Charge; ask: Ask; skipped: Pick<PaymentBegun, 'skipped'> }> {
  const { db } = shop;
  const priced = await pricePurchase(shop, userId, body);
  const { reach, advance: terms } = await currentSettings(shop);
  const fresh = body.orderAnyway === undefined ? null : await askFreshness(db, priced, reach.zones);
  // The yes stays with the order, so that nobody has to remember what was agreed.
  if (fresh && fresh.word === body.orderAnyway) priced.sale.takenAnyway = fresh.far;
  const plan = body.wanted ? await planForOrder(shop, priced, body.wanted) : null;
  if (plan?.leaves) priced.sale = withDay(priced.sale, body.wanted, plan.leaves);
  const advance = body.advance ? advanceIn(priced.amount, terms.percent) : null;
  const charge = chargeOfOrder(userId, priced, advance);
  const { again, secondBoxes } = body;
  await refuseRepeated(shop, charge, { again, secondBoxes, amount: priced.amount }, request.log);
  await refuseChangedCart(db, userId, priced);
  const skipped = priced.skipped.length > 0 ? { skipped: priced.skipped } : {};
  if (priced.amount !== body.amount) {
    const changed = said(say, 'priceChanged', formatRupees(priced.amount));
    throw new Refusal(409, changed, { data: { amount: priced.amount, ...skipped } });
  }
  if (advance !== null && (body.advanceAmount ?? advance) !== advance) {
    const changed = said(say, 'advanceChanged', formatRupees(advance));
    throw new Refusal(409, changed, { data: { amount: priced.amount, ...skipped } });
  }
  if (plan?.problem) throw new Refusal(409, saidAs('payments.part', plan.problem), { data: { free: plan.free } });
  if (fresh && fresh.word !== body.orderAnyway)
    throw new Refusal(409, saidAs('payments.orderAnyway', fresh.question), { data: { orderAnyway: fresh.word } });
  const since = new Date(shop.now() - RECENT).toISOString();
  const ask = askSecondBoxes(charge, priced, { again, secondBoxes }, since);
  return { charge: { ...charge, replaces: secondBoxes?.begun ?? [] }, ask, skipped };
}

/**
 * Returns the advance, in paise, on a total above the UPI limit.
 * @throws Refusal 400 for a smaller total, which is paid in full
 */
function advanceIn(total: number, percent: number): number {
  if (total > UPI_LIMIT) return advanceOf(total, percent);
  throw new Refusal(400, said(say, 'noAdvanceBelow', formatRupees(UPI_LIMIT)));
}

/** Returns a sale with the day that the customer wants and the day by which it leaves. */
function withDay(sale: Sale, wanted: PartOf<typeof createOrder, 'body'>['wanted'], leaves: string): Sale {
  const { dispatch } = sale;
  return { ...sale, ...(dispatch ? { dispatch: { ...dispatch, on: leaves } } : {}), ...(wanted ? { wanted } : {}) };
}

/**
 * Returns a priced purchase with its card, whose messages are limited to guests who get a box; unchanged without a
 * card.
 */
function withCard(priced: PricedPurchase, card: PartOf<typeof createOrder, 'body'>['card']): PricedPurchase {
  const guestIds = priced.recipients.map(({ guestId }) => guestId);
  const kept = card ? cardOfOrder(card, guestIds) : null;
  return kept ? { ...priced, ordered: { ...priced.ordered, card: kept } } : priced;
}

async function pricePurchase(
  shop: Shop,
  userId: string,
  { item, invitation, card }: PartOf<typeof createOrder, 'body'>,
): Promise<PricedPurchase> {
  const settings = await currentSettings(shop);
  if (item && !invitation) return priceItem(shop.db, item, settings);
  if (invitation && !item)
    return withCard(await priceInvitation(shop.db, userId, invitation, settings, shop.now()), card);
  throw new Refusal(400, said(say, 'goodsMissing'));
}
