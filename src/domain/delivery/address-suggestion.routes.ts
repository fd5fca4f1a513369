import type { FastifyInstance } from 'fastify';
import { listAddressSuggestions, readAddressSuggestion } from '#domain/delivery/address-suggestion.contract.ts';
import type { Shop } from '#server/context.ts';
import { serve } from '#server/http/serve.ts';
import { readSuggestedAddress, suggestAddresses } from '#server/places.ts';

/**
 * Serves address suggestions through the shop's server, so that the service's key stays here and browsers call nobody
 * else.
 */
export function addressSuggestionRoutes(app: FastifyInstance, shop: Shop): void {
  const { places } = shop.config;
  const limit = { max: 120, minutes: 10 };
  serve(
    app,
    shop,
    listAddressSuggestions,
    async ({ query }) => ({ suggestions: await suggestAddresses(places, query.q, query.session) }),
    { limit },
  );
  serve(
    app,
    shop,
    readAddressSuggestion,
    async ({ params, query }) => readSuggestedAddress(places, params.id, query.session),
    { limit },
  );
}
