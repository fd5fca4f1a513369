import type { FastifyInstance } from 'fastify';
import { eraseOutdated } from '#features/retention/retention.repo.ts';
import type { Shop } from '#server/context.ts';

const DAY = 24 * 60 * 60_000;

/** Erases at the start and once a day for as long as the server runs. */
export function keepErasing(app: FastifyInstance, shop: Shop): void {
  let timer: NodeJS.Timeout;
  const erase = async (): Promise<void> => {
    try {
      const gone = await eraseOutdated(shop);
      if (Object.values(gone).some((count) => count > 0)) app.log.info(gone, 'erased outdated personal data');
    } catch (error) {
      app.log.warn({ err: error }, 'could not erase outdated personal data');
    }
  };
  let running: Promise<void> = Promise.resolve();
  app.addHook('onReady', async () => {
    running = erase();
    timer = setInterval(() => {
      running = erase();
    }, DAY).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
