import type { Kysely } from 'kysely';

/**
 * Creates the tables of customers' sessions, one row per token, and of waiting changes of mobile numbers. Tokens issued
 * before have no row.
 */
export async function sessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('user_session')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('seen_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('user_session_user').on('user_session').column('user_id').execute();
  await db.schema
    .createTable('mobile_change')
    .addColumn('user_id', 'text', (c) => c.primaryKey())
    .addColumn('mobile', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'timestamptz', (c) => c.notNull())
    .addColumn('due_at', 'timestamptz', (c) => c.notNull())
    .execute();
}
