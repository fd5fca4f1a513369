import type { Kysely } from 'kysely';

/** Orders with several box designs, and later waves of an order. Orders from before have one design and no waves. */
export async function circles(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('order_recipient').addColumn('circle', 'bigint').execute();
  await schema.alterTable('order').addColumn('wave_of', 'text').execute();
  await schema.alterTable('order').addColumn('waiting', 'jsonb').execute();
  await schema.createIndex('order_wave').on('order').column('wave_of').execute();
}
