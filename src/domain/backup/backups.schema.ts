import type { Generated } from 'kysely';
import type { Time } from '#server/db/schema.ts';

/** A backup that was begun: that of a night has its Indian day as id, so that one process of many takes it. */
export interface BackupRunTable {
  id: string;
  started_at: Time;
  finished_at: Time | null;
  /** Size of the archive; null until it is whole. */
  bytes: number | null;
  /** Grows whenever another process takes the night over: what an older one writes comes too late. */
  term: Generated<number>;
  /** Why it failed; empty otherwise. */
  problem: Generated<string>;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    backup_run: BackupRunTable;
  }
}
