import type { Database } from '#server/db/database.ts';

const counts = new WeakMap<Database, Map<string, number>>();

/**
 * Counts a one-time code that this process sent or refused.
 * @param cause allowance from which it was sent, or reason of the refusal
 */
export function countCode({ db }: { db: Database }, result: 'sent' | 'refused', cause: string): void {
  const all = codeCounts(db);
  const key = `${result} ${cause}`;
  counts.set(db, all);
  all.set(key, (all.get(key) ?? 0) + 1);
}

/**
 * Returns the counts of one-time codes that this process sent or refused since its start. A key is result and cause,
 * such as `sent device`.
 */
export const codeCounts = (db: Database): Map<string, number> => counts.get(db) ?? new Map<string, number>();
