import { newId } from '#lib/ids.ts';
import type { Queries } from '#server/db/database.ts';

/** What somebody of the staff did to what. */
export interface Deed {
  /** A verb: `save`, `invite`, `sign-in`. */
  action: string;
  kind: string;
  recordId: string;
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
}

const json = (value: Record<string, unknown> | null | undefined): string => JSON.stringify(value ?? null);

/** Writes what somebody did into the log; belongs into the transaction of the deed itself. */
export async function recordDeeds(
  tx: Queries,
  actor: { id: string; name: string },
  deeds: Deed[],
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  for (const { action, kind, recordId, before, after } of deeds) {
    await tx
      .insertInto('audit')
      .values({
        id: newId(now),
        at,
        actor_id: actor.id,
        actor: actor.name,
        action,
        kind,
        record_id: recordId,
        before: json(before),
        after: json(after),
      })
      .execute();
  }
}

/** Entries of a page of the log. */
const AUDIT_PAGE = 50;

/** Reads the log, the newest first; `before` is the last id of the page before. */
export async function listDeeds(
  db: Queries,
  filter: {
    before?: string | undefined;
    actor?: string | undefined;
    kind?: string | undefined;
    recordId?: string | undefined;
  },
) {
  let query = db.selectFrom('audit').selectAll();
  const last = filter.before
    ? await db.selectFrom('audit').select(['id', 'at']).where('id', '=', filter.before).executeTakeFirst()
    : undefined;
  if (last)
    query = query.where((where) =>
      where.or([where('at', '<', last.at), where.and([where('at', '=', last.at), where('id', '<', last.id)])]),
    );
  if (filter.actor) query = query.where('actor', '=', filter.actor);
  if (filter.kind) query = query.where('kind', '=', filter.kind);
  if (filter.recordId) query = query.where('record_id', '=', filter.recordId);
  const rows = await query
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(AUDIT_PAGE + 1)
    .execute();
  const entries = rows.slice(0, AUDIT_PAGE).map((row) => ({
    id: row.id,
    at: row.at,
    actor: row.actor,
    action: row.action,
    kind: row.kind,
    recordId: row.record_id,
    before: row.before,
    after: row.after,
  }));
  return { entries, next: rows.length > AUDIT_PAGE ? (entries.at(-1)?.id ?? null) : null };
}
