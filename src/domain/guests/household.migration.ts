import type { Kysely } from 'kysely';

/** Guests who share a home, whose side they are of, and to which events they are invited. */
export async function households({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('guest').addColumn('household', 'text').execute();
  for (const column of ['box_name', 'side', 'events'])
    await schema
      .alterTable('guest')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  await schema.createIndex('guest_household').on('guest').column('household').execute();
}
