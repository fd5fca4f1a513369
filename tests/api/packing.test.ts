import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { undoParcelSteps, writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import { insertOrder } from '#domain/orders/order.repo.ts';
import { aboutWeight, portionText } from '#domain/packing/kitchen.rules.ts';
import {
  PACKING_PAGE,
  readKitchen,
  readPacking,
  readPackingChanges,
  tickKitchen,
  watchKitchen,
} from '#domain/packing/packing.contract.ts';
import { newId } from '#lib/ids.ts';
import { MINUTE } from '#lib/time.ts';
import { withTransaction } from '#server/db/database.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { type StaffCaller, staffCaller } from '#tests/support/staff-bench.ts';

describe.each(engines)('kitchen and packing list, on %s', (engine) => {
  let bench: OrderBench;
  let simran: Customer;
  let packer: StaffCaller;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    simran = await bench.customer();
    packer = await staffCaller(bench, 'packer', 'Gurdeep');
  });
  afterAll(() => bench.close());

  const step = (orderId: string, positions: number[], state: 'packed' | 'sent' | 'cancelled', more: object = {}) =>
    packer(writeParcelSteps, {
      body: { batch: newId(), parcels: positions.map((position) => ({ orderId, position })), state, ...more } as never,
    });
  const kitchen = async () => {
    const { data } = await packer(readKitchen);
    return data.days.flatMap(({ lines }) =>
      lines.map(({ name, parts, portions }) => [name, aboutWeight(parts), portionText(portions).join()]),
    );
  };
  const list = async (query: { order?: string; unsent?: boolean; after?: string } = {}) =>
    (await packer(readPacking, { query: { ...query } })).data;

  /** Returns an order of 750 gm of a sweet. */
  async function paidSweet(): Promise<string> {
    const id = newId(bench.shop.now());
    const to = { guestId: null, name: 'Navjot', mobile: '9811111111', address: '1, Queens Road', pincode: '143001' };
    const item = {
      kind: 'sweet' as const,
      itemId: bench.goods.sweet,
      name: 'Kaju Katli',
      image: '',
      rate: '500/400gm',
      description: '',
      quantity: 750,
      unit: 'gm',
      price: 938_00,
      delivery: 49_00,
    };
    const sale = { buyer: to, place: null, gstin: '', hsn: '', rate: 5 };
    const order = {
      id,
      userId: simran.id,
      kind: 'item' as const,
      gatewayOrderId: id,
      paymentId: id,
      title: 'Kaju Katli',
    };
    await withTransaction(bench.shop.db, (tx) =>
      insertOrder(
        tx,
        { ...order, amount: 987_00, content: item, sale, recipients: [{ ...to, quantity: 750 }] },
        bench.shop.now(),
      ),
    );
    return id;
  }

  it('count what is not packed yet: every box once, and a single item by its own weight', async () => {
    expect(await kitchen()).toEqual([]);
    const boxes = await paidBoxes(bench, simran, 4);
    const sweet = await paidSweet();
    // Four sections of a 750 gm box hold the same sweet.
    expect(await kitchen()).toEqual([
      ['Kaju Katli', '750 gm', '1 × 750 gm'],
      ['Kaju Katli', '3 kg', '16 × 187.5 gm'],
    ]);
    await step(boxes, [0, 3], 'packed');
    await step(boxes, [1], 'cancelled');
    await step(sweet, [0], 'packed');
    expect(await kitchen()).toEqual([['Kaju Katli', '750 gm', '4 × 187.5 gm']]);
    await step(boxes, [2], 'packed');
    expect(await kitchen()).toEqual([]);
  });

  it('keep what is ready for every phone, once however often it is told, with who ticked it and a line in the log', async () => {
    const orderId = await paidBoxes(bench, simran, 2);
    const [{ day = '', lines = [] } = {}] = (await packer(readKitchen)).data.days;
    const [{ id = '', parts = 0 } = {}] = lines;
    const other = await staffCaller(bench, 'packer', 'Kiran');
    const tick = (body: Record<string, unknown>, who = packer) =>
      who(tickKitchen, { body: { day, id, parts, ...body } as never });
    const answers = await Promise.all([tick({}), tick({}), tick({})]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const ready = [{ day, id, parts, by: 'Gurdeep' }];
    expect((await other(readKitchen)).data.ready).toEqual(ready);
    expect((await other(watchKitchen)).data.ready).toEqual(ready);
    const log = () =>
      bench.shop.db
        .selectFrom('audit')
        .select(['action', 'actor'])
        .where('kind', '=', 'kitchen')
        .orderBy('id')
        .execute();
    expect(await log()).toEqual([{ action: 'ready', actor: 'Gurdeep' }]);
    expect((await tick({ parts: 0 }, other)).data.ready).toEqual([]);
    expect(await log()).toHaveLength(2);
    for (const wrong of [{ parts: -1 }, { day: 'soon' }, { id: 'x' }]) expect((await tick(wrong)).status).toBe(400);
    expect((await tick({ id: newId() })).data.message).toMatch(/no longer on the list/);
    await tick({});
    await step(orderId, [0, 1], 'packed');
    expect((await tick({ parts: 0 })).status).toBe(404);
  });

  it('show every home that has still to be sent, and what was sent until its number is known', async () => {
    const orderId = await paidBoxes(bench, simran, 3, { title: 'Lists', pincode: '160017' });
    const here = async (query = {}) =>
      (await list(query)).homes
        .filter((home) => home.orderId === orderId)
        .map(({ position, state }) => [position, state]);
    await step(orderId, [0, 1], 'sent', { courier: 'Speed Post' });
    await step(orderId, [2], 'packed');
    expect(await here()).toEqual([
      [0, 'sent'],
      [1, 'sent'],
      [2, 'packed'],
    ]);
    expect(await here({ unsent: true })).toEqual([[2, 'packed']]);
    await step(orderId, [1], 'sent', { courier: 'Speed Post', tracking: 'AW1IN' });
    expect(await here()).toEqual([
      [0, 'sent'],
      [2, 'packed'],
    ]);
    expect(await here({ order: orderId })).toHaveLength(3);
    const { contents, homes } = await list({ order: orderId });
    expect(contents).toMatchObject([
      { name: 'Lists', weight: 750, sections: Array.from({ length: 4 }, () => 'Kaju Katli') },
    ]);
    expect(homes[1]).toMatchObject({
      contents: contents[0]?.key,
      boxes: 1,
      name: 'Home 1 of Lists',
      district: 'Chandigarh',
      region: 'Chandigarh',
      courier: 'Speed Post',
      tracking: 'AW1IN',
      reference: expect.stringMatching(/^\d{4}-\d{6}-2$/),
    });
  });

  it('come page by page, with every home of a large wedding once', async () => {
    const orderId = await paidBoxes(bench, simran, PACKING_PAGE + 20, { title: 'Large' });
    const later = await paidBoxes(bench, simran, 2, { title: 'Later' });
    const seen: string[] = [];
    let after: string | null = '';
    let pages = 0;
    while (after !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(after ? { after } : {});
      seen.push(...page.homes.map((home) => `${home.orderId}.${home.position}`));
      after = page.next;
      pages += 1;
    }
    expect(pages).toBe(2);
    expect(new Set(seen).size).toBe(seen.length);
    const wanted = Array.from({ length: PACKING_PAGE + 20 }, (_, at) => `${orderId}.${at}`);
    expect(seen.filter((key) => key.startsWith(orderId))).toEqual(wanted);
    expect(seen.slice(-2)).toEqual([`${later}.0`, `${later}.1`]);
  });

  it('tell an open list what changed since, also what was taken back', async () => {
    const orderId = await paidBoxes(bench, simran, 2, { title: 'Changes' });
    bench.clock.offset += MINUTE;
    const { at } = await list();
    const changes = async () => {
      const { data } = await packer(readPackingChanges, { query: { since: at } });
      return data.changes.map((one) => [one.orderId, one.position, one.state, one.revision]);
    };
    expect(await changes()).toEqual([]);
    const batch = newId();
    await packer(writeParcelSteps, { body: { batch, parcels: [{ orderId, position: 1 }], state: 'packed' } as never });
    expect(await changes()).toEqual([[orderId, 1, 'packed', 1]]);
    await packer(undoParcelSteps, { body: { batch } });
    expect(await changes()).toEqual([[orderId, 1, 'placed', 2]]);
  });

  it('answer questions that make no sense with a sentence', async () => {
    for (const query of [{ after: 'x' }, { order: 'x' }, { unsent: 'perhaps' }])
      expect((await packer(readPacking, { query: query as never })).status).toBe(400);
    for (const since of ['yesterday', '0000-00-00T00:00:00Z', '-271821-04-20T00:00:00Z']) {
      const { status, data } = await packer(readPackingChanges, { query: { since } });
      expect([status, data.message]).toEqual([400, 'There is no such time.']);
    }
    expect((await list({ after: `${newId()}.3` })).homes.length).toBeGreaterThan(0);
  });
});
