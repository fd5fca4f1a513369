import { indianClock } from '#lib/dates.ts';
import { DAY } from '#lib/time.ts';

/** An archive cannot be written or read; the message says why and what stays as it was. */
export class KeepingError extends Error {}

/** What a file of ours begins with; another word there is another program's archive. */
export const FORMAT = 'shagun-archive';
/** Raised when an older shop could not read what is written. */
export const FORMAT_VERSION = 1;

/** `backup` holds all the shop needs to go on, `export` leaves out how staff sign in and adds tables for people. */
export type Purpose = 'backup' | 'export';

/** The first file of an archive: whose it is and which shop can read it. */
export interface ArchiveHead {
  format: string;
  version: number;
  purpose: Purpose;
  /** ISO time of the moment that it shows. */
  madeAt: string;
  /** Migrations that made the schema of its rows, in order. */
  migrations: string[];
}

/** What a file in the archive must be. */
export interface FileSum {
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** The last file of an archive: what it holds. An archive without it was cut short. */
export interface ArchiveManifest extends ArchiveHead {
  /** Rows of a table, with the sum of its file of lines. */
  tables: Record<string, FileSum & { rows: number }>;
  /** Pictures and tables for people, by their path in the archive. */
  files: Record<string, FileSum>;
}

export const HEAD_FILE = 'shagun.json';
export const MANIFEST_FILE = 'manifest.json';
/** Where the rows of a table stand in an archive. */
export const linesFile = (table: string): string => `data/${table}.jsonl`;
/** Folders of the data folder that an archive holds, under the same names. */
export const FOLDERS = ['media', 'pictures-to-come'] as const;
/** Where tables for people stand. */
export const SHEETS = 'csv';

/**
 * What no archive holds: sessions, one-time codes, invitations and tokens, which would let somebody in who finds it, and
 * what belongs to one machine or to one hour.
 */
const NEVER_KEPT = [
  'otp_challenge',
  'staff_session',
  'staff_challenge',
  'staff_invite',
  'staff_token',
  'preview',
  'heartbeat',
  'publish_request',
  'site_state',
  'backup_run',
  'idempotency',
  'lease',
  'call_count',
];
/** What only a backup holds: how staff sign in, which devices are known and which secrets the shop had, and the books of the built-in test gateway. */
const NOT_EXPORTED = [
  'staff',
  'staff_passkey',
  'staff_recovery',
  'known_asker',
  'secret_mark',
  'gateway_order',
  'gateway_payment',
  'gateway_refund',
];

/** Whether an archive holds the rows of a table; a table that nobody thought of here is held. */
export const holdsTable = (purpose: Purpose, table: string): boolean =>
  !NEVER_KEPT.includes(table) && !(purpose === 'export' && NOT_EXPORTED.includes(table));

/** Whether a path in an archive may be written below a folder: plain names, no way up or out, in a place that archives have. */
export function isArchivePath(path: string): boolean {
  if (path === HEAD_FILE || path === MANIFEST_FILE) return true;
  const parts = path.split('/');
  const [place = '', ...rest] = parts;
  const places: readonly string[] = ['data', SHEETS, ...FOLDERS];
  return places.includes(place) && rest.length > 0 && path.length <= 500 && rest.every(isPlainName);
}

const isPlainName = (name: string): boolean => /^[^\\/:\p{Cc}]+$/u.test(name) && name !== '.' && name !== '..';

/** What an archive is called, by Indian time to the second: `shagun-backup-2026-11-22-153005.tar.gz`. */
export function archiveName(kind: Purpose | 'nightly', now: number): string {
  const seconds = String(new Date(now).getUTCSeconds()).padStart(2, '0');
  const [day = '', clock = ''] = indianClock(new Date(now).toISOString()).split('T');
  return `shagun-${kind}-${day}-${clock.replace(':', '')}${seconds}.tar.gz`;
}

/** The Indian day of the nightly backup that is due at a moment; a night that was missed is made up for. */
export function nightDue(now: number, at: string): string {
  const [day = '', clock = ''] = indianClock(new Date(now).toISOString()).split('T');
  return clock >= at ? day : indianClock(new Date(now - DAY).toISOString()).slice(0, 10);
}

/** Nightly backups that are kept. */
const NIGHTS_KEPT = 7;

/** The nightly backups of a folder that are over, by the names of its files; other files are never among them. */
export function outdatedNights(names: readonly string[]): string[] {
  const nights = names.filter((name) => /^shagun-nightly-\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/.test(name)).sort();
  return nights.slice(0, Math.max(0, nights.length - NIGHTS_KEPT));
}
