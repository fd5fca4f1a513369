import { isRecord } from '#lib/narrow.ts';

/** Fault that keeps the shop from reading or writing its store; never caused by the caller. */
export type StoreFault = 'full' | 'read-only' | 'copy' | 'damaged' | 'unreachable' | 'refused' | 'busy';

/**
 * Error codes of the file system, of PostgreSQL and of poolers; numbers are codes of SQLite. `storeAnswer` says
 * what a person is told.
 */
const FAULTS: readonly (readonly [StoreFault, readonly (string | number)[]])[] = [
  ['full', ['ENOSPC', 'EDQUOT', '53100', 13]],
  ['read-only', ['EROFS', 'EACCES', 'EPERM', 8]],
  // A PostgreSQL server that only reads: it is not, or no longer, the primary.
  ['copy', ['25006']],
  ['damaged', [11, 26, 'XX001', 'XX002']],
  // Nobody listens, or the connection broke.
  ['unreachable', ['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']],
  ['unreachable', ['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN']],
  ['unreachable', ['08000', '08001', '08003', '08004', '08006', '08007', 'BUCKET']],
  // What PgBouncer says of everything: its server is away, or it has no connection left.
  ['unreachable', ['08P01']],
  // PostgreSQL shuts down, crashed, starts; the database was dropped; the session was idle.
  ['unreachable', ['57P01', '57P02', '57P03', '57P04', '57P05', '25P03']],
  // No connection or memory left; the disk could not be read or written.
  ['unreachable', ['53000', '53200', '53300', '58000', '58030', 'EIO', 10, 14]],
  // Password, user, database, rights.
  ['refused', ['28P01', '28000', '3D000', '42501']],
  // TLS.
  ['refused', ['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE']],
  ['refused', ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID', 'EPROTO']],
  // The last two when a transaction was repeated as often as it may be.
  ['busy', ['55P03', '57014', '40001', '40P01', 5, 6]],
];

/** Messages of the database client without a code. */
const MESSAGES: readonly (readonly [StoreFault, RegExp])[] = [
  [
    'unreachable',
    /^(?:Connection terminated|timeout (?:exceeded|expired)|Client (?:has encountered|was closed)|Query read timeout|Cannot use a pool after)/,
  ],
  // No password was given where one is asked for, or no TLS where it is demanded.
  ['refused', /^(?:SASL:|The server does not support SSL)/],
];

/** Returns the fault of the store that caused an error; null for any other error. */
export function storeFault(error: unknown): StoreFault | null {
  if (!isRecord(error)) return null;
  const { code, errors } = error;
  const message = String(error['message'] ?? '');
  const given = sqliteCode(error) ?? code;
  const [fault] = FAULTS.find(([, codes]) => codes.some((one) => one === given)) ?? [];
  if (fault) return fault;
  const [told] = MESSAGES.find(([, pattern]) => pattern.test(message)) ?? [];
  if (told) return told;
  // Several IP addresses of one host were tried.
  return Array.isArray(errors) ? storeFault(errors[0]) : null;
}

/** Returns SQLite's primary result code of an error; null for any other error. */
export const sqliteCode = (error: unknown): number | null =>
  isRecord(error) && error['code'] === 'ERR_SQLITE_ERROR' ? Number(error['errcode']) & 0xff : null;

/** Tells whether an error means that a connection or the server behind it is gone: what was sent may have been done. */
export const isLost = (error: unknown): boolean => storeFault(error) === 'unreachable';
