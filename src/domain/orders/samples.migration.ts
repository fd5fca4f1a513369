import type { Kysely } from 'kysely';

/** Adds sample boxes, each with the order that its price was taken off. */
export async function samples(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('box_sample')
    .addColumn('order_id', 'text', (c) => c.primaryKey().references('order.id').onDelete('cascade'))
    .addColumn('invitation_id', 'text', (c) => c.notNull())
    .addColumn('price', 'bigint', (c) => c.notNull())
    .addColumn('used_by', 'text')
    .addColumn('used_at', 'timestamptz')
    .execute();
  await schema.createIndex('box_sample_used_by').on('box_sample').column('used_by').execute();
}
