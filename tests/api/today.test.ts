import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimNight, failNight } from '#domain/backup/backup-run.repo.ts';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { binStaffRecord, pageStaffRecords, readStaffRecord } from '#domain/catalogue/staff-record.contract.ts';
import { planChanges } from '#domain/catalogue/schedule.contract.ts';
import { listMoney } from '#domain/orders/refund.contract.ts';
import { listStaffOrders } from '#domain/orders/staff-order.contract.ts';
import { PARTS } from '#domain/packing/kitchen.rules.ts';
import { readKitchen, readPacking, tickKitchen } from '#domain/packing/packing.contract.ts';
import { writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import { keepReport } from '#domain/publishing/site-state.repo.ts';
import { readToday, type Today } from '#domain/today/today.contract.ts';
import { yearMonthDay } from '#lib/dates.ts';
import { newId } from '#lib/ids.ts';
import { DAY, HOUR } from '#lib/time.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { type StaffCaller, staffCaller } from '#tests/support/staff-bench.ts';

describe.each(engines)('what is to be done today, on %s', (engine) => {
  let bench: OrderBench;
  let callers: Record<'owner' | 'packer' | 'helper' | 'editor', StaffCaller>;
  let simran: Customer;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    callers = {
      owner: await staffCaller(bench, 'owner', 'Harbhajan'),
      packer: await staffCaller(bench, 'packer', 'Gurdeep'),
      helper: await staffCaller(bench, 'helper', 'Meena'),
      editor: await staffCaller(bench, 'editor', 'Jaspreet'),
    };
    simran = await bench.customer({ name: 'Simran Kaur' });
  });
  afterAll(() => bench.close());

  const today = async (role: keyof typeof callers): Promise<Today> => (await callers[role](readToday)).data.today;
  const step = (orderId: string, state: string, positions: number[]) =>
    callers.packer(writeParcelSteps, {
      body: {
        batch: newId(),
        state,
        parcels: positions.map((position) => ({ orderId, position })),
        ...(state === 'sent' ? { courier: 'Speed Post' } : {}),
      } as never,
    });
  /** Stores the moment by which an order leaves, as if it had been promised so. */
  const leaves = async (orderId: string, days: number): Promise<string> => {
    const at = new Date(bench.shop.now() + days * DAY).toISOString();
    await bench.shop.db.updateTable('order').set({ leaves_by: at }).where('id', '=', orderId).execute();
    return yearMonthDay(at);
  };

  it('gives each role what it may see, and nothing else', async () => {
    const parts = async (role: keyof typeof callers) => Object.keys(await today(role)).sort();
    expect(await parts('owner')).toEqual(['at', 'failed', 'inbox', 'money', 'orders', 'work']);
    expect(await parts('packer')).toEqual(['at', 'failed', 'orders', 'work']);
    expect(await parts('helper')).toEqual(['at', 'failed', 'inbox', 'orders']);
    expect(await parts('editor')).toEqual(['at', 'catalogue', 'failed']);
    const failed = async (role: keyof typeof callers) => Object.keys((await today(role)).failed).sort();
    expect(await failed('owner')).toEqual(['backup', 'codes', 'faults', 'messages', 'plans', 'publish']);
    expect(await failed('packer')).toEqual([]);
    expect(await failed('helper')).toEqual(['messages']);
    expect(await failed('editor')).toEqual(['faults', 'plans', 'publish']);
  });

  it('never counts or lists what is sent, delivered or cancelled as late or as leaving today', async () => {
    const late = await paidBoxes(bench, simran, 4, { title: 'Never late' });
    await leaves(late, -3);
    const now = await paidBoxes(bench, simran, 3, { title: 'Leaves now' });
    await leaves(now, 0);
    expect((await today('packer')).orders).toMatchObject({
      late: { orders: 1, homes: 4, boxes: 4 },
      days: [{ homes: 3 }, ...Array.from({ length: 6 }, () => ({}))],
    });
    const listed = async (state: string) =>
      (await callers.packer(listStaffOrders, { query: { state } as never })).data.orders.map(({ title }) => title);
    expect([await listed('late'), await listed('today')]).toEqual([['Never late'], ['Leaves now']]);

    await step(late, 'sent', [0, 1]);
    await step(late, 'delivered', [1]);
    await step(late, 'cancelled', [2]);
    await step(now, 'sent', [0]);
    const between = (await today('packer')).orders;
    expect([between?.late.homes, between?.days[0]?.homes]).toEqual([1, 2]);
    await step(late, 'sent', [3]);
    await step(now, 'sent', [1, 2]);
    const after = (await today('packer')).orders;
    expect([after?.late, after?.days[0]]).toMatchObject([
      { orders: 0, homes: 0, boxes: 0 },
      { orders: 0, homes: 0, boxes: 0 },
    ]);
    expect([await listed('late'), await listed('today')]).toEqual([[], []]);
    // They stay on the packing list until their numbers are known, as sent.
    const waiting = (await callers.packer(readPacking)).data.homes.filter(({ orderId }) => orderId === late);
    expect(waiting.map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('says what is packed and made next: what is late with today, else the next day, and nothing once it is ready', async () => {
    const [late, now, later] = [
      await paidBoxes(bench, simran, 1, { title: 'Make late' }),
      await paidBoxes(bench, simran, 2, { title: 'Make now' }),
      await paidBoxes(bench, simran, 5, { title: 'Make later' }),
    ];
    await leaves(late, -2);
    const here = await leaves(now, 0);
    const there = await leaves(later, 4);
    expect((await today('owner')).work).toEqual({
      pack: { day: here, homes: 3 },
      make: { day: here, parts: 3 * 750 * PARTS, kinds: 1 },
    });
    // The kitchen ticks by the day that was promised.
    const { days } = (await callers.packer(readKitchen)).data;
    const [line] = days.flatMap(({ day, lines }) => lines.map(({ id, parts }) => ({ day, id, parts })));
    await callers.packer(tickKitchen, { body: { ...line, parts: 750 * PARTS } as never });
    expect((await today('packer')).work?.make).toEqual({ day: here, parts: 2 * 750 * PARTS, kinds: 1 });
    await callers.packer(tickKitchen, { body: { ...line, parts: 0 } as never });
    await step(late, 'packed', [0]);
    await step(now, 'packed', [0, 1]);
    expect((await today('packer')).work).toEqual({
      pack: { day: there, homes: 5 },
      make: { day: there, parts: 5 * 750 * PARTS, kinds: 1 },
    });
    await callers.packer(tickKitchen, { body: line as never });
    expect((await today('packer')).work).toEqual({ pack: { day: there, homes: 5 }, make: null });
    await step(later, 'packed', [0, 1, 2, 3, 4]);
    expect((await today('packer')).work).toEqual({ pack: null, make: null });
  });

  it('says who waits longest for an answer', async () => {
    expect((await today('helper')).inbox).toEqual({ fresh: 0, unanswered: 0, late: 0, since: null });
    const since = new Date(bench.shop.now() - 2 * DAY).toISOString();
    const row = { kind: 'contact' as const, user_id: null, subject_id: null, status: 'new' };
    for (const created_at of [since, new Date(bench.shop.now() - HOUR).toISOString()])
      await bench.shop.db
        .insertInto('enquiry')
        .values({ ...row, id: newId(), data: JSON.stringify({ firstName: 'Amit' }), created_at })
        .execute();
    expect((await today('helper')).inbox).toEqual({ fresh: 2, unanswered: 2, late: 1, since });
  });

  it('counts the money that the list of money has, and of unpaid orders those that leave within a week', async () => {
    const before = (await today('owner')).money;
    const entries = (await callers.owner(listMoney)).data.entries;
    // One home of the order of the first test was cancelled.
    expect(entries.map(({ kind }) => kind)).toEqual(['cancelled']);
    const [{ amount } = { amount: 0 }] = entries;
    expect(before).toMatchObject({
      back: { count: 1, amount },
      look: { count: 0 },
      rest: { count: 0, amount: 0 },
    });
    const half = await paidBoxes(bench, simran, 2, { title: 'Half paid' });
    await bench.shop.db
      .insertInto('order_payment')
      .values({
        payment_id: newId(),
        order_id: half,
        gateway_order_id: newId(),
        kind: 'advance',
        amount: 1285_00,
        off_goods: 0,
        off_delivery: 0,
        off_positions: '[]',
        at: new Date(bench.shop.now()).toISOString(),
      })
      .execute();
    await leaves(half, 9);
    expect((await today('owner')).money?.rest).toEqual({ count: 0, amount: 0 });
    await leaves(half, 2);
    expect((await today('owner')).money?.rest).toEqual({ count: 1, amount: 1285_00 });
    await step(half, 'cancelled', [0, 1]);
  });

  it('says what failed', async () => {
    expect((await today('owner')).failed).toEqual({
      messages: 0,
      codes: '',
      backup: '',
      publish: '',
      faults: 0,
      plans: 0,
    });
    const { db } = bench.shop;
    const night = await claimNight(db, '2026-11-28', bench.shop.now());
    if (night) await failNight(db, night, 'The disk is full.');
    const fault = { kind: 'sweet', id: newId(), name: 'Laddu' };
    const faults = ['name', 'image'].map((field) => ({ ...fault, field, message: 'is missing.' }));
    const report = { publicSince: null, searchFollows: false, releases: [], faults, message: 'Laddu has no name.' };
    await keepReport(db, { ...report, state: 'failed', version: 'other' }, Date.now());
    expect((await today('owner')).failed).toMatchObject({ backup: 'The disk is full.', publish: '', faults: 1 });
  });

  it('shows an editor what is planned, what is missing in which list, and what was changed last by whom', async () => {
    const { goods, shop } = bench;
    const { editor } = callers;
    const at = new Date(shop.now() + DAY).toISOString();
    await editor(planChanges, {
      params: { kind: 'sweet' },
      body: { changes: [{ recordId: goods.sweet, what: 'price', at, price: 600_00, until: null }] },
    });
    const { record } = (await editor(readStaffRecord, { params: { kind: 'sweet', id: goods.sweet } })).data;
    const otherNames = ['काजू कतली', 'ਕਾਜੂ ਕਤਲੀ'];
    await saveRecords(shop.db, 'sweet', [{ id: goods.sweet, record: { ...record.record, otherNames } as never }]);
    for (const inBin of [true, false]) {
      const { revision } = (await editor(readStaffRecord, { params: { kind: 'sweet', id: goods.sweet } })).data.record;
      await editor(binStaffRecord, { params: { kind: 'sweet', id: goods.sweet }, body: { revision, inBin } });
    }
    const found = (await today('editor')).catalogue;
    expect(found?.planned).toMatchObject({
      count: 1,
      changes: [{ name: 'Kaju Katli', price: 600_00, by: 'Jaspreet' }],
    });
    const change = { by: 'Jaspreet', kind: 'sweet', recordId: goods.sweet, name: 'Kaju Katli', records: 1 };
    expect(found?.changes).toMatchObject([
      { ...change, action: 'bring-back' },
      { ...change, action: 'withdraw' },
    ]);
    // Of the other sweets none has a name in Hindi and Punjabi, and no box has all four pictures.
    expect(found?.lacks).toContainEqual({ kind: 'sweet', what: 'translation', count: 2 });
    expect(found?.lacks).toContainEqual({ kind: 'dry-fruit', what: 'translation', count: 1 });
    expect(found?.lacks.filter(({ what, kind }) => what === 'picture' && kind !== 'invitation')).toEqual([]);
    // No save leaves a record so, an older store may hold one.
    const bare = JSON.stringify({ ...record.record, name: 'Crumbs', image: '', otherNames: ['बूरा'] });
    await shop.db.updateTable('catalogue').set({ data: bare }).where('id', '=', goods.crumbs).execute();
    const then = (await today('editor')).catalogue?.lacks;
    expect(then).toContainEqual({ kind: 'sweet', what: 'picture', count: 1 });
    // A name in one of the two is not enough.
    expect(then).toContainEqual({ kind: 'sweet', what: 'translation', count: 2 });
    await shop.db.updateTable('catalogue').set({ price: null }).where('id', '=', goods.crumbs).execute();
    expect((await today('editor')).catalogue?.lacks).toContainEqual({ kind: 'sweet', what: 'price', count: 1 });
    for (const [lacks, names] of [
      ['picture', ['Crumbs']],
      ['price', ['Crumbs']],
      ['translation', ['Crumbs', 'Winter Pinni']],
    ] as const) {
      const page = await editor(pageStaffRecords, {
        params: { kind: 'sweet' },
        query: { lacks, sort: 'name' } as never,
      });
      expect(page.data.records.map((one) => one.record['name'])).toEqual(names);
    }
    const wrong = await editor(pageStaffRecords, { params: { kind: 'sweet' }, query: { lacks: 'salt' } as never });
    expect([wrong.status, wrong.data.message]).toEqual([400, 'There is no filter of that name.']);
  });
});
