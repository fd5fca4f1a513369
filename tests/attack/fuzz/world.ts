import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { recordSchemas } from '#domain/catalogue/record-kinds.contract.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { createLink } from '#domain/guests/guest-link.repo.ts';
import { readRest } from '#domain/orders/order-money.repo.ts';
import { keepInvite, keepToken } from '#domain/staff/staff.repo.ts';
import { idempotencyKey } from '#tests/attack/requests.ts';
import { DAY, HOUR } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { startShop } from '#main';
import { openStaffSession } from '#server/staff/staff-session.repo.ts';
import { Dice } from '#tests/attack/dice.ts';
import { type Buyer, JWT_SECRET, settleBuyer } from '#tests/attack/people.ts';
import { validFor } from '#tests/attack/valid-values.ts';
import { insertEverythingOf } from '#tests/support/account-bench.ts';
import type { EmptyShop } from '#tests/support/engines.ts';
import { joinNewStaff } from '#tests/support/new-staff.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { stock } from '#tests/support/stock.ts';

/** Begin of texts about people of an attacked shop, by which logged ones are found. */
export const MARK = 'Neemgarden';

/** Order at the payment provider. */
export interface Payable {
  id: string;
  /** Paise. */
  amount: number;
}

/** People of an attacked shop, with what they hold in their hands and the store does not tell. */
export interface World {
  /** Customer with one of everything. */
  buyer: Buyer;
  /** Cookie of an owner who has just signed in. */
  cookie: string;
  /** Secrets by the name of the field that takes them. */
  secrets: Record<string, string[]>;
  /** Order that somebody else has begun and not paid, and a rest whose payment that person has begun. */
  begun: Payable & { buyer: Buyer };
  rest: Payable;
  /** Order of the buyer that is paid. */
  paid: Payable & { payment: string };
  goods: Awaited<ReturnType<typeof stock>>;
}

/** Kinds of the catalogue that `stock` leaves out. */
const OTHER_KINDS: RecordKind[] = ['decoration', 'designer', 'banner', 'ad', 'about', 'review', 'policy', 'planning'];

/**
 * Fills an empty store: each kind of product, a customer with one of everything and orders in several states, a family
 * that shares its list with the customer, links, and staff.
 */
export async function settleWorld({ config }: EmptyShop): Promise<World> {
  const { shop, url, close } = await startShop({ ...config, jwtSecret: JWT_SECRET }, { background: false });
  try {
    const goods = await stock(shop);
    for (const kind of OTHER_KINDS) await addRecord(shop, kind);
    const buyer = await settleBuyer(shop, 1, { address: `12, ${MARK} Road, Amritsar` });
    const host = await settleBuyer(shop, 2, { address: `14, ${MARK} Road, Amritsar` });
    await insertEverythingOf({ shop }, { userId: buyer.id, mobile: '9100000001' }, { marker: MARK });
    await insertEverythingOf({ shop }, { userId: host.id, mobile: '9100000002' }, { marker: MARK });
    const call: Call = async (method, path, { token }, body, as = { authorization: `Bearer ${token}` }) => {
      const headers = { ...as, 'idempotency-key': idempotencyKey() };
      const json = body && { 'content-type': 'application/json' };
      const answer = await fetch(url + path, {
        method,
        headers: { ...headers, ...json },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${text}`);
      return JSON.parse(text) as Told;
    };
    for (const place of [1, 2, 3]) await call('POST', '/api/user/add-guest', buyer, guestOf(place));
    const boxes = await paidBoxes({ shop, goods }, buyer, 3);
    await paidBoxes({ shop, goods }, buyer, 1);
    await boxesOnly(shop, boxes);
    const { shares } = await call('POST', '/api/user/shares', host, { name: 'Rohan', mayWrite: true });
    const share = secretOf(shares.at(-1)?.link, 't');
    const { id: list } = await call('PUT', '/api/user/shared-lists', buyer, { t: share });
    await call('POST', '/api/user/add-guest', host, guestOf(4));
    const { userData: code } = await call('POST', '/api/user/register', buyer, { mobile: '9300000009' });
    // What stands in for an order of an earlier time has no content that a page could show.
    await shop.db
      .updateTable('order')
      .set({ content: JSON.stringify(itemOf(goods.sweet)) as never })
      .where('kind', '=', 'item')
      .execute();
    const unopened = await call('POST', '/api/user/shares', host, { name: 'Meera', mayWrite: false });
    const { link: family } = await call('POST', '/api/user/family-link', buyer, { renew: true });
    const { confirmation, ...paid } = await paySweet(call, buyer, goods.sweet, url);
    const { key: _key, ...begun } = await beginSweet(call, host, goods.sweet, 3);
    const rest = await beginRest(shop, call, host);
    const guest = await shop.db
      .selectFrom('guest')
      .select(['id', 'mobile'])
      .where('user_id', '=', buyer.id)
      .where('mobile', '=', '9300000001')
      .executeTakeFirstOrThrow();
    const staffId = await joinNewStaff(shop, 'owner', 'Meera Attacked');
    for (const role of ['editor', 'packer', 'helper'] as const) await joinNewStaff(shop, role, `A ${role}`);
    const invite = { name: 'Newcomer', role: 'helper', staffId: null, life: DAY } as const;
    const { secret } = await keepInvite(shop.db, invite, shop.now());
    await keepToken(shop.db, { name: 'A tool', role: 'packer', life: DAY }, shop.now());
    const cookie = `__Host-staff=${await openStaffSession(shop.db, staffId, 'An attack', shop.now())}`;
    await openStaffSession(shop.db, staffId, 'Another device', shop.now());
    // So that the proof stays fresh while the attack lasts.
    const later = new Date(shop.now() + HOUR).toISOString();
    const asStaff = { cookie, 'sec-fetch-site': 'same-origin' };
    const [enquiry] = await shop.db.selectFrom('enquiry').select('id').execute();
    await call('PATCH', `/api/staff/inbox/${enquiry?.id}`, buyer, { revision: 0, state: 'waiting' }, asStaff);
    const plan = { recordId: goods.sweet, what: 'price', price: 450_00, at: later };
    await call('POST', '/api/staff/catalogue/sweet/schedule', buyer, { changes: [plan] }, asStaff);
    await shop.db
      .updateTable('order_recipient')
      .set({ address: CALLER.address })
      .where('address', '=', `${MARK} Road`)
      .execute();
    // A number waits for the host's account, so that the customer's own is free to move.
    await shop.db.deleteFrom('mobile_change').where('user_id', '=', buyer.id).execute();
    await shop.db
      .updateTable('mobile_change')
      .set({ due_at: new Date(shop.now() + DAY).toISOString() })
      .execute();
    const caller = { orderNumber: orderNumber(await orderOf(shop, buyer)), ...CALLER };
    const { userData: move } = await call('POST', `/api/staff/accounts/${buyer.id}/code`, buyer, caller, asStaff);
    await laterStates(shop, boxes, guest.id);
    await shop.db.updateTable('staff_session').set({ created_at: later, seen_at: later }).execute();
    return {
      buyer,
      cookie,
      goods,
      secrets: {
        t: [await createLink(shop.db, guest.id, shop.now()), share, secretOf(unopened.shares.at(-1)?.link, 't')],
        f: [secretOf(family, 'f')],
        secret: [secret],
        guestMobile: [guest.mobile ?? ''],
        list: [list],
        host: [host.id],
        signInOtp: [code.otp],
        signInOtpId: [code._id],
        otp: [move.otp],
        otpId: [move._id],
        orderNumber: [caller.orderNumber],
        confirmation,
      },
      begun: { ...begun, buyer: host },
      rest,
      paid,
    };
  } finally {
    await close();
  }
}

/** Gives an order of boxes what no order of sweets can have: a home without an address, and a sample. */
async function boxesOnly({ db }: Shop, order: string): Promise<void> {
  for (const table of ['late_home', 'box_sample'] as const) {
    const [first, ...others] = await db.selectFrom(table).select('order_id').execute();
    for (const { order_id } of others) await db.deleteFrom(table).where('order_id', '=', order_id).execute();
    if (first) await db.updateTable(table).set({ order_id: order }).where('order_id', '=', first.order_id).execute();
  }
}

const secretOf = (link: string | null | undefined, name: string): string =>
  new URL(link ?? 'http://none').searchParams.get(name) ?? '';

/** Calls the shop as a customer, or with the headers of somebody else; returns the JSON of a success. */
type Call = (method: string, path: string, buyer: Buyer, body?: object, as?: Record<string, string>) => Promise<Told>;

/** Used parts of the answers; an answer has those of its call. */
interface Told {
  id: string;
  key: string;
  link: string;
  shares: { link: string }[];
  userData: { _id: string; otp: string };
}

/** What a caller at the shop's telephone knows of the order that `insertEverythingOf` stores. */
export const CALLER = {
  paid: '1299',
  pincode: '143001',
  address: `17, ${MARK} Bazaar, Amritsar`,
  mobile: '9300000008',
};

const orderOf = ({ db }: Shop, { id }: Buyer) =>
  db
    .selectFrom('order')
    .select('invoice_number')
    .where('user_id', '=', id)
    .where('kind', '=', 'item')
    .where('amount', '=', 1299_00)
    .orderBy('id')
    .executeTakeFirstOrThrow();
const orderNumber = ({ invoice_number }: { invoice_number: string }): string => invoice_number;

/** Begins to pay for sweets; returns the order at the provider, and the key of its window. */
async function beginSweet(call: Call, buyer: Buyer, itemId: string, kg: number): Promise<Payable & { key: string }> {
  const amount = kg * 1250_00 + 49_00;
  const delivery = { name: 'Simran Kaur', address: `12, ${MARK} Road`, pincode: '143001', mobile: '9100000001' };
  const item = { kind: 'sweet', itemId, quantity: kg, unit: 'kg', delivery };
  const { id, key } = await call('POST', '/createOrder', buyer, { amount, item });
  return { id, key, amount };
}

/** Begins to pay the rest of the order of a buyer that is paid in parts; returns the order at the provider. */
async function beginRest({ db }: Shop, call: Call, buyer: Buyer): Promise<Payable> {
  const { order_id } = await db
    .selectFrom('order_payment')
    .innerJoin('order', 'order.id', 'order_payment.order_id')
    .select('order_payment.order_id')
    .where('order.user_id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  const amount = (await readRest(db, order_id))?.due ?? 0;
  const { id } = await call('POST', `/api/user/orders/${order_id}/rest`, buyer, { amount });
  return { id, amount };
}

/** Orders and pays sweets; `confirmation` has the fields with which the payment window comes back. */
async function paySweet(
  call: Call,
  buyer: Buyer,
  itemId: string,
  url: string,
): Promise<World['paid'] & { confirmation: string[] }> {
  const { id, key, amount } = await beginSweet(call, buyer, itemId, 2);
  const answer = await fetch(`${url}/test-gateway/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order_id: id, key, method: 'upi', account: 'success@razorpay' }),
  });
  const paid = (await answer.json()) as Record<string, string>;
  const payment = paid['razorpay_payment_id'] ?? '';
  return { id, amount, payment, confirmation: [id, payment, paid['razorpay_signature'] ?? ''] };
}

/** Brings parts of orders into states that come later: a box on its way to a guest, a home without an address. */
async function laterStates({ db, now }: Shop, order: string, guest: string): Promise<void> {
  const changed_at = new Date(now()).toISOString();
  const until = changed_at.slice(0, 10);
  await db.updateTable('late_home').set({ state: 'waiting', until, at: null }).execute();
  await db
    .updateTable('order_recipient')
    .set({ guest_id: guest })
    .where('order_id', '=', order)
    .where('position', '=', 1)
    .execute();
  const sent = { state: 'sent', courier: 'DTDC', tracking: 'D1', revision: 1, changed_at } as const;
  await db
    .insertInto('parcel')
    .values({ order_id: order, position: 1, ...sent })
    .execute();
  await db.updateTable('outbox').set({ state: 'failed' }).execute();
}

const itemOf = (itemId: string) => ({
  kind: 'sweet',
  itemId,
  name: 'Kaju Katli',
  image: 'sweets/kaju-katli.webp',
  rate: '500/400gm',
  ratePaise: 500_00,
  description: 'Soft and rich.',
  quantity: 1,
  unit: 'kg',
  price: 1250_00,
  delivery: 49_00,
});

const guestOf = (place: number) => ({
  name: 'Manjit Kaur',
  mobile: String(9_300_000_000 + place),
  addressChoice: 'address_myself',
  address: `${place}, ${MARK} Lane, Amritsar`,
  pincode: '143001',
});

async function addRecord(shop: Shop, kind: RecordKind): Promise<void> {
  const record = recordSchemas[kind].cast(validFor(recordSchemas[kind], new Dice(1), {}));
  await saveRecords(shop.db, kind, [{ record: record as never }]);
}
