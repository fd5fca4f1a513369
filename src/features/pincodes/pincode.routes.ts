import type { FastifyInstance } from 'fastify';
import { checkPincodes, readPincode } from '#features/pincodes/pincode.contract.ts';
import { placesOfPincode, probablePlace } from '#features/pincodes/pincode.repo.ts';
import type { Shop } from '#server/context.ts';
import { notFound } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';

/** Where pincodes lie. New ones come up and tables are late, so an unknown pincode is told and never refused. */
export function pincodeRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, readPincode, async ({ params: { pincode }, reply }) => {
    const places = placesOfPincode(pincode);
    const probably = probablePlace(pincode);
    if (!places && !probably) throw notFound('We do not know this pincode.');
    reply.header('cache-control', 'public, max-age=86400');
    return { pincode, places: places ?? [], ...(probably ? { probably } : {}) };
  });
  serve(
    app,
    shop,
    checkPincodes,
    async ({ body }) => ({
      unknown: [...new Set(body.pincodes)].filter((pincode) => placesOfPincode(pincode) === null),
    }),
    {
      limit: { max: 60, minutes: 10 },
    },
  );
}
