import { indianClock } from '#lib/dates.ts';
import { DAY } from '#lib/time.ts';

/** Error of an archive that cannot be written or read; its message says why and what stays unchanged. */
export class KeepingError extends Error {}

/** Name of the format, by which an archive of another program is recognised. */
export const FORMAT = 'shagun-archive';
/** Version of the format, raised when an older shop could not read what is written. */
export const FORMAT_VERSION = 1;

/**
 * Purpose of an archive: `backup` contains all data that the shop needs to run, `export` leaves out staff's credentials
 * and adds CSV tables.
 */
export type Purpose = 'backup' | 'export';

/** First file of an archive: its format and the schema of its rows. */
export interface ArchiveHead {
  format: string;
  version: number;
  purpose: Purpose;
  /** ISO time of the snapshot. */
  madeAt: string;
  /** Migrations that made the schema of the rows, in order. */
  migrations: string[];
}

/** Length and checksum of a file in the archive. */
export interface FileSum {
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Last file of an archive: the list of its contents. An archive without it was cut short. */
export interface ArchiveManifest extends ArchiveHead {
  /** Number of rows of a table, with length and checksum of its file. */
  tables: Record<string, FileSum & { rows: number }>;
  /** Pictures and tables for people, by their path in the archive. */
  files: Record<string, FileSum>;
}

export const HEAD_FILE = 'shagun.json';
export const MANIFEST_FILE = 'manifest.json';
/** Returns the path of a table's rows inside an archive. */
export const linesFile = (table: string): string => `data/${table}.jsonl`;
/** Folders of the data folder that an archive holds, under the same names. */
export const FOLDERS = ['media', 'pictures-to-come'] as const;
/** Folder of the tables for people. */
export const SHEETS = 'csv';

/**
 * Tables that no archive contains: sessions, one-time codes, invitations and tokens, which would give access to whoever
 * gets the archive, and short-lived state of one machine.
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
  'commit_mark',
  'lease',
  'call_count',
];
/**
 * Tables that only a backup contains: credentials of staff, known devices, marks of the shop's secrets, and the data of
 * the test gateway.
 */
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

/**
 * Tells whether an archive of the purpose contains the rows of a table: every table except those in `NEVER_KEPT` and,
 * for `export`, in `NOT_EXPORTED`.
 */
export const holdsTable = (purpose: Purpose, table: string): boolean =>
  !NEVER_KEPT.includes(table) && !(purpose === 'export' && NOT_EXPORTED.includes(table));

/**
 * Tells whether a path from an archive is safe to unpack: it is the head, the manifest, or below one of the archive's
 * folders, has no `..`, backslash, colon or control character, and has at most 500 characters.
 */
export function isArchivePath(path: string): boolean {
  if (path === HEAD_FILE || path === MANIFEST_FILE) return true;
  const parts = path.split('/');
  const [place = '', ...rest] = parts;
  const places: readonly string[] = ['data', SHEETS, ...FOLDERS];
  return places.includes(place) && rest.length > 0 && path.length <= 500 && rest.every(isPlainName);
}

const isPlainName = (name: string): boolean => /^[^\\/:\p{Cc}]+$/u.test(name) && name !== '.' && name !== '..';

/**
 * Returns the file name of a new archive with Indian time to the second: `shagun-backup-2026-11-22-153005.tar.gz`.
 * @param now ms since 1970
 */
export function archiveName(kind: Purpose | 'nightly', now: number): string {
  const seconds = String(new Date(now).getUTCSeconds()).padStart(2, '0');
  const [day = '', clock = ''] = indianClock(new Date(now).toISOString()).split('T');
  return `shagun-${kind}-${day}-${clock.replace(':', '')}${seconds}.tar.gz`;
}

/**
 * Returns the Indian date (`yyyy-mm-dd`) of the latest nightly backup whose time has come: today's from `at` on, before
 * that yesterday's.
 * @param at Indian time of the backup, such as `02:30`
 */
export function nightDue(now: number, at: string): string {
  const [day = '', clock = ''] = indianClock(new Date(now).toISOString()).split('T');
  return clock >= at ? day : indianClock(new Date(now - DAY).toISOString()).slice(0, 10);
}

/** Number of nightly backups that are kept. */
export const NIGHTS_KEPT = 7;

/** Returns the file names of nightly backups to delete: all but the latest seven. Ignores all other files. */
export function outdatedNights(names: readonly string[]): string[] {
  const nights = names.filter((name) => /^shagun-nightly-\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/.test(name)).sort();
  return nights.slice(0, Math.max(0, nights.length - NIGHTS_KEPT));
}
