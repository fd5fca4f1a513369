import type { FastifyInstance } from 'fastify';
import { readRecord } from '#features/catalogue/catalogue.repo.ts';
import { checkReach, type TooFar } from '#features/checkout/reach.contract.ts';
import { lies, reachWords, zoneOf } from '#features/checkout/reach.rules.ts';
import { placesOfPincode } from '#features/pincodes/pincode.repo.ts';
import { displayName } from '#lib/display-name.ts';
import type { Shop } from '#server/context.ts';
import { serve } from '#server/http/serve.ts';

/** Tells before anything is paid what would not arrive fresh. */
export function reachRoutes(app: FastifyInstance, shop: Shop): void {
  serve(
    app,
    shop,
    checkReach,
    async ({ body }) => {
      const pincodes = [...new Set(body.pincodes)];
      const far: TooFar[] = [];
      for (const sweetId of new Set(body.sweetIds)) {
        const sweet = await readRecord(shop.db, 'sweet', sweetId);
        const zone = sweet && zoneOf(sweet.shelfLifeDays);
        if (!sweet || !zone) continue;
        const outside = pincodes.filter((pincode) => !lies(zone, placesOfPincode(pincode) ?? []));
        if (outside.length > 0)
          far.push({
            sweetId,
            message: reachWords(displayName(sweet.name), sweet.shelfLifeDays, zone),
            pincodes: outside,
          });
      }
      return { far };
    },
    { limit: { max: 120, minutes: 10 } },
  );
}
