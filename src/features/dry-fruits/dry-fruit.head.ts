import type { DryFruit } from '#features/catalogue/dry-fruit.contract.ts';
import type { OfferingShop } from '#features/product-page/product-ld.ts';
import { productHead } from '#features/product-page/product.head.ts';
import { displayName } from '#lib/display-name.ts';
import type { PageHead } from '#lib/page-head.ts';
import { addressOf } from '#snapshot/addresses.ts';

/** The way from home to a dry fruit. */
export const dryFruitTrail = [
  { label: 'Home', href: '/' },
  { label: 'Dry fruits', href: '/dry_fruit_list' },
];

/** The head of a dry fruit's page. */
export function dryFruitHead(dryFruit: DryFruit, shop: OfferingShop, site: URL | undefined): PageHead {
  const { image, description } = dryFruit;
  return productHead(
    {
      name: displayName(dryFruit.name),
      image,
      description,
      category: 'Dry fruits',
      price: dryFruit.rate,
      per: { value: 1, unitCode: 'KGM' },
      address: addressOf.dryFruit(dryFruit),
      charge: shop.charges.item,
      leavesIn: shop.delivery?.dryFruit,
    },
    dryFruitTrail,
    shop,
    site,
  );
}
