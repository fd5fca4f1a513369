import type { FastifyInstance } from 'fastify';
import { kitchenDays } from '#features/packing/kitchen.rules.ts';
import { readKitchen, readPacking, readPackingChanges } from '#features/packing/packing.contract.ts';
import { listKitchenOrders, listPacking, listParcelChanges } from '#features/packing/packing.repo.ts';
import { currentSettings } from '#features/settings/settings.service.ts';
import type { Shop } from '#server/context.ts';
import { serve } from '#server/http/serve.ts';

/** A change is written some time after its moment: lists ask so many ms further back. */
const OVERLAP = 5000;

/** What kitchen and packers read; parcels are changed by the calls of fulfilment alone. */
export function packingRoutes(app: FastifyInstance, shop: Shop): void {
  const time = (): string => new Date(shop.now()).toISOString();

  serve(app, shop, readKitchen, async () => {
    const at = time();
    const { capacity, days } = await currentSettings(shop);
    return { days: kitchenDays(await listKitchenOrders(shop.db)), plan: { capacity, days }, at };
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
