import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

/** Adds refunds, their credit notes, and the settled entries of the money list. */
export async function refunds(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const text = (name: string) => [name, 'text', (c: ColumnDefinitionBuilder) => c.notNull()] as const;
  const whole = (name: string) => [name, 'bigint', (c: ColumnDefinitionBuilder) => c.notNull()] as const;
  const time = (name: string) => [name, 'timestamptz', (c: ColumnDefinitionBuilder) => c.notNull()] as const;

  await schema
    .createTable('refund_account')
    .addColumn('payment_id', 'text', (c) => c.primaryKey())
    .addColumn(...whole('goods'))
    .addColumn(...whole('delivery'))
    .addColumn(...whole('asked_goods'))
    .addColumn(...whole('asked_delivery'))
    .execute();
  await schema
    .createTable('refund')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.references('order.id').onDelete('cascade'))
    .addColumn('payment_id', 'text', (c) => c.notNull().references('refund_account.payment_id'))
    .addColumn(...whole('goods'))
    .addColumn(...whole('delivery'))
    .addColumn('positions', 'jsonb', (c) => c.notNull())
    .addColumn(...text('reason'))
    .addColumn(...text('state'))
    .addColumn(...whole('attempt'))
    .addColumn(...text('provider_id'))
    .addColumn(...text('problem'))
    .addColumn('credit_note', 'text', (c) => c.unique())
    .addColumn(...text('by_id'))
    .addColumn(...text('by_name'))
    .addColumn(...time('asked_at'))
    .addColumn(...time('looked_at'))
    .addColumn('done_at', 'timestamptz')
    .execute();
  await schema.createIndex('refund_order').on('refund').column('order_id').execute();
  await schema.createIndex('refund_payment').on('refund').column('payment_id').execute();
  await schema.createIndex('refund_state').on('refund').columns(['state', 'looked_at']).execute();
  await schema
    .createTable('credit_note_counter')
    .addColumn('year', 'text', (c) => c.primaryKey())
    .addColumn(...whole('last'))
    .execute();
  await schema
    .createTable('money_settled')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn(...text('note'))
    .addColumn(...text('by_name'))
    .addColumn(...time('at'))
    .execute();
  await schema.alterTable('payment_event').addColumn('payment_id', 'text').execute();
  await schema.alterTable('payment_event').addColumn('amount', 'bigint').execute();
  await schema
    .createTable('gateway_refund')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn(...text('payment_id'))
    .addColumn(...whole('amount'))
    .addColumn(...text('receipt'))
    .addColumn('idempotency', 'text', (c) => c.notNull().unique())
    .addColumn(...text('status'))
    .addColumn(...time('created_at'))
    .execute();
}

/** Adds to refunds the paise for each of their homes, so that no home is refunded more than was paid for it. */
export async function refundsPerHome(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('refund')
    .addColumn('per_home', 'jsonb', (c) => c.notNull().defaultTo('[]'))
    .execute();
}
