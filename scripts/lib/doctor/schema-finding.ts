import { listText } from '#lib/text.ts';
import type { Finding } from '#scripts/lib/doctor/finding.ts';

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
  const waiting = known.length - (ran.length - newer.length);
  if (newer.length > 0)
    return {
      upToDate: false,
      finding: {
        is: 'stops',
        words: `the store is of a newer release, which changed it by ${listText(newer, 3)}: start that release again, or restore a backup from before it`,
      },
    };
  if (ran.length === 0)
    return { upToDate: false, finding: { is: 'note', words: 'the store is empty; the first start makes its tables' } };
  if (waiting > 0)
    return {
      upToDate: false,
      finding: {
        is: 'good',
        words: `the store is of an older release; the next start brings it up to date (${waiting})`,
      },
    };
  return { upToDate: true, finding: { is: 'good', words: 'the tables of the store are up to date' } };
}
