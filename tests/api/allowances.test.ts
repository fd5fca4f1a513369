import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendContactMessage } from '#domain/enquiries/enquiry.contract.ts';
import { addGuest, updateAddressPerson } from '#domain/guests/guest.contract.ts';
import { bodyLimitOf } from '#server/http/body-limit.ts';
import { allowances, COMMON } from '#tests/support/allowances.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

/** Largest bodies, in bytes. */
const bodies = [
  ['POST', '/api/user/recent-view', 32_768],
  ['POST', '/api/user/contact-us-detail', bodyLimitOf(sendContactMessage)],
  ['PATCH', '/api/user/update-address-person', bodyLimitOf(updateAddressPerson)],
  ['POST', '/api/user/add-guest', bodyLimitOf(addGuest)],
  ['POST', '/api/pincodes', 65_536],
  ['POST', '/api/reach', 65_536],
  ['POST', '/api/delivery-plan', 65_536],
  ['POST', '/api/box-ideas', 65_536],
  ['POST', '/createOrder', 327_680],
  ['POST', '/api/user/import-guests', 1_048_576],
  ['POST', '/api/payments/webhook', 262_144],
] as const;

describe.each(engines)('what one caller may ask of the shop, on %s', (engine) => {
  let bench: OrderBench;
  let customer: Customer;
  let callers = 0;
  beforeAll(async () => {
    bench = await startOrderBench(engine, { config: { rateLimits: true, trustProxy: 1 } });
    customer = await bench.customer();
  });
  afterAll(() => bench.close());

  /** Calls as somebody at `from`, with the customer's session. */
  const call = (method: string, path: string, from: string, body?: string) =>
    fetch(bench.url + path, {
      method,
      headers: {
        'x-forwarded-for': from,
        authorization: `Bearer ${customer.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    });
  const somebody = () => `203.0.113.${(callers += 1)}`;

  it.each(allowances)('%s %s: %i times in %i minutes', async (method, path, max, minutes) => {
    const { headers } = await call(method, path, somebody(), method === 'GET' ? undefined : '{}');
    const [limit, left, reset] = ['limit', 'remaining', 'reset'].map((name) =>
      Number(headers.get(`x-ratelimit-${name}`)),
    );
    expect([limit, left, reset]).toEqual([max, max - 1, minutes * 60]);
  });

  it.each([
    ['GET', '/api/user/settings'],
    ['GET', '/api/user/sweets_list'],
    ['POST', '/api/user/add-guest'],
    ['GET', '/api/user/nothing-of-that-name'],
  ])('%s %s: as often as all such calls together', async (method, path) => {
    const { headers } = await call(method, path, somebody(), method === 'GET' ? undefined : '{}');
    expect([headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-reset')]).toEqual([String(COMMON), '60']);
  });

  it.each([
    ['without a session', { authorization: '' }, '{}', 401],
    ['with a body that is no JSON', {}, '{"t":', 400],
  ])('counts a call that shows no secret, %s', async (_what, changed, body, status) => {
    const from = somebody();
    const send = () =>
      fetch(`${bench.url}/api/user/shared-lists`, {
        method: 'PUT',
        headers: {
          'x-forwarded-for': from,
          authorization: `Bearer ${customer.token}`,
          'content-type': 'application/json',
          ...changed,
        },
        body,
      });
    for (let time = 0; time < 200; time += 1) expect((await send()).status).toBe(status);
    expect((await send()).status).toBe(429);
  });

  it('is told in words when it was too often, with the time to wait, and nothing more is taken from that caller', async () => {
    const from = somebody();
    const body = JSON.stringify({
      firstName: 'Simran',
      lastName: 'Kaur',
      email: 'simran@example.in',
      mobile: '9876543210',
      message: 'Three hundred boxes, please.',
    });
    const send = (who: string) => call('POST', '/api/user/contact-us-detail', who, body);
    for (let time = 0; time < 20; time += 1) expect((await send(from)).status).toBe(200);
    const refused = await send(from);
    const { message, Message, success } = (await refused.json()) as Record<string, unknown>;
    expect([refused.status, success, message, Message]).toEqual([
      429,
      false,
      'That was a little too often. Please try again in 10 minutes.',
      message,
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(somebody())).status).toBe(200);
    expect(await bench.shop.db.selectFrom('enquiry').select('id').execute()).toHaveLength(21);
  });

  it.each(bodies)('%s %s: no body over %i bytes', async (method, path, most) => {
    const sized = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;
    const [fits, over] = [
      await call(method, path, somebody(), sized(most)),
      await call(method, path, somebody(), sized(most + 1)),
    ];
    expect(fits.status).not.toBe(413);
    expect([over.status, ((await over.json()) as { message: string }).message]).toEqual([
      413,
      `What you sent is too large. You can send at most ${Math.floor(most / 1024)} KB at once.`,
    ]);
  });
});
