import type { FastifyInstance } from 'fastify';
import { listOpenDrafts } from '#features/checkout/draft.repo.ts';
import type { Shop } from '#server/context.ts';
import { settleDraft, unlessAway } from '#server/payments/finish-payment.ts';

const MINUTE = 60_000;
/** A younger draft is still in its payment window. */
const SETTLED_AFTER = 2 * MINUTE;
/** The provider decides late payments within three days. */
export const LONGEST = 3 * 24 * 60 * MINUTE;
const EVERY = 3 * MINUTE;
/** Fresh drafts are looked at in every round, all others in every twentieth: once an hour. */
const FRESH = 60 * MINUTE;
const THOROUGH = 20;
/** So many failures in a row mean that the gateway is away. */
const GIVE_UP = 3;

/**
 * Finishes orders that were paid while neither the browser nor a notice told: looks at unpaid drafts between two
 * minutes and `age` ms old. Answers how many it finished.
 * @throws Refusal 503 when the gateway keeps silent; the next round goes on.
 */
export async function sweepDrafts(shop: Shop, age: number = LONGEST): Promise<number> {
  const now = shop.now();
  const drafts = await listOpenDrafts(shop.db, new Date(now - age).toISOString(), new Date(now - SETTLED_AFTER).toISOString());
  let finished = 0;
  let failures = 0;
  for (const draft of drafts) {
    try {
      if (await settleDraft(shop, draft)) finished += 1;
      failures = 0;
    } catch (error) {
      unlessAway(error);
      failures += 1;
      if (failures === GIVE_UP) throw error;
    }
  }
  return finished;
}

/** Sweeps in the background for as long as the server runs; the first round comes right after the start. */
export function keepSweeping(app: FastifyInstance, shop: Shop): void {
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  let round = 0;
  const plan = (delay: number): void => {
    timer = setTimeout(() => {
      running = sweep();
    }, delay).unref();
  };
  const sweep = async (): Promise<void> => {
    try {
      const finished = await sweepDrafts(shop, round % THOROUGH === 0 ? LONGEST : FRESH);
      if (finished > 0) app.log.info({ finished }, 'finished paid orders');
      round += 1;
    } catch (error) {
      app.log.warn({ err: error }, 'could not look for paid orders');
    }
    plan(EVERY);
  };
  app.addHook('onReady', async () => plan(10_000));
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await running;
    clearTimeout(timer);
  });
}
