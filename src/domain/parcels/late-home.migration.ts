import type { Kysely } from 'kysely';

/** Creates the table of homes that were paid for before their address was known. */
export async function lateHomes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('late_home')
    .addColumn('order_id', 'text', (c) => c.notNull().references('order.id').onDelete('cascade'))
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('until', 'text', (c) => c.notNull())
    .addColumn('at', 'timestamptz')
    .addPrimaryKeyConstraint('late_home_pk', ['order_id', 'position'])
    .execute();
}
