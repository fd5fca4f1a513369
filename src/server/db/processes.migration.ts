import type { Kysely } from 'kysely';

/** Creates the table of request counts that processes share, and adds terms to leases. */
export async function processes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('call_count')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addColumn('until', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema
    .alterTable('lease')
    .addColumn('term', 'bigint', (c) => c.notNull().defaultTo(1))
    .execute();
}
