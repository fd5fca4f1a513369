import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

/**
 * Adds part payments (an advance, and the rest before packing) and the owner's permissions to pack before full payment.
 */
export async function partPayments(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const text = (name: string) => [name, 'text', (c: ColumnDefinitionBuilder) => c.notNull()] as const;
  const whole = (name: string) => [name, 'bigint', (c: ColumnDefinitionBuilder) => c.notNull()] as const;
  const time = (name: string) => [name, 'timestamptz', (c: ColumnDefinitionBuilder) => c.notNull()] as const;

  await schema
    .createTable('order_payment')
    .addColumn('payment_id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('order.id').onDelete('cascade'))
    .addColumn('gateway_order_id', 'text', (c) => c.notNull().unique())
    .addColumn(...text('kind'))
    .addColumn(...whole('amount'))
    .addColumn(...whole('off_goods'))
    .addColumn(...whole('off_delivery'))
    .addColumn('off_positions', 'jsonb', (c) => c.notNull())
    .addColumn(...time('at'))
    .execute();
  await schema.createIndex('order_payment_order').on('order_payment').column('order_id').execute();
  await schema
    .createTable('unpaid_release')
    .addColumn('order_id', 'text', (c) => c.primaryKey().references('order.id').onDelete('cascade'))
    .addColumn(...text('reason'))
    .addColumn(...text('by_id'))
    .addColumn(...text('by_name'))
    .addColumn(...time('at'))
    .execute();
  await schema.alterTable('order_draft').addColumn('whole', 'bigint').execute();
  await schema.alterTable('order_draft').addColumn('order_id', 'text').execute();
}
