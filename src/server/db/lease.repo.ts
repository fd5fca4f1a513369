import { type RawBuilder, sql } from 'kysely';
import { momentOf } from '#server/db/clock.ts';
import type { Database, Queries } from '#server/db/database.ts';

/** Lease of a job that one process holds. */
export interface Held {
  id: string;
  /** Id of the process. */
  holder: string;
  term: number;
}

/** Error of a process that slept through its lease while another took the work over; its writes are rolled back. */
export class LeaseLost extends Error {}

/**
 * Takes a lease for this process, or renews it, for `life` ms by the database's clock. Returns null while another
 * process holds it. A process may be suspended longer than its lease, so each write must check the lease with
 * `keepTerm` or `whileHeld`.
 */
export async function holdLease(
  db: Database,
  { id, holder, life }: { id: string; holder: string; life: number },
): Promise<Held | null> {
  const row = { id, holder, until: momentOf(db, life) };
  const held = await db
    .insertInto('lease')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          ...row,
          term: sql<number>`lease.term + case when lease.holder = ${holder} then 0 else 1 end`,
        })
        .where((where) => where.or([where('lease.holder', '=', holder), where('lease.until', '<=', momentOf(db))])),
    )
    .returning('term')
    .executeTakeFirst();
  return held ? { id, holder, term: Number(held.term) } : null;
}

/** Ends a lease of this process. The row keeps its term, so that the next holder gets a higher one. */
export async function leaveLease(db: Queries, id: string, holder: string): Promise<void> {
  await db
    .updateTable('lease')
    .set({ until: new Date(0).toISOString() })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .execute();
}

/**
 * Checks within a transaction that a lease is still held, and locks it until the transaction ends.
 * @throws LeaseLost when another process has taken it
 */
export async function keepTerm(tx: Queries, { id, holder, term }: Held): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('lease')
    .set({ holder })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .where('term', '=', term)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw new LeaseLost(`Another process has “${id}” meanwhile.`);
}

/** Returns the SQL condition that a lease is still held, for use in a single statement. */
export const whileHeld = ({ id, holder, term }: Held): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from lease where lease.id = ${id} and lease.holder = ${holder} and lease.term = ${term})`;
