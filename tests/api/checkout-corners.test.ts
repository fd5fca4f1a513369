import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecord } from '#domain/catalogue/catalogue.repo.ts';
import { MAX_TOTAL, TOO_MUCH } from '#domain/pricing/pricing.rules.ts';
import { newId } from '#lib/ids.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

const BOX = 1236_00;
const DELIVERY = 49_00;
const NOBODY = 'Please select at least one recipient to continue.';
const UNFILLED = 'Please choose a sweet for every section of the box.';

let bench: OrderBench;
let host: Customer;
beforeAll(async () => {
  bench = await startOrderBench('sqlite');
  host = await bench.customer();
});
afterAll(() => bench.close());

const begin = (body: unknown, customer = host) => bench.post('/createOrder', customer, body);
const one = async (changes: { address?: string; pincode?: string } = {}) => {
  const [guestId = ''] = await bench.guests(host, 1, changes);
  return { guestId, quantity: 1 };
};

describe('a box', () => {
  it('may name its sections in any order', async () => {
    const sections = [3, 1, 0, 2].map((index) => ({ index, sweetId: bench.goods.sweet }));
    expect((await begin(bench.invitationOrder([await one()], BOX + DELIVERY, { sections }))).status).toBe(200);
  });

  it('with a section that comes to nothing counts as unfilled', async () => {
    // 1 rupee for 400 gm is less than a rupee in a quarter of 250 gm.
    const sections = [0, 1, 2, 3].map((index) => ({
      index,
      sweetId: index === 2 ? bench.goods.crumbs : bench.goods.sweet,
    }));
    const { status, data } = await begin(bench.invitationOrder([await one()], BOX, { sections, weight: 250 }));
    expect([status, data.message]).toEqual([400, UNFILLED]);
  });

  it('of another sweet is another order, and the same homes in another turn are not', async () => {
    const customer = await bench.customer();
    const [first = '', second = ''] = await bench.guests(customer, 2);
    const homes = [
      { guestId: first, quantity: 1 },
      { guestId: second, quantity: 2 },
    ];
    const order = (sweetId: string, price: number, recipients = homes) =>
      bench.invitationOrder(recipients, 3 * (price + DELIVERY), {
        tempId: 1,
        weight: 1000,
        sections: [{ index: 0, sweetId }],
      });
    const { sweet, crumbs } = bench.goods;
    const { data } = await begin(order(sweet, 1550_00), customer);
    await bench.post('/verifyOrder', customer, bench.gateway.pay(data.id));
    expect((await begin(order(sweet, 1550_00, [...homes].reverse()), customer)).data.payment).toBe(data.id);
    expect((await begin(order(crumbs, 302_00), customer)).status).toBe(200);
  });

  it('to so many homes that no payment could hold it is asked to be written about', async () => {
    const boxes = 5000;
    expect(boxes * BOX).toBeLessThan(MAX_TOTAL);
    const recipients = (await bench.guests(host, 90)).map((guestId) => ({ guestId, quantity: 1000 }));
    const { status, data } = await begin(bench.invitationOrder(recipients, BOX));
    expect([status, data.message]).toEqual([400, TOO_MUCH]);
  });
});

describe('homes that cannot be sent to', () => {
  it('are those whose address or pincode is blank, and they are named when nobody else is left', async () => {
    const blank = await one({ address: '  ' });
    const half = await one({ pincode: ' ' });
    const { status, data } = await begin(bench.invitationOrder([blank, half], BOX));
    expect([status, data.message, data.skipped]).toEqual([400, NOBODY, ['Guest 0', 'Guest 0']]);
  });

  it.each([{ pincode: '' }, { address: '' }, { pincode: '  ' }, { address: '  ' }])(
    'are one’s own with %j',
    async (changes) => {
      const customer = await bench.customer(changes);
      const { status, data } = await begin(bench.invitationOrder([], BOX, { ownBoxes: 1 }), customer);
      expect([status, data.message]).toEqual([400, 'Please add your address first.']);
    },
  );

  it('are counted when several guests were deleted meanwhile', async () => {
    const gone = [newId(), newId()];
    const recipients = [await one(), ...gone.map((guestId) => ({ guestId, quantity: 1 }))];
    const { status, data } = await begin(bench.invitationOrder(recipients, BOX));
    expect([status, data.gone]).toEqual([409, gone]);
    expect(data.message).toContain('2 of the guests you chose are no longer on your list.');
  });
});

describe('an item', () => {
  const rateOf = async (order: unknown): Promise<string> => {
    const customer = await bench.customer();
    const { data } = await begin(order, customer);
    const { data: paid } = await bench.post('/verifyOrder', customer, bench.gateway.pay(data.id));
    return (await bench.get(`/api/user/sweet-history/${paid.orderId}`, customer)).data.sweetHistory.rate;
  };

  it('keeps its rate as it was sold: sweets by 400 gm, dry fruits by the kilogram', async () => {
    const almonds = { kind: 'dry-fruit', itemId: bench.goods.dryFruit };
    expect(await rateOf(bench.sweetOrder())).toBe('500/400gm');
    expect(await rateOf(bench.sweetOrder(almonds, 949_00))).toBe('900/kg');
  });

  it('is sold from the least weight of its record on, boxes apart', async () => {
    const sweet = await readRecord(bench.shop.db, 'sweet', bench.goods.sweet);
    if (!sweet) throw new Error('the sweet is missing');
    const sell = (leastGrams: number | undefined) =>
      bench.shop.db
        .updateTable('catalogue')
        .set({ data: JSON.stringify({ ...sweet, leastGrams }) })
        .where('id', '=', sweet.id)
        .execute();
    const order = (quantity: number, unit: string) =>
      begin(bench.sweetOrder({ quantity, unit }, (quantity * (unit === 'kg' ? 1250 : 1.25) + 49) * 100));
    const refused = (least: string) => ({
      status: 400,
      data: {
        message: `Please take at least ${least}.`,
        errors: { 'item.quantity': `Please take at least ${least}.` },
      },
    });
    expect(await order(7, 'gm')).toMatchObject(refused('100 gm'));
    expect((await order(100, 'gm')).status).toBe(200);
    await sell(2000);
    expect(await order(1999, 'gm')).toMatchObject(refused('2 kg'));
    expect(await order(1, 'kg')).toMatchObject(refused('2 kg'));
    expect((await order(2, 'kg')).status).toBe(200);
    expect((await bench.get(`/api/user/sweet/${sweet.id}`)).data.sweetData.leastGrams).toBe(2000);
    // A section of the smallest box holds less, and is sold.
    expect((await begin(bench.invitationOrder([await one()], BOX + DELIVERY))).status).toBe(200);
    // A record of the time before says nothing of it.
    await sell(undefined);
    expect(await order(99, 'gm')).toMatchObject(refused('100 gm'));
    expect((await bench.get(`/api/user/sweet/${sweet.id}`)).data.sweetData.leastGrams).toBe(100);
  });

  it('is sold up to 500 kg, in grams as in kilograms', async () => {
    const order = (quantity: number, unit: string) =>
      begin(bench.sweetOrder({ quantity, unit }, 500 * 1250_00 + DELIVERY));
    expect((await order(500, 'kg')).status).toBe(200);
    expect((await order(500_001, 'gm')).status).toBe(400);
    expect((await order(501, 'kg')).status).toBe(400);
  });
});
