import type { Kysely } from 'kysely';

/** Creates the table of the marks that transactions leave. */
export async function commitMarks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('commit_mark')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('is_kept', 'boolean', (c) => c.notNull())
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('commit_mark_age').on('commit_mark').column('at').execute();
}

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
