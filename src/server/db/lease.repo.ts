import { type RawBuilder, sql } from 'kysely';
import { momentOf } from '#server/db/clock.ts';
import type { Database, Queries } from '#server/db/database.ts';

/** Work that a process holds. Its term grows whenever the work changes hands. */
export interface Held {
  id: string;
  /** The process. */
  holder: string;
  term: number;
}

/** A process slept through its lease and another has the work: what it was about to write is not written. */
export class LeaseLost extends Error {}

/**
 * Takes work upon one process, or keeps it there, for so many ms; null while another process has it. The database's clock
 * counts, so that processes whose clocks differ agree upon who has it. What is written for the work carries its term
 * (`keepTerm`, `whileHeld`), because a process may sleep longer than its lease.
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

/** Leaves work to whoever comes next; its term is kept, so that theirs is a later one. */
export async function leaveLease(db: Queries, id: string, holder: string): Promise<void> {
  await db
    .updateTable('lease')
    .set({ until: new Date(0).toISOString() })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .execute();
}

/**
 * Lets a transaction write under a lease: nobody takes the work over before it ends.
 * @throws LeaseLost when somebody has
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

/** The same as a condition of one statement, which changes nothing once the work changed hands. */
export const whileHeld = ({ id, holder, term }: Held): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from lease where lease.id = ${id} and lease.holder = ${holder} and lease.term = ${term})`;
