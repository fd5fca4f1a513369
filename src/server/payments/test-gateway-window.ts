import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { object, string } from 'yup';
import { checkInput } from '#server/http/check.ts';
import { errorBody, notFound, Refusal } from '#server/http/errors.ts';
import type { GatewayOrder, GatewayPayment } from '#server/payments/payment-provider.ts';
import { hmac } from '#server/payments/razorpay.ts';
import type { Switch } from '#server/payments/test-gateway-switches.ts';
import { type GatewayHouse, newGatewayId, type TellShop } from '#server/payments/test-gateway-notices.ts';
import { endPayment, findOrder, storeGatewayPayment } from '#server/payments/test-gateway.repo.ts';
import { saidAs } from '#lib/said.ts';

const attempt = object({
  order_id: string().max(40).required(),
  key: string().max(80).required(),
  method: string().oneOf(['upi', 'card', 'netbanking']).required(),
  account: string().trim().max(60).default(''),
});

const DECLINED = ['failure@razorpay', '4000000000000002', 'failure'];

/** Returns an order of the test gateway. @throws Refusal 404 when it does not exist */
export async function readOrder({ db }: GatewayHouse, id: string): Promise<GatewayOrder> {
  const order = await findOrder(db, id);
  if (!order) throw notFound(saidAs('payments.noId', 'The id provided does not exist'));
  return order;
}

/** Adds the routes of the test gateway's checkout script, its payment window, and the payment itself. */
export function gatewayWindow(app: FastifyInstance, house: GatewayHouse, tell: TellShop): void {
  // By itself it is shown by pages of another host, and sends people back there.
  const [framed, back] = house.apart ? ['*', 'http: https:'] : ["'self'", "'self'"];
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; form-action ${back}; base-uri 'none'; frame-ancestors ${framed}`;
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
    if (key !== house.keys.keyId) throw new Refusal(401, saidAs('payments.authentication', 'Authentication failed'));
    const order = await readOrder(house, order_id);
    if (order.status === 'paid')
      throw new Refusal(400, saidAs('payments.paidAlready', 'Order is already paid.'), { data: { paid: true } });
    const now = house.switched.to;
    if (now === 'dismissed') return { dismissed: true };
    const said = account.toLowerCase().replaceAll(/\s/g, '');
    const declined = now === 'declined' || DECLINED.includes(said);

    /** Stores a payment of the order with a status and returns it. */
    const take = async (status: GatewayPayment['status']): Promise<GatewayPayment> => {
      const amount = now === 'wrong-amount' ? order.amount - 100 : order.amount;
      const payment: GatewayPayment = { id: newGatewayId('pay'), order_id, amount, currency: 'INR', status };
      const { currency: _, ...row } = payment;
      await storeGatewayPayment(house.db, { ...row, method, created_at: new Date(house.now()).toISOString() });
      return payment;
    };
    const failed = declined || now === 'late' || now === 'reversed' ? await take('failed') : null;
    const payment = failed && now !== 'reversed' ? failed : await take('captured');
    const second = now === 'duplicate' ? await take('captured') : null;
    void notify(house, tell, now, { payment, second, failed });
    if (payment === failed || said === 'late@razorpay') {
      return reply.code(402).send(
        errorBody(saidAs('payments.declined', 'The bank declined the payment.'), {
          payment_id: payment.id,
          order_id,
        }),
      );
    }
    const secret = now === 'bad-signature' ? `${house.keys.keySecret}?` : house.keys.keySecret;
    return {
      silent: said === 'silent@razorpay',
      razorpay_payment_id: payment.id,
      razorpay_order_id: order_id,
      razorpay_signature: hmac(secret, `${order_id}|${payment.id}`),
    };
  });
}

interface Taken {
  payment: GatewayPayment;
  second: GatewayPayment | null;
  failed: GatewayPayment | null;
}

/**
 * Sends the shop the webhooks of a payment, in the order and number that the switch requires. With `late`, captures the
 * failed payment and sends that too.
 */
async function notify(house: GatewayHouse, tell: TellShop, now: Switch, taken: Taken): Promise<void> {
  const { payment, second, failed } = taken;
  if (now === 'reversed') await tell('order.paid', { payment });
  if (payment.status === 'captured') await tell('payment.captured', { payment });
  if (second) await tell('payment.captured', { payment: second });
  if (failed) await tell('payment.failed', { payment: failed });
  if (now !== 'late') return;
  // The bank decides after everybody was told that it had declined.
  await endPayment(house.db, payment.id, payment.order_id);
  await tell('payment.captured', { payment: { ...payment, status: 'captured' } });
}
