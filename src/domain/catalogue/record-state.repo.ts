import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';
import { fixedPlaceOf } from '#domain/catalogue/staff-record.rules.ts';
import { chunks } from '#server/db/chunks.ts';
import type { Queries } from '#server/db/database.ts';

/** Columns that `toState` reads. */
export const STATE = ['id', 'revision', 'position', 'is_active', 'binned', 'updated_at', 'data'] as const;

/**
 * Converts a database row to the state of a record. For a record in the bin, `isActive` is its visibility before the
 * withdrawal.
 */
export function toState(row: {
  id: string;
  revision: number;
  position: number;
  is_active: boolean;
  binned: string;
  updated_at: string;
  data: Record<string, unknown>;
}): RecordState {
  return {
    id: row.id,
    revision: Number(row.revision),
    position: Number(row.position),
    isActive: row.is_active || row.binned === 'public',
    inBin: row.binned !== '',
    updatedAt: row.updated_at,
    record: row.data,
  };
}

/** Returns records of a kind by id, also from the bin; ids that do not exist are left out. */
export async function readRecordStates(
  db: Queries,
  kind: RecordKind,
  ids: readonly string[],
): Promise<Map<string, RecordState>> {
  const found = new Map<string, RecordState>();
  for (const some of chunks(ids)) {
    const rows = await db
      .selectFrom('catalogue')
      .select(STATE)
      .where('kind', '=', kind)
      .where('id', 'in', some)
      .execute();
    for (const row of rows) found.set(row.id, toState(row));
  }
  return found;
}

/**
 * Returns the changes, by index, that would make a second record for one fixed place of the site, with the field that
 * names the place. A record that fills its place already stays valid.
 */
export async function placesTaken(
  tx: Queries,
  kind: RecordKind,
  planned: readonly { before: RecordState | null; next: RecordState }[],
): Promise<Map<number, string>> {
  const taken = new Map<number, string>();
  if (!fixedPlaceOf(kind, {})) return taken;
  const rows = await tx
    .selectFrom('catalogue')
    .select(STATE)
    .where('kind', '=', kind)
    .where('binned', '=', '')
    .execute();
  const after = new Map(rows.map((row) => [row.id, toState(row)]));
  for (const { next } of planned) after.set(next.id, next);
  const present = [...after.values()].filter(({ inBin }) => !inBin);
  for (const [index, { before, next }] of planned.entries()) {
    const wanted = fixedPlaceOf(kind, next.record);
    const same = ({ record }: RecordState): boolean => fixedPlaceOf(kind, record)?.place === wanted?.place;
    // Whoever stands there already stays, however that came.
    if (!wanted || next.inBin || (before && !before.inBin && same(before))) continue;
    if (present.some((other) => other.id !== next.id && same(other))) taken.set(index, wanted.field || 'place');
  }
  return taken;
}

/** Returns the last position of a kind's records; -1 when there are none. */
export async function lastPosition(tx: Queries, kind: RecordKind): Promise<number> {
  const { last } = await tx
    .selectFrom('catalogue')
    .select((select) => select.fn.max('position').as('last'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return last === null ? -1 : Number(last);
}
