import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '#lib/time.ts';
import { homePincodes } from '#domain/guests/home-pincodes.repo.ts';
import { eraseOutdated } from '#domain/retention/retention.repo.ts';
import { GUEST_KEPT } from '#domain/retention/retention-periods.rules.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

const BOX = 1236_00;
const DELIVERY = 49_00;

describe.each(engines)('households and tags, on %s', (engine) => {
  let bench: OrderBench;
  let host: Customer;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    host = await bench.customer({ name: 'Harpreet' });
  });

  const list = async () => (await bench.get(`/api/user/guest-list/${host.id}`, host)).data.guestList;
  const one = async (id: string) => (await list()).find(({ _id }: { _id: string }) => _id === id);
  const join = async (ids: readonly string[], changes: object = {}) => {
    const guests = await list();
    const members = ids.map((_id) => ({
      _id,
      revision: guests.find((guest: { _id: string }) => guest._id === _id)?.revision ?? 0,
    }));
    const body = { members, name: 'Verma family', contact: ids[0], addressOf: ids[0], ...changes };
    return bench.ask('PUT', '/api/user/household', host, body);
  };
  const tag = (guests: readonly string[], tags: object) =>
    bench.post('/api/user/tag-guests', host, { guests, ...tags });
  /** Asks a guest and takes the link apart. */
  async function ask(id: string): Promise<{ mobile: string; t: string }> {
    const { data } = await bench.post(`/api/user/ask-guest/${id}`, host, {});
    const query = new URL(data.link).searchParams;
    return { mobile: query.get('mobile') ?? '', t: query.get('t') ?? '' };
  }
  const fill = async (link: object, address: string, pincode: string) =>
    bench.ask('PATCH', '/api/user/update-address-person', undefined, { ...link, address, pincode });
  const answers = async () => (await bench.get('/api/user/celebration', host)).data.answers;

  it('share one address and one name, and part again with the address they shared', async () => {
    const [a = '', b = '', c = ''] = await bench.guests(host, 3);
    expect((await join([a, b])).status).toBe(200);
    expect(await one(b)).toMatchObject({
      household: a,
      boxName: 'Verma family',
      address: '1, Lawrence Road, Amritsar',
    });
    expect(await one(c)).toMatchObject({ household: null, boxName: '', address: '3, Lawrence Road, Amritsar' });
    const parted = await bench.post('/api/user/part-household', host, { guests: [b] });
    expect(parted.status).toBe(200);
    // One alone is no household.
    expect(await one(a)).toMatchObject({ household: null, boxName: '' });
    expect(await one(b)).toMatchObject({ household: null, address: '1, Lawrence Road, Amritsar' });
  });

  it('keep what somebody else changed meanwhile, and stay as they are when the same is saved again', async () => {
    const [a = '', b = ''] = await bench.guests(host, 2);
    const stale = (await list()).map(({ _id, revision }: { _id: string; revision: number }) => ({ _id, revision }));
    await fill(await ask(b), '7, New Road', '144003');
    const refused = await join([a, b], { members: stale });
    expect(refused.status).toBe(409);
    expect(refused.data.guestList.find(({ _id }: { _id: string }) => _id === b).address).toBe('7, New Road');
    expect(await one(b)).toMatchObject({ household: null, address: '7, New Road' });
    const fresh = (await list()).map(({ _id, revision }: { _id: string; revision: number }) => ({ _id, revision }));
    expect((await join([a, b], { members: fresh, addressOf: b })).status).toBe(200);
    const { revision } = await one(a);
    expect((await join([a, b], { members: fresh, addressOf: b })).status).toBe(200);
    expect(await one(a)).toMatchObject({ revision, address: '7, New Road' });
  });

  it.each([
    ['one guest alone', (ids: string[]) => ({ members: [{ _id: ids[0], revision: 0 }] }), 400],
    ['one guest twice', (ids: string[]) => ({ members: [0, 0].map((revision) => ({ _id: ids[0], revision })) }), 400],
    ['no name', () => ({ name: ' ' }), 400],
    ['a name without letters', () => ({ name: '12345' }), 400],
    ['somebody else’s phone', (ids: string[]) => ({ contact: ids[2] }), 404],
  ])('are refused in words with %s', async (_, changes, status) => {
    const ids = await bench.guests(host, 3);
    const refused = await join(ids.slice(0, 2), changes(ids));
    expect(refused.status).toBe(status);
    expect(refused.data.message).toMatch(/\w/);
    expect((await list()).every(({ household }: { household: string | null }) => household === null)).toBe(true);
  });

  it('take an address from whoever answers, and the family’s word for all of them', async () => {
    const [a = '', b = ''] = await bench.guests(host, 2, { address: '', pincode: '' });
    await join([a, b]);
    await fill(await ask(b), '7, New Road', '144003');
    expect(await one(a)).toMatchObject({ address: '7, New Road', pincode: '144003', unconfirmed: false });
    // Without a link: held as unconfirmed for each, and confirmed with one press.
    const [c = '', d = ''] = await bench.guests(host, 2, { address: '', pincode: '' });
    await join([c, d], { name: 'Gill family' });
    const { mobile } = await one(d);
    await fill({ mobile }, '9, Old Road', '143001');
    const { unconfirmed, address, revision } = await one(c);
    expect({ unconfirmed, address }).toEqual({ unconfirmed: true, address: '9, Old Road' });
    const confirmed = await bench.post('/api/user/confirm-guests', host, { guests: [{ _id: c, revision }] });
    expect(confirmed.data.guestList).toHaveLength(2);
    expect((await one(d)).unconfirmed).toBe(false);
    // What the family corrects for one holds for the other.
    const { mobile: number } = await one(c);
    const now = (await one(c)).revision;
    const edited = { _id: c, name: 'Charan Gill', mobile: number, address: '10, Old Road', revision: now };
    expect(await bench.ask('PATCH', '/api/user/edit-guest', host, edited)).toMatchObject({ status: 200 });
    expect((await one(d)).address).toBe('10, Old Road');
  });

  it('get one parcel under the name on the box, whoever of them is chosen', async () => {
    const [a = '', b = '', c = ''] = await bench.guests(host, 3);
    await join([a, b]);
    expect(await homePincodes(bench.shop.db, host.id)).toHaveLength(2);
    const { data } = await bench.get('/api/user/box-progress', host);
    expect(data.progress).toMatchObject({ guests: 2, addresses: 2 });
    const chosen = [a, b, c].map((guestId) => ({ guestId, quantity: 1 }));
    const order = await bench.post('/createOrder', host, bench.invitationOrder(chosen, 2 * (BOX + DELIVERY)));
    expect(order.status).toBe(200);
    const { content } = await bench.shop.db
      .selectFrom('order_draft')
      .select('content')
      .where('user_id', '=', host.id)
      .executeTakeFirstOrThrow();
    const recipients = content['recipients'] as { name: string; guestId: string }[];
    expect(recipients.map(({ name, guestId }) => [name, guestId])).toEqual([
      ['Verma family', a],
      ['Guest 2', c],
    ]);
  });

  it('answer as one, and the guest’s page tells the events', async () => {
    const [a = '', b = ''] = await bench.guests(host, 2);
    await join([a, b]);
    await tag([a, b], { add: ['Mehndi', 'Wedding'] });
    const [first, second] = [await ask(a), await ask(b)];
    for (const [link, people] of [
      [first, 4],
      [second, 5],
    ] as const) {
      const answer = { ...link, coming: 'yes', people, food: 'veg' };
      expect((await bench.ask('PUT', '/api/user/guest-answer', undefined, answer)).status).toBe(200);
      bench.clock.offset += MINUTE;
    }
    expect(Object.values(await answers())).toEqual([expect.objectContaining({ people: 5 })]);
    const page = await bench.post('/api/user/guest-page', undefined, first);
    expect(page.data).toMatchObject({ events: ['Mehndi', 'Wedding'], answer: { people: 5 } });
    // Who asks to be forgotten leaves no address with the others.
    await bench.post('/api/user/guest-erase', undefined, second);
    expect((await list()).map(({ address }: { address: string }) => address)).toEqual(['', '']);
  });

  it('go on under another contact when the contact asks to be forgotten', async () => {
    const [a = '', b = '', c = ''] = await bench.guests(host, 3);
    await join([a, b, c]);
    await bench.post('/api/user/guest-erase', undefined, await ask(a));
    const [gone, second, third] = await Promise.all([one(a), one(b), one(c)]);
    expect([gone.household, second.household, third.household]).toEqual([null, b, b]);
  });

  it('are forgotten together, so long after the last box of the home', async () => {
    const [a = '', b = '', c = ''] = await bench.guests(host, 3);
    const { id } = (
      await bench.post('/createOrder', host, bench.invitationOrder([{ guestId: a, quantity: 1 }], BOX + DELIVERY))
    ).data;
    await bench.post('/verifyOrder', host, bench.gateway.pay(id));
    await join([a, b]);
    await eraseOutdated(bench.shop);
    expect(await list()).toHaveLength(3);
    await bench.shop.db
      .updateTable('order')
      .set({ created_at: new Date(bench.shop.now() - GUEST_KEPT - DAY).toISOString() })
      .where('user_id', '=', host.id)
      .execute();
    await eraseOutdated(bench.shop);
    expect((await list()).map(({ _id }: { _id: string }) => _id)).toEqual([c]);
  });

  it('go on without a member who is deleted', async () => {
    const [a = '', b = '', c = ''] = await bench.guests(host, 3);
    await join([a, b, c]);
    await bench.ask('DELETE', `/api/user/delete-guest/${a}`, host);
    const { household } = await one(b);
    expect([b, c]).toContain(household);
    expect(await one(c)).toMatchObject({ household, boxName: 'Verma family' });
    await bench.ask('DELETE', `/api/user/delete-guest/${b}`, host);
    expect(await one(c)).toMatchObject({ household: null });
  });

  it('tag many at once without losing what somebody else tagged', async () => {
    const ids = await bench.guests(host, 3);
    await Promise.all([
      tag(ids, { side: 'bride', add: ['Mehndi'] }),
      tag(ids.slice(0, 1), { add: ['jaggo', 'Wedding'] }),
    ]);
    expect(await one(ids[0] ?? '')).toMatchObject({ side: 'bride', events: ['Mehndi', 'Wedding', 'jaggo'] });
    await tag(ids, { remove: ['mehndi'], add: ['Reception'] });
    expect(await one(ids[1] ?? '')).toMatchObject({ side: 'bride', events: ['Reception'] });
    expect((await bench.get(`/api/user/guest-list/${host.id}?q=jaggo`, host)).data.guestList).toHaveLength(1);
  });

  it.each([
    ['an unknown side', { side: 'left' }],
    ['an event of many letters', { add: ['x'.repeat(41)] }],
    ['an event without letters', { add: ['123'] }],
    ['too many events', { add: Array.from({ length: 13 }, (_, at) => `Event ${String.fromCharCode(65 + at)}`) }],
  ])('refuse %s and change nothing', async (_, tags) => {
    const ids = await bench.guests(host, 1);
    expect((await tag(ids, tags)).status).toBe(400);
    expect(await one(ids[0] ?? '')).toMatchObject({ side: '', events: [] });
  });

  it('come in by a table: tags, and one household for rows with the same name on the box', async () => {
    const row = (at: number, more: object) => ({
      row: at,
      name: `Guest ${'ABC'[at]}`,
      mobile: `981400010${at}`,
      ...more,
    });
    const guests = [
      row(0, {
        household: 'Verma family',
        address: '1, Mall Road',
        pincode: '143001',
        side: 'Bride side',
        events: 'mehndi; Wedding',
      }),
      row(1, { household: 'Verma family' }),
      row(2, { household: 'Verma family', address: '9, Other Road', pincode: '144003' }),
    ];
    expect((await bench.post('/api/user/import-guests', host, { guests, replace: false })).data.added).toBe(3);
    const [a, b, c] = await list();
    expect(a).toMatchObject({ household: a._id, side: 'bride', events: ['Mehndi', 'Wedding'] });
    expect(b).toMatchObject({ household: a._id, boxName: 'Verma family', address: '1, Mall Road' });
    // An address of its own is not lost.
    expect(c).toMatchObject({ household: null, address: '9, Other Road' });
  });
});
