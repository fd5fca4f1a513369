import { DAY } from '#lib/time.ts';
import type { KitchenTick } from '#domain/packing/packing.contract.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { withTransaction } from '#server/db/database.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';

/** Returns all stored kitchen ticks (the amount of a product that is ready on a day), sorted by day and product. */
export async function listTicks(db: Queries): Promise<KitchenTick[]> {
  const rows = await db.selectFrom('kitchen_tick').selectAll().orderBy('day').orderBy('goods_id').execute();
  return rows.map(({ day, goods_id: id, parts, by_name: by }) => ({ day, id, parts: Number(parts), by }));
}

/** Milliseconds after its day for which an entry is kept, since late orders stay on the list. */
const KEPT = 60 * DAY;

/**
 * Stores the amount of a product that is ready on a day (0 deletes the entry), with an audit entry; does nothing when
 * the amount is stored already. Deletes entries of days more than `KEPT` ms ago.
 */
export async function writeTick(
  db: Database,
  { day, id, parts }: Pick<KitchenTick, 'day' | 'id' | 'parts'>,
  staff: { id: string; name: string },
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  await withTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('kitchen_tick')
      .select('parts')
      .where('day', '=', day)
      .where('goods_id', '=', id)
      .executeTakeFirst();
    const was = Number(before?.parts ?? 0);
    if (was === parts) return;
    if (parts === 0) await tx.deleteFrom('kitchen_tick').where('day', '=', day).where('goods_id', '=', id).execute();
    else
      await tx
        .insertInto('kitchen_tick')
        .values({ day, goods_id: id, parts, by_name: staff.name, changed_at: at })
        .onConflict((conflict) =>
          conflict.columns(['day', 'goods_id']).doUpdateSet({ parts, by_name: staff.name, changed_at: at }),
        )
        .execute();
    await tx
      .deleteFrom('kitchen_tick')
      .where('day', '<', new Date(now - KEPT).toISOString().slice(0, 10))
      .execute();
    const entry = { action: parts > 0 ? 'ready' : 'not-ready', kind: 'kitchen', recordId: `${day} ${id}` };
    await writeAudit(tx, staff, now, entry);
  });
}
