import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

/** Creates the first tables of the shop: catalogue, customers, guests, boxes, orders and payments. */
export async function first(db: Kysely<unknown>): Promise<void> {
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

/** Creates the table of the last request to publish the site, with at most one row. */
export async function publishRequest(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publish_request')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('asked_at', 'timestamptz', (c) => c.notNull())
    .execute();
}

/**
 * Adds to pending orders a key of their goods that does not depend on prices, and to orders the data of the sale that
 * the invoice needs. Older rows have neither.
 */
export async function sale(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('order_draft')
    .addColumn('goods', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('order_draft_goods').on('order_draft').columns(['user_id', 'goods']).execute();
  await db.schema.alterTable('order').addColumn('sale', 'jsonb').execute();
}

/** Creates the table of heartbeats: the times at which processes were last alive. */
export async function heartbeat(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('heartbeat')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .execute();
}

/**
 * Adds a revision to guests, a count of uses to guest links, and a table that counts, per day, addresses sent without a
 * revision.
 */
export async function guestRevision(db: Kysely<unknown>): Promise<void> {
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

/** Adds the column `asker` to `otp_challenge`: a digest that identifies the client that requested the code. */
export async function codeAsker(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('otp_challenge')
    .addColumn('asker', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}

/** Adds a revision and a recycle bin to catalogue records; records withdrawn before count as hidden. */
export async function records(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('catalogue')
    .addColumn('revision', 'bigint', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('catalogue')
    .addColumn('binned', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
