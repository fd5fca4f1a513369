import { endpoint } from '#lib/endpoint.ts';

/** How it stands with the shop's backups. */
export interface Backups {
  /** The Indian time of the nightly one, such as `02:30`; null where none is set. */
  nightlyAt: string | null;
  /** The last one that is whole; null when there is none. */
  last: { at: string; bytes: number } | null;
  /** Why the latest one failed; empty when it did not. */
  problem: string;
}

export const readBackups = endpoint<{ backups: Backups }>()({
  method: 'GET',
  path: '/api/staff/backups',
  access: 'staff',
  summary: 'When the last backup was taken',
});
