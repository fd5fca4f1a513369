import type { Kysely } from 'kysely';

/**
 * Creates the table of devices and networks from which a number signed in, so that strangers cannot use up its codes.
 * Adds to codes the allowance and the puzzle that they used.
 */
export async function knownAskers({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('known_asker')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('mobile', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('used_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await schema.createIndex('known_asker_mobile').on('known_asker').column('mobile').execute();
  await schema
    .alterTable('otp_challenge')
    .addColumn('pool', 'text', (c) => c.notNull().defaultTo('others'))
    .execute();
  await schema.alterTable('otp_challenge').addColumn('puzzle', 'text').execute();
  await schema.createIndex('otp_challenge_puzzle').on('otp_challenge').column('puzzle').unique().execute();
  await schema.createIndex('otp_challenge_created').on('otp_challenge').column('created_at').execute();
}
