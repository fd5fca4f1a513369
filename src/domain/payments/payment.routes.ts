import type { FastifyInstance } from 'fastify';
import {
  createOrder,
  orderStatus,
  type PaymentBegun,
  payRest,
  VERIFIED,
  verifyOrder,
} from '#domain/payments/checkout.contract.ts';
import { readRest } from '#domain/orders/order-money.repo.ts';
import { lookAtOpen, paymentBeginner } from '#domain/payments/begin-payment.service.ts';
import { chargeOfPurchase } from '#domain/payments/charge-purchase.service.ts';
import { confirmPayment } from '#domain/payments/confirm-payment.service.ts';
import { lookAtPendingOrder } from '#domain/payments/finish-payment.service.ts';
import { type Ask, readPendingOrderHead } from '#domain/payments/pending-order.repo.ts';
import { type Charge, chargeOfRest } from '#domain/payments/charge.service.ts';
import * as say from '#domain/payments/payments.texts.ts';
import { paidNote } from '#domain/payments/rest.service.ts';
import { returnRoutes } from '#domain/payments/return.routes.ts';
import { webhookRoutes } from '#domain/payments/webhook.routes.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { formatRupees } from '#lib/money.ts';
import type { Shop } from '#server/context.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { type Call, serve } from '#server/http/serve.ts';
import { said } from '#lib/said.ts';

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
      message: say.readyToPay,
    };
  };

  const beginOrder = async (call: Call<typeof createOrder>): Promise<PaymentBegun> => {
    const { charge, ask, skipped } = await chargeOfPurchase(shop, call);
    return { ...(await begun(charge, ask)), ...skipped };
  };
  serve(app, shop, createOrder, beginOrder, { limit: { max: 60, minutes: 1 } });

  const beginRest = async ({ userId, params, body, request }: Call<typeof payRest>): Promise<PaymentBegun> => {
    const before = await readRest(db, params.orderId);
    if (before?.userId !== userId) throw notFound(said(say, 'noOrder'));
    const asked = chargeOfRest(userId, before, before.due, before.positions);
    const refuseWithBank = await lookAtOpen(shop, asked, request.log);
    // The look may have found money that had arrived.
    const rest = await readRest(db, params.orderId);
    if (!rest || rest.due === 0) throw new Refusal(409, said(say, 'nothingDue'), { data: { amount: 0 } });
    refuseWithBank();
    if (rest.due !== body.amount) {
      throw new Refusal(409, said(say, 'balanceChanged', formatRupees(rest.due)), { data: { amount: rest.due } });
    }
    return begun(chargeOfRest(userId, rest, rest.due, rest.positions));
  };
  serve(app, shop, payRest, beginRest, { limit: { max: 60, minutes: 1 } });

  const confirm = async ({ userId, body, request }: Call<typeof verifyOrder>) => {
    const pendingOrder = await readPendingOrderHead(db, body.razorpay_order_id);
    if (pendingOrder?.userId !== userId) throw notFound(said(say, 'noPayment'));
    if (!payments.isSignedByCheckout(pendingOrder.gatewayOrderId, body.razorpay_payment_id, body.razorpay_signature)) {
      throw new Refusal(400, said(say, 'verificationFailed'));
    }
    const finished = await confirmPayment(shop, pendingOrder, body.razorpay_payment_id, request.log);
    if (!finished) throw new Refusal(400, said(say, 'verificationFailed'));
    const { orderId, kind } = finished;
    return { success: true as const, message: VERIFIED, orderId, kind, ...(await paidNote(db, finished)) };
  };
  // Allowances of their own: a family that looks at many pages must still be able to pay.
  serve(app, shop, verifyOrder, confirm, { limit: { max: 120, minutes: 1 } });

  const tell = async ({ userId, params, request }: Call<typeof orderStatus>): Promise<AnswerOf<typeof orderStatus>> => {
    const pendingOrder = await readPendingOrderHead(db, params.gatewayOrderId);
    if (pendingOrder?.userId !== userId) throw notFound(said(say, 'noPayment'));
    const look = await lookAtPendingOrder(shop, pendingOrder, request.log);
    if (look.state !== 'paid') return look;
    const { orderId, kind } = look.finished;
    return { state: look.state, orderId, kind, ...(await paidNote(db, look.finished)) };
  };
  serve(app, shop, orderStatus, tell, { limit: { max: 240, minutes: 1 } });

  void app.register(async (scope) => webhookRoutes(scope, shop));
  void app.register(async (scope) => returnRoutes(scope, shop));
}
