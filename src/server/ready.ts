import type { Shop } from '#server/context.ts';
import { type StoreFault, storeFault } from '#server/db/faults.ts';
import type { Queries } from '#server/db/database.ts';

/** An answer holds for so long, so that asking often costs nothing. */
const HOLDS_MS = 3000;

/** Makes the question whether the shop can write to its store and its media folder; null means that it can. */
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
      answer = look();
    }
    return answer;
  };
}

/** Writes one row: a store that only answers reads is not ready. */
async function beat(db: Queries): Promise<void> {
  const row = { id: 'shop', at: new Date().toISOString() };
  await db
    .insertInto('heartbeat')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
