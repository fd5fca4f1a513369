import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

/**
 * Creates the tables of parcels, of their steps and of the staff's notes about orders, and indexes for the staff's
 * lists.
 */
export async function fulfilment(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const text = (name: string) => [name, 'text', (c: ColumnDefinitionBuilder) => c.notNull()] as const;
  const whole = (name: string) => [name, 'bigint', (c: ColumnDefinitionBuilder) => c.notNull()] as const;
  const time = (name: string) => [name, 'timestamptz', (c: ColumnDefinitionBuilder) => c.notNull()] as const;
  const order = [
    'order_id',
    'text',
    (c: ColumnDefinitionBuilder) => c.notNull().references('order.id').onDelete('cascade'),
  ] as const;

  await schema
    .createTable('parcel')
    .addColumn(...order)
    .addColumn(...whole('position'))
    .addColumn(...text('state'))
    .addColumn(...text('courier'))
    .addColumn(...text('tracking'))
    .addColumn(...whole('revision'))
    .addColumn(...time('changed_at'))
    .addPrimaryKeyConstraint('parcel_key', ['order_id', 'position'])
    .execute();
  await schema
    .createTable('parcel_step')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn(...order)
    .addColumn(...whole('position'))
    .addColumn(...whole('revision'))
    .addColumn(...text('before'))
    .addColumn(...text('state'))
    .addColumn(...text('courier'))
    .addColumn(...text('tracking'))
    .addColumn(...text('note'))
    .addColumn(...text('by_id'))
    .addColumn(...text('by_name'))
    .addColumn(...time('at'))
    .addColumn('undone_at', 'timestamptz')
    .addColumn(...text('batch'))
    .addUniqueConstraint('parcel_step_once', ['batch', 'order_id', 'position'])
    .execute();
  await schema.createIndex('parcel_step_order').on('parcel_step').columns(['order_id', 'position']).execute();
  await schema
    .createTable('order_note')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn(...order)
    .addColumn(...text('text'))
    .addColumn(...text('by_id'))
    .addColumn(...text('by_name'))
    .addColumn(...time('at'))
    .execute();
  await schema.createIndex('order_note_order').on('order_note').columns(['order_id', 'at']).execute();
  // Lists of the staff go by day and by place.
  await schema.createIndex('order_created').on('order').column('created_at').execute();
  await schema.createIndex('order_recipient_pincode').on('order_recipient').column('pincode').execute();
}

/**
 * Converts stored tracking numbers to capitals without blanks, and indexes them, so that parcels with the same number
 * are found.
 */
export async function trackingNumbers(db: Kysely<unknown>): Promise<void> {
  for (const table of ['parcel', 'parcel_step'])
    await sql`update ${sql.table(table)} set tracking = replace(upper(tracking), ' ', '') where tracking <> ''`.execute(
      db,
    );
  await db.schema.createIndex('parcel_tracking').on('parcel').column('tracking').execute();
}
