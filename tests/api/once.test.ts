import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY, MINUTE } from '#lib/time.ts';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { eraseOutdated } from '#domain/retention/retention.repo.ts';
import { startShop } from '#main';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { sharedWith } from '#tests/support/shares.ts';
import { pngOf } from '#tests/support/png.ts';

const guest = {
  name: 'Manjit Kaur',
  mobile: '9812345678',
  category: 'Family',
  addressChoice: 'address_myself',
  address: '4, Mall Road',
  pincode: '143001',
};
const contact = {
  firstName: 'Manjit',
  lastName: 'Kaur',
  email: 'manjit@example.in',
  mobile: '9812345678',
  message: 'Do you send to Leh?',
};

describe.each(engines)('a request with an Idempotency-Key, on %s', (engine) => {
  let bench: OrderBench;
  let planningId = '';
  let decorationId = '';
  let designerId = '';
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    const { db } = bench.shop;
    const items = [{ id: 'hall', text: 'Book the hall', daysBefore: 30 }];
    [planningId = ''] = await saveRecords(db, 'planning', [{ record: { category: 'Marriage', items } }]);
    [decorationId = ''] = await saveRecords(db, 'decoration', [
      { record: { name: 'Marigold', category: 'Mehndi', image: 'decorations/marigold.webp' } },
    ]);
    [designerId = ''] = await saveRecords(db, 'designer', [
      { record: { name: 'Lehenga', category: 'Bridge', image: 'designers/lehenga.webp' } },
    ]);
  });
  afterAll(() => bench.close());

  /** Posts with a key; a form with files goes as it is. */
  async function send(path: string, who: Customer | undefined, body: unknown, key: string, address = bench.url) {
    const form = body instanceof FormData;
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: {
        'idempotency-key': key,
        ...(who ? { authorization: `Bearer ${who.token}` } : {}),
        ...(form ? {} : { 'content-type': 'application/json' }),
      },
      body: form ? body : JSON.stringify(body),
    });
    const header = (name: string) => answer.headers.get(name);
    const text = await answer.text();
    return { status: answer.status, text, again: header('idempotent-replayed'), wait: header('retry-after') };
  }
  const count = async (
    table: 'enquiry' | 'cart' | 'gift' | 'guest' | 'guest_link' | 'order_draft' | 'share',
  ): Promise<number> =>
    Number(
      (
        await bench.shop.db
          .selectFrom(table as 'cart')
          .select(({ fn }) => fn.countAll().as('rows'))
          .executeTakeFirstOrThrow()
      ).rows,
    );
  /** Keys whose first request has no answer yet. */
  const open = () => bench.shop.db.selectFrom('idempotency').select('id').where('answer', 'is', null).execute();
  const design = (letter = 'a'): FormData => {
    const form = new FormData();
    const fields = {
      name: 'Manjit Kaur',
      mobile: '9812345678',
      price: '500',
      category: 'Wooden Box',
      description: `Two peacocks in gold, ${letter}.`,
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('image', new Blob([new Uint8Array(pngOf(8, 8))]), 'design.png');
    return form;
  };

  /** Every call that creates something, with what it sends twice; another body changes a word of it. */
  const creating: Record<
    string,
    { table: Parameters<typeof count>[0]; body(): unknown; other(): unknown; path?(who: Customer): Promise<string> }
  > = {
    '/createOrder': {
      table: 'order_draft',
      body: () => bench.sweetOrder(),
      other: () => bench.sweetOrder({ quantity: 2 }, 2549_00),
    },
    '/api/user/orders/{orderId}/rest': {
      table: 'order_draft',
      body: () => ({ amount: 62524_00 }),
      other: () => ({ amount: 1_00 }),
      path: async (who) => {
        const { data } = await bench.post('/createOrder', who, {
          ...bench.sweetOrder({ quantity: 100 }, 125049_00),
          advance: true,
        });
        const { orderId } = (await bench.post('/verifyOrder', who, bench.gateway.pay(data.id))).data;
        return `/api/user/orders/${orderId}/rest`;
      },
    },
    '/api/user/add-cart': {
      table: 'cart',
      body: () => ({ invitationId: bench.goods.invitation, weight: 500, tempId: 1, paymentHistory: [], status: true }),
      other: () => ({ invitationId: bench.goods.invitation, weight: 750, tempId: 1, paymentHistory: [], status: true }),
    },
    '/api/user/add-guest': { table: 'guest', body: () => guest, other: () => ({ ...guest, name: 'Simran Kaur' }) },
    '/api/user/import-guests': {
      table: 'guest',
      body: () => ({ guests: [{ row: 1, name: 'Manjit Kaur', mobile: '9812345679' }], replace: false }),
      other: () => ({ guests: [{ row: 1, name: 'Simran Kaur', mobile: '9812345679' }], replace: false }),
    },
    '/api/user/shagun-ledger': {
      table: 'gift',
      body: () => ({ name: 'Bua ji', amount: '5100', day: '2026-11-22' }),
      other: () => ({ name: 'Mama ji', amount: '5100', day: '2026-11-22' }),
    },
    '/api/user/shares': {
      table: 'share',
      body: () => ({ name: 'Rohan', mayWrite: true }),
      other: () => ({ name: 'Rohan', mayWrite: false }),
    },
    '/api/user/shared-lists/{id}/guests': {
      table: 'guest',
      body: () => ({ name: 'Manjit Kaur', mobile: '9812345678' }),
      other: () => ({ name: 'Simran Kaur', mobile: '9812345678' }),
      path: async (who) => `/api/user/shared-lists/${(await sharedWith(bench, who)).id}/guests`,
    },
    '/api/user/ask-guest/{id}': {
      table: 'guest_link',
      body: () => ({}),
      other: () => ({}),
      path: async (who) => `/api/user/ask-guest/${(await bench.guests(who, 1))[0]}`,
    },
    '/api/user/add-planning-help': {
      table: 'enquiry',
      body: () => ({ planningId }),
      other: () => ({ planningId: bench.goods.sweet }),
    },
    '/api/user/quote': {
      table: 'enquiry',
      body: () => ({ ...contact, decorationId }),
      other: () => ({ ...contact, decorationId, firstName: 'Simran' }),
    },
    '/api/user/designer-quote': {
      table: 'enquiry',
      body: () => ({ ...contact, designerId }),
      other: () => ({ ...contact, designerId, firstName: 'Simran' }),
    },
    '/api/user/contact-us-detail': {
      table: 'enquiry',
      body: () => contact,
      other: () => ({ ...contact, firstName: 'Simran' }),
    },
    '/api/user/customization-requests': {
      table: 'enquiry',
      body: () => ({ invitationId: bench.goods.invitation, mobile: '9812345678', message: 'In blue, please.' }),
      other: () => ({ invitationId: bench.goods.invitation, mobile: '9812345678', message: 'In green, please.' }),
    },
    '/api/user/upload-design-quote': { table: 'enquiry', body: () => design(), other: () => design('b') },
  };

  /** Calls of customers and guests that create nothing by being repeated, and why. */
  const harmless: Record<string, string> = {
    '/verifyOrder': 'one order by the payment',
    '/api/payments/webhook': 'one order by the payment',
    '/api/payments/return': 'one order by the payment',
    '/hooks/publish': 'the newest state of the catalogue',
    '/api/user/register': 'a code, one in thirty seconds',
    '/api/user/verify-otp': 'a session, for a code that is spent',
    '/api/user/google-login': 'a session',
    '/api/user/change-mobile': 'codes, one in thirty seconds',
    '/api/user/stop-mobile-change': 'the same end',
    '/api/user/sign-out': 'the same end',
    '/api/user/sign-out-everywhere': 'the same end',
    '/api/user/recent-view': 'the same place in the list',
    '/api/user/add-planning-history': 'the same ticks',
    '/api/user/clear-planning-history': 'the same ticks',
    '/api/user/guest-asked/{id}': 'the same mark',
    '/update-address-person': 'the same address, once',
    '/api/user/confirm-guests': 'the same mark',
    '/api/user/part-household': 'the same guests, each alone',
    '/api/user/tag-guests': 'the same tags',
    '/api/user/shagun-ledger/thanked': 'the same mark',
    '/api/user/family-link': 'one link of a family, a new one in the place of the old',
    '/api/user/newcomers': 'each newcomer once',
    '/api/user/orders/{orderId}/address': 'the same address, once',
    '/api/user/orders/{orderId}/late-homes': 'the same end of waiting, once',
    '/api/user/orders/{orderId}/bought-twice': 'the same boxes, given back once',
    '/api/user/guest-erase': 'the same end',
    '/api/user/guest-page': 'a question',
    '/api/user/family-request': 'a question',
    '/api/user/address-request': 'a question',
    '/api/user/calculate-price': 'a question',
    '/api/pincodes': 'a question',
    '/api/reach': 'a question',
    '/api/delivery-plan': 'a question',
    '/api/box-ideas': 'a question',
    '/api/address-doubt': 'a question',
  };

  it('is offered by every call that creates something: a new POST needs a row', async () => {
    const { paths } = (await bench.get('/api/openapi.json')).data as { paths: Record<string, object> };
    const posts = Object.entries(paths)
      .filter(([path, methods]) => 'post' in methods && !/^\/(?:test-gateway|api\/staff)\//.test(path))
      .map(([path]) => path);
    expect(posts.sort()).toEqual([...Object.keys(creating), ...Object.keys(harmless)].sort());
  });

  it.each(Object.keys(creating))(
    '%s creates once, however often it is sent, and refuses another body',
    async (call) => {
      const { table, body, other, path } = creating[call] ?? expect.fail();
      const who = await bench.customer();
      const where = (await path?.(who)) ?? call;
      const before = await count(table);
      const key = randomUUID();
      const [first, ...rest] = await Promise.all(Array.from({ length: 4 }, () => send(where, who, body(), key)));
      const later = await send(where, who, body(), key);
      for (const answer of [...rest, later]) expect([answer.status, answer.text]).toEqual([first?.status, first?.text]);
      expect(first?.status).toBeLessThan(300);
      expect(later.again).toBe('true');
      expect(await count(table)).toBe(before + 1);
      if (path) return;
      const wrong = await send(where, who, other(), key);
      expect([wrong.status, JSON.parse(wrong.text).message]).toEqual([422, expect.stringContaining('another request')]);
      expect(await count(table)).toBe(before + 1);
    },
  );

  it('is the same request in another process of the shop', async () => {
    const { shop, url, close } = await startShop({ ...bench.shop.config, port: 0 }, { payments: bench.gateway });
    const before = await count('enquiry');
    const key = randomUUID();
    const answers = await Promise.all(
      [bench.url, url, bench.url, url].map((where) =>
        send('/api/user/contact-us-detail', undefined, contact, key, where),
      ),
    );
    await close();
    expect(shop.db).not.toBe(bench.shop.db);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await count('enquiry')).toBe(before + 1);
  });

  it("is nobody else's: the same key of another person is another request", async () => {
    const [one, other] = [await bench.customer(), await bench.customer()];
    const key = randomUUID();
    const [mine, theirs] = [
      await send('/api/user/add-guest', one, guest, key),
      await send('/api/user/add-guest', other, guest, key),
    ];
    expect([mine.status, theirs.status, theirs.again]).toEqual([200, 200, null]);
    expect(theirs.text).not.toBe(mine.text);
  });

  it('that was refused may be made again', async () => {
    const who = await bench.customer();
    const key = randomUUID();
    bench.gateway.away = true;
    expect(await send('/createOrder', who, bench.sweetOrder(), key)).toMatchObject({ status: 503, wait: '10' });
    bench.gateway.away = false;
    expect((await send('/createOrder', who, bench.sweetOrder(), key)).status).toBe(200);
  });

  it('keeps nobody for longer than 18 s, and hands the answer to whoever asks again', async () => {
    const who = await bench.customer();
    const key = randomUUID();
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const { gateway } = bench;
    const create = gateway.createOrder.bind(gateway);
    vi.spyOn(gateway, 'createOrder').mockImplementationOnce(async (...order) => {
      asked.resolve();
      await promise;
      return create(...order);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = send('/createOrder', who, bench.sweetOrder(), key);
    await asked.promise;
    await vi.advanceTimersByTimeAsync(18_000);
    vi.useRealTimers();
    expect(await first).toMatchObject({
      status: 503,
      wait: '10',
      text: expect.stringContaining('do not know whether this was saved'),
    });
    answer();
    expect(await send('/createOrder', who, bench.sweetOrder(), key)).toMatchObject({ status: 200 });
  });

  it('waits for the first, and says so when nobody knows how that ended', async () => {
    const who = await bench.customer();
    const key = randomUUID();
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    bench.gateway.slow = promise;
    const first = send('/createOrder', who, bench.sweetOrder(), key);
    await expect.poll(async () => (await open()).length).toBeGreaterThan(0);
    // The process that worked on it was gone two minutes ago.
    bench.clock.offset += 3 * MINUTE;
    const lost = await send('/createOrder', who, bench.sweetOrder(), key);
    expect(lost.status).toBe(409);
    expect(JSON.parse(lost.text)).toMatchObject({
      message: expect.stringContaining('Please check'),
      firstTry: 'unknown',
    });
    answer();
    expect((await first).status).toBe(200);
    const later = await send('/createOrder', who, bench.sweetOrder(), key);
    expect([later.status, later.text]).toEqual([200, (await first).text]);
    bench.gateway.slow = Promise.resolve();
  });

  it.each(['short', 'with blanks in between, and long', 'x'.repeat(129)])('is refused by the key %j', async (key) => {
    const { status, text } = await send('/api/user/contact-us-detail', undefined, contact, key);
    expect([status, JSON.parse(text).message]).toEqual([400, expect.stringContaining('16 to 128')]);
  });

  it('is forgotten after a day, and tells nobody what was sent or answered meanwhile', async () => {
    const key = randomUUID();
    await send('/api/user/contact-us-detail', undefined, contact, key);
    const kept = async () => bench.shop.db.selectFrom('idempotency').selectAll().execute();
    const text = JSON.stringify(await kept());
    for (const word of [key, contact.mobile, contact.message, 'successfully_add']) expect(text).not.toContain(word);
    bench.clock.offset += DAY + MINUTE;
    const again = await send('/api/user/contact-us-detail', undefined, contact, key);
    expect([again.status, again.again]).toEqual([200, null]);
    await eraseOutdated(bench.shop);
    expect(await kept()).toHaveLength(1);
    bench.clock.offset += DAY + MINUTE;
    await eraseOutdated(bench.shop);
    expect(await kept()).toEqual([]);
  });
});
