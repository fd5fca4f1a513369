import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveRecords, withdrawRecord } from '#domain/catalogue/catalogue.repo.ts';
import { financialYear } from '#domain/orders/order.rules.ts';
import { invoiceNumber } from '#lib/order-number.ts';
import { eraseAccount } from '#domain/session/account.repo.ts';
import { newId } from '#lib/ids.ts';
import { DAY, SECOND } from '#lib/time.ts';
import { withTransaction } from '#server/db/database.ts';
import { shopFacts } from '#shop.config';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

const BOX = 1236_00;
const ONE_BOX = BOX + 20_00;

describe('an invoice number', () => {
  it('counts in the financial year of India, from April to March', () => {
    const year = (time: string) => financialYear(Date.parse(time));
    expect(year('2026-03-31T18:29:59Z')).toBe('2526');
    expect(year('2026-03-31T18:30:00Z')).toBe('2627');
    expect(year('2027-03-31T12:00:00Z')).toBe('2627');
    expect(year('2099-12-31T12:00:00Z')).toBe('9900');
    expect(invoiceNumber('2627', 42)).toBe('2627-000042');
  });
});

describe.each(engines)('the order history, on %s', (engine) => {
  let bench: OrderBench;
  let simran: Customer;
  let other: Customer;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    [simran, other] = [await bench.customer(), await bench.customer()];
  });
  afterAll(() => bench.close());

  /** Orders and pays; answers the order's id. */
  async function buy(body: unknown, customer: Customer): Promise<string> {
    const { data } = await bench.post('/createOrder', customer, body);
    const verified = await bench.post('/verifyOrder', customer, bench.gateway.pay(data.id));
    expect(verified.status).toBe(200);
    return verified.data.orderId;
  }

  it('keeps a single item as it was bought', async () => {
    const id = await buy(bench.sweetOrder(), simran);
    const { status, data } = await bench.get(`/api/user/sweet-history/${id}`, simran);
    expect(status).toBe(200);
    expect(data.sweetHistory).toEqual({
      _id: id,
      razorpay_order_id: expect.stringMatching(/^order_/),
      razorpay_payment_id: expect.stringMatching(/^pay_/),
      sale: expect.objectContaining({ hsn: '2106', rate: 5 }),
      parcels: [{ position: 0, state: 'placed', courier: '', tracking: '', steps: [] }],
      refunds: [],
      cancelled: null,
      days: { by: null, event: null, leaves: expect.any(String), left: null, arrives: [expect.any(String)] },
      invoiceNumber: expect.stringMatching(/^\d{4}-\d{6}$/),
      kind: 'sweet',
      itemId: bench.goods.sweet,
      sweet: 'Kaju Katli',
      img: 'sweets/kaju-katli.webp',
      rate: '500/400gm',
      ratePaise: 500_00,
      description: 'Soft and rich.',
      quantity: 1,
      unit: 'kg',
      price: 1250,
      delivery: 49,
      amount: 1299,
      name: 'Simran Kaur',
      mobile: '9876543210',
      address: '12, Mall Road, Amritsar',
      pincode: '143001',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it('keeps an invitation order with everybody it goes to, My Address included', async () => {
    const [first = '', second = ''] = await bench.guests(simran, 2);
    const recipients = [
      { guestId: second, quantity: 3 },
      { guestId: first, quantity: 1 },
    ];
    const total = BOX * 6 + 4 * 49_00 + 2 * 20_00;
    const id = await buy(bench.invitationOrder(recipients, total, { ownBoxes: 2 }), simran);
    const { data } = await bench.get(`/api/user/payment-data/${id}`, simran);
    const [order] = data.paymentHistory;
    expect(data.paymentHistory).toHaveLength(1);
    expect(order).toMatchObject({
      _id: id,
      invitationId: bench.goods.invitation,
      invitationName: 'Royal Peacock',
      invitationImg: 'invitations/peacock.webp',
      invDesc: 'Gold on maroon.',
      invitationCategory: 'Wooden Box',
      boxAmount: 300,
      weight: '750',
      boxName: '4 Section in box',
      tempId: 2,
      invAmounts: [234, 234, 234, 234, 0],
      boxes: 6,
      goods: 7416,
      delivery: 236,
      amount: 7652,
    });
    expect(order.sweets).toHaveLength(4);
    expect(order.sweets[3]).toEqual({
      index: 3,
      sweetId: bench.goods.sweet,
      name: 'Kaju Katli',
      img: 'sweets/kaju-katli.webp',
    });
    expect(order.guest.map((one: { guestId: string; quantity: number }) => [one.guestId, one.quantity])).toEqual([
      [second, 3],
      [first, 1],
      [simran.id, 2],
    ]);
    expect(order).not.toHaveProperty('rate');
  });

  it('lists own orders of both kinds, newest first, and only those', async () => {
    const customer = await bench.customer();
    const item = await buy(bench.sweetOrder(), customer);
    bench.clock.offset += SECOND;
    const invitation = await buy(bench.invitationOrder([], BOX + 20_00, { ownBoxes: 1 }), customer);
    const { data } = await bench.get(`/api/user/payment-history/${customer.id}`, customer);
    expect(data.paymentHistory).toMatchObject([
      {
        _id: invitation,
        title: 'Royal Peacock',
        invitationName: 'Royal Peacock',
        weight: '750',
        unit: 'gm',
        quantity: 1,
        amount: 1256,
      },
      { _id: item, title: 'Kaju Katli', sweet: 'Kaju Katli', rate: '500/400gm', quantity: 1, unit: 'kg', amount: 1299 },
    ]);
    expect(data.paymentHistory[0]).not.toHaveProperty('rate');
    expect((await bench.get(`/api/user/payment-history/${other.id}`, other)).data.paymentHistory).toEqual([]);
  });

  it('finds orders by order id, invoice number and title, whatever the letter case', async () => {
    const customer = await bench.customer();
    const id = await buy(bench.sweetOrder(), customer);
    await buy(bench.invitationOrder([], BOX + 20_00, { ownBoxes: 1 }), customer);
    const search = async (q: string) =>
      (await bench.get(`/api/user/payment-history/${customer.id}?q=${encodeURIComponent(q)}`, customer)).data
        .paymentHistory;
    const [order] = await search('kAJU');
    expect(order._id).toBe(id);
    expect(await search(order.razorpay_order_id.toUpperCase())).toHaveLength(1);
    expect(await search(order.invoiceNumber)).toHaveLength(1);
    expect(await search(id)).toHaveLength(1);
    expect(await search(' ')).toHaveLength(2);
    for (const literal of ['%', '_aju', '.*', "' or '1'='1", 'K%i']) expect(await search(literal)).toEqual([]);
  });

  it("does not know another customer's orders, nor an order under the other kind's address", async () => {
    const id = await buy(bench.sweetOrder({ quantity: 2 }, 2549_00), simran);
    expect((await bench.get(`/api/user/sweet-history/${id}`, other)).status).toBe(404);
    expect((await bench.get(`/api/user/payment-data/${id}`, simran)).status).toBe(404);
    expect((await bench.get(`/api/user/payment-history/${simran.id}`, other)).status).toBe(404);
    expect((await bench.get(`/api/user/payment-data/${newId()}`, simran)).status).toBe(404);
    expect((await bench.get('/api/user/payment-data/nothing', simran)).status).toBe(400);
    expect((await bench.get(`/api/user/sweet-history/${id}`)).status).toBe(401);
  });

  it('keeps the buyer, the place of supply and the tax of the day of the sale, whatever the profile says later', async () => {
    const customer = await bench.customer({
      name: 'Harpreet Singh',
      address: '7, Rajpur Road, Dehradun',
      pincode: '248001',
    });
    const id = await buy(bench.invitationOrder([], ONE_BOX, { ownBoxes: 1 }), customer);
    const saleOf = async () => (await bench.get(`/api/user/payment-data/${id}`, customer)).data.paymentHistory[0].sale;
    const sale = {
      buyer: { name: 'Harpreet Singh', address: '7, Rajpur Road, Dehradun', pincode: '248001' },
      place: { name: 'Uttarakhand', code: '05' },
      gstin: shopFacts.licences.gstin,
      ...shopFacts.tax.invitation,
    };
    expect(await saleOf()).toMatchObject(sale);
    await bench.shop.db
      .updateTable('user')
      .set({ name: 'Other', address: 'Elsewhere', pincode: '560001' })
      .where('id', '=', customer.id)
      .execute();
    expect(await saleOf()).toMatchObject(sale);
    // An order from before sales were kept names the buyer as the profile has them.
    await bench.shop.db.updateTable('order').set({ sale: null }).where('id', '=', id).execute();
    expect(await saleOf()).toMatchObject({ buyer: { name: 'Other' }, place: { name: 'Karnataka', code: '29' } });
  });

  it('forgets the buyer of a small sale with the account, and keeps the one of a large sale, as tax law asks', async () => {
    const customer = await bench.customer();
    const small = await buy(bench.sweetOrder(), customer);
    const large = await buy(bench.invitationOrder([], 50 * ONE_BOX, { ownBoxes: 50 }), customer);
    await withTransaction(bench.shop.db, (tx) => eraseAccount(tx, customer.id));
    const rows = await bench.shop.db
      .selectFrom('order')
      .select(['id', 'sale'])
      .where('user_id', '=', customer.id)
      .execute();
    const buyers = new Map(rows.map(({ id, sale }) => [id, sale?.['buyer']]));
    expect(buyers.get(small)).toEqual({ name: '', mobile: '', address: '', pincode: '143001' });
    expect(buyers.get(large)).toMatchObject({ name: 'Simran Kaur', mobile: '', address: '12, Mall Road, Amritsar' });
    const [pendingOrder] = await bench.shop.db
      .selectFrom('order_draft')
      .select('content')
      .where('user_id', '=', customer.id)
      .execute();
    expect(JSON.stringify(pendingOrder?.content)).not.toContain('Simran');
  });

  it.each([
    ['its paise, not what its text says', { rate: '1/400gm', ratePaise: 500_00 }, 500_00],
    ['its text where it was kept before its paise were', { rate: '480/400gm', ratePaise: undefined }, 480_00],
    ['no price where its text says none', { rate: 'on request', ratePaise: undefined }, undefined],
  ])('answers of a sweet %s', async (_case, kept, ratePaise) => {
    const customer = await bench.customer();
    const id = await buy(bench.sweetOrder(), customer);
    const { db } = bench.shop;
    const { content } = await db.selectFrom('order').select('content').where('id', '=', id).executeTakeFirstOrThrow();
    await db
      .updateTable('order')
      .set({ content: JSON.stringify({ ...content, ...kept }) })
      .where('id', '=', id)
      .execute();
    const { sweetHistory } = (await bench.get(`/api/user/sweet-history/${id}`, customer)).data;
    expect([sweetHistory.rate, sweetHistory.ratePaise]).toEqual([kept.rate, ratePaise]);
  });

  it('survives the withdrawal of the sweet, a new price, and the deletion of a guest', async () => {
    const customer = await bench.customer();
    const food = { ingredients: '', allergens: [], shelfLifeDays: 5, storage: '', isVegetarian: true, otherNames: [] };
    const record = {
      ...food,
      name: 'Besan Barfi',
      image: 'sweets/barfi.webp',
      rate: 400_00,
      category: 'Indian Sweets',
      type: 'Sweets',
      description: '',
      isWedding: true,
      isBestSeller: false,
      isDeliveryCharge: false,
      leastGrams: 100,
    } as const;
    const [sweetId = ''] = await saveRecords(bench.shop.db, 'sweet', [{ record }]);
    const [guestId = ''] = await bench.guests(customer, 1);
    const box = { tempId: 1, weight: 1000, sections: [{ index: 0, sweetId }] };
    const id = await buy(bench.invitationOrder([{ guestId, quantity: 1 }], 1349_00, box), customer);
    const before = await bench.get(`/api/user/payment-data/${id}`, customer);
    await saveRecords(bench.shop.db, 'sweet', [{ id: sweetId, record: { ...record, name: 'Other', rate: 900_00 } }]);
    await withdrawRecord(bench.shop.db, 'sweet', sweetId);
    await bench.shop.db.deleteFrom('guest').where('id', '=', guestId).execute();
    expect(await bench.get(`/api/user/payment-data/${id}`, customer)).toEqual(before);
    expect(before.data.paymentHistory[0]).toMatchObject({
      amount: 1349,
      sweets: [{ name: 'Besan Barfi' }],
      guest: [{ name: 'Guest 0' }],
    });
  });

  it('holds an order to five hundred homes', async () => {
    const customer = await bench.customer();
    const recipients = (await bench.guests(customer, 500)).map((guestId) => ({ guestId, quantity: 2 }));
    const id = await buy(bench.invitationOrder(recipients, 1000 * (BOX + 49_00)), customer);
    const { data } = await bench.get(`/api/user/payment-data/${id}`, customer);
    expect(data.paymentHistory[0].guest).toHaveLength(500);
    expect(data.paymentHistory[0].guest[499].name).toBe('Guest 499');
    expect(data.paymentHistory[0].amount).toBe(1_285_000);
  });

  it('numbers invoices without gaps when many orders are paid at once, and from one in a new financial year', async () => {
    const numbersOf = async () =>
      (await bench.shop.db.selectFrom('order').select('invoice_number').orderBy('invoice_number').execute()).map(
        (row) => row.invoice_number,
      );
    const customers = await Promise.all(Array.from({ length: 12 }, () => bench.customer()));
    await Promise.all(customers.map((customer) => buy(bench.sweetOrder(), customer)));
    // The year may have changed since the first of them.
    for (const [year, numbers] of Map.groupBy(await numbersOf(), (number) => number.split('-')[0] ?? ''))
      expect(numbers).toEqual(numbers.map((_, place) => invoiceNumber(year, place + 1)));

    bench.clock.offset += 366 * DAY;
    await buy(bench.sweetOrder(), other);
    expect((await numbersOf()).at(-1)).toMatch(/^\d{4}-000001$/);
  });
});
