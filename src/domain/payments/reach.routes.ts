import type { FastifyInstance } from 'fastify';
import { checkReach } from '#domain/payments/reach.contract.ts';
import { findTooFar, withWayOut } from '#domain/payments/reach.service.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import type { Shop } from '#server/context.ts';
import { serve } from '#server/http/serve.ts';

/** Serves the check, before payment, for sweets that would not arrive fresh. */
export function reachRoutes(app: FastifyInstance, shop: Shop): void {
  serve(
    app,
    shop,
    checkReach,
    async ({ body }) => {
      const { zones } = (await currentSettings(shop)).reach;
      const far = await findTooFar(shop.db, body.sweetIds, body.pincodes, zones);
      return { far: await withWayOut(shop.db, far, body.pincodes, zones) };
    },
    { limit: { max: 120, minutes: 10 } },
  );
}
