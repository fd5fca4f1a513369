import type { Settings, ShopFacts } from '#domain/settings/settings.contract.ts';
import { endpoint } from '#lib/endpoint.ts';

/** Public facts of the shop, from which pages are built. */
export type ShownShop = ShopFacts &
  Pick<Settings, 'charges' | 'site'> & {
    /** Advance on a large order, in percent; missing in snapshots of older versions. */
    advance?: number;
    /**
     * Working days until parcels leave, and days that the nearest and the farthest are on the way; missing in snapshots
     * of older versions.
     */
    delivery?: Settings['dispatch'] & { nearest: number; farthest: number };
  };
/** Record of the shop in the snapshot that a site is built from. */
export type ShownShopRecord = ShownShop & { id: string; updatedAt: string };

/** Endpoint in a file apart from the sections and their rules, so that a shopper's page does not load those. */
export const readShop = endpoint<{ shop: ShownShop & { _id: string; updatedAt: string } }>()({
  method: 'GET',
  path: '/api/user/shop',
  access: 'public',
  summary: 'The shop itself: name, address, numbers, delivery charges',
});
