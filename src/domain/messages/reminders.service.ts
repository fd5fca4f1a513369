import type { FastifyInstance } from 'fastify';
import { MINUTE, SECOND } from '#lib/time.ts';
import { readMessageFacts } from '#domain/messages/facts.repo.ts';
import { isTimeToRemind } from '#domain/outbox/customer-messages.rules.ts';
import { neverReminded, queueRest } from '#domain/outbox/queue.repo.ts';
import { readTemplate } from '#domain/outbox/template.repo.ts';
import { ordersNotPaidInFull } from '#domain/part-payments/part-payment.repo.ts';
import { currentSettings, type SettingsSource } from '#domain/settings/settings.service.ts';
import type { Shop } from '#server/context.ts';
import { keepRounds } from '#server/rounds.ts';

/** Parts of the shop that reminders need. */
type RemindingShop = SettingsSource & Pick<Shop, 'now'>;

/**
 * Queues reminders for orders with an unpaid balance that leave soon and returns their number; 0 when reminders are
 * switched off. Each order is reminded once, also with several processes; a balance paid before sending cancels the
 * reminder.
 */
export async function queueReminders(shop: RemindingShop): Promise<number> {
  const { db } = shop;
  if (!(await readTemplate(db, 'rest')).enabled) return 0;
  const { remind } = (await currentSettings(shop)).advance;
  let queued = 0;
  for (const orderId of await neverReminded(db, await ordersNotPaidInFull(db))) {
    const facts = await readMessageFacts(shop, orderId);
    if (!facts || facts.gone || facts.due === 0 || !isTimeToRemind(facts, remind, shop.now())) continue;
    if (await queueRest(db, orderId, shop.now())) queued += 1;
  }
  return queued;
}

const FIRST = 20 * SECOND;
const EVERY = 10 * MINUTE;

/** Starts the job that queues reminders of unpaid balances every ten minutes until the server closes. */
export function keepReminding(app: FastifyInstance, shop: Shop): void {
  keepRounds(app, {
    name: 'remind',
    first: FIRST,
    next: () => EVERY,
    fault: 'could not look for orders to be paid in full',
    round: async () => {
      const queued = await queueReminders(shop);
      if (queued > 0) app.log.info({ queued }, 'reminded of the rest of orders');
    },
  });
}
