import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SECOND } from '#lib/time.ts';
import { type PaymentGateway, openGateway, type Refused } from '#server/payments/payment-provider.ts';
import { hmac } from '#server/payments/razorpay.ts';

/** What the provider was asked. */
interface Asked {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  type: string | undefined;
  body: unknown;
  idempotency?: string;
}

let provider: Server;
let gateway: PaymentGateway;
let asked: Asked[];
let refused: Refused[];
/** Answers to come; the last one is given again and again. A number is a status alone, `lost` a connection that breaks. */
let answers: ({ status?: number; body: string } | number | 'lost')[];

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const text = (await request.toArray()).join('');
  return text ? JSON.parse(text) : null;
};
const json = (value: unknown) => ({ body: JSON.stringify(value) });

beforeEach(async () => {
  asked = [];
  provider = createServer((request, response) => {
    void (async () => {
      const { method, url, headers } = request;
      const { authorization, 'content-type': type } = headers;
      const idempotency = headers['x-refund-idempotency'];
      const more = typeof idempotency === 'string' ? { idempotency } : {};
      asked.push({ method, url, authorization, type, body: await bodyOf(request), ...more });
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 500;
      if (answer === 'lost') return request.socket.destroy();
      const { status = 200, body } = typeof answer === 'number' ? { status: answer, body: '{"error":{}}' } : answer;
      return response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    })();
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  const settings = { keyId: 'key', keySecret: 'secret', webhookSecret: 'notices', patience: 10 * SECOND } as never;
  refused = [];
  const url = () => `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  gateway = openGateway(settings, url, (one) => refused.push(one));
});
afterEach(async () => {
  provider.closeAllConnections();
  await new Promise((done) => provider.close(done));
});

const authorization = `Basic ${Buffer.from('key:secret').toString('base64')}`;
const away = { status: 503, message: expect.stringContaining('Nothing was charged') };
const order = { id: 'order_1', amount: 129900, currency: 'INR', status: 'created' };

describe('a payment order', () => {
  const body = { amount: 129900, currency: 'INR', receipt: 'r1', unique_receipt: true };

  it('is made at the provider in paise, under a receipt of its own', async () => {
    answers = [json(order)];
    expect(await gateway.createOrder(129900, 'r1')).toEqual(order);
    expect(asked).toEqual([{ method: 'POST', url: '/v1/orders', authorization, type: 'application/json', body }]);
  });

  it.each([500, 'lost', { body: 'no json' }] as const)('is asked for once more after %j', async (fault) => {
    answers = [fault, json(order)];
    expect(await gateway.createOrder(129900, 'r1')).toEqual(order);
    expect(asked.map((one) => one.body)).toEqual([body, body]);
  });

  it.each([500, 401, 'lost', 400, { body: '{}' }, { body: 'null' }] as const)(
    'that cannot be made because of %j charges nobody, and says so',
    async (fault) => {
      answers = [fault];
      await expect(gateway.createOrder(129900, 'r1')).rejects.toMatchObject(away);
    },
  );
});

describe('a payment', () => {
  const payment = { id: 'pay_1', order_id: 'order_1', amount: 129900, currency: 'INR', status: 'captured' };

  it('is read by its id, whatever the browser said that was', async () => {
    answers = [json(payment)];
    expect(await gateway.readPayment('pay/1?x')).toEqual(payment);
    expect(asked).toEqual([
      { method: 'GET', url: '/v1/payments/pay%2F1%3Fx', authorization, type: undefined, body: null },
    ]);
  });

  it.each([400, 404])('is none where the provider answers %i', async (status) => {
    answers = [status];
    expect(await gateway.readPayment('pay_1')).toBeNull();
    expect(await gateway.listPayments('order_1')).toEqual([]);
  });

  it.each([401, 429, 500, 'lost', { body: '' }] as const)('is not known, rather than none, after %j', async (fault) => {
    answers = [fault];
    await expect(gateway.readPayment('pay_1')).rejects.toMatchObject({ status: 503 });
    await expect(gateway.listPayments('order_1')).rejects.toMatchObject({ status: 503 });
  });

  it('is found among those of its order', async () => {
    answers = [json({ entity: 'collection', count: 1, items: [payment] }), json({})];
    expect(await gateway.listPayments('order/1')).toEqual([payment]);
    expect(asked[0]?.url).toBe('/v1/orders/order%2F1/payments');
    expect(await gateway.listPayments('order_1')).toEqual([]);
  });
});

describe('a refund', () => {
  const refund = { id: 'rfnd_1', payment_id: 'pay_1', amount: 128500, status: 'pending', receipt: 'aaaaaaaaaaaa-1' };

  it('is asked for under a name by which the provider makes it once', async () => {
    answers = [json(refund)];
    expect(await gateway.refund('pay/1', 128500, 'aaaaaaaaaaaa-1')).toEqual(refund);
    expect(asked).toEqual([
      {
        method: 'POST',
        url: '/v1/payments/pay%2F1/refund',
        authorization,
        type: 'application/json',
        body: { amount: 128500, speed: 'normal', receipt: 'aaaaaaaaaaaa-1' },
        idempotency: 'aaaaaaaaaaaa-1',
      },
    ]);
  });

  it('that the provider refuses says why, in its words', async () => {
    const said = { error: { description: 'The payment has been fully refunded already' } };
    answers = [{ status: 400, ...json(said) }, 400, 404];
    expect(await gateway.refund('pay_1', 100, 'aaaaaaaaaaaa-1')).toEqual({ refused: said.error.description });
    for (const _ of [400, 404])
      expect(await gateway.refund('pay_1', 100, 'aaaaaaaaaaaa-1')).toEqual({
        refused: expect.stringMatching(/refused/),
      });
  });

  it.each([401, 409, 429, 500, 'lost', { body: 'no json' }, { body: '{}' }] as const)(
    'is neither made nor refused after %j: nobody knows, and it is asked once',
    async (fault) => {
      answers = [fault];
      await expect(gateway.refund('pay_1', 100, 'aaaaaaaaaaaa-1')).rejects.toMatchObject({ status: 503 });
      expect(asked).toHaveLength(1);
    },
  );

  it('is found among all since a time, page by page, whoever asked for it', async () => {
    const page = Array.from({ length: 100 }, (_, at) => ({ ...refund, id: `rfnd_${at}` }));
    answers = [json({ items: page }), json({ items: [refund] })];
    expect(await gateway.listRefunds(1_700_000_000_999)).toEqual([...page, refund]);
    expect(asked.map(({ url }) => url)).toEqual([
      '/v1/refunds?from=1700000000&count=100&skip=0',
      '/v1/refunds?from=1700000000&count=100&skip=100',
    ]);
    answers = [500];
    await expect(gateway.listRefunds(0)).rejects.toMatchObject({ status: 503 });
  });

  it('is read by its id', async () => {
    answers = [json(refund), 404];
    expect(await gateway.readRefund('pay_1', 'rfnd_1')).toEqual(refund);
    expect(asked[0]?.url).toBe('/v1/payments/pay_1/refunds/rfnd_1');
    expect(await gateway.readRefund('pay_1', 'rfnd_1')).toBeNull();
  });
});

describe('a call that the provider refuses', () => {
  it.each([
    [401, '/orders', () => gateway.createOrder(129900, 'r1')],
    [400, '/payments/…/refund', () => gateway.refund('pay_1', 100, 'refund-1-1')],
  ])('is told with its reason (%i), without ids, keys or numbers of people', async (status, call, ask) => {
    const description = 'Authentication failed for 9876543210 and a@example.in';
    answers = [{ status, body: JSON.stringify({ error: { code: 'BAD_REQUEST_ERROR', description } }) }];
    await Promise.resolve(ask()).catch(() => undefined);
    expect(refused[0]).toEqual({ status, call, reason: 'BAD_REQUEST_ERROR: Authentication failed for … and …' });
  });

  it('is not told of what is not there, or of a provider that is away', async () => {
    for (const answer of [404, 502, 'lost'] as const) {
      answers = [answer];
      await gateway.readPayment('pay_1').catch(() => undefined);
    }
    expect(refused).toEqual([]);
  });
});

describe('a signature', () => {
  const signature = hmac('secret', 'order_1|pay_1');

  it('of the payment window covers order and payment, with the key', () => {
    expect(gateway.isSignedByCheckout('order_1', 'pay_1', signature)).toBe(true);
    expect(gateway.isSignedByCheckout('order_1', 'pay_1', signature.toUpperCase())).toBe(true);
    expect(gateway.isSignedByCheckout('order_2', 'pay_1', signature)).toBe(false);
    expect(gateway.isSignedByCheckout('order_1', 'pay_2', signature)).toBe(false);
    expect(gateway.isSignedByCheckout('order_1', 'pay_1', hmac('notices', 'order_1|pay_1'))).toBe(false);
  });

  it('of a notice covers its bytes, with the secret of notices', () => {
    const body = Buffer.from('{"event" : "x"}');
    expect(gateway.isSignedNotice(body, hmac('notices', body))).toBe(true);
    expect(gateway.isSignedNotice(body, hmac('secret', body))).toBe(false);
    expect(gateway.isSignedNotice(Buffer.from('{"event":"x"}'), hmac('notices', body))).toBe(false);
  });

  it.each(['', 'x', signature.slice(1), `${signature}0`, `x${signature}`, `${'z'.repeat(64)}`])(
    'that reads %j is refused',
    (odd) => {
      expect(gateway.isSignedByCheckout('order_1', 'pay_1', odd)).toBe(false);
    },
  );
});

describe('the secret of notices from before a change', () => {
  const body = Buffer.from('{"event":"payment.captured"}');
  const withOld = (oldWebhookSecret: string): PaymentGateway =>
    openGateway({ keyId: 'key', keySecret: 'secret', webhookSecret: 'notices', oldWebhookSecret } as never, () => '');

  it('signs what is repeated, and nothing where there is none', () => {
    expect(withOld('before').isSignedByOldSecret(body, hmac('before', body))).toBe(true);
    expect(withOld('before').isSignedByOldSecret(body, hmac('notices', body))).toBe(false);
    expect(withOld('').isSignedByOldSecret(body, hmac('', body))).toBe(false);
  });
});
