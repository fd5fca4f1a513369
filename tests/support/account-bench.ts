import { newId } from '#lib/ids.ts';
import type { SignedIn, TestShop } from '#tests/support/api.ts';

/**
 * Stores one row in every table with personal data for a user; each text about the user begins with `marker`.
 * @param amount amount of the order in paise
 * @returns the id of the user's order
 */
export async function insertEverythingOf(
  { shop }: Pick<TestShop, 'shop'>,
  { userId, mobile }: Pick<SignedIn, 'userId' | 'mobile'>,
  { marker, amount = 1299_00 }: { marker: string; amount?: number },
) {
  const now = new Date(shop.now()).toISOString();
  const times = { created_at: now, updated_at: now };
  const own = { user_id: userId };
  const { db } = shop;
  await db
    .insertInto('user_session')
    .values({ id: newId(), ...own, device: `${marker} on Android`, created_at: now, seen_at: now })
    .execute();
  await db
    .insertInto('mobile_change')
    .values({ ...own, mobile: '9876543212', asked_at: now, due_at: now })
    .execute();
  await db
    .insertInto('known_asker')
    .values({ id: `${marker} ${newId()}`, mobile, kind: 'device', used_at: now })
    .execute();
  const guestId = newId();
  const orderId = newId();
  const contact = {
    firstName: marker,
    lastName: 'Kaur',
    mobile,
    email: `${marker}@example.com`,
    message: `${marker} asks`,
  };
  const home = { address: `${marker} Road`, pincode: '143001', note: `${marker} on the second floor` };
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
      ...home,
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
  const sharing = { name: `${marker} brother`, may_write: true, secret_hash: newId(), person_id: null, opened_at: now };
  await db
    .insertInto('share')
    .values({ id: newId(), ...own, ...sharing, expires_at: now, revoked_at: null, created_at: now })
    .execute();
  const change = { by_id: null, by_name: `${marker} brother`, what: 'added', guest_id: guestId, at: now };
  await db
    .insertInto('list_change')
    .values([
      { id: newId(), ...own, ...change, guest_name: `${marker} Guest` },
      // What they changed of the list of another family stays there without their name.
      { id: newId(), ...change, user_id: newId(), by_id: own.user_id, guest_name: 'A guest' },
    ])
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
      ...home,
      quantity: 1,
    })
    .execute();
  await insertRecordsOf(shop, orderId, { marker, mobile, now });
  await insertPendingOrder(shop, userId, 'paid', [
    { guestId, name: `${marker} Guest`, mobile, address: `${marker} Road`, pincode: '143001', quantity: 1 },
  ]);
  return { orderId };
}

/**
 * Stores one row in every table about an order's later life (notes, parcels, messages, refunds); each text begins with
 * `marker`.
 */
async function insertRecordsOf(
  { db }: TestShop['shop'],
  order_id: string,
  { marker, mobile, now }: { marker: string; mobile: string; now: string },
): Promise<void> {
  const by = { by_id: newId(), by_name: 'Meera' };
  const place = { order_id, position: 0 };
  const sent = { state: 'sent', courier: 'DTDC', tracking: `${marker}-1` } as const;
  const payment_id = newId();
  await db
    .insertInto('order_note')
    .values({ id: newId(), order_id, text: `${marker} calls`, ...by, at: now })
    .execute();
  await db
    .insertInto('parcel')
    .values({ ...place, ...sent, revision: 1, changed_at: now })
    .execute();
  const step = { id: newId(), revision: 1, before: 'packed', note: `${marker} waits`, batch: newId() } as const;
  await db
    .insertInto('parcel_step')
    .values({ ...place, ...sent, ...step, ...by, at: now, undone_at: null })
    .execute();
  const message = {
    kind: 'sent',
    way: 'sms',
    positions: '[0]',
    state: 'sent',
    tries: 1,
    claim: '',
    lease_until: null,
  } as const;
  const times = { due: now, since: now, created_at: now, changed_at: now };
  await db
    .insertInto('outbox')
    .values({
      ...message,
      ...times,
      id: newId(),
      key: newId(),
      order_id,
      mobile,
      text: `Namaste ${marker}`,
      provider_id: '',
      problem: '',
      by_name: 'Meera',
    })
    .execute();
  const sums = { goods: 100_00, delivery: 0 };
  await db
    .insertInto('refund_account')
    .values({ payment_id, ...sums, asked_goods: 0, asked_delivery: 0 })
    .execute();
  const refund = {
    state: 'asked',
    attempt: 1,
    provider_id: '',
    problem: '',
    credit_note: null,
    done_at: null,
  } as const;
  await db
    .insertInto('refund')
    .values({
      ...refund,
      ...sums,
      ...by,
      id: newId(),
      order_id,
      payment_id,
      positions: '[0]',
      reason: `${marker} asked`,
      asked_at: now,
      looked_at: now,
    })
    .execute();
  const off = { off_goods: 0, off_delivery: 0, off_positions: '[]' };
  const paid = { payment_id, gateway_order_id: newId(), kind: 'advance', amount: 100_00 } as const;
  await db
    .insertInto('order_payment')
    .values({ ...paid, ...off, order_id, at: now })
    .execute();
  await db
    .insertInto('box_sample')
    .values({ order_id, invitation_id: newId(), price: 100_00, used_by: null, used_at: null })
    .execute();
  await db
    .insertInto('late_home')
    .values({ order_id, position: 0, state: 'came', until: now.slice(0, 10), at: now })
    .execute();
  await db
    .insertInto('unpaid_release')
    .values({ order_id, reason: `${marker} pays later`, ...by, at: now })
    .execute();
  const deed = { at: now, actor_id: by.by_id, actor: by.by_name, action: 'note', before: 'null' };
  await db
    .insertInto('audit')
    .values({
      ...deed,
      id: newId(),
      kind: 'order',
      record_id: order_id,
      after: JSON.stringify({ text: `${marker} calls` }),
    })
    .execute();
}

/** Stores an open pending order, whose payment was begun and not completed, for a user. */
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

/** Returns all rows of all tables as text, a line each: the table's name and the row as JSON. */
export async function rowsOf({ shop: { db } }: Pick<TestShop, 'shop'>): Promise<string> {
  const lines: string[] = [];
  for (const name of new Set((await db.introspection.getTables()).map((table) => table.name))) {
    const rows = await db
      .selectFrom(name as 'cart')
      .selectAll()
      .execute();
    lines.push(...rows.map((row) => `${name} ${JSON.stringify(row)}`));
  }
  return lines.join('\n');
}
