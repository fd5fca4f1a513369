import type { Kysely } from 'kysely';

/** Adds columns for several box designs and for later waves to orders; an existing order has one design and no wave. */
export async function circles(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('order_recipient').addColumn('circle', 'bigint').execute();
  await schema.alterTable('order').addColumn('wave_of', 'text').execute();
  await schema.alterTable('order').addColumn('waiting', 'jsonb').execute();
  await schema.createIndex('order_wave').on('order').column('wave_of').execute();
}
