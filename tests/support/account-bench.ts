import { newId } from '#lib/ids.ts';
import type { SignedIn, TestShop } from '#tests/support/api.ts';

/** Gives a person one row of everything the shop keeps about people; every text about them begins with `marker`. */
export async function insertEverythingOf(
  { shop }: TestShop,
  { userId, mobile }: SignedIn,
  { marker, amount = 1299_00 }: { marker: string; amount?: number },
) {
  const now = new Date(shop.now()).toISOString();
  const times = { created_at: now, updated_at: now };
  const own = { user_id: userId };
  const { db } = shop;
  const guestId = newId();
  const orderId = newId();
  const contact = {
    firstName: marker,
    lastName: 'Kaur',
    mobile,
    email: `${marker}@example.com`,
    message: `${marker} asks`,
  };
  await db
    .insertInto('guest')
    .values({
      id: guestId,
      ...own,
      name: `${marker} Guest`,
      mobile: '9876543210',
      guest_no: 2,
      email: '',
      category: 'Family',
      address: `${marker} Road`,
      pincode: '143001',
      asked_at: null,
      filled_at: null,
      unconfirmed: false,
      ...times,
    })
    .execute();
  await db
    .insertInto('guest_link')
    .values({ secret_hash: newId(), guest_id: guestId, expires_at: now, revoked_at: null, created_at: now })
    .execute();
  const answered = { coming: 'yes', people: 2, food: 'veg', answered_at: now, arrived_at: now };
  await db
    .insertInto('guest_answer')
    .values({ guest_id: guestId, ...answered, thanks: `${marker} thanks` })
    .execute();
  const told = { couple: marker, event: `${marker} weds`, day: '2027-02-14', time: '', place: marker, words: marker };
  await db
    .insertInto('celebration')
    .values({ ...own, ...told, revision: 1, updated_at: now })
    .execute();
  await db
    .insertInto('family_link')
    .values({ ...own, secret_hash: newId(), turn: 1, revoked_at: null, created_at: now })
    .execute();
  const newcomer = { name: `${marker} Aunt`, mobile: '9876543211', address: `${marker} Lane`, pincode: '143001' };
  await db
    .insertInto('newcomer')
    .values({ id: newId(), ...own, ...newcomer, created_at: now })
    .execute();
  await db
    .insertInto('cart')
    .values({
      id: newId(),
      ...own,
      invitation_id: newId(),
      weight: 750,
      temp_id: 2,
      saved: true,
      sections: '[]',
      ...times,
    })
    .execute();
  await db
    .insertInto('recent_view')
    .values({
      ...own,
      product_id: newId(),
      kind: 'sweet',
      name: `${marker} view`,
      image: '',
      price: null,
      is_sweet: null,
      viewed_at: now,
    })
    .execute();
  await db
    .insertInto('planning_tick')
    .values({ ...own, planning_id: newId(), item_ids: '[]', updated_at: now })
    .execute();
  await db
    .insertInto('gift')
    .values({
      ...own,
      id: newId(),
      guest_id: null,
      name: `${marker} aunt`,
      paise: 501_00,
      what: '',
      day: '2026-11-22',
      note: '',
      thanked: false,
      revision: 1,
      updated_at: now,
    })
    .execute();
  await db
    .insertInto('enquiry')
    .values([
      {
        id: newId(),
        kind: 'design-quote',
        ...own,
        subject_id: null,
        data: JSON.stringify({ name: marker, mobile, price: '500', image: '' }),
        status: 'new',
        created_at: now,
      },
      // Sent without a session: only the number says whose it is.
      {
        id: newId(),
        kind: 'contact',
        user_id: null,
        subject_id: null,
        data: JSON.stringify(contact),
        status: 'new',
        created_at: now,
      },
    ])
    .execute();
  await db
    .insertInto('order')
    .values({
      id: orderId,
      ...own,
      kind: 'item',
      gateway_order_id: newId(),
      payment_id: newId(),
      invoice_number: orderId,
      title: 'Kaju Katli',
      amount,
      content: '{}',
      created_at: now,
    })
    .execute();
  await db
    .insertInto('order_recipient')
    .values({
      order_id: orderId,
      position: 0,
      guest_id: guestId,
      name: `${marker} Guest`,
      mobile,
      address: `${marker} Road`,
      pincode: '143001',
      quantity: 1,
    })
    .execute();
  await insertPendingOrder(shop, userId, 'paid', [
    { guestId, name: `${marker} Guest`, mobile, address: `${marker} Road`, pincode: '143001', quantity: 1 },
  ]);
  return { orderId };
}

/** Lets a person begin a payment that is not settled yet. */
export async function insertPendingOrderFor({ shop }: TestShop, { userId }: SignedIn): Promise<void> {
  await insertPendingOrder(shop, userId, 'open', []);
}

async function insertPendingOrder(
  shop: TestShop['shop'],
  userId: string,
  state: 'open' | 'paid',
  recipients: unknown[],
): Promise<void> {
  await shop.db
    .insertInto('order_draft')
    .values({
      id: newId(),
      user_id: userId,
      kind: 'item',
      gateway_order_id: newId(),
      amount: 1299_00,
      currency: 'INR',
      content: JSON.stringify({ title: 'Kaju Katli', recipients }),
      state,
      fingerprint: newId(),
      created_at: new Date(shop.now()).toISOString(),
    })
    .execute();
}

const personal = [
  'user',
  'otp_challenge',
  'cart',
  'guest',
  'guest_link',
  'recent_view',
  'planning_tick',
  'gift',
  'enquiry',
  'inbox_state',
  'inbox_event',
  'order_draft',
  'order',
  'order_recipient',
] as const;

/** Every row that may be about people, as one text. */
export async function rowsOf({ shop }: Pick<TestShop, 'shop'>): Promise<string> {
  const tables: unknown[] = [];
  for (const table of personal)
    tables.push(
      await shop.db
        .selectFrom(table as 'cart')
        .selectAll()
        .execute(),
    );
  return JSON.stringify(tables);
}
