import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import {
  addOrderNote,
  listStaffOrders,
  readOrderFigures,
  readStaffOrder,
} from '#domain/orders/staff-order.contract.ts';
import { readToday, type TodaysOrders } from '#domain/today/today.contract.ts';
import { eraseAccount } from '#domain/session/account.repo.ts';
import { yearMonthDay } from '#lib/dates.ts';
import { newId } from '#lib/ids.ts';
import { DAY, SECOND } from '#lib/time.ts';
import { withTransaction } from '#server/db/database.ts';
import { engines } from '#tests/support/engines.ts';
import { type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { type StaffCaller, staffCaller } from '#tests/support/staff-bench.ts';

describe.each(engines)('the orders as staff see them, on %s', (engine) => {
  let bench: OrderBench;
  let owner: StaffCaller;
  let packer: StaffCaller;
  let helper: StaffCaller;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    owner = await staffCaller(bench, 'owner', 'Harbhajan');
    packer = await staffCaller(bench, 'packer', 'Gurdeep');
    helper = await staffCaller(bench, 'helper', 'Meena');
  });
  afterAll(() => bench.close());

  const list = async (query: Record<string, unknown>, who = owner) => (await who(listStaffOrders, { query })).data;
  const todaysOrders = async (who: StaffCaller): Promise<TodaysOrders> => {
    const { orders } = (await who(readToday)).data.today;
    if (!orders) throw new Error('this role has no orders');
    return orders;
  };
  const titles = async (query: Record<string, unknown>) => (await list(query)).orders.map(({ title }) => title);
  const step = (orderId: string, state: string, positions?: number[]) =>
    packer(writeParcelSteps, {
      body: {
        batch: newId(),
        parcels: positions?.map((position) => ({ orderId, position })) ?? [{ orderId }],
        state,
        courier: 'DTDC',
      } as Record<string, unknown>,
    });
  const today = () => yearMonthDay(new Date(bench.shop.now()).toISOString());

  it('list what was paid for a moment ago, with what it is, who bought it and where it goes', async () => {
    const anita = await bench.customer({ name: 'Anita Rani' });
    const { data } = await bench.post('/createOrder', anita, bench.sweetOrder());
    await bench.post('/verifyOrder', anita, bench.gateway.pay(data.id));
    const { orders, totals } = await list({ q: 'anita rani' });
    expect(orders).toMatchObject([
      {
        kind: 'item',
        title: 'Kaju Katli',
        goods: '1 kg',
        customer: 'Anita Rani',
        amount: 1299_00,
        homes: 1,
        boxes: 1,
        states: { placed: 1 },
        cities: ['Amritsar'],
        invoiceNumber: expect.stringMatching(/^\d{4}-\d{6}$/),
        leavesBy: expect.stringMatching(/Z$/),
      },
    ]);
    expect(totals).toEqual({ orders: 1, homes: 1, boxes: 1, amount: 1299_00, states: { placed: 1 } });
  });

  it('add up to the figures of the owner, and of nobody else', async () => {
    const before = (await owner(readOrderFigures)).data;
    const who = await bench.customer();
    await paidBoxes(bench, who, 2);
    const { data } = await bench.post('/createOrder', who, bench.sweetOrder());
    await bench.post('/verifyOrder', who, bench.gateway.pay(data.id));
    const after = (await owner(readOrderFigures)).data;
    const [was, is] = [before.days.at(-1), after.days.at(-1)];
    expect(is).toEqual({
      day: today(),
      orders: (was?.orders ?? 0) + 2,
      amount: (was?.amount ?? 0) + 2570_00 + 1299_00,
    });
    expect((after.weeks.at(-1)?.boxes ?? 0) - (before.weeks.at(-1)?.boxes ?? 0)).toBe(2);
    const katli = ({ sweets }: typeof after) =>
      sweets.filter(({ name }) => name === 'Kaju Katli').reduce((sum, { grams }) => sum + grams, 0);
    expect(katli(after) - katli(before)).toBe(2 * 750 + 1000);
    expect((await packer(readOrderFigures)).status).toBe(403);
  });

  it('are sorted by the day on which they leave, whenever they were ordered and by whichever version', async () => {
    const who = await bench.customer({ name: 'Soonest Kaur' });
    const boxes = await paidBoxes(bench, who, 1, { title: 'Soonest boxes' });
    bench.clock.offset += DAY;
    const { data } = await bench.post('/createOrder', who, bench.sweetOrder());
    await bench.post('/verifyOrder', who, bench.gateway.pay(data.id));
    expect(await titles({ q: 'soonest', sort: 'due' })).toEqual(['Kaju Katli', 'Soonest boxes']);
    expect(await titles({ q: 'soonest', sort: 'oldest' })).toEqual(['Soonest boxes', 'Kaju Katli']);
    await bench.shop.db.updateTable('order').set({ leaves_by: null }).where('id', '=', boxes).execute();
    expect(await titles({ q: 'soonest', sort: 'due' })).toEqual(['Soonest boxes', 'Kaju Katli']);
  });

  it('are found by state, city, day, and any words of the order, its customer and its homes', async () => {
    const who = await bench.customer({ name: 'Narrow Singh' });
    const mine = { q: 'narrow' };
    const early = await paidBoxes(bench, who, 3, { title: 'Narrow early', pincode: '144001' });
    bench.clock.offset += 2 * DAY;
    const late = await paidBoxes(bench, who, 2, { title: 'Narrow late' });
    await step(early, 'packed', [1]);
    await step(late, 'sent');
    expect(await titles(mine)).toEqual(['Narrow late', 'Narrow early']);
    expect(await titles({ ...mine, sort: 'oldest' })).toEqual(['Narrow early', 'Narrow late']);
    expect(await titles({ ...mine, sort: 'due' })).toEqual(['Narrow early', 'Narrow late']);
    expect(await titles({ ...mine, sort: 'dearest' })).toEqual(['Narrow early', 'Narrow late']);
    expect(await titles({ ...mine, state: 'packed' })).toEqual(['Narrow early']);
    expect(await titles({ ...mine, state: 'open' })).toEqual(['Narrow early']);
    expect(await titles({ ...mine, state: 'sent' })).toEqual(['Narrow late']);
    expect(await titles({ ...mine, state: 'returned' })).toEqual([]);
    expect(await titles({ ...mine, city: 'Jalandhar' })).toEqual(['Narrow early']);
    expect(await titles({ ...mine, city: 'Nowhere' })).toEqual([]);
    expect(await titles({ ...mine, from: today(), to: today() })).toEqual(['Narrow late']);
    expect(await titles({ q: 'HOME 2 OF NARROW' })).toEqual(['Narrow early']);
    expect(await titles({ q: `pay_${late}` })).toEqual(['Narrow late']);
    expect(await titles({ q: 'narrow%' })).toEqual([]);
    const packed = await list({ ...mine, state: 'packed' });
    expect(packed.totals).toEqual({
      orders: 1,
      homes: 1,
      boxes: 1,
      amount: 3 * 1285_00,
      states: { placed: 2, packed: 1, sent: 2 },
    });
    expect(packed.orders[0]?.states).toEqual({ placed: 2, packed: 1 });
    expect(packed.cities).toEqual(expect.arrayContaining(['Amritsar', 'Jalandhar']));
  });

  it('are found by a number however it is typed, and by words in any order', async () => {
    const who = await bench.customer({ name: 'Vikram Khanna' });
    await paidBoxes(bench, who, 1, { title: 'Vikram box', names: ['Poonam Gupta'] });
    const { orders } = await list({ q: 'vikram khanna' });
    const [{ mobile = '', invoiceNumber = '' } = {}] = orders;
    const [year, serial] = invoiceNumber.split('-');
    const typed = [
      `+91${mobile}`,
      `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`,
      `${mobile.slice(0, 4)} ${mobile.slice(4)}`,
      `${mobile.slice(0, 5)}-${mobile.slice(5)}`,
      mobile.slice(2),
      'khanna vikram',
      'gupta vikram',
      `${year}-${Number(serial)}`,
      invoiceNumber,
    ];
    for (const q of typed) expect([q, await titles({ q })]).toEqual([q, expect.arrayContaining(['Vikram box'])]);
    expect(await titles({ q: `${year}-${Number(serial)}` })).toEqual(['Vikram box']);
    for (const q of ['khanna nobody', '+91 99999 00000', '2627-99']) expect(await titles({ q })).toEqual([]);
  });

  it('come in pages, with the sums of all of them', async () => {
    const who = await bench.customer({ name: 'Paging Kaur' });
    for (let at = 0; at < 27; at += 1) await paidBoxes(bench, who, 1, { title: `Paging ${at}` });
    const [first, second] = [await list({ q: 'paging' }), await list({ q: 'paging', page: 2 })];
    expect([first.orders.length, second.orders.length, first.pages]).toEqual([25, 2, 2]);
    expect(second.totals).toMatchObject({ orders: 27, homes: 27, amount: 27 * 1285_00 });
    expect(new Set([...first.orders, ...second.orders].map(({ id }) => id)).size).toBe(27);
  });

  it('keep sums of money for the owner', async () => {
    for (const who of [packer, helper]) {
      expect((await list({}, who)).totals.amount).toBeNull();
      expect((await todaysOrders(who)).sold.amount).toBeNull();
    }
    expect((await todaysOrders(owner)).sold.amount).toEqual(expect.any(Number));
  });

  it('tell packers what an order is worth, and not how it was paid', async () => {
    const orderId = await paidBoxes(bench, await bench.customer(), 1);
    const { order, money } = (await packer(readStaffOrder, { params: { orderId } })).data;
    expect([order.amount, order.paymentId, order.gatewayOrderId, money]).toEqual([1285_00, '', '', null]);
  });

  it('answer a wrong question with a sentence', async () => {
    for (const query of [{ state: 'eaten' }, { from: '2026-02-30' }, { to: 'soon' }, { sort: 'x' }, { page: 0 }]) {
      const { status, data } = await owner(listStaffOrders, { query });
      expect([status, data.message]).toEqual([400, expect.stringMatching(/\.$/)]);
    }
    const nobody = await owner(readStaffOrder, { params: { orderId: newId() } });
    expect([nobody.status, nobody.data.message]).toEqual([404, 'That order does not exist.']);
  });

  it('show one order whole: goods, homes with places, payment, steps, messages', async () => {
    const who = await bench.customer({ name: 'Whole Kaur' });
    const orderId = await paidBoxes(bench, who, 2);
    await step(orderId, 'accepted', [1]);
    const asked = { id: newId(), kind: 'design-quote' as const, user_id: who.id, subject_id: null, status: 'new' };
    const at = new Date(bench.shop.now()).toISOString();
    const sent = JSON.stringify({ description: 'Two peacocks in gold.' });
    await bench.shop.db
      .insertInto('enquiry')
      .values({ ...asked, data: sent, created_at: at })
      .execute();
    const { data } = await helper(readStaffOrder, { params: { orderId } });
    expect(data.order).toMatchObject({
      id: orderId,
      paymentId: `pay_${orderId}`,
      amount: 2 * 1285_00,
      bought: { kind: 'invitation', content: { tempId: 2, sections: [{ name: 'Kaju Katli' }, {}, {}, {}] } },
      customer: { name: 'Whole Kaur' },
      homes: [
        {
          position: 0,
          name: 'Home 0 of Royal Peacock',
          city: 'Amritsar',
          state: 'placed',
          revision: 0,
          changedAt: null,
        },
        { position: 1, state: 'accepted', revision: 1, changedAt: expect.stringMatching(/Z$/) },
      ],
      steps: [{ by: 'Gurdeep', state: 'accepted', positions: [1], undoneAt: null }],
      notes: [],
      messages: [{ id: asked.id, kind: 'design-quote', text: 'Two peacocks in gold.' }],
    });
  });

  it('keep notes with who wrote them, the newest first, and take none that is empty', async () => {
    const orderId = await paidBoxes(bench, await bench.customer(), 1);
    const write = (text: string) => helper(addOrderNote, { params: { orderId }, body: { text } });
    await write('Wants it before ten');
    bench.clock.offset += SECOND;
    expect((await write('  Called: all well ')).data.note).toMatchObject({ by: 'Meena', text: 'Called: all well' });
    const empty = await write('  ');
    expect([empty.status, empty.data.message]).toEqual([400, 'Please write the note first.']);
    expect((await helper(addOrderNote, { params: { orderId: newId() }, body: { text: 'Lost' } })).status).toBe(404);
    const { data } = await packer(readStaffOrder, { params: { orderId } });
    expect(data.order.notes.map(({ by, text }) => [by, text])).toEqual([
      ['Meena', 'Called: all well'],
      ['Meena', 'Wants it before ten'],
    ]);
  });

  it('lose notes, numbers and names with the account of their customer, and keep goods and amounts', async () => {
    const who = await bench.customer({ name: 'Leaving Kaur' });
    const orderId = await paidBoxes(bench, who, 1);
    await helper(addOrderNote, { params: { orderId }, body: { text: 'Leaving Kaur called' } });
    await packer(writeParcelSteps, {
      body: { batch: newId(), parcels: [{ orderId }], state: 'sent', courier: 'DTDC', tracking: 'D-77', note: 'Kaur' },
    });
    await withTransaction(bench.shop.db, (tx) => eraseAccount(tx, who.id));
    const { data } = await owner(readStaffOrder, { params: { orderId } });
    expect(data.order.amount).toBe(1285_00);
    expect(data.order.homes[0]?.state).toBe('sent');
    expect(JSON.stringify(data)).not.toMatch(/Kaur|D-77|Lawrence/);
  });

  it('say what was sold today and what has to leave when', async () => {
    const before = await todaysOrders(owner);
    const who = await bench.customer();
    const boxes = await paidBoxes(bench, who, 3, { title: 'Late at last' });
    const { data } = await bench.post('/createOrder', who, bench.sweetOrder());
    await bench.post('/verifyOrder', who, bench.gateway.pay(data.id));
    const { sold, days } = await todaysOrders(owner);
    expect(sold).toEqual({
      orders: before.sold.orders + 2,
      amount: (before.sold.amount ?? 0) + 3 * 1285_00 + 1299_00,
    });
    expect(days.map(({ day }) => day)).toEqual(
      Array.from({ length: 7 }, (_, plus) => yearMonthDay(new Date(bench.shop.now() + plus * DAY).toISOString())),
    );
    const sum = (all: { homes: number }[]) => all.reduce((homes, one) => homes + one.homes, 0);
    expect(sum(days)).toBe(sum(before.days) + 1);
    const { leaves_by: leaves } = await bench.shop.db
      .selectFrom('order')
      .select('leaves_by')
      .where('id', '=', boxes)
      .executeTakeFirstOrThrow();
    bench.clock.offset += Date.parse(leaves ?? '') - bench.shop.now();
    expect(await titles({ q: 'Late at last', state: 'late' })).toEqual([]);
    expect(await titles({ q: 'Late at last', state: 'today' })).toEqual(['Late at last']);
    expect((await todaysOrders(owner)).days[0]?.homes).toBeGreaterThanOrEqual(3);
    // The boxes leave after more than a week in the season and stand late a month on, until they are sent.
    bench.clock.offset += 30 * DAY;
    const then = (await todaysOrders(owner)).late;
    expect(await titles({ q: 'Late at last', state: 'late' })).toEqual(['Late at last']);
    expect(await titles({ q: 'Late at last', state: 'today' })).toEqual([]);
    await step(boxes, 'sent');
    const now = (await todaysOrders(owner)).late;
    expect(await titles({ q: 'Late at last', state: 'late' })).toEqual([]);
    expect([then.orders - now.orders, then.homes - now.homes, then.boxes - now.boxes]).toEqual([1, 3, 3]);
  });
});
