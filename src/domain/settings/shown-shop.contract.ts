import type { Settings, ShopFacts } from '#domain/settings/settings.contract.ts';
import { endpoint } from '#lib/endpoint.ts';

/** What everybody may know of the shop; pages are drawn from it. */
export type ShownShop = ShopFacts &
  Pick<Settings, 'charges' | 'site'> & {
    /** The advance on a large order, percent; shops of a release before do not say it. */
    advance?: number;
    /** In how many working days parcels leave, and how many days the nearest and the farthest are on the way; likewise. */
    delivery?: Settings['dispatch'] & { nearest: number; farthest: number };
  };
/** The same among the lists that a site is built from. */
export type ShownShopRecord = ShownShop & { id: string; updatedAt: string };

/** Stands apart from the sections and their rules, so that a shopper's page does not load them. */
export const readShop = endpoint<{ shop: ShownShop & { _id: string; updatedAt: string } }>()({
  method: 'GET',
  path: '/api/user/shop',
  access: 'public',
  summary: 'The shop itself: name, address, numbers, delivery charges',
});
