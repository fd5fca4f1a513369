import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

/** Creates the tables of messages to customers and of the messages' templates. */
export async function outbox(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const text = (name: string) => [name, 'text', (c: ColumnDefinitionBuilder) => c.notNull()] as const;
  const time = (name: string) => [name, 'timestamptz', (c: ColumnDefinitionBuilder) => c.notNull()] as const;
  await schema
    .createTable('outbox')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('order_id', 'text', (c) => c.notNull().references('order.id').onDelete('cascade'))
    .addColumn(...text('kind'))
    .addColumn(...text('way'))
    .addColumn('positions', 'jsonb', (c) => c.notNull())
    .addColumn(...text('state'))
    .addColumn(...time('due'))
    .addColumn(...time('since'))
    .addColumn('tries', 'bigint', (c) => c.notNull())
    .addColumn(...text('claim'))
    .addColumn('lease_until', 'timestamptz')
    .addColumn(...text('mobile'))
    .addColumn(...text('text'))
    .addColumn(...text('provider_id'))
    .addColumn(...text('problem'))
    .addColumn(...text('by_name'))
    .addColumn(...time('created_at'))
    .addColumn(...time('changed_at'))
    .execute();
  await schema.createIndex('outbox_due').on('outbox').columns(['state', 'due']).execute();
  await schema.createIndex('outbox_order').on('outbox').columns(['order_id', 'created_at']).execute();
  await schema.createIndex('outbox_age').on('outbox').column('created_at').execute();
  await schema
    .createTable('message_template')
    .addColumn('kind', 'text', (c) => c.primaryKey())
    .addColumn(...text('text'))
    .addColumn(...text('dlt_id'))
    .addColumn('enabled', 'boolean', (c) => c.notNull())
    .addColumn('revision', 'bigint', (c) => c.notNull())
    .addColumn(...time('changed_at'))
    .addColumn(...text('changed_by'))
    .execute();
}

/** Adds the column for the refund that a message is about. */
export async function refundMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('refund_id', 'text').execute();
}
