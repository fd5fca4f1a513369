import type { FastifyInstance } from 'fastify';
import { checkPincodes, doubtAddress, readPincode } from '#domain/delivery/pincode.contract.ts';
import { addressDoubt, likelyPlaces, placesOfPincode, whereaboutsOf } from '#domain/delivery/pincode.repo.ts';
import { probablePlaceText } from '#domain/delivery/pincode.rules.ts';
import { typedPincode } from '#lib/pincode.ts';
import type { Shop } from '#server/context.ts';
import { notFound } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import * as say from '#domain/delivery/delivery.texts.ts';
import { said } from '#lib/said.ts';

/**
 * Serves the endpoints that return the places of pincodes, report unknown ones, and compare addresses with
 * them. Forms accept unknown pincodes all
 * the same, since the table lists new ones late.
 */
export function pincodeRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, readPincode, async ({ params: { pincode }, reply }) => {
    const found = whereaboutsOf(pincode);
    if (!found) throw notFound(said(say, 'pincodeUnknown'));
    reply.header('cache-control', 'public, max-age=86400');
    const { places, known, probably } = found;
    return { pincode, places, known, ...(probably ? { probably } : {}) };
  });
  serve(
    app,
    shop,
    checkPincodes,
    async ({ body }) => {
      const unknown = [...new Set(body.pincodes)].filter((pincode) => placesOfPincode(pincode) === null);
      const words = unknown.map((pincode) => [pincode, probablePlaceText(likelyPlaces(pincode) ?? [])] as const);
      return { unknown, probably: Object.fromEntries(words.filter(([, place]) => place !== '')) };
    },
    {
      limit: { max: 60, minutes: 10 },
    },
  );
  serve(
    app,
    shop,
    doubtAddress,
    async ({ body: { address, pincode } }) => addressDoubt({ address, pincode: typedPincode(pincode) }),
    // A hall full of guests has one IP address.
    { limit: { max: 600, minutes: 10 } },
  );
}
