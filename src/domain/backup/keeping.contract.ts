import { endpoint } from '#lib/endpoint.ts';

/** State of the shop's backups. */
export interface Backups {
  /** Indian time of the nightly backup, such as `02:30`; null when none is set. */
  nightlyAt: string | null;
  /** Last complete backup; null when there is none. */
  last: { at: string; bytes: number } | null;
  /** Why the latest backup failed; empty when it did not. */
  problem: string;
}

export const readBackups = endpoint<{ backups: Backups }>()({
  method: 'GET',
  path: '/api/staff/backups',
  access: 'staff',
  summary: 'When the last backup was taken',
});
