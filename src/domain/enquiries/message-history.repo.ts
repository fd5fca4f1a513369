import type { EnquiryEvent, EnquiryStanding } from '#domain/enquiries/inbox.contract.ts';
import type { Standing } from '#domain/enquiries/inbox.schema.ts';
import type { Queries } from '#server/db/database.ts';

const told = (standing: Standing | null): EnquiryStanding | null =>
  standing && { state: standing.state, assignee: standing.assignee, erasure: standing.erasure === true };

/** Returns what was done about a message, the newest first. */
export async function historyOf(db: Queries, id: string): Promise<EnquiryEvent[]> {
  const rows = await db
    .selectFrom('inbox_event')
    .selectAll()
    .where('enquiry_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('revision', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    by: row.by_name,
    what: row.what,
    text: row.text,
    way: row.way,
    before: told(row.before),
    after: told(row.after),
    undoneBy: row.undone_by,
  }));
}
