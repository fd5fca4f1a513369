import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { keepToken } from '#domain/staff/staff.repo.ts';
import { newId } from '#lib/ids.ts';
import { MINUTE } from '#lib/time.ts';
import { Tokens } from '#server/http/auth.ts';
import { type Engine, engines } from '#tests/support/engines.ts';
import { startPlaces } from '#tests/support/places.ts';
import { type Customer, freshMobile, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { sharedWith } from '#tests/support/shares.ts';

/** Stands in everything that belongs to a person, so that no answer shows any of it unnoticed. */
const SECRET = 'Secretgarden Lane';
const BOX = 1236_00;

/** What Anita has in the shop. */
interface Belongings {
  id: string;
  guest: string;
  otherGuest: string;
  share: string;
  cart: string;
  itemOrder: string;
  boxOrder: string;
  /** An order that was begun and not paid yet. */
  begun: string;
  /** An order of which an advance was paid. */
  advanced: string;
  planning: string;
  /** A line of the ledger. */
  gift: string;
  /** A device on which she is signed in. */
  session: string;
}

/** How a guarded call is made on what belongs to Anita. */
interface Row {
  path?: (her: Belongings) => string;
  body?: (her: Belongings, bench: OrderBench) => unknown;
  /** True for a call that names nobody: a stranger is answered about himself. */
  namesNobody?: boolean;
  /** How long, in ms, the owner waits first: an account stays while a payment is not settled. */
  waits?: number;
  /** What a stranger gets, where that is not 403 or 404. */
  refuses?: number;
  /** What its owner gets where there is nothing to do; 200 without it. */
  answers?: number;
}

const strangerGets = ({ refuses, namesNobody }: Row): number[] =>
  refuses ? [refuses] : namesNobody ? [200] : [403, 404];

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
const ofHer = (path: string) => (her: Belongings) => path.replace(':userId', her.id);
const guest = {
  name: 'Changed Name',
  mobile: '9812345678',
  guestNo: '2',
  email: 'a@example.in',
  category: 'Family',
  addressChoice: 'address_myself',
  address: 'Elsewhere 1',
  pincode: '560001',
};
const given = { name: 'Changed Name', amount: '501', what: '', day: '2026-11-22', note: '' };
const ticks = ({ id, planning }: Belongings) => ({ userId: id, planning: [{ planningId: planning, checked: [0] }] });

/** Every call that is not public. */
const rows: Record<string, Row> = {
  'GET /api/user/data/{userId}': { path: ofHer('/api/user/data/:userId') },
  'PATCH /api/user/update': {
    body: ({ id }) => ({
      _id: id,
      name: 'Changed Name',
      address: 'Elsewhere 1',
      addressBy: 'custom',
      pincode: '560001',
    }),
  },
  'POST /api/user/change-mobile': {
    body: () => ({ mobile: freshMobile(9_600_000_000) }),
    namesNobody: true,
  },
  'GET /api/user/access': { namesNobody: true },
  'DELETE /api/user/sessions/{sessionId}': { path: ({ session }) => `/api/user/sessions/${session}` },
  'POST /api/user/sign-out': { namesNobody: true },
  'POST /api/user/stop-mobile-change': {},
  'GET /api/user/my-data': { namesNobody: true },
  'POST /api/user/sign-out-everywhere': { namesNobody: true },
  'DELETE /api/user/account': { namesNobody: true, waits: 31 * MINUTE },
  'POST /api/user/add-cart': {
    body: ({ id }, { goods }) => ({
      userId: id,
      invitationId: goods.invitation,
      weight: 500,
      tempId: 1,
      paymentHistory: [],
      status: false,
    }),
  },
  'GET /api/user/guest-reach': { namesNobody: true },
  'GET /api/user/get-cart/{userId}': { path: ofHer('/api/user/get-cart/:userId?status=true') },
  'GET /api/user/cart-details-id/{id}': { path: ({ cart }) => `/api/user/cart-details-id/${cart}` },
  'PATCH /api/user/update-cart/{id}': {
    path: ({ cart }) => `/api/user/update-cart/${cart}`,
    body: () => ({ weight: 500, status: false }),
  },
  'DELETE /api/user/delete-cart/{id}': { path: ({ cart }) => `/api/user/delete-cart/${cart}` },
  'GET /api/user/guest-list/{userId}': { path: ofHer('/api/user/guest-list/:userId') },
  'POST /api/user/add-guest': { body: ({ id }) => ({ ...guest, userId: id }) },
  'PATCH /api/user/edit-guest': { body: (her) => ({ ...guest, _id: her.guest }) },
  'DELETE /api/user/delete-guest/{id}': { path: (her) => `/api/user/delete-guest/${her.guest}` },
  'POST /api/user/import-guests': {
    body: () => ({ guests: [{ row: 1, name: 'Manjit Kaur', mobile: '9812345679' }], replace: true }),
    namesNobody: true,
  },
  'POST /api/user/ask-guest/{id}': { path: (her) => `/api/user/ask-guest/${her.guest}`, body: () => ({}) },
  'POST /api/user/guest-asked/{id}': { path: (her) => `/api/user/guest-asked/${her.guest}`, body: () => ({}) },
  'POST /api/user/confirm-guests': { body: (her) => ({ guests: [{ _id: her.guest, revision: 0 }] }) },
  'PUT /api/user/household': {
    body: (her) => ({
      members: [her.guest, her.otherGuest].map((_id) => ({ _id, revision: 0 })),
      name: 'Verma family',
      contact: her.guest,
      addressOf: her.guest,
    }),
  },
  'POST /api/user/part-household': { body: (her) => ({ guests: [her.guest] }) },
  'POST /api/user/tag-guests': { body: (her) => ({ guests: [her.guest], side: 'bride' }) },
  'DELETE /api/user/ask-guest/{id}': { path: (her) => `/api/user/ask-guest/${her.guest}` },
  'GET /api/user/shares': { namesNobody: true },
  'POST /api/user/shares': { body: () => ({ name: 'Rohan', mayWrite: true }), namesNobody: true },
  'DELETE /api/user/shares/{id}': { path: ({ share }) => `/api/user/shares/${share}` },
  // Her list is open to her brother alone, and not to herself by the link: tests/api/sharing.test.ts looks at him.
  'GET /api/user/shared-lists': { namesNobody: true },
  'PUT /api/user/shared-lists': { body: () => ({ t: 'a-secret-of-no-link-at-all' }), refuses: 410, answers: 410 },
  'GET /api/user/shared-lists/{id}': { path: ({ share }) => `/api/user/shared-lists/${share}`, answers: 404 },
  'POST /api/user/shared-lists/{id}/guests': {
    path: ({ share }) => `/api/user/shared-lists/${share}/guests`,
    body: () => ({ name: 'Manjit Kaur', mobile: '9812345671' }),
    answers: 404,
  },
  'PATCH /api/user/shared-lists/{id}/guests': {
    path: ({ share }) => `/api/user/shared-lists/${share}/guests`,
    body: (her) => ({ _id: her.guest, revision: 0, address: 'Elsewhere 1', pincode: '560001' }),
    answers: 404,
  },
  'GET /api/user/celebration': { namesNobody: true },
  'PUT /api/user/celebration': { body: () => ({ event: 'Wedding', revision: 0 }), namesNobody: true },
  'GET /api/user/corrected-homes': { namesNobody: true },
  'POST /api/user/orders/{orderId}/address': {
    path: ({ boxOrder }) => `/api/user/orders/${boxOrder}/address`,
    body: () => ({ position: 0, address: '12 New Lane, Guwahati', pincode: '781001' }),
    // No guest of hers has corrected anything, which she alone is told.
    answers: 409,
  },
  'GET /api/user/family-link': { namesNobody: true },
  'POST /api/user/family-link': { body: () => ({}), namesNobody: true },
  'DELETE /api/user/family-link': { namesNobody: true },
  'POST /api/user/newcomers': {
    body: (her) => ({ take: true, newcomers: [{ _id: her.guest, revision: 0 }] }),
    namesNobody: true,
  },
  'GET /api/user/address-suggestions': {
    path: () => '/api/user/address-suggestions?q=House&session=0b9f8a52-6f6e-4a57-9d3c-3c0f2f6f6a10',
    namesNobody: true,
  },
  'GET /api/user/address-suggestions/{id}': {
    path: () => '/api/user/address-suggestions/place-1?session=0b9f8a52-6f6e-4a57-9d3c-3c0f2f6f6a10',
    namesNobody: true,
  },
  'POST /createOrder': {
    body: (her, bench) => bench.invitationOrder([{ guestId: her.guest, quantity: 2 }], 2 * BOX + 2 * 49_00),
    // Somebody else's guest is told like one who was deleted.
    refuses: 409,
  },
  'POST /api/user/orders/{orderId}/rest': {
    path: ({ advanced }) => `/api/user/orders/${advanced}/rest`,
    body: () => ({ amount: 62524_00 }),
  },
  'GET /api/user/samples': { namesNobody: true },
  'GET /api/user/orders/{orderId}/late-homes': { path: ({ boxOrder }) => `/api/user/orders/${boxOrder}/late-homes` },
  'POST /api/user/orders/{orderId}/late-homes': {
    path: ({ boxOrder }) => `/api/user/orders/${boxOrder}/late-homes`,
    body: () => ({ way: 'own', positions: [0] }),
    // None of her homes waits, which she alone is told.
    answers: 409,
  },
  'GET /api/user/homes-with-boxes': { namesNobody: true },
  'GET /api/user/orders/{orderId}/bought-twice': {
    path: ({ boxOrder }) => `/api/user/orders/${boxOrder}/bought-twice`,
  },
  'POST /api/user/orders/{orderId}/bought-twice': {
    path: ({ boxOrder }) => `/api/user/orders/${boxOrder}/bought-twice`,
  },
  'GET /api/user/orders/{orderId}/waves': { path: ({ boxOrder }) => `/api/user/orders/${boxOrder}/waves` },
  'POST /verifyOrder': { body: ({ begun }, { gateway }) => gateway.pay(begun) },
  'GET /api/user/order-status/{gatewayOrderId}': { path: ({ begun }) => `/api/user/order-status/${begun}` },
  'GET /api/user/payment-history/{userId}': { path: ofHer('/api/user/payment-history/:userId') },
  'GET /api/user/payment-data/{id}': { path: ({ boxOrder }) => `/api/user/payment-data/${boxOrder}` },
  'GET /api/user/sweet-history/{id}': { path: ({ itemOrder }) => `/api/user/sweet-history/${itemOrder}` },
  'GET /api/user/box-progress': { namesNobody: true },
  'GET /api/user/planning_list': { namesNobody: true },
  'GET /api/user/planning_list/{userId}': { path: ofHer('/api/user/planning_list/:userId') },
  'GET /api/user/event-list/{userId}': { path: ofHer('/api/user/event-list/:userId') },
  'POST /api/user/add-planning-history': { body: ticks },
  'POST /api/user/clear-planning-history': { body: ticks },
  'POST /api/user/add-planning-help': { body: ({ id, planning }) => ({ userId: id, planningId: planning }) },
  'GET /api/user/shagun-ledger': { namesNobody: true },
  'POST /api/user/shagun-ledger': { body: () => given, namesNobody: true },
  'POST /api/user/shagun-ledger/thanked': { body: ({ gift }) => ({ ids: [gift], thanked: true }), namesNobody: true },
  'PUT /api/user/shagun-ledger/{id}': {
    path: ({ gift }) => `/api/user/shagun-ledger/${gift}`,
    body: () => ({ ...given, revision: 1 }),
  },
  'DELETE /api/user/shagun-ledger/{id}': { path: ({ gift }) => `/api/user/shagun-ledger/${gift}` },
  'GET /api/user/recent-view/{userId}': { path: ofHer('/api/user/recent-view/:userId') },
  'POST /api/user/recent-view': { body: ({ id }, { goods }) => ({ userId: id, fruitId: goods.dryFruit }) },
  'POST /api/user/upload-design-quote': {
    body: async ({ id }) => {
      const form = new FormData();
      const fields = {
        userId: id,
        name: 'Anita Rani',
        mobile: '9812345678',
        price: '500',
        category: 'Wooden Box',
        description: 'Two peacocks in gold.',
      };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('image', new File([new Uint8Array(await picture())], 'design.png', { type: 'image/png' }));
      return form;
    },
  },
};

/** What anybody may call, or nobody as a customer; a new call must be put here or above. */
const open = [
  'sweets_list sweet/{id} first-sweet-categroy-wise dry_fruit_list dry_fruit/{id} invitation_list invitation/{id} first-invitation-categroy-wise',
  'decoration_list designers_list best-seller banner_list ads_list about_list review_list planning-lists privacy-policy shipping payment-refund term-condition settings shop',
]
  .flatMap((line) => line.split(' '))
  .map((path) => `GET /api/user/${path}`)
  .concat(
    'register verify-otp google-login calculate-price address-request quote designer-quote contact-us-detail customization-requests'
      .split(' ')
      .map((path) => `POST /api/user/${path}`),
    // Opened by the secret of a link, and by the provider's signature.
    'PATCH /api/user/update-address-person',
    ...['guest-page', 'guest-erase', 'family-request'].map((path) => `POST /api/user/${path}`),
    ...['guest-answer', 'guest-arrived', 'add-myself'].map((path) => `PUT /api/user/${path}`),
    'POST /api/payments/webhook',
    'POST /api/payments/return',
    'POST /hooks/publish',
    'GET /api/catalogue-version',
    'GET /api/catalogue-changes/{kind}',
    'GET /api/pincode/{pincode}',
    'POST /api/pincodes',
    'POST /api/reach',
    'GET /api/arrival/{pincode}',
    'POST /api/delivery-plan',
    'POST /api/box-ideas',
  );

describe.each(engines)('what belongs to a customer, on %s', (engine: Engine) => {
  let bench: OrderBench;
  let planning: string;
  let places: Awaited<ReturnType<typeof startPlaces>>;
  beforeAll(async () => {
    places = await startPlaces();
    bench = await startOrderBench(engine, { config: { places: places.settings } });
    [planning = ''] = await saveRecords(bench.shop.db, 'planning', [
      { record: { category: 'Marriage', items: [{ id: 'a', text: 'Book venue', daysBefore: null }] } },
    ]);
  });
  afterAll(async () => {
    await bench.close();
    await places.close();
  });

  /** Gives a new customer one of everything; her address, her guest's and her orders hold the secret. */
  async function settle(): Promise<{ anita: Customer; her: Belongings }> {
    const anita = await bench.customer({ name: 'Anita', address: SECRET });
    const [one = '', otherGuest = ''] = await bench.guests(anita, 2, { address: SECRET });
    const post = async (path: string, body: unknown) => {
      const answer = await bench.post(path, anita, body);
      expect(answer.status).toBeLessThan(300);
      return answer.data;
    };
    const delivery = { name: 'Anita Rani', address: SECRET, pincode: '143001', mobile: '9876543210' };
    const pay = async (id: string): Promise<string> => (await post('/verifyOrder', bench.gateway.pay(id))).orderId;
    const cart = await bench.cart(anita);
    const itemOrder = await pay((await post('/createOrder', bench.sweetOrder({ delivery }))).id);
    const boxOrder = await pay(
      (await post('/createOrder', bench.invitationOrder([{ guestId: one, quantity: 1 }], BOX + 49_00))).id,
    );
    const begun = (await post('/createOrder', bench.sweetOrder({ delivery, quantity: 2 }, 2549_00))).id;
    const large = { ...bench.sweetOrder({ delivery, quantity: 100 }, 125049_00), advance: true };
    const advanced = await pay((await post('/createOrder', large)).id);
    await post(`/api/user/ask-guest/${one}`, {});
    await post('/api/user/recent-view', { fruitId: bench.goods.sweet });
    await post('/api/user/add-planning-history', { planning: [{ planningId: planning, checked: [0] }] });
    const { gift } = await post('/api/user/shagun-ledger', { ...given, name: SECRET, guestId: one });
    // Her brother opened it.
    const { share } = await sharedWith(bench, await bench.customer({ name: 'Rohan' }), { family: anita });
    const [session, at] = [newId(), new Date(bench.shop.now()).toISOString()];
    const { db } = bench.shop;
    await db
      .insertInto('user_session')
      .values({ id: session, user_id: anita.id, device: SECRET, created_at: at, seen_at: at })
      .execute();
    await db
      .insertInto('mobile_change')
      .values({ user_id: anita.id, mobile: '9812345670', asked_at: at, due_at: at })
      .execute();
    const things = {
      guest: one,
      otherGuest,
      share,
      cart,
      itemOrder,
      boxOrder,
      begun,
      advanced,
      planning,
      gift: gift._id,
      session,
    };
    return { anita, her: { id: anita.id, ...things } };
  }

  /** Returns everything the shop holds of a person. */
  async function held({ id }: Belongings): Promise<string> {
    const { db } = bench.shop;
    const own = [
      'cart',
      'guest',
      'recent_view',
      'planning_tick',
      'gift',
      'enquiry',
      'order_draft',
      'order',
      'celebration',
      'family_link',
      'newcomer',
      'user_session',
      'mobile_change',
      'share',
      'list_change',
    ] as const;
    const guests = db.selectFrom('guest').select('id').where('user_id', '=', id);
    // PostgreSQL gives the same rows now in this order, now in that one.
    const texts = (list: readonly object[]): string[] => list.map((row) => JSON.stringify(row)).sort();
    const found = [
      await db.selectFrom('user').selectAll().where('id', '=', id).execute(),
      ...(await Promise.all(
        own.map((table) =>
          db
            .selectFrom(table as 'cart')
            .selectAll()
            .where('user_id', '=', id)
            .execute(),
        ),
      )),
      await db.selectFrom('guest_link').selectAll().where('guest_id', 'in', guests).execute(),
      await db.selectFrom('order_recipient').selectAll().where('guest_id', 'in', guests).execute(),
    ];
    return JSON.stringify(found.map((list) => texts(list)));
  }

  /** Makes a row's request with any value of the header that says who calls. */
  async function send(
    call: string,
    row: Row,
    her: Belongings,
    authorization?: string,
  ): Promise<{ status: number; text: string }> {
    const [method = '', pattern = ''] = call.split(' ');
    const body = await row.body?.(her, bench);
    const form = body instanceof FormData;
    const answer = await fetch(bench.url + (row.path?.(her) ?? pattern), {
      method,
      headers: {
        ...(authorization === undefined ? {} : { authorization }),
        ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  }

  it('is covered here call by call: a new call needs a row', async () => {
    const { paths } = (await bench.get('/api/openapi.json')).data as { paths: Record<string, object> };
    const served = Object.entries(paths)
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
      // The payment provider's stand-in, which only a demonstration has, and the staff's calls, which have a table of their own.
      .filter((call) => !/ \/(?:test-gateway|api\/staff)\//.test(call));
    expect(served.sort()).toEqual([...Object.keys(rows), ...open].sort());
  });

  describe.each(Object.entries(rows))('%s', (call, row) => {
    let anita: Customer;
    let her: Belongings;
    beforeAll(async () => {
      ({ anita, her } = await settle());
    });

    it('asks who is there', async () => {
      const { tokens } = bench.shop;
      const wrong = [
        undefined,
        '',
        'Bearer garbled',
        anita.token,
        `Basic ${anita.token}`,
        `Bearer ${anita.token.slice(0, -4)}AAAA`,
        `Bearer ${await tokens.sign(anita.id, 0, '-1s')}`,
        `Bearer ${await keepToken(bench.shop.db, { name: 'a test', role: 'owner', life: 5 * MINUTE }, Date.now())}`,
        `Bearer ${await tokens.sign(anita.id, 1)}`,
        `Bearer ${await tokens.sign(newId(), 0)}`,
        `Bearer ${await new Tokens(['the secret of another shop, long enough']).sign(anita.id, 0)}`,
      ];
      const before = await held(her);
      for (const authorization of wrong) {
        const { status, text } = await send(call, row, her, authorization);
        expect(status).toBe(401);
        expect(text).not.toContain(SECRET);
      }
      expect(await held(her)).toBe(before);
    });

    it("neither shows nor changes what is somebody else's", async () => {
      const stranger = await bench.customer({ name: 'Mallory', address: 'Elsewhere 1' });
      const before = await held(her);
      const { status, text } = await send(call, row, her, `Bearer ${stranger.token}`);
      expect(strangerGets(row)).toContain(status);
      expect(text).not.toContain(SECRET);
      expect(await held(her)).toBe(before);
    });

    it('answers its owner', async () => {
      bench.clock.offset += row.waits ?? 0;
      const { status, text } = await send(call, row, her, `Bearer ${anita.token}`);
      expect(text).not.toContain('went wrong');
      expect(status).toBe(row.answers ?? 200);
    });
  });

  // What a relative may do with a list stands in sharing.test.ts; with the own account goes the own way into it.
  const closed = Object.entries(rows).filter(
    ([call]) => !call.includes('/shared-lists') && call !== 'DELETE /api/user/account',
  );
  describe('a relative who sees the list', () => {
    /** Returns a family and a relative of hers. */
    async function related(): Promise<{ her: Belongings; relative: Customer }> {
      const { anita, her } = await settle();
      const relative = await bench.customer({ name: 'Rohan', address: 'Elsewhere 1' });
      await sharedWith(bench, relative, { family: anita });
      return { her, relative };
    }
    let family: Awaited<ReturnType<typeof related>>;
    beforeAll(async () => {
      family = await related();
    });

    it.each(closed)('is kept out of %s', async (call, row) => {
      // What answers a relative about themselves may change or end their own account.
      const { her, relative } = row.namesNobody ? await related() : family;
      const before = await held(her);
      const { status, text } = await send(call, row, her, `Bearer ${relative.token}`);
      expect(strangerGets(row)).toContain(status);
      expect(text).not.toContain(SECRET);
      expect(await held(her)).toBe(before);
    });
  });

  it('does not open to an id that belongs to another kind of thing, nor to one that is no id', async () => {
    const { anita, her } = await settle();
    const paths = ['cart-details-id', 'payment-data', 'sweet-history'];
    for (const path of paths) {
      for (const id of [her.guest, newId(), 'x', '..%2f..%2fetc', '0', 'F'.repeat(24), '%00']) {
        expect([400, 404]).toContain((await bench.get(`/api/user/${path}/${id}`, anita)).status);
      }
    }
  });
});
