import type { FastifyInstance } from 'fastify';
import { lastBackup } from '#domain/backup/backup-run.repo.ts';
import { readBackups } from '#domain/backup/keeping.contract.ts';
import type { Shop } from '#server/context.ts';
import { serve } from '#server/http/serve.ts';

/**
 * Adds the route that returns the time of the nightly backup, the last complete backup, and the error of the latest.
 */
export function keepingRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, readBackups, async () => ({
    backups: { nightlyAt: shop.config.backups.at, ...(await lastBackup(shop.db)) },
  }));
}
