import type { Kysely } from 'kysely';

/**
 * Creates the tables of the states of customers' messages and of their history (changes, answers and notes by staff).
 */
export async function inbox(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('inbox_state')
    .addColumn('enquiry_id', 'text', (c) => c.primaryKey().references('enquiry.id').onDelete('cascade'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('assignee_id', 'text')
    .addColumn('erasure', 'boolean')
    .addColumn('revision', 'bigint', (c) => c.notNull())
    .addColumn('changed_at', 'timestamptz', (c) => c.notNull())
    .addColumn('changed_by', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('inbox_event')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('enquiry_id', 'text', (c) => c.notNull().references('enquiry.id').onDelete('cascade'))
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addColumn('by_id', 'text', (c) => c.notNull())
    .addColumn('by_name', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('way', 'text')
    .addColumn('before', 'jsonb', (c) => c.notNull())
    .addColumn('after', 'jsonb', (c) => c.notNull())
    .addColumn('revision', 'bigint')
    .addColumn('undone_by', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await schema.createIndex('inbox_event_of').on('inbox_event').columns(['enquiry_id', 'at']).execute();
  await schema.createIndex('enquiry_age').on('enquiry').column('created_at').execute();
}
