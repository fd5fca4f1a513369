import type { Endpoint } from '#lib/endpoint.ts';
import type { Dice } from '#tests/attack/dice.ts';
import type { StoreWatch } from '#tests/attack/store-watch.ts';
import { contents, type Names } from '#tests/attack/valid-values.ts';
import { CALLER, type World } from '#tests/attack/fuzz/world.ts';

/** Column of a table in which values of a field stand. */
type Column = readonly [table: string, column?: string];

/** Where ids and numbers stand that a field of this name takes, whatever the call. */
const EVERYWHERE: Readonly<Record<string, Column>> = {
  guestId: ['guest'],
  contact: ['guest'],
  addressOf: ['guest'],
  members: ['guest'],
  guests: ['guest'],
  guestIds: ['guest'],
  orderId: ['order'],
  waveOf: ['order'],
  order: ['order'],
  again: ['order'],
  orderNumber: ['order', 'invoice_number'],
  razorpay_order_id: ['order', 'gateway_order_id'],
  razorpay_payment_id: ['order', 'payment_id'],
  gatewayOrderId: ['order_draft', 'gateway_order_id'],
  cartId: ['cart'],
  enquiryId: ['enquiry'],
  eventId: ['inbox_event'],
  staffId: ['staff'],
  assigneeId: ['staff'],
  assignee: ['staff'],
  inviteId: ['staff_invite'],
  tokenId: ['staff_token'],
  challengeId: ['staff_challenge'],
  passkeyId: ['staff_passkey'],
  refundId: ['refund'],
  attempt: ['refund', 'attempt'],
  messageId: ['outbox'],
  batch: ['parcel_step', 'batch'],
  samples: ['box_sample', 'order_id'],
};

/** Where the ids of a path or body stand, by beginnings of the path; the first that fits counts. */
const IDS: readonly (readonly [path: string, Column])[] = [
  ['/api/user/shares', ['share']],
  ['/api/user/shagun-ledger', ['gift']],
  ['/api/user/payment-data', ['order']],
  ['/api/user/sweet-history', ['order']],
  ['/api/user/newcomers', ['newcomer']],
  ['/api/user/delete-cart', ['cart']],
  ['/api/user/cart-details-id', ['cart']],
  ['/api/user/update-cart', ['cart']],
  ['/api/user/verify-otp', ['otp_challenge']],
  ['/api/staff/schedule', ['planned_change']],
  ['/api/user/', ['guest']],
];

/** Kind of the catalogue whose ids a field takes. */
const KIND_OF: Readonly<Record<string, string>> = {
  sweetId: 'sweet',
  sweetIds: 'sweet',
  invitationId: 'invitation',
  decorationId: 'decoration',
  designerId: 'designer',
  planningId: 'planning',
  planning: 'planning',
  fruitId: 'dry-fruit',
};
/** Kind of the catalogue that a public call reads by id. */
const KIND_OF_PATH: readonly (readonly [path: string, kind: string])[] = [
  ['/api/user/sweet/', 'sweet'],
  ['/api/user/dry_fruit/', 'dry-fruit'],
  ['/api/user/invitation/', 'invitation'],
];

/** Returns the values of the attacked shop for the fields of a call: ids of what its caller has, secrets, revisions. */
export function namesFor({ path, access }: Endpoint, watch: StoreWatch, { buyer, secrets, goods }: World): Names {
  const own = ([table, column = 'id']: Column): unknown[] =>
    watch
      .rows(table)
      .filter((row) => access !== 'customer' || !('user_id' in row) || row['user_id'] === buyer.id)
      .map((row) => row[column])
      .filter((value) => value !== null);
  const records = (kind: unknown): string[] =>
    watch
      .rows('catalogue')
      .filter((row) => row['kind'] === kind)
      .map((row) => String(row['id']));
  const ids = own(IDS.find(([begin]) => path.startsWith(begin))?.[1] ?? ['order']);
  const kindOfPath = KIND_OF_PATH.find(([begin]) => path.startsWith(begin))?.[1];
  const revised = [
    'guest',
    'gift',
    'enquiry',
    'celebration',
    'newcomer',
    'cart',
    'catalogue',
    'inbox_state',
    'planned_change',
  ];
  const named: Record<string, Names[string]> = {
    ...contents,
    ...Object.fromEntries(Object.entries(EVERYWHERE).map(([name, column]) => [name, own(column)])),
    ...Object.fromEntries(Object.entries(KIND_OF).map(([name, kind]) => [name, records(kind)])),
    userId: [buyer.id],
    _id: path.includes('/shared-lists/')
      ? watch
          .rows('guest')
          .filter((row) => row['user_id'] !== buyer.id)
          .map((row) => row['id'])
      : path.endsWith('/update')
        ? [buyer.id]
        : path.endsWith('/verify-otp')
          ? (secrets['signInOtpId'] ?? [])
          : ids,
    otp: secrets[path.endsWith('/verify-otp') ? 'signInOtp' : 'otp'] ?? [],
    otpId: secrets['otpId'] ?? [],
    id: (given, dice) => {
      const found = path.includes('/shared-lists/')
        ? (secrets['list'] ?? [])
        : kindOfPath
          ? records(kindOfPath)
          : 'kind' in given && path.includes('catalogue')
            ? records(given['kind'])
            : ids;
      return anyOf(found, dice);
    },
    ids: (given, dice) => anyOf(path.includes('catalogue') ? records(given['kind']) : ids, dice),
    recordId: ({ kind }, dice) => anyOf(records(kind), dice),
    itemId: ({ kind }, dice) => anyOf(records(kind), dice),
    sessionId: access === 'staff' ? own(['staff_session']) : own(['user_session']),
    t: (secrets['t'] ?? []).slice(...(path.endsWith('/shared-lists') ? [1] : [0, 1])),
    f: secrets['f'] ?? [],
    secret: secrets['secret'] ?? [],
    revision: (given) => {
      if (path.endsWith('/celebration')) return own(['celebration', 'revision'])[0] ?? 0;
      const id = given['_id'] ?? given['id'] ?? given['enquiryId'];
      const row = revised.flatMap((table) => watch.rows(table)).find((one) => Object.values(one).includes(id));
      return Number(row?.['revision'] ?? 0);
    },
    ...(path.includes('guest-') || path.includes('address-') ? { mobile: secrets['guestMobile'] ?? [] } : {}),
    leaveEmpty: [''],
    release: ['2026-11-08T10-00-00-000Z'],
    day: ['2026-12-15', '2027-02-14', '2028-02-29'],
    pincode: ['143001'],
    quantity: [1, 2],
    set: [{}],
    position: [0, 1],
    ...(access === 'customer' ? { positions: [[0]] } : {}),
    ...(path === '/api/staff/catalogue/:kind' ? { changes: oneChange(watch) } : {}),
    at: ['2027-01-20T10:00:00.000Z'],
    until: ({ what }) => (what === 'price' ? '2027-02-20T10:00:00.000Z' : null),
    price: ({ what }) => (what === undefined ? undefined : what === 'price' ? 450_00 : null),
    ...(path.includes('/accounts/') ? callerNames(secrets, path) : {}),
    ...(path === '/verifyOrder' ? confirmationNames(secrets) : {}),
    version: ({ kind }) =>
      Number(watch.rows('catalogue_version').find((row) => row['kind'] === kind)?.['version'] ?? 0),
    sections: [[0, 1, 2, 3].map((index) => ({ index, sweetId: goods.sweet }))],
    tempId: [2],
    weight: [750, 1000],
    ...(path.endsWith('/steps') ? { batch: ['0a1b2c3d4e5f6a7b8c9d0e1f'] } : {}),
  };
  return named;
}

const anyOf = (list: readonly unknown[], dice: Dice): unknown => (list.length > 0 ? dice.pick(list) : undefined);

/** What a caller at the telephone knows of an order. */
function callerNames({ orderNumber = [], host = [] }: World['secrets'], path: string): Names {
  // The number that waits to become the one of the host's account, as `insertEverythingOf` stores it.
  if (path.endsWith('/stop')) return { userId: host, mobile: ['9876543212'] };
  const { paid, pincode, address, mobile } = CALLER;
  // A code was just sent to the number.
  const number = path.endsWith('/code') ? '9300000007' : mobile;
  return { orderNumber, paid: [paid], pincode: [pincode], address: [address], mobile: [number] };
}

/** The fields with which the payment window comes back. */
const confirmationNames = ({ confirmation = [] }: World['secrets']): Names => ({
  razorpay_order_id: confirmation.slice(0, 1),
  razorpay_payment_id: confirmation.slice(1, 2),
  razorpay_signature: confirmation.slice(2, 3),
});

/** One change of a record of the path's kind. */
const oneChange =
  (watch: StoreWatch): Names[string] =>
  ({ kind }, dice) => {
    const row = anyOf(
      watch.rows('catalogue').filter((one) => one['kind'] === kind),
      dice,
    ) as Record<string, unknown> | undefined;
    return row && [{ id: row['id'], revision: Number(row['revision']), isActive: true, set: {} }];
  };
