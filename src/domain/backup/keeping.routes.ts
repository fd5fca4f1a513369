import type { FastifyInstance } from 'fastify';
import { lastBackup } from '#domain/backup/backup-run.repo.ts';
import { readBackups } from '#domain/backup/keeping.contract.ts';
import type { Shop } from '#server/context.ts';
import { serve } from '#server/http/serve.ts';

/** Adds the route by which the owner sees whether the shop is backed up. */
export function keepingRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, readBackups, async () => ({
    backups: { nightlyAt: shop.config.backups.at, ...(await lastBackup(shop.db)) },
  }));
}
