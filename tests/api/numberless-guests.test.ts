import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readStaffOrder, listStaffOrders } from '#domain/orders/staff-order.contract.ts';
import { courierRows } from '#domain/packing/courier.rules.ts';
import { readKitchen, readPacking } from '#domain/packing/packing.contract.ts';
import { sendWaiting } from '#domain/guests/waiting-boxes.repo.ts';
import { MINUTE } from '#lib/time.ts';
import { withTransaction } from '#server/db/database.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { provenCaller, type StaffCaller } from '#tests/support/staff-bench.ts';

/** One box of `invitationOrder` with its delivery to a guest. */
const HOME = 1236_00 + 49_00;
const TORONTO = '+14165550123';
const AWAY = { address: '', pincode: '' };

describe.each(engines)('orders of a family whose guests are as they are, on %s', (engine) => {
  let bench: OrderBench;
  let owner: StaffCaller;
  let family: Customer;
  /** The family's own number. */
  let own: string;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    owner = await provenCaller(bench, 'owner', 'Harbhajan');
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    family = await bench.customer({ name: 'Harpreet' });
    const { db } = bench.shop;
    own = (await db.selectFrom('user').select('mobile').where('id', '=', family.id).executeTakeFirst())?.mobile ?? '';
  });

  const guest = async (changes: object, who = family): Promise<string> =>
    (await bench.guests(who, 1, changes))[0] ?? '';
  const box = (guestId: string, quantity = 1) => ({ guestId, quantity });
  const begin = (boxes: { quantity: number }[], changes: object = {}, who = family) =>
    bench.post(
      '/createOrder',
      who,
      bench.invitationOrder(boxes as never, boxes.reduce((sum, { quantity }) => sum + quantity, 0) * HOME, {
        ...changes,
      }),
    );
  const pay = async (boxes: { quantity: number }[], changes: object = {}): Promise<string> => {
    const { status, data } = await begin(boxes, changes);
    expect([status, data.message]).toEqual([200, 'Your order is ready for payment.']);
    const paid = await bench.post('/verifyOrder', family, bench.gateway.pay(data.id));
    expect(paid.status).toBe(200);
    return paid.data.orderId;
  };
  const seen = async (orderId: string) =>
    (await bench.get(`/api/user/payment-data/${orderId}`, family)).data.paymentHistory[0];
  const packing = async (order: string) => (await owner(readPacking, { query: { order } })).data;
  const begun = (who = family) =>
    bench.shop.db.selectFrom('order_draft').select('id').where('user_id', '=', who.id).execute();
  const change = (id: string, columns: object) =>
    bench.shop.db.updateTable('guest').set(columns).where('id', '=', id).execute();
  /** Stores an address of guests, as their pages do. */
  const fill = async (...ids: string[]) => {
    for (const id of ids) await change(id, { address: '9, Court Road', pincode: '143001' });
    await withTransaction(bench.shop.db, (tx) => sendWaiting(tx, ids, new Date(bench.shop.now()).toISOString()));
  };

  /** Returns one guest of each kind; `other` lives with `home`. */
  async function allKinds() {
    const known = await guest({ name: 'Ravi Sharma', mobile: '9811100001' });
    const none = await guest({ name: 'Dadi ji', mobile: null });
    const landline = await guest({ name: 'Mama ji', mobile: null, note: 'Landline 0183 2223334' });
    const abroad = await guest({ name: 'Toronto wale', mobile: TORONTO });
    const home = await guest({ name: 'Sunita Arora', mobile: null, note: 'Flat 3' });
    const other = await guest({ name: 'Anil Arora', mobile: '9811100002' });
    for (const id of [home, other]) await change(id, { household: home, box_name: 'Arora family' });
    return { known, none, landline, abroad, home, other };
  }

  it('are paid, and packed with the family’s number and the notes', async () => {
    const boxesToMake = async () => (await owner(readKitchen)).data.days.reduce((sum, { boxes }) => sum + boxes, 0);
    const before = await boxesToMake();
    const { known, none, landline, home } = await allKinds();
    const orderId = await pay([box(known), box(none), box(landline), box(home, 2)]);
    const ravi = { name: 'Ravi Sharma', mobile: '9811100001' };
    const dadi = { name: 'Dadi ji', mobile: own };
    const mama = { name: 'Mama ji', mobile: own, note: 'Landline 0183 2223334' };
    const arora = { name: 'Arora family', mobile: '9811100002', note: 'Flat 3' };
    const all = [ravi, dadi, mama, arora];

    const { homes, contents } = await packing(orderId);
    expect(homes).toMatchObject(all);
    const columns = (['name', 'mobile', 'note'] as const).map((field) => ({ heading: field, field, text: '' }));
    const table = { id: 'own', courier: 'Own', lineLength: 50, packingGrams: 0, columns };
    const sender = { name: 'Shagun', pincode: '143001', mobile: '9876543210' };
    const parcels = homes.map((one) => ({ home: one, contents: contents.find(({ key }) => key === one.contents)! }));
    expect(courierRows(table, parcels, sender).slice(1)).toEqual([
      ['Ravi Sharma', '9811100001', ''],
      ['Dadi ji', own, ''],
      ['Mama ji', own, 'Landline 0183 2223334'],
      ['Arora family', '9811100002', 'Flat 3'],
    ]);
    expect((await boxesToMake()) - before).toBe(5);

    const { order } = (await owner(readStaffOrder, { params: { orderId } })).data;
    expect(order.homes).toMatchObject(all);
    const { guest: shown } = await seen(orderId);
    expect(shown).toMatchObject(all);
    // Earlier clients read homes without a note as before.
    expect(shown.map((one: object) => 'note' in one)).toEqual([false, false, true, true]);
    for (const one of [...homes.slice(0, 2), ...order.homes.slice(0, 2)]) expect(one).not.toHaveProperty('note');
    const { orders } = (await owner(listStaffOrders, { query: { q: own } } as never)).data;
    expect(orders.map(({ id }) => id)).toEqual([orderId]);
    // Messages about it go to the family alone.
    const told = await bench.shop.db.selectFrom('outbox').select('mobile').where('order_id', '=', orderId).execute();
    expect(told.every(({ mobile }) => mobile === '' || mobile === own)).toBe(true);
  });

  it('keep the note of the day of the order', async () => {
    const uncle = await guest({ name: 'Mama ji', mobile: null, note: 'Second floor' });
    const orderId = await pay([box(uncle)]);
    await change(uncle, { note: 'Moved to the ground floor', mobile: '9811100003' });
    expect((await packing(orderId)).homes).toMatchObject([{ note: 'Second floor', mobile: own }]);
  });

  it('send no box abroad, also not one that would wait for an address, and begin no payment', async () => {
    const known = await guest({});
    const cousin = await guest({ name: 'Toronto wale', mobile: TORONTO });
    const bua = await guest({ name: 'London wali Bua', mobile: '+442071234567', ...AWAY });
    const message =
      'Toronto wale lives abroad, and we send boxes within India only. Please take this guest out, or give them a home in India with an Indian number that the courier can call.';
    for (const changes of [{}, { waitForAddresses: true }])
      expect(await begin([box(known), box(cousin)], changes)).toMatchObject({
        status: 409,
        data: { message, abroad: [cousin] },
      });
    expect((await begin([box(bua), box(cousin)], { waitForAddresses: true })).data).toMatchObject({
      message:
        'London wali Bua and Toronto wale live abroad, and we send boxes within India only. Please take these guests out, or give them a home in India with an Indian number that the courier can call.',
    });
    expect(await begun()).toEqual([]);
    // Whoever lives abroad with somebody here is reached there.
    await change(known, { household: known });
    await change(cousin, { household: known });
    expect((await begin([box(cousin)])).status).toBe(200);
  });

  it('count nobody abroad as still without an address', async () => {
    const known = await guest({});
    const missing = await guest({ ...AWAY });
    await guest({ mobile: TORONTO, ...AWAY });
    await guest({ mobile: '+442071234567' });
    const orderId = await pay([box(known)]);
    const row = await bench.shop.db
      .selectFrom('order')
      .select('waiting')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(row.waiting).toEqual([missing]);
    const waves = async () => (await bench.get(`/api/user/orders/${orderId}/waves`, family)).data;
    expect(await waves()).toMatchObject({ missing: 1, late: [] });
    const { progress } = (await bench.get('/api/user/box-progress', family)).data;
    expect(progress).toMatchObject({ guests: 2, addresses: 1 });
    // Who turns out to live abroad is waited for no longer.
    await change(missing, { mobile: '+16475550199' });
    expect(await waves()).toMatchObject({ missing: 0, late: [] });
  });

  it('need a number of the family where a home has none, and lose nothing without it', async () => {
    const google = await bench.customer({ name: 'Meera', mobile: null });
    const dadi = await guest({ name: 'Dadi ji', mobile: null }, google);
    const ravi = await guest({ name: 'Ravi' }, google);
    const refused = (who: string) => ({
      status: 409,
      data: { message: `The courier needs a number for ${who}. Please add your mobile number to your profile.` },
    });
    expect(await begin([box(ravi), box(dadi)], {}, google)).toMatchObject(refused('Dadi ji'));
    const home = bench.invitationOrder([], 1236_00, { ownBoxes: 1 });
    expect(await bench.post('/createOrder', google, home)).toMatchObject(refused('your own address'));
    expect(await begun(google)).toEqual([]);
    expect((await begin([box(ravi)], {}, google)).status).toBe(200);
    await bench.shop.db.updateTable('user').set({ mobile: '9811100009' }).where('id', '=', google.id).execute();
    expect((await begin([box(ravi), box(dadi)], {}, google)).status).toBe(200);
  });

  it('take two grandmothers without a number at one pincode for two homes', async () => {
    const [dadi, nani] = [
      await guest({ name: 'Dadi ji', mobile: null }),
      await guest({ name: 'Nani ji', mobile: null }),
    ];
    await pay([box(dadi)]);
    // Within minutes: the same box again for the same home would be asked about.
    const orderId = await pay([box(nani)]);
    expect((await packing(orderId)).homes).toMatchObject([{ name: 'Nani ji' }]);
    expect((await begin([box(nani)])).status).toBe(409);
  });

  it('get number and note with an address that comes later, and wait on where the guest moved abroad', async () => {
    const dadi = await guest({ name: 'Dadi ji', mobile: null, ...AWAY });
    const uncle = await guest({ name: 'Mama ji', mobile: '9811100004', ...AWAY });
    const cousin = await guest({ name: 'Toronto wale', mobile: null, ...AWAY });
    const orderId = await pay([box(dadi), box(uncle), box(cousin)], { waitForAddresses: true });
    await change(dadi, { note: 'Ring twice' });
    await change(uncle, { mobile: '9811100005' });
    await change(cousin, { mobile: TORONTO });
    await fill(dadi, uncle, cousin);
    const { homes, waiting } = await packing(orderId);
    expect([homes, waiting]).toMatchObject([
      [
        { name: 'Dadi ji', mobile: own, note: 'Ring twice', address: '9, Court Road' },
        { name: 'Mama ji', mobile: '9811100005' },
      ],
      1,
    ]);
    // The family decides, as about every box whose address never came.
    const settle = { way: 'own', positions: [2] };
    expect((await bench.post(`/api/user/orders/${orderId}/late-homes`, family, settle)).status).toBe(200);
    expect((await seen(orderId)).guest[2]).toMatchObject({
      mobile: own,
      address: expect.stringMatching(/^c\/o Harpreet/),
    });
  });

  it('keep the home’s number on a box that goes to a family without one', async () => {
    const google = await bench.customer({ name: 'Meera', mobile: null });
    family = google;
    const ravi = await guest({ name: 'Ravi', mobile: '9811100006', note: 'Flat 3', ...AWAY });
    const orderId = await pay([box(ravi)], { waitForAddresses: true });
    await bench.post(`/api/user/orders/${orderId}/late-homes`, family, { way: 'own', positions: [0] });
    const [home] = (await seen(orderId)).guest;
    expect(home).toMatchObject({ mobile: '9811100006', address: expect.stringMatching(/^c\/o Meera/) });
    expect(home).not.toHaveProperty('note');
  });

  it('take the note of the place to which a corrected box goes', async () => {
    const ravi = await guest({ name: 'Ravi', note: 'Second floor' });
    const asked = await bench.post(`/api/user/ask-guest/${ravi}`, family, {});
    const { mobile, t } = Object.fromEntries(new URL(asked.data.link).searchParams);
    const orderId = await pay([box(ravi)]);
    bench.clock.offset += MINUTE;
    const to = { address: '7, Lake Road', pincode: '143001' };
    expect((await bench.ask('PATCH', '/api/user/update-address-person', undefined, { mobile, t, ...to })).status).toBe(
      200,
    );
    await change(ravi, { note: 'Gate 2' });
    const moved = await bench.post(`/api/user/orders/${orderId}/address`, family, { position: 0, ...to });
    expect(moved.status).toBe(200);
    expect((await packing(orderId)).homes).toMatchObject([{ ...to, note: 'Gate 2' }]);
    bench.clock.offset = 0;
  });

  it('are told apart in the store by their number alone', async () => {
    const { db } = bench.shop;
    await bench.guests(family, 50, { name: 'Bua ji', mobile: null });
    await guest({ mobile: '9811100007' });
    await expect(guest({ mobile: '9811100007' })).rejects.toThrow(/unique/i);
    const other = await bench.customer();
    await expect(guest({ mobile: '9811100007' }, other)).resolves.toMatch(/^[\da-f]{24}$/);
    const count = await db.selectFrom('guest').select('id').where('user_id', '=', family.id).execute();
    expect(count).toHaveLength(51);
  });
});
