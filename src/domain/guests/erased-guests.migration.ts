import type { Kysely } from 'kysely';

/** When a guest erased the own address, so that nobody is asked again who wished not to be; null where it never did. */
export async function erasedGuests({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('guest').addColumn('erased_at', 'timestamptz').execute();
}
