import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { accounts } from '#server/db/accounts-migration.ts';
import { circles } from '#server/db/circles-migration.ts';
import { backups } from '#server/db/backups-migration.ts';
import { celebration, familyLink, guestOpened } from '#server/db/celebration-migration.ts';
import { fulfilment, kitchenTicks, trackingNumbers } from '#server/db/fulfilment-migration.ts';
import { inbox } from '#server/db/inbox-migration.ts';
import { leavesBy } from '#server/db/leaves-by-migration.ts';
import { erasedGuests } from '#server/db/erased-guests-migration.ts';
import { lateHomes } from '#server/db/late-homes-migration.ts';
import { households } from '#server/db/household-migration.ts';
import { movedHomes } from '#server/db/moved-homes-migration.ts';
import { ledger } from '#server/db/ledger-migration.ts';
import { outbox, refundMessages } from '#server/db/outbox-migration.ts';
import { partPayments } from '#server/db/part-payments-migration.ts';
import { payments } from '#server/db/payments-migration.ts';
import { processes } from '#server/db/processes-migration.ts';
import { publishing } from '#server/db/publishing-migration.ts';
import { refunds, refundsPerHome } from '#server/db/refunds-migration.ts';
import { samples } from '#server/db/samples-migration.ts';
import { schedule } from '#server/db/schedule-migration.ts';
import { settings } from '#server/db/settings-migration.ts';
import { sharing } from '#server/db/sharing-migration.ts';
import { staff } from '#server/db/staff-migration.ts';
import { terms } from '#server/db/terms-migration.ts';
import { transit } from '#server/db/transit-migration.ts';

/** All migrations, in order. One that has run anywhere is never edited; a change is a new entry. */
export const migrations: Record<string, Migration> = {
  '2026-11-21-first': { up: first },
  '2026-11-22-publish-request': { up: publishRequest },
  '2026-11-24-sale': { up: sale },
  '2026-11-25-heartbeat': { up: heartbeat },
  '2026-11-26-guest-revision': { up: guestRevision },
  '2026-11-28-code-asker': { up: codeAsker },
  '2026-12-01-staff': { up: staff },
  '2026-12-05-records': { up: records },
  '2026-12-06-publishing': { up: publishing },
  '2026-12-07-schedule': { up: schedule },
  '2026-12-08-parcels': { up: fulfilment },
  '2026-12-09-inbox': { up: inbox },
  '2026-12-10-refunds': { up: refunds },
  '2026-12-11-outbox': { up: outbox },
  '2026-12-12-settings': { up: settings },
  '2026-12-13-backups': { up: backups },
  '2026-12-16-refund-messages': { up: refundMessages },
  '2026-12-16-sortable-orders': { up: leavesBy },
  '2026-12-16-ticks-of-the-kitchen': { up: kitchenTicks },
  '2026-12-16-trusted-payments': { up: payments },
  '2026-12-19-tracking-numbers': { up: trackingNumbers },
  '2026-12-21-celebration': { up: celebration },
  '2026-12-21-family-link': { up: familyLink },
  '2026-12-21-guest-opened': { up: guestOpened },
  '2026-12-22-part-payments': { up: partPayments },
  '2026-12-23-days-on-the-way': { up: transit },
  '2026-12-24-processes': { up: processes },
  '2026-12-25-ledger': { up: ledger },
  '2026-12-26-terms': { up: terms },
  '2026-12-27-circles': { up: circles },
  '2026-12-28-samples': { up: samples },
  '2026-12-28-waiting-homes': { up: lateHomes },
  '2026-12-29-households': { up: households },
  '2026-12-29-sharing': { up: sharing },
  '2026-12-31-moved-homes': { up: movedHomes },
  '2026-12-31-own-erasures': { up: erasedGuests },
  '2026-12-31-refunds-per-home': { up: refundsPerHome },
  '2027-01-01-accounts': { up: accounts },
};

async function first(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const text = (name: string) => [name, 'text', (c: ColumnDefinitionBuilder) => c.notNull()] as const;
  const flag = (name: string) => [name, 'boolean', (c: ColumnDefinitionBuilder) => c.notNull()] as const;
  const whole = (name: string) => [name, 'bigint', (c: ColumnDefinitionBuilder) => c.notNull()] as const;
  const json = (name: string) => [name, 'jsonb', (c: ColumnDefinitionBuilder) => c.notNull()] as const;
  const time = (name: string) => [name, 'timestamptz', (c: ColumnDefinitionBuilder) => c.notNull()] as const;

  await schema
    .createTable('catalogue')
    .addColumn(...text('kind'))
    .addColumn(...text('id'))
    .addColumn(...text('name'))
    .addColumn(...text('category'))
    .addColumn(...text('type'))
    .addColumn('price', 'bigint')
    .addColumn(...flag('is_wedding'))
    .addColumn(...flag('is_best_seller'))
    .addColumn(...flag('is_active'))
    .addColumn(...whole('position'))
    .addColumn(...json('data'))
    .addColumn(...time('created_at'))
    .addColumn(...time('updated_at'))
    .addPrimaryKeyConstraint('catalogue_key', ['kind', 'id'])
    .execute();
  await schema.createIndex('catalogue_category').on('catalogue').columns(['kind', 'category']).execute();
  await schema
    .createTable('catalogue_version')
    .addColumn('kind', 'text', (c) => c.primaryKey())
    .addColumn(...whole('version'))
    .addColumn(...time('updated_at'))
    .execute();

  await schema
    .createTable('user')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('mobile', 'text', (c) => c.unique())
    .addColumn('google_subject', 'text', (c) => c.unique())
    .addColumn(...text('name'))
    .addColumn(...text('email'))
    .addColumn(...text('profile'))
    .addColumn(...text('address'))
    .addColumn(...text('address_by'))
    .addColumn(...text('pincode'))
    .addColumn('token_version', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn(...time('created_at'))
    .addColumn(...time('updated_at'))
    .execute();
  await schema
    .createTable('otp_challenge')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn(...text('mobile'))
    .addColumn(...text('purpose'))
    .addColumn(...text('code_hash'))
    .addColumn('attempts', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn(...time('expires_at'))
    .addColumn('used_at', 'timestamptz')
    .addColumn(...time('created_at'))
    .execute();
  await schema.createIndex('otp_challenge_mobile').on('otp_challenge').columns(['mobile', 'created_at']).execute();

  await schema
    .createTable('cart')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn(...text('user_id'))
    .addColumn(...text('invitation_id'))
    .addColumn(...whole('weight'))
    .addColumn(...whole('temp_id'))
    .addColumn(...flag('saved'))
    .addColumn(...json('sections'))
    .addColumn('revision', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn(...time('created_at'))
    .addColumn(...time('updated_at'))
    .execute();
  await schema.createIndex('cart_user').on('cart').columns(['user_id', 'saved']).execute();

  await schema
    .createTable('guest')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn(...text('user_id'))
    .addColumn(...text('name'))
    .addColumn(...text('mobile'))
    .addColumn('guest_no', 'bigint')
    .addColumn(...text('email'))
    .addColumn(...text('category'))
    .addColumn(...text('address'))
    .addColumn(...text('pincode'))
    .addColumn('asked_at', 'timestamptz')
    .addColumn('filled_at', 'timestamptz')
    .addColumn(...flag('unconfirmed'))
    .addColumn(...time('created_at'))
    .addColumn(...time('updated_at'))
    .addUniqueConstraint('guest_mobile', ['user_id', 'mobile'])
    .execute();
  await schema.createIndex('guest_by_mobile').on('guest').column('mobile').execute();
  await schema
    .createTable('guest_link')
    .addColumn('secret_hash', 'text', (c) => c.primaryKey())
    .addColumn('guest_id', 'text', (c) => c.notNull().references('guest.id').onDelete('cascade'))
    .addColumn(...time('expires_at'))
    .addColumn('revoked_at', 'timestamptz')
    .addColumn(...time('created_at'))
    .execute();
  await schema.createIndex('guest_link_guest').on('guest_link').column('guest_id').execute();

  await schema
    .createTable('recent_view')
    .addColumn(...text('user_id'))
    .addColumn(...text('product_id'))
    .addColumn(...text('kind'))
    .addColumn(...text('name'))
    .addColumn(...text('image'))
    .addColumn('price', 'text')
    .addColumn('is_sweet', 'text')
    .addColumn(...time('viewed_at'))
    .addPrimaryKeyConstraint('recent_view_key', ['user_id', 'product_id'])
    .execute();
  await schema
    .createTable('planning_tick')
    .addColumn(...text('user_id'))
    .addColumn(...text('planning_id'))
    .addColumn(...json('item_ids'))
    .addColumn(...time('updated_at'))
    .addPrimaryKeyConstraint('planning_tick_key', ['user_id', 'planning_id'])
    .execute();
  await schema
    .createTable('enquiry')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn(...text('kind'))
    .addColumn('user_id', 'text')
    .addColumn('subject_id', 'text')
    .addColumn(...json('data'))
    .addColumn(...text('status'))
    .addColumn(...time('created_at'))
    .execute();
  await schema.createIndex('enquiry_kind').on('enquiry').columns(['kind', 'created_at']).execute();

  await schema
    .createTable('order_draft')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn(...text('user_id'))
    .addColumn(...text('kind'))
    .addColumn('gateway_order_id', 'text', (c) => c.notNull().unique())
    .addColumn(...whole('amount'))
    .addColumn(...text('currency'))
    .addColumn(...json('content'))
    .addColumn(...text('state'))
    .addColumn(...text('fingerprint'))
    .addColumn(...time('created_at'))
    .execute();
  await schema.createIndex('order_draft_open').on('order_draft').columns(['user_id', 'fingerprint']).execute();
  await schema.createIndex('order_draft_state').on('order_draft').columns(['state', 'created_at']).execute();
  await schema
    .createTable('order')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn(...text('user_id'))
    .addColumn(...text('kind'))
    .addColumn('gateway_order_id', 'text', (c) => c.notNull().unique())
    .addColumn('payment_id', 'text', (c) => c.notNull().unique())
    .addColumn('invoice_number', 'text', (c) => c.notNull().unique())
    .addColumn(...text('title'))
    .addColumn(...whole('amount'))
    .addColumn(...json('content'))
    .addColumn(...time('created_at'))
    .execute();
  await schema.createIndex('order_user').on('order').columns(['user_id', 'created_at']).execute();
  await schema
    .createTable('order_recipient')
    .addColumn('order_id', 'text', (c) => c.notNull().references('order.id').onDelete('cascade'))
    .addColumn(...whole('position'))
    .addColumn('guest_id', 'text')
    .addColumn(...text('name'))
    .addColumn(...text('mobile'))
    .addColumn(...text('address'))
    .addColumn(...text('pincode'))
    .addColumn(...whole('quantity'))
    .addPrimaryKeyConstraint('order_recipient_key', ['order_id', 'position'])
    .execute();
  await schema
    .createTable('invoice_counter')
    .addColumn('year', 'text', (c) => c.primaryKey())
    .addColumn(...whole('last'))
    .execute();
  await schema
    .createTable('payment_event')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn(...text('kind'))
    .addColumn('gateway_order_id', 'text')
    .addColumn(...text('outcome'))
    .addColumn(...time('received_at'))
    .execute();

  await schema
    .createTable('gateway_order')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn(...whole('amount'))
    .addColumn(...text('currency'))
    .addColumn('receipt', 'text', (c) => c.notNull().unique())
    .addColumn(...text('status'))
    .addColumn(...time('created_at'))
    .execute();
  await schema
    .createTable('gateway_payment')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn(...text('order_id'))
    .addColumn(...whole('amount'))
    .addColumn(...text('method'))
    .addColumn(...text('status'))
    .addColumn(...time('created_at'))
    .execute();
}

async function publishRequest(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publish_request')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('asked_at', 'timestamptz', (c) => c.notNull())
    .execute();
}

/** What a pending order is about, whatever it costs, and what an invoice needs of the day of the sale; orders from before have none. */
async function sale(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('order_draft')
    .addColumn('goods', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('order_draft_goods').on('order_draft').columns(['user_id', 'goods']).execute();
  await db.schema.alterTable('order').addColumn('sale', 'jsonb').execute();
}

async function heartbeat(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('heartbeat')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .execute();
}

async function guestRevision(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('guest')
    .addColumn('revision', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('guest_link')
    .addColumn('uses', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('open_address')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .execute();
}

async function codeAsker(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('otp_challenge')
    .addColumn('asker', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}

/** Records with a revision each and a bin; one that was withdrawn before counts as hidden. */
async function records(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('catalogue')
    .addColumn('revision', 'bigint', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('catalogue')
    .addColumn('binned', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
