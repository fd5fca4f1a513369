import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { type GatewayPayment, type GatewayRefund, noticeHeaders } from '#server/payments/payment-provider.ts';
import { hmac } from '#server/payments/razorpay.ts';
import type { Switch } from '#server/payments/test-gateway-switches.ts';

/** A signed notice on its way to the shop. */
export interface Notice {
  body: string;
  headers: Record<string, string>;
}

/** Environment of a test gateway, whether built in or a process of its own. */
export interface GatewayHouse {
  /** Its books. */
  db: Database;
  now(): number;
  keys: Pick<Config['payments'], 'keyId' | 'keySecret' | 'webhookSecret'>;
  /** Present switch, which decides the simulated fault. */
  switched: { to: Switch };
  /** Hands a notice to the shop; true when it was taken. */
  deliver(notice: Notice): Promise<boolean>;
  /** True when pages of other hosts show its window. */
  apart: boolean;
}

/** Returns a random id in the provider's format: the kind, `_`, and fourteen letters or digits. */
export const newGatewayId = (kind: string): string =>
  `${kind}_${randomBytes(12).toString('base64url').replaceAll(/[-_]/g, '0').slice(0, 14)}`;

/** Function that sends the shop a webhook about a payment or a refund. */
export type TellShop = (event: string, about: { payment: GatewayPayment; refund?: GatewayRefund }) => Promise<void>;

/**
 * Returns a function that sends the shop a signed webhook with an id of its own, in up to three tries; logs a warning
 * when all fail. The switches `bad-signature` and `duplicate` change what it sends.
 */
export function teller(app: FastifyInstance, { keys, switched, deliver }: GatewayHouse): TellShop {
  return async (event, about) => {
    const payload = Object.fromEntries(Object.entries(about).map(([kind, entity]) => [kind, { entity }]));
    const body = JSON.stringify({ entity: 'event', event, payload });
    const secret = switched.to === 'bad-signature' ? `${keys.webhookSecret}?` : keys.webhookSecret;
    const headers = {
      'content-type': 'application/json',
      [noticeHeaders.signature]: hmac(secret, body),
      [noticeHeaders.id]: newGatewayId('evt'),
    };
    const send = () => deliver({ body, headers }).catch(() => false);
    // The same notice, by the same id.
    if (switched.to === 'duplicate') await send();
    for (let tries = 0; tries < 3; tries += 1) if (await send()) return;
    app.log.warn({ order: about.payment.order_id }, `the shop did not take the notice ${event}`);
  };
}
