import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/delivery/calendar.rules.ts';
import { listKitchenOrders } from '#domain/packing/packing.repo.ts';
import { leavingDay } from '#domain/packing/kitchen.rules.ts';
import { readMessageFacts } from '#domain/messages/facts.repo.ts';
import { blankCelebration } from '#domain/guests/celebration.rules.ts';
import { writeCelebration } from '#domain/guests/celebration.repo.ts';
import { readOrderForStaff } from '#domain/orders/staff-order.repo.ts';
import { stepParcels } from '#domain/parcels/fulfilment.repo.ts';
import { newId } from '#lib/ids.ts';
import { asOwner } from '#server/db/owner.ts';
import type { Sale } from '#domain/orders/sale.rules.ts';
import { defaultSettings, type Settings } from '#domain/settings/settings.contract.ts';
import { writeSection } from '#domain/settings/settings.repo.ts';
import { transit } from '#domain/settings/transit.migration.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

const BOX = 1236_00;

describe.each(engines)('by when something is there, on %s', (engine) => {
  let bench: OrderBench;
  let today = '';
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    // A Tuesday in the season: fifteen working days later is Friday the 4th of December.
    bench.clock.offset = Date.parse('2026-11-17T06:00:00Z') - Date.now();
    today = '2026-11-17';
  });
  afterAll(() => bench.close());

  /** Changes settings as the owner would. */
  async function set<S extends 'days' | 'capacity'>(section: S, change: Partial<Settings[S]>): Promise<void> {
    const { db } = bench.shop;
    const revision = Number(
      (await db.selectFrom('setting').select('revision').where('section', '=', section).executeTakeFirst())?.revision ??
        0,
    );
    const values = { ...defaultSettings[section], ...change };
    const written = { section, revision, before: defaultSettings[section], values };
    expect(await writeSection(db, written, { id: 'test', name: 'Meera' }, bench.shop.now())).toBe(true);
  }
  const plan = async (wish: object, pincodes = ['143001', '629702']) =>
    (await bench.post('/api/delivery-plan', undefined, { pincodes, boxes: 2, weight: 750, ...wish })).data;
  const begin = async (customer: Customer, guests: string[], wanted: object | undefined, orderAnyway = '') => {
    const recipients = guests.map((guestId) => ({ guestId, quantity: 1 }));
    const order = bench.invitationOrder(recipients, guests.length * (BOX + 49_00));
    return bench.post('/createOrder', customer, { ...order, wanted, orderAnyway });
  };
  const order = async (customer: Customer, guests: string[], wanted?: object, orderAnyway = ''): Promise<Sale> => {
    const begun = await begin(customer, guests, wanted, orderAnyway);
    expect(begun).toMatchObject({ status: 200 });
    const paid = await bench.post('/verifyOrder', customer, bench.gateway.pay(begun.data.id));
    const { orderId } = paid.data;
    return (await bench.get(`/api/user/payment-data/${orderId}`, customer)).data.paymentHistory[0].sale;
  };

  it('is told for a pincode by kind, and for one that nobody knows as for the farthest', async () => {
    const near = await bench.get('/api/arrival/143001');
    expect(near.data).toMatchObject({
      pincode: '143001',
      town: 'Amritsar',
      known: true,
      transit: 0,
      sweet: '2026-11-18',
      'dry-fruit': '2026-11-19',
      invitation: '2026-12-04',
    });
    expect((await bench.get('/api/arrival/999999')).data).toMatchObject({
      known: false,
      transit: 10,
      sweet: '2026-11-28',
    });
    // Where the pincodes around tell where it probably is, that decides the days, and is said.
    const there = (await bench.get('/api/arrival/160017')).data;
    expect((await bench.get('/api/arrival/160061')).data).toMatchObject({
      known: false,
      probably: 'Chandigarh',
      transit: there.transit,
      sweet: there.sweet,
    });
    expect(there.transit).toBeLessThan(10);
    expect((await plan({}, ['160061'])).farthest).toBe(there.transit);
    expect((await bench.get('/api/arrival/12')).status).toBe(400);
  });

  it('is planned for the farthest of some homes, with the last safe day to order', async () => {
    expect(await plan({})).toMatchObject({
      earliest: '2026-12-10',
      nearest: 0,
      farthest: 6,
      unknown: [],
      leaves: null,
    });
    expect(await plan({ by: '2027-02-14', event: '2027-02-20' })).toMatchObject({
      leaves: '2027-02-08',
      arrives: '2027-02-14',
      orderBy: '2027-01-21',
      problem: '',
    });
    expect(await plan({ by: '2027-02-14' }, ['143001', '999999'])).toMatchObject({ farthest: 10, unknown: ['999999'] });
  });

  it.each([
    ['2026-11-16', /is over/],
    ['2026-12-09', /Thursday, 10 December at the earliest/],
    ['2026-02-30', /calendar/],
  ])('is refused for %s, with the days that are free', async (by, problem) => {
    const answer = await bench.post('/api/delivery-plan', undefined, {
      pincodes: ['629702'],
      boxes: 1,
      weight: 750,
      by,
    });
    const { problem: said = answer.data.message, free } = answer.data;
    expect(said).toMatch(problem);
    if (answer.status === 200) expect(free).toEqual(['2026-12-10', '2026-12-11', '2026-12-12']);
    else expect(answer.status).toBe(400);
  });

  it('stays with the order: the kitchen makes it for the day it leaves, whenever it was paid', async () => {
    const customer = await bench.customer();
    const guests = await bench.guests(customer, 2);
    const sale = await order(customer, guests, { by: '2027-02-14', event: '2027-02-20' });
    expect(sale).toMatchObject({ wanted: { by: '2027-02-14', event: '2027-02-20' }, dispatch: { on: '2027-02-13' } });
    expect((await listKitchenOrders(bench.shop.db)).map(leavingDay)).toContain('2027-02-13');
  });

  it('stands on the order for customer and staff, with every home’s own day, and in the message about it', async () => {
    const customer = await bench.customer();
    const [near = '', far = ''] = await bench.guests(customer, 2);
    await bench.shop.db.updateTable('guest').set({ pincode: '629702' }).where('id', '=', far).execute();
    const wish = { by: '2027-02-14', event: '2027-02-20' };
    const { orderAnyway } = (await begin(customer, [near, far], wish)).data;
    const begun = await begin(customer, [near, far], wish, orderAnyway);
    const { orderId } = (await bench.post('/verifyOrder', customer, bench.gateway.pay(begun.data.id))).data;
    const read = async () => (await bench.get(`/api/user/payment-data/${orderId}`, customer)).data.paymentHistory[0];
    const days = {
      ...wish,
      leaves: '2027-02-08',
      left: null,
      arrives: ['2027-02-08', '2027-02-14'],
    };
    expect((await read()).days).toEqual(days);
    expect((await readOrderForStaff(bench.shop, orderId))?.days).toEqual(days);
    const facts = await readMessageFacts(bench.shop, orderId);
    expect(facts?.homes.map(({ arrives }) => arrives)).toEqual(days.arrives);
    // What has left arrives counted from then.
    const meena = { id: newId(), name: 'Meena' };
    for (const state of ['packed', 'sent'] as const) {
      const batch = {
        batch: newId(),
        parcels: [{ orderId, position: 1, revision: state === 'packed' ? 0 : 1 }],
        state,
        courier: 'DTDC',
      };
      const [done] = await stepParcels(bench.shop.db, meena, batch, bench.shop.now());
      expect(done).toMatchObject({ outcome: 'done' });
    }
    expect((await read()).days.arrives).toEqual(['2027-02-08', '2026-11-23']);
  });

  it('takes the celebration of the family for an order that names none, and none of before the order', async () => {
    const customer = await bench.customer();
    const [guest = ''] = await bench.guests(customer, 1);
    const celebrate = (day: string, revision: number) =>
      asOwner(bench.shop.db, customer.id, (tx) =>
        writeCelebration(tx, customer.id, { ...blankCelebration, day }, revision, '2026-11-17T06:00:00.000Z'),
      );
    const begun = await begin(customer, [guest], undefined);
    const { orderId } = (await bench.post('/verifyOrder', customer, bench.gateway.pay(begun.data.id))).data;
    const event = async () =>
      (await bench.get(`/api/user/payment-data/${orderId}`, customer)).data.paymentHistory[0].days.event;
    expect(await event()).toBeNull();
    await celebrate('2026-12-20', 0);
    expect(await event()).toBe('2026-12-20');
    await celebrate('2026-11-16', 1);
    expect(await event()).toBeNull();
  });

  it('is not asked of an order that names no day: it leaves as it always did', async () => {
    const customer = await bench.customer();
    const sale = await order(customer, await bench.guests(customer, 1));
    expect(sale.wanted).toBeUndefined();
    expect(sale.dispatch).toEqual({ days: 7, inSeason: 15 });
  });

  it('cannot be paid for a day that is impossible; nothing is lost, and free days are named', async () => {
    const customer = await bench.customer();
    const guests = await bench.guests(customer, 1);
    const late = await begin(customer, guests, { by: addDays(today, 3) });
    expect(late).toMatchObject({ status: 409, data: { free: ['2026-12-04', '2026-12-05', '2026-12-06'] } });
    expect(late.data.message).toContain('Friday, 4 December at the earliest');
    expect((await begin(customer, guests, { by: 'soon' })).status).toBe(400);
    expect((await begin(customer, guests, { by: late.data.free[0] })).status).toBe(200);
  });

  it('gives way where the kitchen is closed or full, and says so when no day is left', async () => {
    await set('days', { closed: ['2027-03-10', '2027-03-14'] });
    expect((await plan({ by: '2027-03-14' }, ['143001'])).problem).toMatch(/holiday/);
    expect((await plan({ by: '2027-03-10' }, ['143001'])).free).toEqual(['2027-03-11', '2027-03-12', '2027-03-13']);
    await set('capacity', { boxes: 3 });
    const customer = await bench.customer();
    const first = await order(customer, await bench.guests(customer, 2), { by: '2027-03-20' });
    expect(first.dispatch?.on).toBe('2027-03-20');
    const second = await order(customer, await bench.guests(customer, 2), { by: '2027-03-20' });
    expect(second.dispatch?.on).toBe('2027-03-19');
    await set('capacity', { boxes: 1 });
    const none = await begin(customer, await bench.guests(customer, 2), { by: '2027-03-20' });
    expect(none).toMatchObject({ status: 409, data: { free: [] } });
    expect(none.data.message).toMatch(/more than our kitchen packs in a day/);
    await set('capacity', { boxes: 0 });
    await set('days', { closed: [] });
  });

  it('follows zones that an owner wrote before there were days on the way', async () => {
    const zones = [
      { days: 4, words: 'Punjab', districts: [], states: ['Punjab'] },
      { days: 30, words: 'all of India', districts: [], states: [] },
    ];
    const { db } = bench.shop;
    const row = { section: 'reach', data: JSON.stringify({ zones }), revision: 1, updated_at: '', changed_by: 'Meera' };
    await db
      .insertInto('setting')
      .values({ ...row, updated_at: new Date(bench.shop.now()).toISOString() })
      .execute();
    await transit(db as unknown as Kysely<unknown>);
    const { data } = (await db.selectFrom('setting').select('data').where('section', '=', 'reach').executeTakeFirst())!;
    expect(data['zones']).toMatchObject([{ transit: 2, words: 'Punjab' }, { transit: 10 }]);
    await db.deleteFrom('setting').where('section', '=', 'reach').execute();
  });

  it('and a yes to what may not arrive fresh are kept with the order', async () => {
    const customer = await bench.customer();
    const far = await bench.guests(customer, 1, { pincode: '629702' });
    const asked = await begin(customer, far, { by: '2027-02-14' });
    expect(asked.status).toBe(409);
    const sale = await order(customer, far, { by: '2027-02-14' }, asked.data.orderAnyway);
    expect(sale.takenAnyway).toEqual([{ sweetId: bench.goods.sweet, name: 'Kaju katli', pincodes: ['629702'] }]);
  });
});
