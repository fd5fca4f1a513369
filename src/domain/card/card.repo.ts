import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

/** Removes the gift cards from orders, either of a customer or from before an ISO time. Goods and amounts stay. */
export async function forgetCards(tx: Queries, of: { userId: string } | { before: string }): Promise<void> {
  let query = tx
    .selectFrom('order')
    .select(['id', 'content'])
    .where(sql<boolean>`cast(content as text) like '%"card"%'`);
  query = 'userId' in of ? query.where('user_id', '=', of.userId) : query.where('created_at', '<', of.before);
  for (const { id, content } of await query.execute()) {
    if (!('card' in content)) continue;
    const { card: _, ...rest } = content;
    await tx
      .updateTable('order')
      .set({ content: JSON.stringify(rest) })
      .where('id', '=', id)
      .execute();
  }
}
