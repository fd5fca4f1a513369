import { afterEach, describe, expect, it } from 'vitest';
import { engines } from '#tests/support/engines.ts';
import { type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

/** Guests that one hall holds: all of them have the IP of its network. */
const GUESTS = 500;

describe.each(engines)('people behind one IP, on %s', (engine) => {
  let bench: OrderBench;
  afterEach(() => bench.close());
  const start = async () => {
    bench = await startOrderBench(engine, { config: { rateLimits: true } });
    return bench.customer({ name: 'Harpreet' });
  };
  const WRONG = 'x'.repeat(22);
  /** Returns how many of so many calls were answered with each status. */
  const statuses = async (times: number, ask: (at: number) => Promise<{ status: number }>) => {
    const counts: Record<number, number> = {};
    for (let at = 0; at < times; at += 1) {
      const { status } = await ask(at);
      counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  };

  it('all open the link of one family and add themselves, whoever else tries wrong ones there', async () => {
    const host = await start();
    const { data } = await bench.post('/api/user/family-link', host, {});
    const right = new URL(data.link).searchParams.get('f') ?? '';
    const open = (f: string) => bench.post('/api/user/family-request', undefined, { f });
    const add = (f: string, at: number) =>
      bench.ask('PUT', '/api/user/add-myself', undefined, {
        f,
        name: 'Asha Rani',
        mobile: String(9_100_000_000 + (at % 250)),
        address: '7, Verka',
        pincode: '143501',
      });
    expect(await statuses(70, () => open(WRONG))).toEqual({ 200: 60, 429: 10 });
    expect(await statuses(70, (at) => add(WRONG, at))).toEqual({ 410: 60, 429: 10 });
    expect(await statuses(GUESTS, () => open(right))).toEqual({ 200: GUESTS });
    expect(await statuses(GUESTS, (at) => add(right, at))).toEqual({ 200: GUESTS });
  });

  it('each open their own link and write by it; who shows one link without end is told whose it is', async () => {
    const host = await start();
    const links: object[] = [];
    for (const id of await bench.guests(host, 40)) {
      const query = new URL((await bench.post(`/api/user/ask-guest/${id}`, host, {})).data.link).searchParams;
      links.push({ mobile: query.get('mobile') ?? '', t: query.get('t') ?? '' });
    }
    const open = (link: object) => bench.post('/api/user/address-request', undefined, link);
    const write = (link: object) =>
      bench.ask('PATCH', '/api/user/update-address-person', undefined, {
        ...link,
        address: '7, Verka',
        pincode: '143501',
      });
    expect(await statuses(40, () => open({ ...links[0], t: WRONG }))).toEqual({ 200: 30, 429: 10 });
    expect(await statuses(40, (at) => open(links[at] ?? {}))).toEqual({ 200: 40 });
    expect(await statuses(40, (at) => write(links[at] ?? {}))).toEqual({ 200: 40 });
    expect(await statuses(130, () => open(links[0] ?? {}))).toEqual({ 200: 119, 429: 11 });
    expect((await open(links[0] ?? {})).data).toMatchObject({ host: 'Harpreet', success: false });
    expect((await open(links[1] ?? {})).status).toBe(200);
  });

  it('open the lists that families share with them, by the link that is theirs', async () => {
    const host = await start();
    const { data } = await bench.post('/api/user/shares', host, { name: 'Bua ji', mayWrite: false });
    const t = new URL(data.shares[0].link).searchParams.get('t') ?? '';
    const open = async (secret: string, who = bench.customer()) =>
      bench.ask('PUT', '/api/user/shared-lists', await who, { t: secret });
    const bua = await bench.customer();
    expect(await statuses(25, () => open(WRONG, Promise.resolve(bua)))).toEqual({ 410: 20, 429: 5 });
    expect((await open(t, Promise.resolve(bua))).status).toBe(200);
    // What another has opened is as good as wrong.
    expect((await open(t)).status).toBe(429);
  });
});
