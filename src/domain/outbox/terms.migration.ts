import type { Kysely } from 'kysely';

/** Adds the column `term`, a counter of claims, to messages and nightly backups. */
export async function terms(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('term', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('backup_run')
    .addColumn('term', 'bigint', (c) => c.notNull().defaultTo(1))
    .execute();
}
