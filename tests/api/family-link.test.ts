import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_NEWCOMERS, NEWCOMER_DAYS, type Newcomer } from '#domain/guests/family-link.contract.ts';
import { MAX_GUESTS } from '#domain/guests/guest.rules.ts';
import { eraseOutdated } from '#domain/retention/retention.repo.ts';
import { newId } from '#lib/ids.ts';
import { DAY } from '#lib/time.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

describe.each(engines)('the one link of a family, on %s', (engine) => {
  let bench: OrderBench;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
  });
  afterAll(() => bench.close());

  const PATH = '/api/user/family-link';
  let numbers = 9_300_000_000;
  /** Returns a family with an open link. */
  async function family() {
    const host = await bench.customer({ name: 'Harpreet' });
    const { data } = await bench.post(PATH, host, {});
    return { host, f: secretIn(data.link) };
  }
  const secretIn = (link: string): string => new URL(link).searchParams.get('f') ?? '';
  const add = (f: string, changes: object = {}) =>
    bench.ask('PUT', '/api/user/add-myself', undefined, {
      f,
      name: 'Bua ji ਮਨਜੀਤ',
      mobile: String((numbers += 1)),
      address: '7, Verka',
      pincode: '143501',
      ...changes,
    });
  const waiting = async (host: Customer): Promise<Newcomer[]> => (await bench.get(PATH, host)).data.newcomers;
  const guests = async (host: Customer) => (await bench.get(`/api/user/guest-list/${host.id}`, host)).data.guestList;
  const judge = (host: Customer, newcomers: readonly Newcomer[], take: boolean) =>
    bench.post('/api/user/newcomers', host, {
      take,
      newcomers: newcomers.map(({ _id, revision }) => ({ _id, revision })),
    });

  it('holds people back until the family takes or refuses them', async () => {
    const { host, f } = await family();
    expect((await bench.post('/api/user/family-request', undefined, { f })).data).toMatchObject({
      host: 'Harpreet',
      open: true,
    });
    for (const name of ['Asha Rani', 'Balbir Singh', 'Charan Kaur']) expect((await add(f, { name })).status).toBe(200);
    expect(await guests(host)).toEqual([]);
    // Who came in the same millisecond stands in any order.
    const newcomers = await waiting(host);
    const called = (name: string) => newcomers.filter((one) => one.name === name);
    const [asha, balbir, charan] = [called('Asha Rani'), called('Balbir Singh'), called('Charan Kaur')];
    expect((await judge(host, [...asha, ...balbir], true)).data).toMatchObject({ taken: 2, left: 0 });
    expect((await judge(host, charan, false)).data).toMatchObject({ taken: 1, newcomers: [] });
    const taken = Object.fromEntries((await guests(host)).map((guest: { name: string }) => [guest.name, guest]));
    expect(taken).toMatchObject({
      'Asha Rani': { address: '7, Verka', pincode: '143501', unconfirmed: false, filledAt: expect.anything() },
      'Balbir Singh': {},
    });
    // Pressed twice, or by two of the family: nobody stands there twice.
    expect((await judge(host, asha, true)).data).toMatchObject({ taken: 0, left: 1 });
    expect(await guests(host)).toHaveLength(2);
  });

  it('reads a number as people write it', async () => {
    const { host, f } = await family();
    for (const mobile of ['+91 98140 11223', '98140-11225']) expect((await add(f, { mobile })).status).toBe(200);
    expect((await waiting(host)).map(({ mobile }) => mobile).sort()).toEqual(['9814011223', '9814011225']);
  });

  it('offers to fill a guest of the list who has the number, whose name stays', async () => {
    const { host, f } = await family();
    const mobile = String((numbers += 1));
    await bench.post('/api/user/import-guests', host, { guests: [{ row: 1, name: 'Chachi', mobile }] });
    expect((await add(f, { mobile: `91${mobile}`, name: 'Manjit Kaur' })).data.message).toBe('held');
    const [one] = await waiting(host);
    expect(one).toMatchObject({ name: 'Manjit Kaur', known: { name: 'Chachi', address: '' } });
    await judge(host, [one!], true);
    expect(await guests(host)).toMatchObject([{ name: 'Chachi', address: '7, Verka', pincode: '143501' }]);
    // Who writes once more is told with the whole address that would be replaced.
    await add(f, { mobile, address: '9, Court Road' });
    expect(await waiting(host)).toMatchObject([{ known: { name: 'Chachi', address: '7, Verka', pincode: '143501' } }]);
  });

  it('takes a home that is only written otherwise for the same, and keeps the fuller words of the two', async () => {
    const { host, f } = await family();
    const full = { address: '1 Urban Estate, Patiala, Punjab', pincode: '147002' };
    const short = { address: '1, urban estate patiala', pincode: '147002' };
    const mobiles = [(numbers += 1), (numbers += 1), (numbers += 1)].map(String) as [string, string, string];
    const listed = [full, short, { ...short, address: '7, Verka' }];
    await bench.post('/api/user/import-guests', host, {
      guests: listed.map((home, at) => ({ row: at, name: `Chachi ${'ABC'[at]}`, mobile: mobiles[at], ...home })),
    });
    await add(f, { mobile: mobiles[0], ...short });
    await add(f, { mobile: mobiles[1], ...full });
    await add(f, { mobile: mobiles[2], ...full });
    const newcomers = await waiting(host);
    const same = Object.fromEntries(newcomers.map(({ mobile, known }) => [mobile, known?.same ?? false]));
    expect(mobiles.map((mobile) => same[mobile])).toEqual([true, true, false]);
    await judge(host, newcomers, true);
    expect((await guests(host)).map(({ address }: { address: string }) => address)).toEqual(
      Array(3).fill(full.address),
    );
  });

  it('is corrected by the same number, and what nobody read is not confirmed', async () => {
    const { host, f } = await family();
    const mobile = String((numbers += 1));
    await add(f, { mobile });
    const read = await waiting(host);
    await add(f, { mobile, address: '8, Verka' });
    expect((await judge(host, read, true)).data).toMatchObject({ taken: 0, left: 1 });
    expect(await waiting(host)).toMatchObject([{ address: '8, Verka', revision: 1 }]);
  });

  it('ends when it is renewed or closed, and tells a stranger nothing', async () => {
    const { host, f } = await family();
    expect(secretIn((await bench.post(PATH, host, {})).data.link)).toBe(f);
    const next = secretIn((await bench.post(PATH, host, { renew: true })).data.link);
    expect(next).not.toBe(f);
    expect((await add(f)).status).toBe(410);
    expect((await add(next)).status).toBe(200);
    expect((await bench.ask('DELETE', PATH, host)).data.link).toBeNull();
    for (const closed of [f, next, 'x'.repeat(22)]) {
      expect((await add(closed)).status).toBe(410);
      const asked = await bench.post('/api/user/family-request', undefined, { f: closed });
      expect(asked.data).toEqual({ host: '', open: false, message: 'success' });
    }
    const stranger = await bench.customer();
    expect((await judge(stranger, await waiting(host), true)).data).toMatchObject({ taken: 0 });
    expect(await waiting(host)).toHaveLength(1);
    expect(secretIn((await bench.post(PATH, host, {})).data.link)).not.toBe(next);
  });

  it('goes on working for those who have it when the shop has another key, until the family makes a new one', async () => {
    const { host, f } = await family();
    await bench.shop.db
      .updateTable('family_link')
      .set({ sealed: 'sealed by another key' })
      .where('user_id', '=', host.id)
      .execute();
    for (const answer of [await bench.get(PATH, host), await bench.post(PATH, host, {})])
      expect(answer.data).toMatchObject({ link: null, hidden: true });
    expect((await add(f)).status).toBe(200);
    const { data } = await bench.post(PATH, host, { renew: true });
    expect(data.hidden).toBeUndefined();
    expect([(await add(f)).status, (await add(secretIn(data.link))).status]).toEqual([410, 200]);
  });

  it('fills no list beyond what it holds, and lets the family refuse people all the same', async () => {
    const { host, f } = await family();
    for (const name of ['Asha Rani', 'Balbir Singh']) await add(f, { name });
    const [asha, balbir] = await waiting(host);
    const created_at = new Date(bench.shop.now()).toISOString();
    const text = { name: 'One More', email: '', category: '', address: '', pincode: '' };
    const guest = { user_id: host.id, ...text, created_at, updated_at: created_at, unconfirmed: false };
    const rows = Array.from({ length: MAX_GUESTS - 1 }, () => ({
      ...guest,
      id: newId(),
      mobile: String((numbers += 1)),
    }));
    for (let at = 0; at < rows.length; at += 1000)
      await bench.shop.db
        .insertInto('guest')
        .values(rows.slice(at, at + 1000))
        .execute();
    expect(await judge(host, [asha!, balbir!], true)).toMatchObject({
      status: 409,
      data: { message: 'A guest list has space for 5000 guests.' },
    });
    expect(await waiting(host)).toHaveLength(2);
    expect((await judge(host, [asha!], true)).data.taken).toBe(1);
    expect((await judge(host, [balbir!], false)).data).toMatchObject({ taken: 1, newcomers: [] });
  });

  it.each([
    ['name', { name: 'x' }],
    ['name', { name: '<b>Asha</b>' }],
    ['mobile', { mobile: '12' }],
    ['address', { address: '12345' }],
    ['pincode', { pincode: '000000' }],
  ])('says what is wrong with the %s', async (field, changes) => {
    const { f } = await family();
    const { status, data } = await add(f, changes);
    expect([status, Boolean(data.errors?.[field])]).toEqual([400, true]);
  });

  it('takes no more than a family can read, and forgets after two months who was not confirmed', async () => {
    const { host, f } = await family();
    const created_at = new Date(bench.shop.now()).toISOString();
    const row = { user_id: host.id, name: 'Flood', address: 'Nowhere 1', pincode: '143001', created_at };
    await bench.shop.db
      .insertInto('newcomer')
      .values(Array.from({ length: MOST_NEWCOMERS }, () => ({ ...row, id: newId(), mobile: String((numbers += 1)) })))
      .execute();
    const full = await add(f);
    expect([full.status, full.data.message]).toEqual([409, expect.stringContaining('in a message')]);
    bench.clock.offset = (NEWCOMER_DAYS - 1) * DAY;
    await eraseOutdated(bench.shop);
    expect(await waiting(host)).toHaveLength(MOST_NEWCOMERS);
    bench.clock.offset = (NEWCOMER_DAYS + 1) * DAY;
    await eraseOutdated(bench.shop);
    expect(await waiting(host)).toEqual([]);
    bench.clock.offset = 0;
    expect((await add(f)).status).toBe(200);
  });
});
