import type { Kysely } from 'kysely';

/**
 * Adds columns for the time at which a customer redirected a paid box and for the address before; both are null for
 * other homes.
 */
export async function movedHomes({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('order_recipient').addColumn('moved_at', 'timestamptz').execute();
  await schema.alterTable('order_recipient').addColumn('moved_from', 'text').execute();
}
