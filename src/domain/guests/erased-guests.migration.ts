import type { Kysely } from 'kysely';

/**
 * Adds the column for the time at which a guest erased their address, so that the guest is not asked again; null when
 * the guest never did.
 */
export async function erasedGuests({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('guest').addColumn('erased_at', 'timestamptz').execute();
}
