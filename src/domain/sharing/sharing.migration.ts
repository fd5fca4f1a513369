import type { Kysely } from 'kysely';

/**
 * Creates the tables of shares, by which relatives open a family's guest list, and of the changes that relatives make
 * to it.
 */
export async function sharing({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('share')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('may_write', 'boolean', (c) => c.notNull())
    .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
    .addColumn('person_id', 'text')
    .addColumn('opened_at', 'timestamptz')
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('revoked_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await schema.createIndex('share_user').on('share').column('user_id').execute();
  await schema.createIndex('share_person').on('share').column('person_id').execute();
  await schema
    .createTable('list_change')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('by_id', 'text')
    .addColumn('by_name', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('guest_id', 'text')
    .addColumn('guest_name', 'text', (c) => c.notNull())
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .execute();
  await schema.createIndex('list_change_user').on('list_change').columns(['user_id', 'at']).execute();
}
