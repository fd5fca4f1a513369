import type { EnquiryEvent } from '#domain/enquiries/inbox.contract.ts';
import type { Queries } from '#server/db/database.ts';
import type { Standing } from '#domain/enquiries/inbox.schema.ts';

/**
 * Returns a message's state, assignee and erasure mark, its revision (0 = never changed), and the time and author of
 * the last change; null when the message does not exist.
 */
export async function readStanding(db: Queries, id: string) {
  const row = await db
    .selectFrom('enquiry')
    .leftJoin('inbox_state', 'inbox_state.enquiry_id', 'enquiry.id')
    .leftJoin('staff', 'staff.id', 'inbox_state.assignee_id')
    .select([
      'inbox_state.state',
      'inbox_state.assignee_id',
      'staff.name as assignee',
      'inbox_state.erasure',
      'inbox_state.revision',
      'inbox_state.changed_at',
      'inbox_state.changed_by',
    ])
    .where('enquiry.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const standing: Standing = {
    // Nobody has touched it yet.
    state: row.state ?? 'new',
    assigneeId: row.assignee_id,
    assignee: row.assignee ?? '',
    erasure: row.erasure,
  };
  return {
    standing,
    revision: Number(row.revision ?? 0),
    changedAt: row.changed_at ?? '',
    changedBy: row.changed_by ?? '',
  };
}

/** Stores a message's state with a new revision. Call it in the transaction that read the revision before. */
export async function writeStanding(
  tx: Queries,
  id: string,
  { state: next, assigneeId, erasure: mark }: Standing,
  { revision, by, at }: { revision: number; by: string; at: string },
): Promise<void> {
  const row = { state: next, assignee_id: assigneeId, erasure: mark, revision, changed_at: at, changed_by: by };
  await tx
    .insertInto('inbox_state')
    .values({ enquiry_id: id, ...row })
    .onConflict((conflict) => conflict.column('enquiry_id').doUpdateSet(row))
    .execute();
}

/** A line of history to write. */
export interface EventWrite {
  id: string;
  what: EnquiryEvent['what'];
  text?: string;
  way?: EnquiryEvent['way'];
  before?: Standing | null;
  after?: Standing | null;
  revision?: number | null;
}

/** Adds an entry to a message's history; returns false when one with this id exists already. */
export async function writeEvent(
  tx: Queries,
  enquiryId: string,
  { id, what, text = '', way = null, before: was = null, after = null, revision = null }: EventWrite,
  { by, at }: { by: { id: string; name: string }; at: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('inbox_event')
    .values({
      id,
      enquiry_id: enquiryId,
      at,
      by_id: by.id,
      by_name: by.name,
      what,
      text,
      way,
      before: JSON.stringify(was),
      after: JSON.stringify(after),
      revision,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Returns the last change or answer of a message that was not undone; null when there is none. */
export async function lastChange(db: Queries, enquiryId: string) {
  const row = await db
    .selectFrom('inbox_event')
    .select(['id', 'at', 'by_name', 'before', 'after'])
    .where('enquiry_id', '=', enquiryId)
    .where('revision', 'is not', null)
    .where('undone_by', '=', '')
    .orderBy('revision', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns the name of the person who undid an entry of a message's history (empty when it was not undone); null when
 * the entry does not exist.
 */
export async function readEvent(db: Queries, enquiryId: string, id: string) {
  const row = await db
    .selectFrom('inbox_event')
    .select(['undone_by'])
    .where('enquiry_id', '=', enquiryId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { undoneBy: row.undone_by } : null;
}

/** Marks a change in a message's history as undone by a person (name `by`). */
export async function markUndone(tx: Queries, id: string, by: string): Promise<void> {
  await tx.updateTable('inbox_event').set({ undone_by: by }).where('id', '=', id).execute();
}
