import { isDeepStrictEqual } from 'node:util';
import { raiseVersion } from '#domain/catalogue/catalogue-version.repo.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { type Actor, writersOf } from '#domain/catalogue/staff-record.repo.ts';
import { reordered } from '#domain/catalogue/staff-record.rules.ts';
import { type Database, type Queries, withTransaction } from '#server/db/database.ts';
import { type AuditedAction, writeAudit } from '#server/staff/audit.repo.ts';

/**
 * Moves records, in the given order, to index `at` among the other records of their kind, with audit entries; returns
 * false when the order stays the same. Revisions do not change, so that a move conflicts with no edit of a record.
 * @param now ms
 */
export async function placeRecords(
  db: Database,
  kind: RecordKind,
  ids: readonly string[],
  at: number,
  actor: Actor,
  now: number,
): Promise<boolean> {
  const time = new Date(now).toISOString();
  const write = async (tx: Queries): Promise<boolean> => {
    const rows = await tx
      .selectFrom('catalogue')
      .select(['id', 'position'])
      .where('kind', '=', kind)
      .where('binned', '=', '')
      .orderBy('position')
      .orderBy('id')
      .execute();
    const list = rows.map(({ id }) => id);
    const order = reordered(list, ids, at);
    if (isDeepStrictEqual(order, list)) return false;
    const held = new Map(rows.map(({ id, position }) => [id, Number(position)]));
    for (const [position, id] of order.entries()) {
      if (held.get(id) === position) continue;
      await tx
        .updateTable('catalogue')
        .set({ position, updated_at: time })
        .where('kind', '=', kind)
        .where('id', '=', id)
        .execute();
    }
    const places = order.map((id, to) => ({ id, from: list.indexOf(id), to }));
    const moved = new Set(ids);
    const entries = places
      .filter(({ id, from, to }) => moved.has(id) && from !== to)
      .map(({ id, from, to }): AuditedAction => ({
        action: 'move',
        kind,
        recordId: id,
        before: { place: from + 1 },
        after: { place: to + 1 },
      }));
    await writeAudit(tx, actor, now, ...entries);
    await raiseVersion(tx, kind, time);
    return true;
  };
  return withTransaction(db, write, { queue: writersOf(kind) });
}
