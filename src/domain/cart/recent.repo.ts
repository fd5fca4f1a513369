import type { Selectable } from 'kysely';
import { RECENT_LIMIT } from '#domain/cart/recent.contract.ts';
import type { Queries } from '#server/db/database.ts';
import type { OwnersTransaction } from '#server/db/owner.ts';
import type { RecentViewTable } from '#domain/cart/cart.schema.ts';

/** Returns the products that a customer viewed last, the newest first, at most `RECENT_LIMIT`. */
export function readViews(db: Queries, userId: string): Promise<Selectable<RecentViewTable>[]> {
  return db
    .selectFrom('recent_view')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('viewed_at', 'desc')
    .limit(RECENT_LIMIT)
    .execute();
}

/**
 * Stores a customer's view of a product, which replaces an earlier one, and deletes the oldest views beyond
 * `RECENT_LIMIT`.
 */
export async function keepView(tx: OwnersTransaction, view: Selectable<RecentViewTable>): Promise<void> {
  await tx
    .insertInto('recent_view')
    .values(view)
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doUpdateSet(view))
    .execute();
  const kept = tx
    .selectFrom('recent_view')
    .select('product_id')
    .where('user_id', '=', view.user_id)
    .orderBy('viewed_at', 'desc')
    .limit(RECENT_LIMIT);
  await tx.deleteFrom('recent_view').where('user_id', '=', view.user_id).where('product_id', 'not in', kept).execute();
}
