import type { FastifyInstance } from 'fastify';
import type { Shop } from '#server/context.ts';

const DAY = 24 * 60 * 60_000;
/** A guest is erased so long after the last box, as the privacy policy promises. */
export const GUEST_KEPT = 90 * DAY;
/** An order that was begun and never paid holds addresses too; banks decide late payments within three to five days. */
export const DRAFT_KEPT = 7 * DAY;

/**
 * Erases what the shop promised not to keep: guests 90 days after the last box that went to them (the order keeps its
 * own copy of name and address for as long as the law asks) and unpaid orders after a week.
 * @returns how many of each are gone
 */
export async function eraseOutdated(shop: Shop): Promise<{ guests: number; drafts: number }> {
  const before = (age: number): string => new Date(shop.now() - age).toISOString();
  const served = shop.db
    .selectFrom('order_recipient')
    .innerJoin('order', 'order.id', 'order_recipient.order_id')
    .select('order_recipient.guest_id')
    .where('order_recipient.guest_id', 'is not', null)
    .groupBy('order_recipient.guest_id')
    .having((having) => having.fn.max('order.created_at'), '<', before(GUEST_KEPT));
  const guests = await shop.db.deleteFrom('guest').where('id', 'in', served).executeTakeFirst();
  const drafts = await shop.db.deleteFrom('order_draft').where('state', '=', 'open').where('created_at', '<', before(DRAFT_KEPT)).executeTakeFirst();
  return { guests: Number(guests.numDeletedRows), drafts: Number(drafts.numDeletedRows) };
}

/** Erases at the start and once a day for as long as the server runs. */
export function keepErasing(app: FastifyInstance, shop: Shop): void {
  let timer: NodeJS.Timeout;
  const erase = async (): Promise<void> => {
    try {
      const gone = await eraseOutdated(shop);
      if (gone.guests + gone.drafts > 0) app.log.info(gone, 'erased outdated personal data');
    } catch (error) {
      app.log.warn({ err: error }, 'could not erase outdated personal data');
    }
  };
  let running: Promise<void> = Promise.resolve();
  app.addHook('onReady', async () => {
    running = erase();
    timer = setInterval(() => {
      running = erase();
    }, DAY).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
