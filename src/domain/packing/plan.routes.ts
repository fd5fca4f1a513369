import type { FastifyInstance } from 'fastify';
import { planBoxes } from '#domain/delivery/delivery-plan.contract.ts';
import { planFor } from '#domain/packing/plan.service.ts';
import type { Shop } from '#server/context.ts';
import { serve } from '#server/http/serve.ts';

/**
 * Serves the endpoint that plans the delivery of boxes to homes before payment. It is in a file of its own because it
 * needs the kitchen's list.
 */
export function planRoutes(app: FastifyInstance, shop: Shop): void {
  serve(
    app,
    shop,
    planBoxes,
    async ({ body: { pincodes, boxes, weight, by, event } }) =>
      planFor(shop, { kind: 'invitation', pincodes, order: { boxes, grams: boxes * weight }, by, event }),
    { limit: { max: 240, minutes: 10 } },
  );
}
