import { listText } from '#lib/text.ts';
import type { Finding } from '#scripts/lib/doctor/finding.ts';
import { onlyAdd } from '#server/db/newer-store.ts';

/** State of a store's tables against the migrations of this program. */
export interface SchemaState {
  /** True when every migration has run, so that all tables are as this program reads them. */
  upToDate: boolean;
  finding: Finding;
}

/**
 * Compares the migrations that ran on a store with those of this program.
 * @param ran their names; empty for a store without tables
 */
export function schemaState(ran: readonly string[], known: readonly string[]): SchemaState {
  const newer = ran.filter((name) => !known.includes(name));
  const waiting = known.filter((name) => !ran.includes(name));
  const state = (is: Finding['is'], words: string): SchemaState => ({ upToDate: false, finding: { is, words } });
  if (!onlyAdd(newer))
    return state(
      'stops',
      `the store is of a newer release, which changed it by ${listText(newer, 3)}: start that release again, or restore a backup from before it`,
    );
  if (newer.length > 0)
    return state(
      'good',
      `the store is of a newer release, which only added ${listText(newer, 3)}: this one goes on with it, and what it backs up only that one restores`,
    );
  if (ran.length === 0) return state('note', 'the store is empty; the first start makes its tables');
  if (onlyAdd(waiting) && waiting.length > 0)
    return state(
      'good',
      `the store is of an older release; the next start only adds ${listText(waiting, 3)}: restart one process after another`,
    );
  if (waiting.length > 0)
    return state(
      'bites',
      `the store is of an older release; the next start changes it by ${listText(waiting, 3)}: stop all processes, take a backup, then start them`,
    );
  return { upToDate: true, finding: { is: 'good', words: 'the tables of the store are up to date' } };
}
