import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertEnquiry } from '#domain/enquiries/enquiry.repo.ts';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { readFieldSpans } from '#domain/catalogue/staff-record.contract.ts';
import { findForStaff } from '#domain/find/find.contract.ts';
import { fillSearchKeys, PIECE } from '#domain/find/search-keys.repo.ts';
import { pageInbox } from '#domain/enquiries/inbox.contract.ts';
import { findOrders } from '#domain/orders/staff-order-list.repo.ts';
import { listStaffOrders } from '#domain/orders/staff-order.contract.ts';
import { eraseAccount } from '#domain/session/account.repo.ts';
import { changeUser } from '#domain/session/user.repo.ts';
import { withTransaction } from '#server/db/database.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';
import { readAudit } from '#domain/staff/staff.contract.ts';
import { engines } from '#tests/support/engines.ts';
import { type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { type StaffCaller, staffCaller } from '#tests/support/staff-bench.ts';

const sweet = {
  ingredients: '',
  allergens: [] as string[],
  shelfLifeDays: 5,
  storage: '',
  isVegetarian: true,
  otherNames: [],
  name: '',
  image: 'sweets/laddu.webp',
  rate: 400_00,
  category: 'Indian Sweets' as const,
  type: 'Sweets' as const,
  description: '',
  isWedding: true,
  isBestSeller: false,
  isDeliveryCharge: false,
  leastGrams: 100,
};

describe.each(engines)('the one search of the back office, on %s', (engine) => {
  let bench: OrderBench;
  let owner: StaffCaller;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    owner = await staffCaller(bench, 'owner', 'Harbhajan');
  });
  afterAll(() => bench.close());

  const find = async (q: string, who = owner) => {
    const { orders, messages, records } = (await who(findForStaff, { query: { q } })).data;
    return { orders, messages, records };
  };
  const buyers = async (q: string) => (await find(q)).orders.map(({ customer }) => customer);
  const time = () => new Date(bench.shop.now()).toISOString();
  /** Buys a sweet for a home of another name; returns the customer. */
  async function buys(name: string, to: { name?: string; mobile?: string } = {}) {
    const who = await bench.customer();
    await changeUser(bench.shop.db, who.id, { name }, time());
    const delivery = {
      name: 'Amit Arora',
      address: '12, Mall Road, Amritsar',
      pincode: '143001',
      mobile: '9876543210',
    };
    const { data } = await bench.post('/createOrder', who, bench.sweetOrder({ delivery: { ...delivery, ...to } }));
    await bench.post('/verifyOrder', who, bench.gateway.pay(data.id));
    return who;
  }

  it('finds who ordered in any script and with a slip, by number, mobile and home', async () => {
    await buys('Harpreet Gill', { mobile: '9876512399' });
    for (const q of ['Harpreet', 'harpret', 'हरप्रीत', 'ਹਰਪ੍ਰੀਤ ਗਿੱਲ', '9876512399', '512399'])
      expect(await buyers(q), q).toEqual(['Harpreet Gill']);
    const [order] = (await find('Harpreet')).orders;
    expect(await buyers(order?.invoiceNumber ?? '')).toEqual(['Harpreet Gill']);
    expect(await buyers('Gurpreet')).toEqual([]);
    const family = await bench.customer();
    await changeUser(bench.shop.db, family.id, { name: 'Lakshmi Iyengar' }, time());
    await paidBoxes(bench, family, 2);
    expect((await owner(listStaffOrders, { query: { q: 'लक्ष्मी' } })).data.orders).toMatchObject([
      { customer: 'Lakshmi Iyengar' },
    ]);
  });

  it('finds a message by the name that stands in it, and a record by its name', async () => {
    const data = { firstName: 'Jaswinder', lastName: 'Sodhi', message: 'When does my box come?' };
    await insertEnquiry(bench.shop.db, { kind: 'contact', subjectId: null, data }, bench.shop.now());
    for (const q of ['jaswinder', 'ਜਸਵਿੰਦਰ', 'my box'])
      expect((await find(q)).messages, q).toMatchObject([{ kind: 'contact', name: 'Jaswinder Sodhi' }]);
    expect((await owner(pageInbox, { query: { search: 'जसविंदर' } })).data.count).toBe(1);
    await saveRecords(bench.shop.db, 'sweet', [{ record: { ...sweet, name: 'Motichoor laddu' } }]);
    for (const q of ['motichoor', 'मोतीचूर', 'motichor'])
      expect((await find(q)).records, q).toMatchObject([{ kind: 'sweet', name: 'Motichoor laddu' }]);
  });

  it('shows each role what it may open', async () => {
    const seen = async (role: 'packer' | 'helper' | 'editor') =>
      Object.entries(await find('a', await staffCaller(bench, role, `Some ${role}`)))
        .filter(([, list]) => list.length > 0)
        .map(([kind]) => kind);
    expect(await seen('packer')).toEqual(['orders']);
    expect(await seen('helper')).toEqual(['orders', 'messages']);
    expect(await seen('editor')).toEqual(['records']);
  });

  it('says what is wrong with a search of nothing or of a page', async () => {
    expect((await owner(findForStaff, { query: { q: '  ' } })).status).toBe(400);
    expect((await owner(findForStaff, { query: { q: 'x'.repeat(101) } })).status).toBe(400);
    expect(await find('%_\\')).toEqual({ orders: [], messages: [], records: [] });
  });

  it('knows names of before, a new name at once, and none of an account that was deleted', async () => {
    const { db } = bench.shop;
    const who = await buys('Simran Bedi', { name: 'Manjeet Bedi' });
    for (const table of ['user', 'order_recipient', 'enquiry'] as const)
      await db.updateTable(table).set({ search_key: null }).execute();
    expect(await buyers('ਸਿਮਰਨ')).toEqual([]);
    while ((await fillSearchKeys(db)) > 0);
    expect(await buyers('ਸਿਮਰਨ')).toEqual(['Simran Bedi']);
    expect(await buyers('मंजीत')).toEqual(['Simran Bedi']);
    await changeUser(db, who.id, { name: 'Navneet Bedi' }, time());
    expect(await buyers('ਨਵਨੀਤ')).toEqual(['Navneet Bedi']);
    await withTransaction(db, (tx) => eraseAccount(tx, who.id));
    expect(await buyers('ਨਵਨੀਤ')).toEqual([]);
    expect(await buyers('मंजीत')).toEqual([]);
  });

  it('makes names ready in pieces, so that nobody waits for it', async () => {
    const { db } = bench.shop;
    const enquiry = { kind: 'contact', subjectId: null, data: { name: 'Old Friend' } } as const;
    for (let count = 0; count < PIECE + 5; count++) await insertEnquiry(db, enquiry, bench.shop.now());
    await db.updateTable('enquiry').set({ search_key: null }).execute();
    expect(await fillSearchKeys(db)).toBe(PIECE);
    expect(await fillSearchKeys(db)).toBeGreaterThanOrEqual(5);
    expect(await fillSearchKeys(db)).toBe(0);
  });

  it('sums up nothing of the orders that it finds', async () => {
    await buys('Simranpreet Brar');
    const asked: string[] = [];
    const spied = bench.shop.db.withPlugin({
      transformQuery: ({ node, queryId: _id }) => {
        asked.push(JSON.stringify(node));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    expect(await findOrders(spied, 'Simranpreet', 5)).toMatchObject([{ customer: 'Simranpreet Brar' }]);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((query) => /"(?:count|sum)"|sum\(/.test(query))).toEqual([]);
  });

  it('is told between which values prices and least weights lie, without the record that changes', async () => {
    const ids = await saveRecords(bench.shop.db, 'sweet', [
      { record: { ...sweet, name: 'Cheap', rate: 1_00, leastGrams: 5 } },
      { record: { ...sweet, name: 'Dear', rate: 99_000_00, leastGrams: 4000 } },
    ]);
    const spans = async (query: object) =>
      (await owner(readFieldSpans, { params: { kind: 'sweet' }, query: { ...query } })).data.spans;
    expect(await spans({})).toEqual({
      rate: { least: 1_00, most: 99_000_00 },
      leastGrams: { least: expect.any(Number), most: 4000 },
    });
    const { rate, leastGrams } = await spans({ without: ids[1] });
    expect(rate?.most).toBeLessThan(99_000_00);
    expect(leastGrams?.most).toBeLessThan(4000);
    const none = await owner(readFieldSpans, { params: { kind: 'banner' }, query: {} });
    expect(none.data.spans).toEqual({});
  });

  it('names in the log what entries are about: a record, a person, an order by its number', async () => {
    const who = await buys('Log Customer');
    const [order] = (await find('Log Customer')).orders;
    expect(who.id).not.toBe('');
    const [logged = ''] = await saveRecords(bench.shop.db, 'sweet', [{ record: { ...sweet, name: 'Logged' } }]);
    const noted = { action: 'create', kind: 'sweet', recordId: logged };
    await withTransaction(bench.shop.db, (tx) =>
      writeAudit(tx, { id: 'a', name: 'Meera' }, bench.shop.now(), noted, {
        action: 'step',
        kind: 'parcel',
        recordId: 'batch',
        after: { state: 'sent', homes: 1, orders: [order?.id] },
      }),
    );
    const { names } = (await owner(readAudit, { query: {} })).data;
    expect(names[logged]).toBe('Logged');
    expect(names[order?.id ?? '']).toBe(order?.invoiceNumber);
    expect(Object.values(names)).not.toContain('');
  });
});
