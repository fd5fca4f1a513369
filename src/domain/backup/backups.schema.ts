import type { Generated } from 'kysely';
import type { Time } from '#server/db/schema.ts';

/** Backup that was begun. The id of a nightly one is its Indian day, so that one process of many makes it. */
export interface BackupRunTable {
  id: string;
  started_at: Time;
  finished_at: Time | null;
  /** Size of the archive; null until it is complete. */
  bytes: number | null;
  /** Number that grows whenever another process claims the night: writes under an older term come too late. */
  term: Generated<number>;
  /** Why the backup failed; empty when it did not. */
  problem: Generated<string>;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    backup_run: BackupRunTable;
  }
}
