import { createHmac } from 'node:crypto';
import { newId } from '#lib/ids.ts';
import { SHARED } from '#tests/attack/intruders/settle-people.ts';
import type { Things } from '#tests/attack/intruders/belongings.ts';
import type { OrderBench } from '#tests/support/order-bench.ts';
import { type OwnCall, ownCalls } from '#tests/support/own-calls.ts';
import { BOX, given, HOME } from '#tests/support/own-things.ts';

/** Request that a person makes on what is their own. */
export interface OwnTry {
  /** Method and path of the call, as in `GET /api/user/data/:userId`. */
  call: string;
  /** True for a call by the secret of a link, without a session. */
  byLink: boolean;
  /** Time in ms for which the shop's clock is ahead. */
  waits: number;
  path(things: Things): string;
  body?(things: Things, bench: OrderBench): unknown;
}

interface More {
  path?: (things: Things) => string;
  body?: (things: Things, bench: OrderBench) => unknown;
}

const to = (guestId: string, quantity = 1) => ({ guestId, quantity });
const address = { address: 'New Lane 5', pincode: '143001' };
const guest = { name: 'Changed Name', mobile: '9812345670', addressChoice: 'address_myself', ...address };
const link = ({ guestMobile, guestLink }: Things) => ({ mobile: guestMobile, t: guestLink });

/** Further requests to calls of customers: other states, and every optional id. */
const more: [call: string, request: More][] = [
  ['GET /api/user/get-cart/:userId', { path: ({ id }) => `/api/user/get-cart/${id}?status=false` }],
  ['GET /api/user/guest-list/:userId', { path: ({ id }) => `/api/user/guest-list/${id}?q=a` }],
  ['GET /api/user/payment-history/:userId', { path: ({ id }) => `/api/user/payment-history/${id}?q=a&brief=true` }],
  ['GET /api/user/payment-history/:userId', { path: ({ id }) => `/api/user/payment-history/${id}?brief=true` }],
  [
    'PATCH /api/user/update-cart/:id',
    {
      path: (own) => `/api/user/update-cart/${own.heldCart}`,
      body: (_own, { goods }) => ({ sections: [{ index: 0, sweetId: goods.sweet }], revision: 0, status: true }),
    },
  ],
  ['DELETE /api/user/delete-cart/:id', { path: (own) => `/api/user/delete-cart/${own.heldCart}` }],
  [
    'POST /api/user/import-guests',
    { body: (own) => ({ guests: [{ row: 1, name: 'New Name', mobile: own.guestMobile, ...address }], replace: true }) },
  ],
  ['POST /api/user/add-guest', { body: (own) => ({ ...guest, mobile: own.newcomerMobile, userId: own.id }) }],
  ['POST /api/user/add-guest', { body: () => guest }],
  ['POST /api/user/add-guest', { body: (own) => ({ ...guest, mobile: own.guestMobile }) }],
  ['PATCH /api/user/edit-guest', { body: (own) => ({ _id: own.guest, revision: 0, name: 'Changed Name' }) }],
  ['PATCH /api/user/edit-guest', { body: (own) => ({ _id: own.otherGuest, mobile: own.newcomerMobile, ...address }) }],
  ['DELETE /api/user/delete-guest/:id', { path: (own) => `/api/user/delete-guest/${own.otherGuest}` }],
  [
    'POST /api/user/confirm-guests',
    {
      body: (own) => ({
        guests: [
          { _id: own.unconfirmed, revision: 0 },
          { _id: own.guest, revision: 0 },
        ],
      }),
    },
  ],
  [
    'PUT /api/user/household',
    {
      body: (own) => ({
        members: [
          { _id: own.guest, revision: 0 },
          { _id: own.unconfirmed, revision: 0 },
        ],
        name: 'New family',
        contact: own.guest,
        addressOf: own.unconfirmed,
      }),
    },
  ],
  ['POST /api/user/part-household', { body: (own) => ({ guests: [own.otherGuest, own.wife] }) }],
  [
    'POST /api/user/tag-guests',
    { body: (own) => ({ guests: [own.guest, own.wife], add: ['Sangeet'], side: 'groom' }) },
  ],
  [
    'POST /api/user/newcomers',
    { body: (own) => ({ take: true, newcomers: [{ _id: own.knownNewcomer, revision: 0 }] }) },
  ],
  [
    'POST /api/user/import-guests',
    { body: () => ({ guests: [{ row: 1, name: 'New Name', mobile: SHARED, ...address }], replace: true }) },
  ],
  ['POST /api/user/newcomers', { body: (own) => ({ take: true, newcomers: [{ _id: own.newcomer, revision: 0 }] }) }],
  ['POST /api/user/newcomers', { body: (own) => ({ take: false, newcomers: [{ _id: own.newcomer, revision: 0 }] }) }],
  ['POST /api/user/family-link', { body: () => ({ renew: true }) }],
  ['PUT /api/user/celebration', { body: () => ({ couple: 'Two', event: 'Wedding', revision: 1 }) }],
  ['PUT /api/user/shared-lists', { body: (own) => ({ t: own.offer }) }],
  ['GET /api/user/shared-lists/:id', { path: (own) => `/api/user/shared-lists/${own.lent}` }],
  ['GET /api/user/shared-lists/:id', { path: (own) => `/api/user/shared-lists/${own.readable}` }],
  [
    'POST /api/user/shared-lists/:id/guests',
    { path: (own) => `/api/user/shared-lists/${own.lent}/guests`, body: () => guest },
  ],
  [
    'PATCH /api/user/shared-lists/:id/guests',
    {
      path: (own) => `/api/user/shared-lists/${own.lent}/guests`,
      body: (own) => ({ _id: own.lentGuest, revision: 0, ...address }),
    },
  ],
  ['POST /api/user/shagun-ledger', { body: (own) => ({ ...given, guestId: own.guest }) }],
  [
    'PUT /api/user/shagun-ledger/:id',
    {
      path: (own) => `/api/user/shagun-ledger/${own.gift}`,
      body: (own) => ({ ...given, guestId: own.guest, revision: 1 }),
    },
  ],
  ['POST /api/user/shagun-ledger/thanked', { body: (own) => ({ ids: [own.gift, newId()], thanked: true }) }],
  ['POST /api/user/recent-view', { body: (own, { goods }) => ({ userId: own.id, fruitId: goods.sweet }) }],
  [
    'POST /api/user/add-planning-history',
    { body: (own) => ({ userId: own.id, planning: [{ planningId: own.planning, ticked: [], unticked: ['a'] }] }) },
  ],
  ['POST /createOrder', { body: (_own, bench) => bench.sweetOrder({ quantity: 4 }, 4 * 1250_00 + 49_00) }],
  ['POST /createOrder', { body: (own, bench) => bench.invitationOrder([to(own.wife)], HOME, { cartId: own.cart }) }],
  [
    'POST /createOrder',
    {
      body: (own, bench) => ({
        ...bench.invitationOrder([to(own.guest), to(own.wife)], 2 * HOME),
        secondBoxes: { agreed: [own.boxPayment], begun: [own.begunBox] },
        card: { couple: 'Two', own: [{ message: 'For you', guestIds: [own.wife] }] },
      }),
    },
  ],
  [
    'POST /createOrder',
    { body: (own, bench) => bench.invitationOrder([to(own.wife)], HOME, { waveOf: own.boxOrder }) },
  ],
  [
    'POST /createOrder',
    { body: (own, bench) => bench.invitationOrder([to(own.wife, 10)], 10 * HOME - BOX, { samples: [own.sample] }) },
  ],
  [
    'POST /createOrder',
    { body: (own, bench) => bench.invitationOrder([to(own.addressless)], HOME, { waitForAddresses: true }) },
  ],
  ['POST /createOrder', { body: (own, bench) => ({ ...bench.sweetOrder({}), again: own.itemOrder }) }],
  [
    'POST /createOrder',
    {
      body: (own, bench) => {
        const { invitation, amount } = bench.invitationOrder([to(own.wife)], 2 * HOME, { circle: 'Family' });
        const { ownBoxes: _, ...other } = bench.invitationOrder([to(own.guest)], HOME, {
          weight: 750,
          circle: 'Friends',
          cartId: own.heldCart,
        }).invitation as Record<string, unknown>;
        return { amount, invitation: { ...invitation, circles: [other] } };
      },
    },
  ],
  ['GET /api/user/payment-data/:id', { path: (own) => `/api/user/payment-data/${own.lateOrder}` }],
  ['GET /api/user/payment-data/:id', { path: (own) => `/api/user/payment-data/${own.sample}` }],
  ['GET /api/user/sweet-history/:id', { path: (own) => `/api/user/sweet-history/${own.cancelledOrder}` }],
  ['GET /api/user/sweet-history/:id', { path: (own) => `/api/user/sweet-history/${own.advanced}` }],
  ['GET /api/user/order-status/:gatewayOrderId', { path: (own) => `/api/user/order-status/${own.begunBox}` }],
  ['GET /api/user/orders/:orderId/late-homes', { path: (own) => `/api/user/orders/${own.lateOrder}/late-homes` }],
  [
    'POST /api/user/orders/:orderId/late-homes',
    { path: (own) => `/api/user/orders/${own.lateOrder}/late-homes`, body: () => ({ way: 'own', positions: [0] }) },
  ],
  [
    'POST /api/user/orders/:orderId/late-homes',
    { path: (own) => `/api/user/orders/${own.lateOrder}/late-homes`, body: () => ({ way: 'refund', positions: [0] }) },
  ],
  [
    'POST /api/user/orders/:orderId/address',
    {
      path: (own) => `/api/user/orders/${own.correctedOrder}/address`,
      body: (own) => ({ position: 0, address: own.correctedAddress, pincode: '143001' }),
    },
  ],
  ['GET /api/user/orders/:orderId/bought-twice', { path: (own) => `/api/user/orders/${own.twice}/bought-twice` }],
  ['POST /api/user/orders/:orderId/bought-twice', { path: (own) => `/api/user/orders/${own.twice}/bought-twice` }],
  [
    'POST /api/user/orders/:orderId/rest',
    { path: (own) => `/api/user/orders/${own.released}/rest`, body: () => ({ amount: 63149_00 }) },
  ],
  [
    'PATCH /api/user/update',
    {
      body: (own) => ({
        _id: own.id,
        mobile: own.changeMobile,
        otp: own.changeOtp,
        otpId: own.changeOtpId,
        presentOtp: own.presentOtp,
        presentOtpId: own.presentOtpId,
      }),
    },
  ],
];

/** Requests by the secret of a link, or by a code that was sent. */
const byLink: [call: string, request: More][] = [
  ['POST /api/user/guest-page', { body: link }],
  ['POST /api/user/address-request', { body: link }],
  ['PATCH /api/user/update-address-person', { body: (own) => ({ ...link(own), ...address }) }],
  ['PUT /api/user/guest-answer', { body: (own) => ({ ...link(own), coming: 'no', people: 0, food: '' }) }],
  ['PUT /api/user/guest-arrived', { body: (own) => ({ ...link(own), thanks: 'Thanks' }) }],
  ['POST /api/user/guest-erase', { body: link }],
  ['POST /api/user/family-request', { body: (own) => ({ f: own.familyLink }) }],
  [
    'PUT /api/user/add-myself',
    { body: (own) => ({ f: own.familyLink, name: 'New Name', mobile: own.newcomerMobile, ...address }) },
  ],
  [
    'PUT /api/user/add-myself',
    { body: (own) => ({ f: own.familyLink, name: 'New Name', mobile: own.guestMobile, ...address }) },
  ],
  ['POST /api/user/verify-otp', { body: (own) => ({ _id: own.otpId, otp: own.otp }) }],
];

/** Turns `{id}` of the description of the API into `:id` of contracts. */
export const asContract = (call: string): string => call.replaceAll(/\{(\w+)\}/g, ':$1');

function tryOf(name: string, { path, body }: More, { waits = 0, isLink = false } = {}): OwnTry {
  const call = asContract(name);
  const [, pattern = ''] = call.split(' ');
  return { call, byLink: isLink, waits, path: path ?? (() => pattern), ...(body ? { body } : {}) };
}

/** Every request of a person on what is their own: each call of customers, and each call by a link. */
export const ownTries: OwnTry[] = [
  ...Object.entries(ownCalls).map(([call, { waits, ...request }]: [string, OwnCall]) =>
    tryOf(call, request, { waits: waits ?? 0 }),
  ),
  ...more.map(([call, request]) => tryOf(call, request)),
  ...byLink.map(([call, request]) => tryOf(call, request, { isLink: true })),
];

/** Signs a body as the provider of a hook does. */
export const hubSignature = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
