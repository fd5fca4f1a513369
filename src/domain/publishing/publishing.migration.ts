import type { Kysely } from 'kysely';

/** Creates the tables of the site's state and of previews. */
export async function publishing(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('site_state')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('data', 'jsonb', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await schema
    .createTable('preview')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record_id', 'text', (c) => c.notNull())
    .addColumn('record', 'jsonb', (c) => c.notNull())
    .addColumn('page', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('problem', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('drawn', 'boolean', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute();
}
