import { isRecord } from '#lib/narrow.ts';

/** Fault that keeps the shop from reading or writing its store; never caused by the caller. */
export type StoreFault = 'full' | 'read-only' | 'damaged' | 'unreachable' | 'refused' | 'busy';

/** Error codes of the file system and of PostgreSQL; numbers are codes of SQLite. */
const FAULTS: readonly (readonly [StoreFault, readonly (string | number)[]])[] = [
  ['full', ['ENOSPC', 'EDQUOT', '53100', 13]],
  ['read-only', ['EROFS', 'EACCES', 'EPERM', '25006', 8]],
  ['damaged', [11, 26, 'XX001', 'XX002']],
  [
    'unreachable',
    [
      'ECONNREFUSED',
      'ENOTFOUND',
      'EAI_AGAIN',
      'ECONNRESET',
      'ETIMEDOUT',
      'EPIPE',
      '08000',
      '08001',
      '08003',
      '08004',
      '08006',
      '57P01',
      '57P02',
      '57P03',
      '53300',
      'EIO',
      'BUCKET',
      10,
      14,
    ],
  ],
  // Password, user, database, rights.
  ['refused', ['28P01', '28000', '3D000', '42501']],
  // The last two when a transaction was repeated as often as it may be.
  ['busy', ['55P03', '57014', '40001', '40P01', 5]],
];

/** Messages of the database client without a code. */
const LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Returns the fault of the store that caused an error; null for any other error. */
export function storeFault(error: unknown): StoreFault | null {
  if (!isRecord(error)) return null;
  const { code, errors } = error;
  const message = String(error['message'] ?? '');
  const given = sqliteCode(error) ?? code;
  const [fault] = FAULTS.find(([, codes]) => codes.some((one) => one === given)) ?? [];
  if (fault) return fault;
  if (LOST.test(message)) return 'unreachable';
  // No password was given where one is asked for.
  if (message.startsWith('SASL:')) return 'refused';
  // Several IP addresses of one host were tried.
  return Array.isArray(errors) ? storeFault(errors[0]) : null;
}

/** Returns SQLite's primary result code of an error; null for any other error. */
export const sqliteCode = (error: unknown): number | null =>
  isRecord(error) && error['code'] === 'ERR_SQLITE_ERROR' ? Number(error['errcode']) & 0xff : null;
