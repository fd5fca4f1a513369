import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

/**
 * Adds the tables for idempotency keys, leases on work that one process does at a time, and times at which something
 * was first seen.
 */
export async function payments(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const text = (name: string) => [name, 'text', (c: ColumnDefinitionBuilder) => c.notNull()] as const;
  const time = (name: string) => [name, 'timestamptz', (c: ColumnDefinitionBuilder) => c.notNull()] as const;

  await schema
    .createTable('idempotency')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn(...text('content'))
    .addColumn('status', 'bigint')
    .addColumn('answer', 'text')
    .addColumn(...time('created_at'))
    .execute();
  await schema.createIndex('idempotency_age').on('idempotency').column('created_at').execute();
  await schema
    .createTable('lease')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn(...text('holder'))
    .addColumn(...time('until'))
    .execute();
  await schema
    .createTable('payment_mark')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn(...time('at'))
    .execute();
}
