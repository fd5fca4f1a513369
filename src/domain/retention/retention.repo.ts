import { DAY } from '#lib/time.ts';
import type { ExpressionBuilder } from 'kysely';
import { forgetCards } from '#domain/card/card.repo.ts';
import { NEWCOMER_DAYS } from '#domain/guests/family-link.contract.ts';
import { forgetKnown } from '#domain/session/known-asker.repo.ts';
import { forgetSessions } from '#domain/session/session.repo.ts';
import { eraseOldShares } from '#domain/sharing/share.repo.ts';
import { CHANGES_KEPT } from '#domain/sharing/share.rules.ts';
import {
  DRAFT_KEPT,
  ENQUIRY_KEPT,
  GUEST_KEPT,
  MESSAGE_KEPT,
  ORDER_KEPT,
  PLAN_KEPT,
  SHARE_KEPT,
  UNSENT_KEPT,
} from '#domain/retention/retention-periods.rules.ts';
import type { Shop } from '#server/context.ts';
import type { Queries } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import { SESSION_DAYS } from '#server/http/auth.ts';
import { forgetCalls } from '#server/http/call-count.repo.ts';
import { forgetMarks } from '#server/db/commit-mark.repo.ts';
import { forgetKeys } from '#server/http/idempotency.repo.ts';

/** Returns the SQL expression for a guest's home: the household's id, or the guest's own id without a household. */
const homeOf = ({ fn, ref }: ExpressionBuilder<Schema, 'guest'>) =>
  fn.coalesce(ref('guest.household'), ref('guest.id'));

/**
 * Deletes or blanks all personal data whose retention period has ended; `README.md` in this folder lists the periods.
 * Orders keep their own copy of a guest's name and address for eight years.
 * @returns the counts of deleted or blanked rows by kind
 */
export async function eraseOutdated(shop: Shop): Promise<{
  guests: number;
  enquiries: number;
  pendingOrders: number;
  recipients: number;
  messages: number;
  plans: number;
}> {
  const { db } = shop;
  const before = (age: number): string => new Date(shop.now() - age).toISOString();
  const guests = await eraseGuests(db, before);
  await forgetKeys(db, shop.now());
  await forgetMarks(db, shop.now());
  await forgetCalls(db, shop.now());
  await db.deleteFrom('guest_link').where('expires_at', '<', before(0)).execute();
  await db
    .deleteFrom('newcomer')
    .where('created_at', '<', before(NEWCOMER_DAYS * DAY))
    .execute();
  await forgetSessions(db, before(SESSION_DAYS * DAY));
  await forgetKnown(db, shop.now());
  await eraseOldShares(db, before(SHARE_KEPT), before(CHANGES_KEPT));
  const enquiries = await eraseEnquiries(shop, before);
  const pendingOrders = await db
    .deleteFrom('order_draft')
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'open'), where('created_at', '<', before(DRAFT_KEPT))]),
        where('created_at', '<', before(ORDER_KEPT)),
      ]),
    )
    .executeTakeFirst();
  const messages = await db.deleteFrom('outbox').where('created_at', '<', before(MESSAGE_KEPT)).executeTakeFirst();
  const plans = await db
    .deleteFrom('planned_change')
    .where('next_at', 'is', null)
    .where('done_at', '<', before(PLAN_KEPT))
    .executeTakeFirst();
  const recipients = await blankOrders(db, before(ORDER_KEPT));
  return {
    guests,
    enquiries,
    pendingOrders: Number(pendingOrders.numDeletedRows),
    recipients,
    messages: Number(messages.numDeletedRows),
    plans: Number(plans.numDeletedRows),
  };
}

/** Returns the ISO time that lies an age (ms) before now. */
type Before = (age: number) => string;

/** Deletes the guests whose boxes were sent long ago, or who got none for long; returns their number. */
async function eraseGuests(db: Queries, before: Before): Promise<number> {
  const sent = db
    .selectFrom('order_recipient')
    .innerJoin('guest', 'guest.id', 'order_recipient.guest_id')
    // A box for one of a household was a box for all of it.
    .select((select) => homeOf(select).as('home'));
  const served = sent
    .innerJoin('order', 'order.id', 'order_recipient.order_id')
    .groupBy('home')
    .having((having) => having.fn.max('order.created_at'), '<', before(GUEST_KEPT));
  const counts = await Promise.all([
    db.deleteFrom('guest').where(homeOf, 'in', served).executeTakeFirst(),
    db
      .deleteFrom('guest')
      .where('updated_at', '<', before(UNSENT_KEPT))
      .where((where) => where.or([where('asked_at', 'is', null), where('asked_at', '<', before(UNSENT_KEPT))]))
      .where(homeOf, 'not in', sent)
      .executeTakeFirst(),
  ]);
  return counts.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

/** Deletes old enquiries and the designs that came with them; returns the number of enquiries. */
async function eraseEnquiries({ db, media }: Shop, before: Before): Promise<number> {
  const enquiries = await db
    .deleteFrom('enquiry')
    .where('created_at', '<', before(ENQUIRY_KEPT))
    .returning('data')
    .execute();
  for (const { data } of enquiries) {
    const { image } = data;
    if (typeof image === 'string' && image.startsWith('designs/')) await media.remove(image);
  }
  return enquiries.length;
}

/** Blanks the people in orders from before a time (ISO), with their cards and reasons; returns the number of homes. */
async function blankOrders(db: Queries, before: string): Promise<number> {
  const recipients = await db
    .updateTable('order_recipient')
    .set({ guest_id: null, name: '', search_key: '', mobile: '', address: '', note: '', moved_from: null })
    .where('order_id', 'in', db.selectFrom('order').select('id').where('created_at', '<', before))
    .where((where) => where.or([where('address', '!=', ''), where('name', '!=', '')]))
    .executeTakeFirst();
  await forgetCards(db, { before });
  await db.updateTable('refund').set({ reason: '' }).where('asked_at', '<', before).where('reason', '!=', '').execute();
  await db
    .updateTable('unpaid_release')
    .set({ reason: '' })
    .where('at', '<', before)
    .where('reason', '!=', '')
    .execute();
  return Number(recipients.numUpdatedRows);
}
