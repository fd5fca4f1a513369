import { setTimeout as pause } from 'node:timers/promises';
import type { Migration } from 'kysely/migration';
import { SECOND } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { storeFault } from '#server/db/faults.ts';
import { beat } from '#server/db/heartbeat.repo.ts';
import { NewerStoreError, ranMigrations } from '#server/db/newer-store.ts';
import { STORE_TROUBLE } from '#server/start-faults.ts';

/** Time after which a write that is not done counts as failed, ms: balancers wait no longer. */
const PATIENCE = 3 * SECOND;
/** Time for which a result is reused, ms. */
const HOLDS_MS = 2 * SECOND;

/**
 * Returns a function that tests whether the store and the media folder can be written, and the store is still one of
 * this version. Its result is null when all is well, otherwise a sentence; it is reused for two seconds.
 */
export function readiness(
  { db, media, now }: Pick<Shop, 'db' | 'media' | 'now'>,
  migrations: Record<string, Migration>,
): () => Promise<string | null> {
  let asked = -Infinity;
  let answer: Promise<string | null> = Promise.resolve(null);
  const look = async (): Promise<string | null> => {
    try {
      await Promise.all([beat(db), media.demandRoom(), ranMigrations(db, migrations)]);
      return null;
    } catch (error) {
      if (error instanceof NewerStoreError) return 'A newer version has changed the store.';
      return `The store ${STORE_TROUBLE[storeFault(error) ?? 'unreachable']}.`;
    }
  };
  return () => {
    if (now() - asked > HOLDS_MS) {
      asked = now();
      answer = Promise.race([look(), pause(PATIENCE, 'The store does not save in time.', { ref: false })]);
    }
    return answer;
  };
}
