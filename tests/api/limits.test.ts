import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '#lib/time.ts';
import { readSettings, register, verifyOtp } from '#domain/session/session.contract.ts';
import { engines } from '#tests/support/engines.ts';
import { startTestShop, type TestShop } from '#tests/support/api.ts';

/** Sends a request as a proxy at `from` hands it on. */
function through(
  shop: TestShop,
  forwarded: string,
  url: string = readSettings.path,
  options: { method?: 'POST'; payload?: object; headers?: Record<string, string> } = {},
) {
  return shop.app.inject({
    method: 'GET',
    url,
    remoteAddress: '10.0.0.1',
    ...options,
    headers: { 'x-forwarded-for': forwarded, ...options.headers },
  });
}

describe('limits behind a proxy', () => {
  let shop: TestShop;
  afterEach(() => shop.close());
  const left = async (forwarded: string): Promise<number> =>
    Number((await through(shop, forwarded)).headers['x-ratelimit-remaining']);

  it.each<[string, number | string[]]>([
    ['by their number', 1],
    ['by their addresses', ['10.0.0.0/8']],
  ])('count who the proxy saw, whatever the caller wrote before; proxies named %s', async (_, trustProxy) => {
    shop = await startTestShop({ config: { rateLimits: true, trustProxy } });
    const first = await left('1.1.1.1, 203.0.113.7');
    expect(await left('2.2.2.2, 203.0.113.7')).toBe(first - 1);
    expect(await left('203.0.113.8')).toBe(first);
  });

  it('count a network of IPv6 as one caller', async () => {
    shop = await startTestShop({ config: { rateLimits: true, trustProxy: 1 } });
    const first = await left('2001:db8:1:2::1');
    expect(await left('2001:db8:1:2:ffff::9')).toBe(first - 1);
    expect(await left('2001:db8:1:3::1')).toBe(first);
  });

  it('believe nobody without a proxy', async () => {
    shop = await startTestShop({ config: { rateLimits: true } });
    const first = await left('203.0.113.7');
    expect(await left('203.0.113.8')).toBe(first - 1);
  });
});

describe('the common allowance', () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await startTestShop({ config: { rateLimits: true, trustProxy: 1 } });
  });
  afterEach(() => shop.close());

  it('is not used up by pictures', async () => {
    mkdirSync(join(shop.shop.media.root, 'sweets'));
    writeFileSync(join(shop.shop.media.root, 'sweets', 'jalebi.webp'), 'picture');
    const statuses = new Set<number>();
    for (let one = 0; one < 650; one += 1)
      statuses.add((await through(shop, '203.0.113.7', '/uploads/sweets/jalebi.webp')).statusCode);
    expect([...statuses]).toEqual([200]);
    expect((await through(shop, '203.0.113.7')).statusCode).toBe(200);
  });

  it('leaves those who watch the shop alone, whoever else calls from their address', async () => {
    for (let one = 0; one < 610; one += 1) await through(shop, '203.0.113.7', '/api/user/my-nothing');
    expect((await through(shop, '203.0.113.7')).statusCode).toBe(429);
    for (const url of ['/healthz', '/readyz']) expect((await through(shop, '203.0.113.7', url)).statusCode).toBe(200);
  });

  it('is used up by wrong tokens and by calls that do not exist', async () => {
    const statuses: number[] = [];
    for (let one = 0; one < 610; one += 1) {
      const url = one % 2 === 0 ? '/api/user/my-nothing' : '/api/user/planning_list';
      statuses.push(
        (await through(shop, '203.0.113.7', url, { headers: { authorization: 'Bearer a.b.c' } })).statusCode,
      );
    }
    expect([statuses[0], statuses[1], statuses.at(-1), statuses.at(-2)]).toEqual([404, 401, 429, 429]);
  });

  it('leaves room to pay for a family that has used it up', async () => {
    for (let one = 0; one < 610; one += 1) await through(shop, '203.0.113.7');
    expect((await through(shop, '203.0.113.7')).statusCode).toBe(429);
    const { statusCode } = await through(shop, '203.0.113.7', '/verifyOrder', { method: 'POST', payload: {} });
    expect(statusCode).toBe(401);
    expect((await through(shop, '203.0.113.7', '/api/user/order-status/order_1')).statusCode).toBe(401);
  });
});

describe.each(engines)('codes of one number that many ask for, on %s', (engine) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await startTestShop({ engine, config: { rateLimits: true, trustProxy: 1 } });
  });
  afterEach(() => shop.close());
  const ask = async (mobile: string, from: string) => {
    const { statusCode, headers, body } = await through(shop, from, register.path, {
      method: 'POST',
      payload: { mobile },
    });
    return { status: statusCode, retryAfter: headers['retry-after'], data: JSON.parse(body) };
  };

  it('reach its owner within minutes, however often a stranger asks', async () => {
    const mobile = shop.freshMobile();
    const asked: number[] = [];
    for (let one = 0; one < 120; one += 1) {
      asked.push((await ask(mobile, '198.51.100.9')).status);
      shop.wait(MINUTE / 2 + 1);
    }
    expect(asked.filter((status) => status === 200).length).toBeLessThanOrEqual(12);
    const owner = await ask(mobile, '203.0.113.7');
    expect(owner.status).toBe(200);
    // Neither does the stranger end the code that its owner holds.
    await ask(mobile, '198.51.100.9');
    const { _id, otp } = owner.data.userData;
    expect(
      (await through(shop, '203.0.113.7', verifyOtp.path, { method: 'POST', payload: { _id, otp } })).statusCode,
    ).toBe(200);
  });

  it('keep no address of who asked', async () => {
    await ask(shop.freshMobile(), '203.0.113.7');
    const rows = await shop.shop.db.selectFrom('otp_challenge').select('asker').execute();
    expect(rows).toEqual([{ asker: expect.stringMatching(/^[\w-]{43}$/) }]);
  });

  it('reach each of two hundred phones of one hall within a quarter of an hour, and of three hundred in an hour', async () => {
    const all = async (phones: number): Promise<number> => {
      let reached = 0;
      for (let one = 0; one < phones; one += 1)
        if ((await ask(shop.freshMobile(), '203.0.113.7')).status === 200) reached += 1;
      return reached;
    };
    expect(await all(200)).toBe(200);
    expect(await all(101)).toBe(100);
    shop.wait(20 * MINUTE);
    const { status, data } = await ask(shop.freshMobile(), '203.0.113.7');
    expect([status, data.message]).toEqual([
      429,
      'Your connection has asked for many codes. Please try again in 40 minutes, or use another connection, such as mobile data.',
    ]);
    expect((await ask(shop.freshMobile(), '203.0.113.8')).status).toBe(200);
    shop.wait(40 * MINUTE);
    expect(await all(1)).toBe(1);
  });
});
