import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecord, saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { rooms } from '#main';
import { buildApp } from '#server/app.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

const UNKNOWN = 'f'.repeat(24);

describe.each(engines)('the cart, on %s', (engine) => {
  let bench: OrderBench;
  let host: Customer;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    host = await bench.customer();
  });
  afterAll(() => bench.close());

  it('keeps a hundred boxes of a person and says so of one more; listing them costs as few statements as listing two', async () => {
    const keen = await bench.customer();
    const sweets = [bench.goods.sweet, bench.goods.crumbs];
    const body = (one: number) =>
      box({
        status: one >= 60,
        paymentHistory: [0, 1, 2, 3].map((index) => ({ index, sweetId: sweets[(one >> index) & 1] })),
        weight: [1000, 750, 500, 250][(one >> 4) & 3],
      });
    let statements = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('"catalogue"')) statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const app = await buildApp({ ...bench.shop, db: bench.shop.db.withPlugin(counter) }, rooms);
    const listed = async (): Promise<[boxes: number, statements: number]> => {
      statements = 0;
      const answer = await app.inject({
        url: `/api/user/get-cart/${keen.id}?status=false`,
        headers: { authorization: `Bearer ${keen.token}` },
      });
      return [answer.json().cartData.length, statements];
    };
    for (let one = 0; one < 2; one += 1) await bench.post('/api/user/add-cart', keen, body(one));
    const [, few] = await listed();
    for (let one = 2; one < 100; one += 1)
      expect((await bench.post('/api/user/add-cart', keen, body(one))).status).toBe(200);
    expect(await listed()).toEqual([60, few]);
    const refused = await bench.post('/api/user/add-cart', keen, body(101));
    expect([refused.status, refused.data.message]).toEqual([
      409,
      'Your cart already has 100 boxes. Please remove one and try again.',
    ]);
    expect((await bench.post('/api/user/add-cart', keen, body(5))).status).toBe(200);
    await app.close();
  });

  const box = (changes: object = {}) => ({
    invitationId: bench.goods.invitation,
    weight: 750,
    tempId: 2,
    boxName: '4 Section in box',
    sectionBoxName: 'section_box4',
    paymentHistory: [0, 1, 2, 3].map((index) => ({ index, sweetId: bench.goods.sweet })),
    status: false,
    ...changes,
  });
  const add = (changes: object = {}) => bench.post('/api/user/add-cart', host, box(changes));
  const read = (id: string) => bench.get(`/api/user/cart-details-id/${id}`, host);
  const change = (id: string, body: object) => bench.ask('PATCH', `/api/user/update-cart/${id}`, host, body);
  const list = async (status: boolean) =>
    (await bench.get(`/api/user/get-cart/${host.id}?status=${status}`, host)).data.cartData;

  it('keeps a box with its sweets, moves it to the saved list and deletes it', async () => {
    const { data } = await add();
    const id = data.cartId;
    // Four sections of 234 and an invitation of 300 rupees.
    expect((await list(false)).find((row: { _id: string }) => row._id === id)).toMatchObject({
      amount: 1236,
      weight: '750',
      complete: true,
    });
    const detail = (await read(id)).data;
    expect(detail.amounts).toEqual([234, 234, 234, 234, 0]);
    expect(detail.updated[0]).toMatchObject({ amount: '500/400gm', ratePaise: 500_00 });
    expect((await change(id, { revision: detail.cartDetail.revision, status: true })).status).toBe(200);
    expect((await list(false)).map((row: { _id: string }) => row._id)).not.toContain(id);
    expect((await list(true)).map((row: { _id: string }) => row._id)).toContain(id);
    expect((await bench.ask('DELETE', `/api/user/delete-cart/${id}`, host)).status).toBe(200);
    expect((await read(id)).status).toBe(404);
  });

  it('tells the second of two windows that the box was changed meanwhile, and keeps the newer one', async () => {
    const { data } = await add({ weight: 1000 });
    const { revision } = (await read(data.cartId)).data.cartDetail;
    expect((await change(data.cartId, { revision, weight: 500 })).status).toBe(200);
    expect(await change(data.cartId, { revision, weight: 250 })).toMatchObject({
      status: 409,
      data: { message: 'This box was changed in another window. The newer one is shown now; please look at it again.' },
    });
    expect((await read(data.cartId)).data.cartDetail.weight).toBe('500');
  });

  it.each([
    ['a size of 333 gm', { weight: 333 }],
    ['a box type of 9', { tempId: 9 }],
    ['an invitation that does not exist', { invitationId: UNKNOWN }],
    ['an id that is none', { invitationId: "' or 1=1" }],
    ['a sweet that does not exist', { paymentHistory: [{ index: 0, sweetId: UNKNOWN }] }],
    ['a section 7', { paymentHistory: [{ index: 7, sweetId: 'a'.repeat(24) }] }],
    ['six sections', { paymentHistory: [0, 1, 2, 3, 4, 0].map((index) => ({ index, sweetId: 'a'.repeat(24) })) }],
    ['a name of 10,000 letters', { boxName: 'x'.repeat(10_000) }],
  ])('refuses %s with a sentence and keeps nothing', async (_, changes) => {
    const before = (await list(false)).length;
    const { status, data } = await add(changes);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(data.message).toMatch(/[a-z]/);
    expect((await list(false)).length).toBe(before);
  });

  it('goes by the prices of today', async () => {
    const { data } = await add({
      weight: 250,
      tempId: 1,
      boxName: 'Normal Box',
      sectionBoxName: 'normal_box',
      paymentHistory: [{ index: 0, sweetId: bench.goods.sweet }],
    });
    const before = (await read(data.cartId)).data.cartDetail.amount;
    const sweet = await readRecord(bench.shop.db, 'sweet', bench.goods.sweet);
    if (!sweet) throw new Error('the sweet is missing');
    await saveRecords(bench.shop.db, 'sweet', [{ id: sweet.id, record: { ...sweet, rate: sweet.rate * 2 } }]);
    expect((await read(data.cartId)).data.cartDetail.amount).toBeGreaterThan(before);
    await saveRecords(bench.shop.db, 'sweet', [{ id: sweet.id, record: sweet }]);
  });

  it('prices a box for anybody by the catalogue and stores nothing', async () => {
    const count = async () => (await bench.shop.db.selectFrom('cart').selectAll().execute()).length;
    const before = await count();
    const { status, data } = await bench.post('/api/user/calculate-price', undefined, {
      boxName: '4 Section in box',
      weight: 750,
      sweet: [{ index: 0, sweetId: bench.goods.sweet }],
      newObj: { index: 1, sweetId: bench.goods.sweet, amount: '1/400gm' },
    });
    expect(status).toBe(200);
    expect(data.amounts.slice(0, 2)).toEqual([234, 234]);
    expect(await count()).toBe(before);
  });

  describe('priced for a page of the earlier shop that is loaded again', () => {
    const price = (question: Record<string, unknown>) => bench.post('/api/user/calculate-price', undefined, question);
    const pick = (index: unknown) => ({ index, sweetId: bench.goods.sweet, id: 2, name: 'section_box4' });

    it('takes the pick of its address before the cart is there, by the type it begins with', async () => {
      const question = { boxName: 'Normal Box', weight: '750', sweet: [], newObj: pick(4) };
      expect(await price(question)).toMatchObject({
        status: 200,
        data: { amounts: [0, 0, 0, 0, 937], paymentHistory: [{ index: 4, sweetId: bench.goods.sweet }] },
      });
    });

    it.each(['Gift Box', '', undefined])('takes five sections for the type %j', async (boxName) => {
      const { data } = await price({ boxName, weight: '250', sweet: [pick(0)], newObj: {} });
      expect(data.amounts).toEqual([62, 0, 0, 0, 0]);
    });

    it('counts nothing for a sweet that is not sold any more', async () => {
      const sweet = [pick(0), { ...pick(2), sweetId: UNKNOWN }];
      expect(await price({ boxName: '3 Section in box', weight: '250', sweet, newObj: {} })).toMatchObject({
        status: 200,
        data: { amounts: [104, 0, 0, 0, 0], paymentHistory: [{ index: 0 }, { index: 2, sweetId: UNKNOWN, name: '' }] },
      });
    });

    it.each([undefined, null, ''])('counts nothing for a section whose sweet is %j', async (sweetId) => {
      const sweet = [pick(0), { index: 2, id: 2, sweetId }];
      expect(await price({ boxName: '3 Section in box', weight: '250', sweet, newObj: {} })).toMatchObject({
        status: 200,
        data: { amounts: [104, 0, 0, 0, 0], paymentHistory: [{ index: 0 }, { index: 2, sweetId: '', name: '' }] },
      });
    });

    it.each([5, -1, 'x'])('knows no section %j', async (index) => {
      expect(await price({ boxName: 'Normal Box', weight: '250', sweet: [], newObj: pick(index) })).toMatchObject({
        status: 400,
        data: { success: false, message: 'That section does not exist.' },
      });
    });
  });

  it('keeps the four products that a person looked at last, the latest first, each once', async () => {
    const looker = await bench.customer();
    const names = ['Ladoo', 'Barfi', 'Peda', 'Imarti', 'Jalebi'];
    const ids = await saveRecords(
      bench.shop.db,
      'sweet',
      names.map((name) => ({
        record: {
          name,
          image: 'sweets/x-1a2b3c4d.webp',
          rate: 500_00,
          category: 'Indian Sweets',
          type: 'Sweets',
        } as never,
      })),
    );
    const path = '/api/user/recent-view';
    const look = async (at: number, minutes: number): Promise<void> => {
      expect((await bench.post(path, looker, { userId: looker.id, fruitId: ids[at] })).status).toBe(200);
      // Each view in a minute of its own.
      await bench.shop.db
        .updateTable('recent_view')
        .set({ viewed_at: new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString() })
        .where('user_id', '=', looker.id)
        .where('product_id', '=', ids[at] ?? '')
        .execute();
    };
    const seen = async (): Promise<string[]> =>
      (await bench.get(`${path}/${looker.id}`, looker)).data.recentView.map(({ name }: { name: string }) => name);
    for (const at of [0, 1, 2, 3]) await look(at, at);
    expect(await seen()).toEqual(['Imarti', 'Peda', 'Barfi', 'Ladoo']);
    await look(0, 10);
    expect(await seen()).toEqual(['Ladoo', 'Imarti', 'Peda', 'Barfi']);
    await look(4, 20);
    expect(await seen()).toEqual(['Jalebi', 'Ladoo', 'Imarti', 'Peda']);
  });
});
