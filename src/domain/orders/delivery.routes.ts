import type { FastifyInstance } from 'fastify';
import { readArrival } from '#domain/delivery/arrival.contract.ts';
import { readGuestReach } from '#domain/delivery/guest-reach.contract.ts';
import { arrivalAt, guestReach } from '#domain/orders/delivery.service.ts';
import type { Shop } from '#server/context.ts';
import { serve } from '#server/http/serve.ts';

/**
 * Serves the arrival days of an order at a pincode, without sign-in, and the sweets that would not reach the customer's
 * guests fresh.
 */
export function deliveryRoutes(app: FastifyInstance, shop: Shop): void {
  serve(
    app,
    shop,
    readArrival,
    async ({ params: { pincode }, reply }) => {
      reply.header('cache-control', 'public, max-age=600');
      return arrivalAt(shop, pincode);
    },
    { limit: { max: 240, minutes: 10 } },
  );
  serve(app, shop, readGuestReach, async ({ userId }) => guestReach(shop, userId));
}
