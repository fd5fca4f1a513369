import type { Kysely } from 'kysely';

/** Tables with names of people, each with a key of the name beside it. */
const NAMED_TABLES = ['user', 'order_recipient', 'enquiry'] as const;

/**
 * Adds the column `search_key` to tables with names of people, by which a name is found in other scripts and spellings.
 * The keys of rows that exist are filled in later, in pieces; the index finds the rows that wait for it.
 */
export async function searchKeys({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of NAMED_TABLES) {
    await schema.alterTable(table).addColumn('search_key', 'text').execute();
    await schema
      .createIndex(`${table}_without_key`)
      .on(table)
      .column('search_key')
      .where('search_key', 'is', null)
      .execute();
  }
}
