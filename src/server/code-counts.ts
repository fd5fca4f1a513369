import type { Database } from '#server/db/database.ts';

const counts = new WeakMap<Database, Map<string, number>>();

/** Counts something that happened to a code in this process: that it was sent or refused, and out of which allowance or why. */
export function countCode({ db }: { db: Database }, result: 'sent' | 'refused', cause: string): void {
  const all = codeCounts(db);
  const key = `${result} ${cause}`;
  counts.set(db, all);
  all.set(key, (all.get(key) ?? 0) + 1);
}

/** How many codes were sent and refused since the start, by `result cause`. */
export const codeCounts = (db: Database): Map<string, number> => counts.get(db) ?? new Map<string, number>();
