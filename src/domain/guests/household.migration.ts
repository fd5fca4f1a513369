import type { Kysely } from 'kysely';

/** Adds the columns for the household, name on the box, side and events of a guest, and an index by household. */
export async function households({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('guest').addColumn('household', 'text').execute();
  for (const column of ['box_name', 'side', 'events'])
    await schema
      .alterTable('guest')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  await schema.createIndex('guest_household').on('guest').column('household').execute();
}
