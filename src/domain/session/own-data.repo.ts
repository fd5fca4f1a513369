import type { Queries } from '#server/db/database.ts';
import { unpackJson } from '#server/db/packed-json.ts';

/** Tables whose rows name their owner in `user_id`. */
const OWN = [
  'user_session',
  'mobile_change',
  'guest',
  'cart',
  'recent_view',
  'planning_tick',
  'celebration',
  'newcomer',
  'gift',
  'enquiry',
  'order',
] as const;

/**
 * Returns all stored data of a customer by table, for the customer's own download.
 * @throws Error when the account does not exist
 */
export async function collectOwnData(db: Queries, userId: string): Promise<Record<string, unknown>> {
  const own = (table: (typeof OWN)[number]) => db.selectFrom(table).selectAll().where('user_id', '=', userId).execute();
  const orders = await own('order');
  const ids = orders.map((order) => order.id);
  const { token_version: _, ...person } = await db
    .selectFrom('user')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const ofOrders = (table: 'order_recipient' | 'parcel') =>
    ids.length === 0 ? [] : db.selectFrom(table).selectAll().where('order_id', 'in', ids).execute();
  return {
    person,
    sessions: await own('user_session'),
    mobileChanges: await own('mobile_change'),
    guests: await own('guest'),
    guestAnswers: await db
      .selectFrom('guest_answer')
      .innerJoin('guest', 'guest.id', 'guest_answer.guest_id')
      .selectAll('guest_answer')
      .where('guest.user_id', '=', userId)
      .execute(),
    celebration: await own('celebration'),
    newcomers: await own('newcomer'),
    carts: await own('cart'),
    recentViews: await own('recent_view'),
    planning: await own('planning_tick'),
    ledger: await own('gift'),
    ...(await ownShares(db, userId)),
    enquiries: await own('enquiry'),
    enquiryNotes: await notesAbout(db, userId),
    orders,
    begunPayments: await begunPaymentsOf(db, userId),
    recipients: await ofOrders('order_recipient'),
    parcels: await ofOrders('parcel'),
    ...(await recordsOfOrders(db, ids)),
  };
}

async function begunPaymentsOf(db: Queries, userId: string) {
  const rows = await db.selectFrom('order_draft').selectAll().where('user_id', '=', userId).execute();
  return Promise.all(rows.map(async (row) => ({ ...row, content: await unpackJson(row.content) })));
}

/**
 * Returns the history of orders: messages, notes, parcel steps, payments, refunds. It contains neither names of staff
 * nor the internal reasons of refunds.
 */
async function recordsOfOrders(db: Queries, ids: readonly string[]) {
  if (ids.length === 0)
    return { messages: [], orderNotes: [], parcelSteps: [], payments: [], lateHomes: [], samples: [], refunds: [] };
  return {
    messages: await db
      .selectFrom('outbox')
      .select(['order_id', 'kind', 'way', 'state', 'mobile', 'text', 'changed_at as at'])
      .where('order_id', 'in', ids)
      .execute(),
    orderNotes: await db
      .selectFrom('order_note')
      .select(['order_id', 'text', 'at'])
      .where('order_id', 'in', ids)
      .execute(),
    parcelSteps: await db
      .selectFrom('parcel_step')
      .select(['order_id', 'position', 'state', 'courier', 'tracking', 'note', 'at'])
      .where('order_id', 'in', ids)
      .execute(),
    payments: await db
      .selectFrom('order_payment')
      .select(['order_id', 'payment_id', 'kind', 'amount', 'at'])
      .where('order_id', 'in', ids)
      .execute(),
    lateHomes: await db.selectFrom('late_home').selectAll().where('order_id', 'in', ids).execute(),
    samples: await db
      .selectFrom('box_sample')
      .select(['order_id', 'invitation_id', 'price', 'used_by', 'used_at'])
      .where('order_id', 'in', ids)
      .execute(),
    refunds: await db
      .selectFrom('refund')
      .select(['order_id', 'goods', 'delivery', 'state', 'credit_note', 'asked_at', 'done_at'])
      .where('order_id', 'in', ids)
      .execute(),
  };
}

/**
 * Returns a customer's shares, and the changes of guest lists that were made to the customer's list or by the customer.
 */
async function ownShares(db: Queries, userId: string) {
  return {
    shares: await db
      .selectFrom('share')
      .select(['name', 'may_write', 'opened_at', 'expires_at', 'revoked_at', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    listChanges: await db
      .selectFrom('list_change')
      .select(['by_name', 'what', 'guest_name', 'at'])
      .where((where) => where.or([where('user_id', '=', userId), where('by_id', '=', userId)]))
      .orderBy('at')
      .execute(),
  };
}

/** Returns the query for staff's notes on a customer's enquiries, without names of staff. */
const notesAbout = (db: Queries, userId: string) =>
  db
    .selectFrom('inbox_event')
    .innerJoin('enquiry', 'enquiry.id', 'inbox_event.enquiry_id')
    .select(['enquiry_id', 'at', 'what', 'text', 'way'])
    .where('enquiry.user_id', '=', userId)
    .orderBy('at')
    .execute();
