import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { number, object, string } from 'yup';
import { checkInput } from '#server/http/check.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import type { GatewayPayment, GatewayRefund } from '#server/payments/payment-provider.ts';
import { type GatewayHouse, newGatewayId, type TellShop, teller } from '#server/payments/test-gateway-notices.ts';
import { gatewayWindow, readOrder } from '#server/payments/test-gateway-window.ts';
import {
  endRefund,
  findPayment,
  keepOrder,
  keepRefund,
  lastPayments,
  paymentsOf,
  refundsOfPayment,
  refundsSince,
} from '#server/payments/test-gateway.repo.ts';
import { saidAs } from '#lib/said.ts';

/**
 * Returns the plugin of the test gateway, a local replacement of the payment provider with its protocol: orders,
 * payments, signatures, webhooks and checkout script. No money moves. The payer's account decides the outcome:
 * `success@razorpay` pays; `failure@razorpay` and card 4000 0000 0000 0002 are declined; `silent@razorpay` pays but
 * reports it only by webhook, as when the browser crashes; `late@razorpay` shows a failure although the money arrives
 * later. Refunds are pending first and are confirmed by webhook; when the rupees of the amount end in 13 the refund
 * fails, in 17 it stays pending. Run as a process of its own (`npm run gateway`), it has switches that simulate a
 * provider's faults.
 */
export function testGateway(house: GatewayHouse): FastifyPluginAsync {
  return async (app) => {
    const tell = teller(app, house);
    failing(app, house);
    orders(app, house);
    refunds(app, house, tell);
    gatewayWindow(app, house, tell);
  };
}

/**
 * Adds the hook that makes API calls fail as the switch requires: no response, 502, or a page of HTML. Does not affect
 * the payment window.
 */
function failing(app: FastifyInstance, house: GatewayHouse): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.includes('/v1/')) return;
    const now = house.switched.to;
    // The connection stays open and silent until whoever asked gives up.
    if (now === 'timeout') reply.hijack();
    if (now === '502') return reply.code(502).send({ error: { code: 'SERVER_ERROR', description: 'Bad gateway' } });
    if (now === 'html') return reply.type('text/html').send('<!doctype html><title>We will be back soon</title>');
  });
}

const newOrder = object({
  amount: number().integer().min(100).required(),
  currency: string().oneOf(['INR']).required(),
  receipt: string().max(40).required(),
});
const paymentList = object({ count: number().integer().min(1).max(100).default(10) });

/**
 * Returns a function that checks an `authorization` header for the shop's key. That function throws a Refusal 401 for
 * another key.
 */
function keyDemander({ keyId, keySecret }: GatewayHouse['keys']): (header: string | undefined) => void {
  const secret = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);
  return (header) => {
    const given = Buffer.from(header ?? '');
    if (given.length !== secret.length || !timingSafeEqual(given, secret))
      throw new Refusal(401, saidAs('payments.authentication', 'Authentication failed'));
  };
}

function orders(app: FastifyInstance, house: GatewayHouse): void {
  const { db } = house;
  const demandKey = keyDemander(house.keys);

  app.post('/v1/orders', async (request) => {
    demandKey(request.headers.authorization);
    const { amount, currency, receipt } = checkInput(newOrder, request.body ?? {});
    const row = {
      id: newGatewayId('order'),
      amount,
      currency,
      receipt,
      status: 'created',
      created_at: new Date(house.now()).toISOString(),
    };
    return { entity: 'order', ...(await keepOrder(db, row)) };
  });
  app.get<{ Params: { id: string } }>('/v1/orders/:id', async (request) => {
    demandKey(request.headers.authorization);
    return { entity: 'order', ...(await readOrder(house, request.params.id)) };
  });
  app.get<{ Params: { id: string } }>('/v1/orders/:id/payments', async (request) => {
    demandKey(request.headers.authorization);
    const rows = await paymentsOf(db, request.params.id);
    const items = rows.map((row) => ({ ...row, currency: 'INR' }));
    return { entity: 'collection', count: items.length, items };
  });
  app.get('/v1/payments', async (request) => {
    demandKey(request.headers.authorization);
    const { count } = checkInput(paymentList, request.query ?? {});
    const items = (await lastPayments(db, count)).map((row) => ({ ...row, currency: 'INR' }));
    return { entity: 'collection', count: items.length, items };
  });
  app.get<{ Params: { id: string } }>('/v1/payments/:id', async (request) => {
    demandKey(request.headers.authorization);
    const row = await findPayment(db, request.params.id);
    if (!row) throw notFound(saidAs('payments.noId', 'The id provided does not exist'));
    return { entity: 'payment', ...row, currency: 'INR' };
  });
}

/** A refund made by hand, as on the provider's own pages, names no receipt. */
const newRefund = object({
  amount: number().integer().min(100).required(),
  receipt: string().max(40).default(''),
});
const refundList = object({
  from: number().integer().min(0).default(0),
  count: number().integer().min(1).max(100).default(10),
  skip: number().integer().min(0).default(0),
});

/** Outcome of a refund by the last two digits of its rupees. */
const REFUND_FAILS = 13;
const REFUND_STAYS = 17;

function refunds(app: FastifyInstance, house: GatewayHouse, tell: TellShop): void {
  const { db } = house;
  const demandKey = keyDemander(house.keys);
  const refuse = (reply: FastifyReply, description: string) =>
    reply.code(400).send({ error: { code: 'BAD_REQUEST_ERROR', description } });

  app.post<{ Params: { id: string } }>('/v1/payments/:id/refund', async (request, reply) => {
    demandKey(request.headers.authorization);
    const { amount, receipt } = checkInput(newRefund, request.body ?? {});
    const idempotency = String(request.headers['x-refund-idempotency'] ?? newGatewayId('none'));
    if (!/^[\w-]{10,}$/.test(idempotency)) return refuse(reply, 'The idempotency key is too short.');
    const payment = await findPayment(db, request.params.id);
    if (!payment) return refuse(reply, 'The id provided does not exist');
    if (payment.status !== 'captured') return refuse(reply, 'Only captured payments can be refunded.');
    const others = (await refundsOfPayment(db, payment.id)).filter((one) => one.idempotency !== idempotency);
    const gone = others.reduce((sum, one) => sum + (one.status === 'failed' ? 0 : Number(one.amount)), 0);
    if (gone + amount > Number(payment.amount))
      return refuse(reply, 'The total refund amount is greater than the refund payment amount');
    const id = newGatewayId('rfnd');
    const created_at = new Date(house.now()).toISOString();
    const row = { id, payment_id: payment.id, amount, receipt, idempotency, status: 'pending' as const, created_at };
    const kept = await keepRefund(db, row);
    if (Number(kept.amount) !== amount) return refuse(reply, 'The same idempotency key came with another request.');
    if (kept.id === id)
      void finishRefund(house, tell, row, { ...payment, currency: 'INR' } as GatewayPayment).catch((error: unknown) =>
        app.log.warn({ err: error, payment: payment.id }, 'a refund was left pending'),
      );
    return { entity: 'refund', ...kept };
  });
  app.get('/v1/refunds', async (request) => {
    demandKey(request.headers.authorization);
    const { from, count, skip } = checkInput(refundList, request.query ?? {});
    const items = await refundsSince(db, new Date(from * 1000).toISOString(), { count, skip });
    return { entity: 'collection', count: items.length, items };
  });
  app.get<{ Params: { id: string; refund: string } }>('/v1/payments/:id/refunds/:refund', async (request) => {
    demandKey(request.headers.authorization);
    const row = (await refundsOfPayment(db, request.params.id)).find(({ id }) => id === request.params.refund);
    if (!row) throw notFound(saidAs('payments.noId', 'The id provided does not exist'));
    return { entity: 'refund', ...row };
  });
}

/** Sets a refund's final status and sends the webhook about it; does nothing when the refund shall stay pending. */
async function finishRefund(
  house: GatewayHouse,
  tell: TellShop,
  refund: GatewayRefund,
  payment: GatewayPayment,
): Promise<void> {
  const digits = Math.floor(refund.amount / 100) % 100;
  const now = house.switched.to;
  if (digits === REFUND_STAYS || now === 'refund-pending') return;
  const status = digits === REFUND_FAILS || now === 'refund-failed' ? 'failed' : 'processed';
  await endRefund(house.db, refund.id, status);
  await tell(`refund.${status}`, { refund: { ...refund, status }, payment });
}
