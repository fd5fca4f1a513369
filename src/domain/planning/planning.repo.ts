import type { Queries } from '#server/db/database.ts';
import type { OwnersTransaction } from '#server/db/owner.ts';

/** Returns the ids of ticked checklist items by checklist id. Ids stay valid when staff insert or reorder items. */
export async function readTickedItems(db: Queries, userId: string): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('planning_tick')
    .select(['planning_id', 'item_ids'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map((row) => [row.planning_id, row.item_ids]));
}

/** Replaces the ticked items of a user's checklist. @param now ISO time */
export async function saveTickedItems(
  db: OwnersTransaction,
  userId: string,
  planningId: string,
  itemIds: string[],
  now: string,
): Promise<void> {
  const item_ids = JSON.stringify(itemIds);
  await db
    .insertInto('planning_tick')
    .values({ user_id: userId, planning_id: planningId, item_ids, updated_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'planning_id']).doUpdateSet({ item_ids, updated_at: now }))
    .execute();
}
