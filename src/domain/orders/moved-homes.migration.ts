import type { Kysely } from 'kysely';

/** When the family sent a paid box to another address, and where it went before; null for homes that stayed. */
export async function movedHomes({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('order_recipient').addColumn('moved_at', 'timestamptz').execute();
  await schema.alterTable('order_recipient').addColumn('moved_from', 'text').execute();
}
