import { sql } from 'kysely';
import { isRecord, recordsIn } from '#lib/narrow.ts';
import { MINUTE } from '#lib/time.ts';
import { forgetCards } from '#domain/card/card.repo.ts';
import * as say from '#domain/session/session.texts.ts';
import type { Queries } from '#server/db/database.ts';
import { packJson, unpackJson } from '#server/db/packed-json.ts';

/**
 * Deletes a customer's shares, given and received, and replaces the customer's name in changes of other people's lists.
 */
async function forgetShares(tx: Queries, userId: string): Promise<void> {
  await tx
    .deleteFrom('share')
    .where((where) => where.or([where('user_id', '=', userId), where('person_id', '=', userId)]))
    .execute();
  await tx.deleteFrom('list_change').where('user_id', '=', userId).execute();
  await tx
    .updateTable('list_change')
    .set({ by_id: null, by_name: say.aRelative })
    .where('by_id', '=', userId)
    .execute();
}

/** Amount in paise from which an invoice must keep the name and the address of delivery (GST rule 46: ₹50,000). */
const NAMED_INVOICE = 50_000_00;

/** Longest time for which a payment may be open at the provider, ms; until then its order needs the addresses. */
const PAYMENT_WINDOW = 30 * MINUTE;

/** Tells whether a customer has an open payment that was begun within the last 30 minutes. */
export async function isPaying(db: Queries, userId: string, now: number): Promise<boolean> {
  const open = await db
    .selectFrom('order_draft')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .where('created_at', '>', new Date(now - PAYMENT_WINDOW).toISOString())
    .executeTakeFirst();
  return open !== undefined;
}

/**
 * Deletes a customer with all personal data; orders stay as records of goods and amounts without personal data. Must
 * run in a transaction. Returns the media files that the caller must delete.
 */
export async function eraseAccount(tx: Queries, userId: string): Promise<string[]> {
  const user = await tx
    .selectFrom('user')
    .select(['mobile', 'profile'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  // First, because it waits for a payment that is becoming an order at this moment: that order is then there to be blanked.
  await blankPendingOrders(tx, userId);
  await blankOrders(tx, userId);
  const designs = await blankEnquiries(tx, userId, user.mobile);
  for (const table of [
    'user_session',
    'mobile_change',
    'guest',
    'cart',
    'recent_view',
    'planning_tick',
    'gift',
    'celebration',
    'family_link',
    'newcomer',
  ] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await forgetShares(tx, userId);
  await blankAudit(tx, ['account'], userId);
  await tx
    .deleteFrom('otp_challenge')
    .where((where) => where.or([where('mobile', '=', user.mobile ?? ''), where('purpose', '=', `change:${userId}`)]))
    .execute();
  await tx
    .deleteFrom('known_asker')
    .where('mobile', '=', user.mobile ?? '')
    .execute();
  await tx.deleteFrom('user').where('id', '=', userId).execute();
  return [user.profile, ...designs].filter(Boolean);
}

/**
 * Removes the personal data from a customer's orders. Pincodes stay because tax depends on the State; name and address
 * stay on orders from ₹50,000, as GST rules require.
 */
async function blankOrders(tx: Queries, userId: string): Promise<void> {
  await forgetCards(tx, { userId });
  const orders = await tx.selectFrom('order').select(['id', 'amount', 'sale']).where('user_id', '=', userId).execute();
  for (const { id, amount, sale } of orders) {
    const isNameless = amount < NAMED_INVOICE;
    const blank = isNameless ? { name: '', address: '' } : {};
    if (sale) {
      const buyer = { ...sale.buyer, mobile: '', ...blank };
      await tx
        .updateTable('order')
        .set({ sale: JSON.stringify({ ...sale, buyer }) })
        .where('id', '=', id)
        .execute();
    }
    await tx
      .updateTable('order_recipient')
      .set({
        guest_id: null,
        mobile: '',
        note: '',
        moved_from: null,
        ...blank,
        ...(isNameless ? { search_key: '' } : {}),
      })
      .where('order_id', '=', id)
      .execute();
    await tx.updateTable('order').set({ waiting: null }).where('id', '=', id).execute();
    // What staff wrote may name the people, and a courier's number leads to them.
    await tx.deleteFrom('order_note').where('order_id', '=', id).execute();
    await tx.deleteFrom('outbox').where('order_id', '=', id).execute();
    await tx.updateTable('parcel').set({ tracking: '' }).where('order_id', '=', id).execute();
    await tx.updateTable('parcel_step').set({ tracking: '', note: '' }).where('order_id', '=', id).execute();
    await tx.updateTable('refund').set({ reason: '' }).where('order_id', '=', id).execute();
    await tx.updateTable('unpaid_release').set({ reason: '' }).where('order_id', '=', id).execute();
    await blankAudit(tx, ['order', 'refund'], id);
  }
}

/**
 * Removes the content of audit entries about a record, since it may contain personal data. Actor, action and time stay.
 */
async function blankAudit(tx: Queries, kinds: readonly string[], recordId: string): Promise<void> {
  await tx
    .updateTable('audit')
    .set({ before: 'null', after: 'null' })
    .where('kind', 'in', kinds)
    .where('record_id', '=', recordId)
    .execute();
}

async function blankPendingOrders(tx: Queries, userId: string): Promise<void> {
  const pendingOrders = await tx
    .selectFrom('order_draft')
    .select(['id', 'content'])
    .where('user_id', '=', userId)
    .execute();
  for (const { id, content: stored } of pendingOrders) {
    const content = await unpackJson(stored);
    const blanked = recordsIn(content['recipients']).map(({ pincode, quantity }) => ({
      guestId: null,
      name: '',
      mobile: '',
      address: '',
      pincode,
      quantity,
    }));
    const { sale } = content;
    const { card: _, ...snapshot } = isRecord(content['snapshot']) ? content['snapshot'] : {};
    const pincode = isRecord(sale) && isRecord(sale['buyer']) ? sale['buyer']['pincode'] : undefined;
    const sold = isRecord(sale) ? { ...sale, buyer: { name: '', mobile: '', address: '', pincode } } : undefined;
    const kept = { ...content, snapshot, recipients: blanked, sale: sold, waiting: undefined };
    await tx
      .updateTable('order_draft')
      .set({ content: await packJson(kept) })
      .where('id', '=', id)
      .execute();
  }
}

const PERSONAL = ['firstName', 'lastName', 'name', 'email', 'mobile', 'message', 'description', 'image', 'userId'];

/**
 * Removes personal data from a customer's enquiries, also from those sent without a session that contain the mobile
 * number. Returns the paths of their design files.
 */
async function blankEnquiries(tx: Queries, userId: string, mobile: string | null): Promise<string[]> {
  const rows = await tx
    .selectFrom('enquiry')
    .select(['id', 'data'])
    .where((where) => {
      const own = where('user_id', '=', userId);
      return mobile ? where.or([own, sql<boolean>`cast(data as text) like ${`%${mobile}"%`}`]) : own;
    })
    .execute();
  const designs: string[] = [];
  for (const { id, data } of rows) {
    const { image } = data;
    if (typeof image === 'string' && image.startsWith('designs/')) designs.push(image);
    const rest = Object.fromEntries(Object.entries(data).filter(([field]) => !PERSONAL.includes(field)));
    await tx
      .updateTable('enquiry')
      .set({ user_id: null, data: JSON.stringify(rest), search_key: '' })
      .where('id', '=', id)
      .execute();
    await forgetHistory(tx, id);
  }
  return designs;
}

/**
 * Deletes the notes on an enquiry and the content of its audit entries, since they may contain personal data; closes
 * the enquiry.
 */
async function forgetHistory(tx: Queries, enquiryId: string): Promise<void> {
  await tx.deleteFrom('inbox_event').where('enquiry_id', '=', enquiryId).execute();
  await blankAudit(tx, ['enquiry'], enquiryId);
  const closed = { state: 'closed', assignee_id: null, erasure: null } as const;
  const times = { changed_at: new Date().toISOString(), changed_by: '' };
  await tx
    .insertInto('inbox_state')
    .values({ enquiry_id: enquiryId, ...closed, ...times, revision: 1 })
    .onConflict((conflict) =>
      conflict
        .column('enquiry_id')
        .doUpdateSet((set) => ({ ...closed, ...times, revision: set('inbox_state.revision', '+', 1) })),
    )
    .execute();
}
