import type { Kysely } from 'kysely';

/** Creates the table of the amounts that the kitchen has ready, so that every phone shows the same. */
export async function kitchenTicks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kitchen_tick')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('goods_id', 'text', (c) => c.notNull())
    .addColumn('parts', 'bigint', (c) => c.notNull())
    .addColumn('by_name', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('kitchen_tick_key', ['day', 'goods_id'])
    .execute();
}
