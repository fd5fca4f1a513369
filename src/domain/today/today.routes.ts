import type { FastifyInstance } from 'fastify';
import { readToday } from '#domain/today/today.contract.ts';
import { readTodayFor } from '#domain/today/today.service.ts';
import type { Shop } from '#server/context.ts';
import { serve } from '#server/http/serve.ts';

/** Serves the first page of the back office. */
export function todayRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, readToday, async ({ staff }) => ({ today: await readTodayFor(shop, staff.role) }));
}
