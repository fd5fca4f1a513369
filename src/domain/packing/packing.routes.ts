import type { FastifyInstance } from 'fastify';
import { SECOND } from '#lib/time.ts';
import { kitchenDays } from '#domain/packing/kitchen.rules.ts';
import {
  readKitchen,
  readPacking,
  readPackingChanges,
  tickKitchen,
  watchKitchen,
} from '#domain/packing/packing.contract.ts';
import { listTicks, writeTick } from '#domain/packing/kitchen-tick.repo.ts';
import { listKitchenOrders, listPacking, listParcelChanges } from '#domain/packing/packing.repo.ts';
import * as say from '#domain/packing/packing.texts.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import type { Shop } from '#server/context.ts';
import { notFound } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { said } from '#lib/said.ts';

/** Ms that lists look further back, because a change is stored some time after its moment. */
const OVERLAP = 5 * SECOND;

/**
 * Serves the endpoints for the kitchen's list with its ready amounts, and for the packing list. They change no parcels;
 * the endpoints of fulfilment do.
 */
export function packingRoutes(app: FastifyInstance, shop: Shop): void {
  const time = (): string => new Date(shop.now()).toISOString();

  serve(app, shop, readKitchen, async () => {
    const at = time();
    const { capacity, days } = await currentSettings(shop);
    const [orders, ready] = await Promise.all([listKitchenOrders(shop.db), listTicks(shop.db)]);
    return { days: kitchenDays(orders), ready, plan: { capacity, days }, at };
  });

  serve(app, shop, watchKitchen, async () => ({ ready: await listTicks(shop.db) }));

  serve(app, shop, tickKitchen, async ({ body, staff }) => {
    const lines = kitchenDays(await listKitchenOrders(shop.db)).find(({ day }) => day === body.day)?.lines;
    if (!lines?.some(({ id }) => id === body.id)) throw notFound(said(say, 'lineGone'));
    await writeTick(shop.db, body, staff, shop.now());
    return { ready: await listTicks(shop.db) };
  });

  serve(app, shop, readPacking, async ({ query }) => {
    const at = time();
    return { ...(await listPacking(shop.db, query)), at };
  });

  serve(app, shop, readPackingChanges, async ({ query }) => {
    const at = time();
    const since = new Date(Date.parse(query.since) - OVERLAP).toISOString();
    return { changes: await listParcelChanges(shop.db, since), at };
  });
}
