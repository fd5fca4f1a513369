import type { Kysely } from 'kysely';

/** Creates the table of backup runs. */
export async function backups(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('backup_run')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('started_at', 'timestamptz', (c) => c.notNull())
    .addColumn('finished_at', 'timestamptz')
    .addColumn('bytes', 'bigint')
    .addColumn('problem', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
