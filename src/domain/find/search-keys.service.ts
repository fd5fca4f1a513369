import type { FastifyInstance } from 'fastify';
import { fillSearchKeys } from '#domain/find/search-keys.repo.ts';
import { MINUTE } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { keepRounds } from '#server/rounds.ts';

/**
 * Fills in the keys of names that were written before there were keys, piece by piece for as long as the server runs.
 * A server that stops leaves the rest to the next one.
 */
export function keepSearchKeys(app: FastifyInstance, shop: Shop): void {
  keepRounds(app, {
    name: 'search-keys',
    next: () => MINUTE,
    fault: 'could not make names ready for the search',
    round: async (closing) => {
      while (!closing.aborted && (await fillSearchKeys(shop.db)) > 0);
    },
  });
}
