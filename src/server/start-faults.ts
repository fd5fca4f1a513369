import { codeOf, errorOf, isRecord } from '#lib/narrow.ts';
import { type Config, ConfigError } from '#server/config.ts';
import { storeFile } from '#server/db/database.ts';
import { MigrationBusy } from '#server/db/migration-lock.ts';
import { NewerStoreError } from '#server/db/newer-store.ts';
import { type StoreFault, storeFault } from '#server/db/faults.ts';
import { MovedError } from '#server/moved.ts';
import { SecretError } from '#server/secrets.ts';

/** Error of a store that cannot be opened; its message says which one, why and what to do. */
export class StoreError extends Error {}

/** Errors that no other start mends. */
const LASTING = [ConfigError, SecretError, MovedError, NewerStoreError];

/** Exit status of a start that a service must not repeat (`EX_CONFIG`); the units name it. */
const NOT_AGAIN = 78;

/** Returns the exit status of a start or command that failed: 78 when no repetition mends it, else 1. */
export const exitStatus = (error: unknown): number => (LASTING.some((kind) => error instanceof kind) ? NOT_AGAIN : 1);

/**
 * Returns the message for the operator about a failed start; null for an error in the program, whose stack trace is
 * needed instead.
 */
export function startFault(error: unknown): string | null {
  if ([...LASTING, StoreError].some((kind) => error instanceof kind)) return errorOf(error).message;
  if (isRecord(error) && codeOf(error) === 'EADDRINUSE')
    return `Port ${String(error['port'])} is taken; choose another with PORT=…`;
  const path = pathOf(error);
  const fault = storeFault(error);
  return fault && path ? `${path} cannot be used (${codeOf(error)}): ${ADVICE[fault]}` : null;
}

/**
 * Converts a fault of the store, or a busy migration, to a StoreError that explains it; returns any other error
 * unchanged.
 */
export function storeError(error: unknown, { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): unknown {
  if (error instanceof MigrationBusy) return new StoreError(error.message, { cause: error });
  const fault = storeFault(error);
  if (!fault || error instanceof StoreError) return error;
  const what =
    pathOf(error) ?? (databaseUrl ? `The database ${databaseName(databaseUrl)}` : `The store ${storeFile(dataDir)}`);
  return new StoreError(`${what} ${STORE_TROUBLE[fault]} (${errorOf(error).message}). ${ADVICE[fault]}`, {
    cause: error,
  });
}

/** Returns the path in a file system error; null in any other error. */
const pathOf = (error: unknown): string | null =>
  isRecord(error) && typeof error['path'] === 'string' ? error['path'] : null;

/** What is wrong with a store, after its name. */
export const STORE_TROUBLE: Record<StoreFault, string> = {
  full: 'has no room left',
  'read-only': 'cannot be written',
  copy: 'is a copy that only reads',
  damaged: 'is damaged or is no store of the shop',
  unreachable: 'cannot be reached',
  refused: 'does not let the shop in',
  busy: 'is held by another program',
};

const ADVICE: Record<StoreFault, string> = {
  full: 'Free some space on its disk and start again; nothing is lost.',
  'read-only': 'Let the user who runs the shop write there, or name another folder with DATA_DIR.',
  copy: 'Name the primary server, or what leads to it, in DATABASE_URL.',
  damaged: 'Stop here and put it back from your last backup; README.md tells how.',
  unreachable: 'Check that it runs and that DATABASE_URL or DATA_DIR name the right place.',
  refused:
    'Check user, password, name of the database and sslmode in DATABASE_URL, and that the user may make tables in it.',
  busy: 'End the other program and start again.',
};

/** Returns host and name of a database, without user and password. */
export function databaseName(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}
