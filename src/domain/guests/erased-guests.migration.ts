import type { Kysely } from 'kysely';

/**
 * Adds the moment at which a guest erased their address, so that they are not asked again; null when they never did.
 */
export async function erasedGuests({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('guest').addColumn('erased_at', 'timestamptz').execute();
}
