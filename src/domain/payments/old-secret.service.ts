import { createHmac } from 'node:crypto';
import { DAY } from '#lib/time.ts';
import { firstSeen } from '#domain/payments/payment-mark.repo.ts';
import type { Shop } from '#server/context.ts';
import { keysFor } from '#server/shop-secret.ts';

/** How long, in ms, the provider repeats a webhook, signed with the secret of its first try (its guide "Webhooks"). */
const TAKEN = DAY;

/**
 * Returns the time, in ms since 1970, at which the old webhook secret of the settings was first seen; the first call
 * stores it.
 */
export async function oldSecretSince({ db, config, now }: Shop): Promise<number> {
  // A digest that says nothing of the secret to whoever reads the store.
  const markBy = (key: string): string =>
    `old webhook secret ${createHmac('sha256', key).update(config.payments.oldWebhookSecret).digest('hex')}`;
  const [newest, ...older] = keysFor(config, 'old secret of notices');
  return Date.parse(await firstSeen(db, markBy(newest), older.map(markBy), now()));
}

/** Tells whether webhooks signed with the old secret are still accepted: for a day after it was first seen. */
export const takesOldSecret = async (shop: Shop): Promise<boolean> => (await oldSecretSince(shop)) > shop.now() - TAKEN;
