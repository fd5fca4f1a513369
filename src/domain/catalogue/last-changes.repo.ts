import { recordKinds, type RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { Queries } from '#server/db/database.ts';

/** Changes that are returned. */
const MOST = 5;
/** Entries of the audit log that are looked through: a change of many records has one for each. */
const LOOKED_THROUGH = 100;

/**
 * Returns the last five changes of the catalogue, the newest first. Records that one person changed at one time in the
 * same way are one change, with the name of one of them. Moves in a list are left out.
 */
export async function lastChanges(db: Queries) {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('catalogue', (join) =>
      join.onRef('catalogue.kind', '=', 'audit.kind').onRef('catalogue.id', '=', 'audit.record_id'),
    )
    .select(['audit.at', 'audit.actor as by', 'audit.action', 'audit.kind', 'audit.record_id as recordId'])
    .select('catalogue.name')
    .where('audit.kind', 'in', [...recordKinds])
    .where('audit.action', '!=', 'move')
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(LOOKED_THROUGH)
    .execute();
  const together = Map.groupBy(rows, ({ at, by, action, kind }) => JSON.stringify([at, by, action, kind]));
  return [...together.values()].slice(0, MOST).flatMap((changed) => {
    const [first] = changed;
    return first ? [{ ...first, kind: first.kind as RecordKind, name: first.name ?? '', records: changed.length }] : [];
  });
}
