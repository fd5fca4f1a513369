import { newId } from '#lib/ids.ts';
import type { Queries } from '#server/db/database.ts';

/** Entry of the audit log: what a member of the staff did to a record. */
export interface AuditedAction {
  /** A verb such as `save`, `invite` or `sign-in`. */
  action: string;
  kind: string;
  recordId: string;
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
}

const json = (value: Record<string, unknown> | null | undefined): string => JSON.stringify(value ?? null);

/** Writes entries into the audit log; must run in the transaction of the change. @param now ms since 1970 */
export async function writeAudit(
  tx: Queries,
  actor: { id: string; name: string },
  now: number,
  ...entries: AuditedAction[]
): Promise<void> {
  const at = new Date(now).toISOString();
  for (const { action, kind, recordId, before, after } of entries) {
    const by = { actor_id: actor.id, actor: actor.name };
    const changes = { before: json(before), after: json(after) };
    await tx
      .insertInto('audit')
      .values({ id: newId(now), at, ...by, action, kind, record_id: recordId, ...changes })
      .execute();
  }
}

/** Entries of one page of the log. */
const AUDIT_PAGE = 50;

/**
 * Returns up to 50 entries of the audit log, the newest first, filtered by actor, kind and record. `next` is the cursor
 * of the next page; null on the last.
 * @param filter `before` is the cursor: id of the last entry of the previous page
 */
export async function readAuditPage(
  db: Queries,
  filter: {
    before?: string | undefined;
    actor?: string | undefined;
    kind?: string | undefined;
    recordId?: string | undefined;
  },
) {
  let query = db
    .selectFrom('audit')
    .select(['id', 'at', 'actor', 'action', 'kind', 'record_id as recordId', 'before', 'after']);
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
  const entries = rows.slice(0, AUDIT_PAGE);
  return { entries, next: rows.length > AUDIT_PAGE ? (entries.at(-1)?.id ?? null) : null };
}
