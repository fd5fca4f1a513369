import type { Database } from '#server/db/database.ts';

const counts = new WeakMap<Database, Map<string, number>>();

/**
 * Counts one one-time code that this process sent or refused. `cause` is the allowance it was sent from, or the reason
 * of the refusal.
 */
export function countCode({ db }: { db: Database }, result: 'sent' | 'refused', cause: string): void {
  const all = codeCounts(db);
  const key = `${result} ${cause}`;
  counts.set(db, all);
  all.set(key, (all.get(key) ?? 0) + 1);
}

/** Returns how many one-time codes this process sent and refused since its start, by `result cause`. */
export const codeCounts = (db: Database): Map<string, number> => counts.get(db) ?? new Map<string, number>();
