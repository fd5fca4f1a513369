import type { DryFruit } from '#domain/catalogue/dry-fruit.contract.ts';
import type { OfferingShop } from '#shop/catalogue/product-ld.ts';
import { productHead } from '#shop/catalogue/product.head.ts';
import { displayName } from '#lib/display-name.ts';
import type { PageHead } from '#lib/page-head.ts';
import { pathOf } from '#publish/snapshot/paths.ts';
import * as say from '#shop/catalogue/catalogue-pages.texts.ts';

/** Breadcrumb trail from home to a dry fruit. */
export const dryFruitTrail = [
  { label: say.wayHome, href: '/' },
  { label: say.wayDryFruits, href: '/dry_fruit_list' },
];

/** Returns the page head of a dry fruit, with its structured data. */
export function dryFruitHead(dryFruit: DryFruit, shop: OfferingShop, site: URL | undefined): PageHead {
  const { image, description } = dryFruit;
  return productHead(
    {
      name: displayName(dryFruit.name),
      image,
      description,
      category: say.wayDryFruits,
      price: dryFruit.rate,
      per: { value: 1, unitCode: 'KGM' },
      path: pathOf.dryFruit(dryFruit),
      charge: shop.charges.item,
      leavesIn: shop.delivery?.dryFruit,
    },
    dryFruitTrail,
    shop,
    site,
  );
}
