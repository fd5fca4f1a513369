import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '#lib/time.ts';
import { eraseOutdated } from '#domain/retention/retention.repo.ts';
import { shareEnds } from '#domain/sharing/share.rules.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { secretIn, sharedWith } from '#tests/support/shares.ts';

describe.each(engines)('a list that is shared with a relative, on %s', (engine) => {
  let bench: OrderBench;
  let host: Customer;
  let brother: Customer;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    host = await bench.customer({ name: 'Anita', address: 'Her own house' });
    brother = await bench.customer({ name: 'Rohan Rana' });
  });

  const shares = async () => (await bench.get('/api/user/shares', host)).data;
  const open = (who: Customer, t: string) => bench.ask('PUT', '/api/user/shared-lists', who, { t });
  const make = async (mayWrite = true) =>
    secretIn((await bench.post('/api/user/shares', host, { name: 'Rohan', mayWrite })).data.shares);
  const read = (id: string, who = brother) => bench.get(`/api/user/shared-lists/${id}`, who);
  const add = (id: string, changes: object = {}) =>
    bench.post(`/api/user/shared-lists/${id}/guests`, brother, {
      name: 'Manjit Kaur',
      mobile: '9814012345',
      ...changes,
    });
  const fill = (id: string, body: object) => bench.ask('PATCH', `/api/user/shared-lists/${id}/guests`, brother, body);

  it('takes from a relative a guest without a number or abroad, and no number that is none', async () => {
    const { id } = (await open(brother, await make())).data;
    for (const mobile of ['+91 98140', '+91 172 2741234', '+44', '98ABC']) {
      const { status, data } = await add(id, { mobile });
      expect([mobile, status, typeof data.errors?.mobile]).toEqual([mobile, 400, 'string']);
    }
    expect((await read(id)).data.guests).toEqual([]);
    for (const mobile of ['', '+1 416 555 1234']) expect((await add(id, { mobile })).status).toBe(200);
    expect((await read(id)).data.guests.map(({ mobile }: { mobile: string }) => mobile)).toEqual(['', '+14165551234']);
  });

  it('opens for the first who opens the link, and for nobody after', async () => {
    const secret = await make();
    const opened = await open(brother, secret);
    expect(opened.status).toBe(200);
    // Opened once more by the same person it is the same list.
    expect((await open(brother, secret)).data.id).toBe(opened.data.id);
    const other = await bench.customer({ name: 'Mallory' });
    expect((await open(other, secret)).status).toBe(410);
    expect((await read(opened.data.id, other)).status).toBe(404);
    const [share] = (await shares()).shares;
    expect(share).toMatchObject({ name: 'Rohan', mayWrite: true, link: null, openedBy: 'Rohan Rana' });
  });

  it('is opened by one of two who press at the same moment', async () => {
    const secret = await make();
    const other = await bench.customer({ name: 'Mallory' });
    const answers = await Promise.all([open(brother, secret), open(other, secret)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('does not open with a wrong secret, nor for the family itself', async () => {
    const secret = await make();
    // The last letter does not count whole: another first one is another secret.
    const wrong = `${secret.startsWith('A') ? 'B' : 'A'}${secret.slice(1)}`;
    expect((await open(brother, wrong)).status).toBe(410);
    expect((await open(host, secret)).status).toBe(409);
    expect((await open(brother, secret)).status).toBe(200);
  });

  it('shows guests, checklist and boxes, and nothing of profile, e-mail or payments', async () => {
    await bench.guests(host, 2, { address: '' });
    const order = await bench.post('/createOrder', host, bench.sweetOrder());
    const { orderId } = (await bench.post('/verifyOrder', host, bench.gateway.pay(order.data.id))).data;
    const { id } = await sharedWith(bench, brother, { family: host, mayWrite: false });
    const { status, data } = await read(id);
    expect(status).toBe(200);
    expect(data).toMatchObject({ host: 'Anita', mayWrite: false, progress: { guests: 2, addresses: 0 } });
    expect(data.guests).toHaveLength(2);
    expect(Object.keys(data.guests[0])).not.toContain('email');
    const text = JSON.stringify(data);
    for (const hidden of ['Her own house', orderId, 'amount', 'payment', host.id]) expect(text).not.toContain(hidden);
    expect((await bench.get('/api/user/shared-lists', brother)).data.lists).toEqual([
      { _id: id, host: 'Anita', mayWrite: false },
    ]);
  });

  it('is only read where the family gave no more', async () => {
    const [guest = ''] = await bench.guests(host, 1, { address: '', pincode: '' });
    const { id } = await sharedWith(bench, brother, { family: host, mayWrite: false });
    expect((await add(id)).status).toBe(403);
    expect((await fill(id, { _id: guest, revision: 0, address: '7, New Road', pincode: '143001' })).status).toBe(403);
    expect((await read(id)).data.guests).toMatchObject([{ address: '' }]);
  });

  it('takes guests and addresses, and tells both who wrote them', async () => {
    const [guest = ''] = await bench.guests(host, 1, { address: '', pincode: '' });
    const { id } = await sharedWith(bench, brother, { family: host });
    expect((await add(id)).status).toBe(200);
    const filled = await fill(id, { _id: guest, revision: 0, address: '7, New Road', pincode: '143001' });
    expect(filled.status).toBe(200);
    const told = [
      { by: 'Rohan Rana', what: 'address', guest: 'Guest 0' },
      { by: 'Rohan Rana', what: 'added', guest: 'Manjit Kaur' },
    ];
    expect((await shares()).changes).toHaveLength(2);
    expect((await shares()).changes).toEqual(expect.arrayContaining(told.map((one) => expect.objectContaining(one))));
    expect(filled.data.changes).toHaveLength(2);
    const list = (await bench.get(`/api/user/guest-list/${host.id}`, host)).data.guestList;
    expect(list.map(({ address }: { address: string }) => address)).toContain('7, New Road');
  });

  it('keeps what somebody else wrote meanwhile, and shows it', async () => {
    const [guest = ''] = await bench.guests(host, 1, { address: '', pincode: '' });
    const { id } = await sharedWith(bench, brother, { family: host });
    const known = (await read(id)).data.guests[0];
    const mine = { _id: guest, name: 'Charan Gill', mobile: known.mobile, address: '1, Her Road', pincode: '143001' };
    expect((await bench.ask('PATCH', '/api/user/edit-guest', host, mine)).status).toBe(200);
    const his = { _id: guest, revision: known.revision, address: '2, His Road', pincode: '143001' };
    const refused = await fill(id, his);
    expect(refused.status).toBe(409);
    expect(refused.data.guest.address).toBe('1, Her Road');
    expect((await read(id)).data.guests[0].address).toBe('1, Her Road');
    expect((await fill(id, { ...his, revision: refused.data.guest.revision })).status).toBe(200);
  });

  it.each([
    ['a number that is none', { mobile: '12' }, 'mobile'],
    ['no name', { name: '' }, 'name'],
    ['a pincode without an address', { pincode: '143001' }, 'pincode'],
  ])('refuses %s at its field', async (_, changes, field) => {
    const { id } = await sharedWith(bench, brother, { family: host });
    const refused = await add(id, changes);
    expect(refused.status).toBe(400);
    expect(refused.data.errors[field]).toBeTruthy();
    expect((await read(id)).data.guests).toEqual([]);
  });

  it('is closed the moment the family takes it back, also to what is written at that moment', async () => {
    const { id, share } = await sharedWith(bench, brother, { family: host });
    const stranger = await bench.customer({ name: 'Mallory' });
    expect((await bench.ask('DELETE', `/api/user/shares/${share}`, stranger)).status).toBe(404);
    expect((await read(id)).status).toBe(200);
    expect((await bench.ask('DELETE', `/api/user/shares/${share}`, host)).data.shares).toEqual([]);
    expect((await read(id)).status).toBe(404);
    expect((await add(id)).status).toBe(404);
    expect((await bench.get('/api/user/shared-lists', brother)).data.lists).toEqual([]);
  });

  it('ends by itself, and is forgotten a month later', async () => {
    const { id } = await sharedWith(bench, brother, { family: host });
    const end = async (days: number) =>
      bench.shop.db
        .updateTable('share')
        .set({ expires_at: new Date(bench.shop.now() - days * DAY).toISOString() })
        .where('id', '=', id)
        .execute();
    const held = () => bench.shop.db.selectFrom('share').select('id').where('id', '=', id).execute();
    await end(1);
    expect((await read(id)).status).toBe(404);
    await eraseOutdated(bench.shop);
    expect(await held()).toHaveLength(1);
    await end(31);
    await eraseOutdated(bench.shop);
    expect(await held()).toEqual([]);
  });

  it('lets in no more than ten relatives at the same time', async () => {
    for (let at = 0; at < 10; at += 1) await make();
    expect((await bench.post('/api/user/shares', host, { name: 'Rohan', mayWrite: false })).status).toBe(409);
  });
});

it('a share ends sixty days after the celebration, or half a year after it was made', () => {
  const now = Date.parse('2026-11-23T10:00:00+05:30');
  const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
  expect(day(shareEnds('2027-02-14', now))).toBe('2027-04-15');
  expect(day(shareEnds('', now))).toBe('2027-05-22');
  // A celebration that is over says nothing of the next one.
  expect(day(shareEnds('2025-02-14', now))).toBe('2027-05-22');
});
