import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { number, object, string } from 'yup';
import type { Shop } from '#server/context.ts';
import { checkInput } from '#server/http/check.ts';
import { errorBody, notFound, Refusal } from '#server/http/errors.ts';
import { type GatewayOrder, type GatewayPayment, type GatewayRefund, hmac } from '#server/payments/gateway.ts';
import {
  endRefund,
  findOrder,
  findPayment,
  keepOrder,
  keepPayment,
  keepRefund,
  paymentsOf,
  refundsOfPayment,
  refundsSince,
} from '#server/payments/test-gateway.repo.ts';

/**
 * The built-in test gateway: a local stand-in that speaks the provider's own protocol (orders, payments, signatures,
 * signed notices, checkout script), so that the shop's code is the same with and without a real provider. No money moves.
 *
 * What a payer types decides the outcome:
 * `success@razorpay` pays; `failure@razorpay` and card 4000 0000 0000 0002 are declined; `silent@razorpay` pays and
 * tells only the server, as when the browser dies; `late@razorpay` shows a failure although the money arrives afterwards.
 *
 * A refund is pending at first and tells by a notice when the money has left. Its last two digits of rupees decide
 * otherwise: a refund of so many hundred and 13 rupees fails at the bank, one of 17 rupees stays pending.
 */
export function testGateway(shop: Shop): FastifyPluginAsync {
  return async (app) => {
    orders(app, shop);
    refunds(app, shop);
    checkout(app, shop);
  };
}

const newOrder = object({
  amount: number().integer().min(100).required(),
  currency: string().oneOf(['INR']).required(),
  receipt: string().max(40).required(),
});

/** Ids as the provider makes them: a kind and fourteen letters or digits. */
const gatewayId = (kind: string): string =>
  `${kind}_${randomBytes(12).toString('base64url').replaceAll(/[-_]/g, '0').slice(0, 14)}`;

/** Lets in who knows the key of the shop. */
function keyDemander({ keyId, keySecret }: Shop['config']['payments']): (header: string | undefined) => void {
  const secret = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);
  return (header) => {
    const given = Buffer.from(header ?? '');
    if (given.length !== secret.length || !timingSafeEqual(given, secret))
      throw new Refusal(401, 'Authentication failed');
  };
}

function orders(app: FastifyInstance, shop: Shop): void {
  const { db, config } = shop;
  const demandKey = keyDemander(config.payments);

  app.post('/v1/orders', async (request) => {
    demandKey(request.headers.authorization);
    const { amount, currency, receipt } = checkInput(newOrder, request.body ?? {});
    const row = {
      id: gatewayId('order'),
      amount,
      currency,
      receipt,
      status: 'created',
      created_at: new Date(shop.now()).toISOString(),
    };
    return { entity: 'order', ...(await keepOrder(db, row)) };
  });
  app.get<{ Params: { id: string } }>('/v1/orders/:id', async (request) => {
    demandKey(request.headers.authorization);
    return { entity: 'order', ...(await readOrder(shop, request.params.id)) };
  });
  app.get<{ Params: { id: string } }>('/v1/orders/:id/payments', async (request) => {
    demandKey(request.headers.authorization);
    const rows = await paymentsOf(db, request.params.id);
    const items = rows.map((row) => ({ ...row, currency: 'INR' }));
    return { entity: 'collection', count: items.length, items };
  });
  app.get<{ Params: { id: string } }>('/v1/payments/:id', async (request) => {
    demandKey(request.headers.authorization);
    const row = await findPayment(db, request.params.id);
    if (!row) throw notFound('The id provided does not exist');
    return { entity: 'payment', ...row, currency: 'INR' };
  });
}

async function readOrder(shop: Shop, id: string): Promise<GatewayOrder> {
  const order = await findOrder(shop.db, id);
  if (!order) throw notFound('The id provided does not exist');
  return order;
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

/** What a refund that says so comes to, by the last two digits of its rupees. */
const REFUND_FAILS = 13;
const REFUND_STAYS = 17;

function refunds(app: FastifyInstance, shop: Shop): void {
  const { db, config } = shop;
  const demandKey = keyDemander(config.payments);
  const refuse = (reply: FastifyReply, description: string) =>
    reply.code(400).send({ error: { code: 'BAD_REQUEST_ERROR', description } });

  app.post<{ Params: { id: string } }>('/v1/payments/:id/refund', async (request, reply) => {
    demandKey(request.headers.authorization);
    const { amount, receipt } = checkInput(newRefund, request.body ?? {});
    const idempotency = String(request.headers['x-refund-idempotency'] ?? gatewayId('none'));
    if (!/^[\w-]{10,}$/.test(idempotency)) return refuse(reply, 'The idempotency key is too short.');
    const payment = await findPayment(db, request.params.id);
    if (!payment) return refuse(reply, 'The id provided does not exist');
    if (payment.status !== 'captured') return refuse(reply, 'Only captured payments can be refunded.');
    const others = (await refundsOfPayment(db, payment.id)).filter((one) => one.idempotency !== idempotency);
    const gone = others.reduce((sum, one) => sum + (one.status === 'failed' ? 0 : Number(one.amount)), 0);
    if (gone + amount > Number(payment.amount))
      return refuse(reply, 'The total refund amount is greater than the refund payment amount');
    const id = gatewayId('rfnd');
    const created_at = new Date(shop.now()).toISOString();
    const row = { id, payment_id: payment.id, amount, receipt, idempotency, status: 'pending' as const, created_at };
    const kept = await keepRefund(db, row);
    if (Number(kept.amount) !== amount) return refuse(reply, 'The same idempotency key came with another request.');
    if (kept.id === id)
      void finishRefund(app, shop, row, { ...payment, currency: 'INR' } as GatewayPayment).catch((error: unknown) =>
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
    if (!row) throw notFound('The id provided does not exist');
    return { entity: 'refund', ...row };
  });
}

/** Ends a refund as the bank would, and tells the shop. */
async function finishRefund(
  app: FastifyInstance,
  shop: Shop,
  refund: GatewayRefund,
  payment: GatewayPayment,
): Promise<void> {
  const digits = Math.floor(refund.amount / 100) % 100;
  if (digits === REFUND_STAYS) return;
  const status = digits === REFUND_FAILS ? 'failed' : 'processed';
  await endRefund(shop.db, refund.id, status);
  await tell(app, shop, `refund.${status}`, { refund: { ...refund, status }, payment });
}

const attempt = object({
  order_id: string().max(40).required(),
  key: string().max(80).required(),
  method: string().oneOf(['upi', 'card', 'netbanking']).required(),
  account: string().trim().max(60).default(''),
});

const DECLINED = ['failure@razorpay', '4000000000000002', 'failure'];

function checkout(app: FastifyInstance, shop: Shop): void {
  const { config } = shop;
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";
  const file = (path: string, type: string): void => {
    const content = readFileSync(new URL(`./test-gateway/${path}`, import.meta.url), 'utf8');
    app.get(`/${path === 'window.html' ? 'window' : path}`, async (_request, reply: FastifyReply) =>
      reply.type(type).header('cache-control', 'no-cache').header('content-security-policy', policy).send(content),
    );
  };
  file('checkout.js', 'text/javascript; charset=utf-8');
  file('window.html', 'text/html; charset=utf-8');
  file('window.js', 'text/javascript; charset=utf-8');
  file('window.css', 'text/css; charset=utf-8');

  app.post('/pay', async (request, reply) => {
    const { order_id, key, method, account } = checkInput(attempt, request.body ?? {});
    if (key !== config.payments.keyId) throw new Refusal(401, 'Authentication failed');
    const order = await readOrder(shop, order_id);
    if (order.status === 'paid') throw new Refusal(400, 'Order is already paid.');
    const said = account.toLowerCase().replaceAll(/\s/g, '');
    const declined = DECLINED.includes(said);
    const payment: GatewayPayment = {
      id: gatewayId('pay'),
      order_id,
      amount: order.amount,
      currency: 'INR',
      status: declined ? 'failed' : 'captured',
    };
    await keepPayment(shop.db, {
      id: payment.id,
      order_id,
      amount: order.amount,
      method,
      status: payment.status,
      created_at: new Date(shop.now()).toISOString(),
    });
    const late = said === 'late@razorpay';
    const silent = said === 'silent@razorpay';
    void notify(app, shop, payment);
    if (declined || late) {
      return reply.code(402).send(errorBody('The bank declined the payment.', { payment_id: payment.id, order_id }));
    }
    return {
      silent,
      razorpay_payment_id: payment.id,
      razorpay_order_id: order_id,
      razorpay_signature: hmac(config.payments.keySecret, `${order_id}|${payment.id}`),
    };
  });
}

/** Tells the shop of a payment. */
function notify(app: FastifyInstance, shop: Shop, payment: GatewayPayment): Promise<void> {
  return tell(app, shop, payment.status === 'captured' ? 'payment.captured' : 'payment.failed', { payment });
}

/** Tells the shop as the provider does: a signed notice with an id of its own, tried three times. */
async function tell(
  app: FastifyInstance,
  shop: Shop,
  event: string,
  about: { payment: GatewayPayment; refund?: GatewayRefund },
): Promise<void> {
  const payload = Object.fromEntries(Object.entries(about).map(([kind, entity]) => [kind, { entity }]));
  const body = JSON.stringify({ entity: 'event', event, payload });
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-signature': hmac(shop.config.payments.webhookSecret, body),
    'x-razorpay-event-id': gatewayId('evt'),
  };
  for (let tries = 0; tries < 3; tries += 1) {
    const answer = await app
      .inject({ method: 'POST', url: '/api/payments/webhook', headers, payload: body })
      .catch(() => null);
    if (answer && answer.statusCode < 300) return;
  }
  app.log.warn({ order: about.payment.order_id }, `the shop did not take the notice ${event}`);
}
