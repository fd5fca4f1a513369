import type { FastifyInstance } from 'fastify';
import { listAddressSuggestions, readAddressSuggestion } from '#domain/delivery/address-suggestion.contract.ts';
import type { Shop } from '#server/context.ts';
import { serve } from '#server/http/serve.ts';
import { readSuggestedAddress, suggestAddresses } from '#server/places.ts';

/**
 * Serves the endpoints for address suggestions. They call the external service from the server, so that its key stays
 * secret and browsers contact only the shop.
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
