import type { Kysely } from 'kysely';

/** Stores when a family sent a paid box to another address and the address before; null for homes that did not move. */
export async function movedHomes({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('order_recipient').addColumn('moved_at', 'timestamptz').execute();
  await schema.alterTable('order_recipient').addColumn('moved_from', 'text').execute();
}
