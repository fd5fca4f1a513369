import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { type StoreFault, storeFault } from '#server/db/faults.ts';
import { beat } from '#server/db/heartbeat.repo.ts';

/** Time after which a write that is not done counts as failed, ms: balancers wait no longer. */
const PATIENCE = 4 * SECOND;
/** Time for which a result is reused, ms. */
const HOLDS_MS = 3 * SECOND;

/**
 * Returns a function that tests whether the store and the media folder can be written. Its result is null when both
 * can, otherwise the fault, `busy` after four seconds; it is reused for three seconds.
 */
export function readiness({ db, media, now }: Pick<Shop, 'db' | 'media' | 'now'>): () => Promise<StoreFault | null> {
  let asked = -Infinity;
  let answer: Promise<StoreFault | null> = Promise.resolve(null);
  const look = async (): Promise<StoreFault | null> => {
    try {
      await Promise.all([beat(db), media.demandRoom()]);
      return null;
    } catch (error) {
      return storeFault(error) ?? 'unreachable';
    }
  };
  return () => {
    if (now() - asked > HOLDS_MS) {
      asked = now();
      answer = Promise.race([look(), pause(PATIENCE, 'busy' as const, { ref: false })]);
    }
    return answer;
  };
}
