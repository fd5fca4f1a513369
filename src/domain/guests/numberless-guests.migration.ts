import type { Kysely } from 'kysely';

/**
 * Lets a guest have no mobile number (null), and adds the note that packers see, for a guest and for each home of an
 * order.
 */
export async function numberlessGuests({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('guest')
    .alterColumn('mobile', (column) => column.dropNotNull())
    .execute();
  for (const table of ['guest', 'order_recipient'])
    await schema
      .alterTable(table)
      .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
}
