import sharp from 'sharp';
import { MINUTE } from '#lib/time.ts';
import { freshMobile, type OrderBench } from '#tests/support/order-bench.ts';
import { BOX, given, type OwnThings } from '#tests/support/own-things.ts';

/** How a guarded call is made on what a customer has. */
export interface OwnCall {
  path?: (her: OwnThings) => string;
  body?: (her: OwnThings, bench: OrderBench) => unknown;
  /** True for a call that names nobody: a stranger is answered about himself. */
  namesNobody?: boolean;
  /** How long, in ms, the owner waits first: an account stays while a payment is not settled. */
  waits?: number;
  /** Status that a stranger gets, where that is not 403 or 404. */
  refuses?: number;
  /** What its owner gets where there is nothing to do; 200 without it. */
  answers?: number;
}

/** Returns the statuses that a stranger may get. */
export const strangerGets = ({ refuses, namesNobody }: OwnCall): number[] =>
  refuses ? [refuses] : namesNobody ? [200] : [403, 404];

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
const ofHer = (path: string) => (her: OwnThings) => path.replace(':userId', her.id);
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
const ticks = ({ id, planning }: OwnThings) => ({ userId: id, planning: [{ planningId: planning, checked: [0] }] });

/** Every call of customers, by its name in the description of the API. */
export const ownCalls: Record<string, OwnCall> = {
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
