import type { Kysely } from 'kysely';

/** Creates the table of planned changes to the catalogue, and its indexes by time and by record. */
export async function schedule(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('planned_change')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record_id', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addColumn('until', 'timestamptz')
    .addColumn('price', 'bigint')
    .addColumn('price_before', 'bigint')
    .addColumn('next_at', 'timestamptz')
    .addColumn('outcome', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('reason', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('done_at', 'timestamptz')
    .addColumn('actor_id', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('revision', 'bigint', (c) => c.notNull().defaultTo(1))
    .execute();
  await schema.createIndex('planned_change_next').on('planned_change').column('next_at').execute();
  await schema.createIndex('planned_change_record').on('planned_change').columns(['kind', 'record_id']).execute();
}
