import type { FastifyInstance } from 'fastify';
import { DAY } from '#lib/time.ts';
import { eraseOutdated } from '#domain/retention/retention.repo.ts';
import type { Shop } from '#server/context.ts';
import { keepRounds } from '#server/rounds.ts';

/** Deletes outdated personal data at the start and once a day for as long as the server runs. */
export function keepErasing(app: FastifyInstance, shop: Shop): void {
  keepRounds(app, {
    name: 'erase',
    next: () => DAY,
    fault: 'could not erase outdated personal data',
    round: async () => {
      const gone = await eraseOutdated(shop);
      if (Object.values(gone).some((count) => count > 0)) app.log.info(gone, 'erased outdated personal data');
    },
  });
}
