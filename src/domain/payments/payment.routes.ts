import type { FastifyInstance } from 'fastify';
import { cardOfOrder } from '#domain/card/card.rules.ts';
import {
  createOrder,
  orderStatus,
  type PaymentBegun,
  payRest,
  VERIFICATION_REFUSED,
  VERIFIED,
  verifyOrder,
} from '#domain/payments/checkout.contract.ts';
import { readRest } from '#domain/orders/order-money.repo.ts';
import { advanceOf } from '#domain/pricing/part-payment.rules.ts';
import {
  type Ask,
  type Charge,
  chargeOfOrder,
  chargeOfRest,
  readPendingOrderHead,
} from '#domain/payments/pending-order.repo.ts';
import { webhookRoutes } from '#domain/payments/webhook.routes.ts';
import { type PricedPurchase, priceInvitation, priceItem, refuseChangedCart } from '#domain/payments/purchase.repo.ts';
import { askFreshness } from '#domain/payments/reach.service.ts';
import { planForOrder } from '#domain/packing/plan.service.ts';
import type { Sale } from '#domain/orders/sale.rules.ts';
import type { AnswerOf, PartOf } from '#lib/endpoint.ts';
import { UPI_LIMIT } from '#domain/pricing/pricing.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import type { Shop } from '#server/context.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { type Call, serve } from '#server/http/serve.ts';
import { lookAtOpen, paymentBeginner, RECENT, refuseRepeated } from '#domain/payments/begin-payment.service.ts';
import { confirmPayment } from '#domain/payments/confirm-payment.service.ts';
import { lookAtPendingOrder } from '#domain/payments/finish-payment.service.ts';
import { askSecondBoxes } from '#domain/payments/second-boxes.service.ts';
import { paidNote } from '#domain/payments/rest.service.ts';
import { returnRoutes } from '#domain/payments/return.routes.ts';

const NO_PAYMENT = 'That payment does not exist.';
const NOTHING_DUE = 'Nothing of this order is to be paid any more.';

/**
 * Returns the advance, in paise, on a total above the UPI limit.
 * @throws Refusal 400 for a smaller total, which is paid in full
 */
function advanceIn(total: number, percent: number): number {
  if (total > UPI_LIMIT) return advanceOf(total, percent);
  throw new Refusal(400, `Orders up to ${formatRupees(UPI_LIMIT)} are paid at once.`);
}

/**
 * Serves payments: begins them for items, box orders and unpaid rests, confirms them, and returns their status.
 * Registers the provider's webhook and return endpoints too.
 */
export function paymentRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, payments } = shop;
  const begin = paymentBeginner(shop);

  const begun = async (charge: Charge, ask?: Ask): Promise<PaymentBegun> => {
    const pendingOrder = await begin(charge, ask);
    return {
      id: pendingOrder.gatewayOrderId,
      amount: pendingOrder.amount,
      currency: pendingOrder.currency,
      key: shop.config.payments.keyId,
      shopName: (await currentSettings(shop)).facts.name,
      message: 'Your order is ready to be paid.',
    };
  };

  const beginOrder = async ({ userId, body, request }: Call<typeof createOrder>): Promise<PaymentBegun> => {
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
      const message = `The price has changed to ${formatRupees(priced.amount)}. Please check and pay again.`;
      throw new Refusal(409, message, { data: { amount: priced.amount, ...skipped } });
    }
    if (advance !== null && (body.advanceAmount ?? advance) !== advance) {
      const message = `The advance is ${formatRupees(advance)} now. Please check and pay again.`;
      throw new Refusal(409, message, { data: { amount: priced.amount, ...skipped } });
    }
    if (plan?.problem) throw new Refusal(409, plan.problem, { data: { free: plan.free } });
    if (fresh && fresh.word !== body.orderAnyway)
      throw new Refusal(409, fresh.question, { data: { orderAnyway: fresh.word } });
    const since = new Date(shop.now() - RECENT).toISOString();
    const ask = askSecondBoxes(charge, priced, { again, secondBoxes }, since);
    return { ...(await begun({ ...charge, replaces: secondBoxes?.begun ?? [] }, ask)), ...skipped };
  };
  serve(app, shop, createOrder, beginOrder, { limit: { max: 60, minutes: 1 } });

  const beginRest = async ({ userId, params, body, request }: Call<typeof payRest>): Promise<PaymentBegun> => {
    const before = await readRest(db, params.orderId);
    if (before?.userId !== userId) throw notFound('That order does not exist.');
    const asked = chargeOfRest(userId, before, before.due, before.positions);
    const refuseWithBank = await lookAtOpen(shop, asked, request.log);
    // The look may have found money that had arrived.
    const rest = await readRest(db, params.orderId);
    if (!rest || rest.due === 0) throw new Refusal(409, NOTHING_DUE, { data: { amount: 0 } });
    refuseWithBank();
    if (rest.due !== body.amount) {
      const message = `${formatRupees(rest.due)} is still to be paid now. Please check and pay again.`;
      throw new Refusal(409, message, { data: { amount: rest.due } });
    }
    return begun(chargeOfRest(userId, rest, rest.due, rest.positions));
  };
  serve(app, shop, payRest, beginRest, { limit: { max: 60, minutes: 1 } });

  const confirm = async ({ userId, body, request }: Call<typeof verifyOrder>) => {
    const pendingOrder = await readPendingOrderHead(db, body.razorpay_order_id);
    if (pendingOrder?.userId !== userId) throw notFound(NO_PAYMENT);
    if (!payments.isSignedByCheckout(pendingOrder.gatewayOrderId, body.razorpay_payment_id, body.razorpay_signature)) {
      throw new Refusal(400, VERIFICATION_REFUSED);
    }
    const finished = await confirmPayment(shop, pendingOrder, body.razorpay_payment_id, request.log);
    if (!finished) throw new Refusal(400, VERIFICATION_REFUSED);
    const { orderId, kind } = finished;
    return { success: true as const, message: VERIFIED, orderId, kind, ...(await paidNote(db, finished)) };
  };
  // Allowances of their own: a family that looks at many pages must still be able to pay.
  serve(app, shop, verifyOrder, confirm, { limit: { max: 120, minutes: 1 } });

  const tell = async ({ userId, params, request }: Call<typeof orderStatus>): Promise<AnswerOf<typeof orderStatus>> => {
    const pendingOrder = await readPendingOrderHead(db, params.gatewayOrderId);
    if (pendingOrder?.userId !== userId) throw notFound(NO_PAYMENT);
    const look = await lookAtPendingOrder(shop, pendingOrder, request.log);
    if (look.state !== 'paid') return look;
    const { orderId, kind } = look.finished;
    return { state: look.state, orderId, kind, ...(await paidNote(db, look.finished)) };
  };
  serve(app, shop, orderStatus, tell, { limit: { max: 240, minutes: 1 } });

  void app.register(async (scope) => webhookRoutes(scope, shop));
  void app.register(async (scope) => returnRoutes(scope, shop));
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
  throw new Refusal(400, 'Please say what is being paid for: one item or one invitation box.');
}
