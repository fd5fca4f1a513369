import type { Sweet } from '#domain/catalogue/sweet.contract.ts';
import type { OfferingShop } from '#shop/catalogue/product-ld.ts';
import { productHead } from '#shop/catalogue/product.head.ts';
import { displayName } from '#lib/display-name.ts';
import type { PageHead } from '#lib/page-head.ts';
import { pathOf } from '#publish/snapshot/paths.ts';
import { sweetTabPath } from '#publish/snapshot/lists.ts';
import * as say from '#shop/catalogue/catalogue-pages.texts.ts';

/** Returns the breadcrumb trail from home to a sweet. */
export const sweetTrail = ({ category }: Sweet) => [
  { label: say.wayHome, href: '/' },
  { label: say.waySweets, href: '/sweets' },
  { label: category, href: sweetTabPath(category) },
];

/** Returns the page head of a sweet, with its structured data. */
export function sweetHead(sweet: Sweet, shop: OfferingShop, site: URL | undefined): PageHead {
  const { image, description, category, shelfLifeDays } = sweet;
  return productHead(
    {
      name: displayName(sweet.name),
      image,
      description,
      category,
      price: sweet.rate,
      per: { value: 400, unitCode: 'GRM' },
      path: pathOf.sweet(sweet),
      charge: sweet.isDeliveryCharge ? shop.charges.item : 0,
      leavesIn: shop.delivery?.sweet,
      shelfLifeDays,
    },
    sweetTrail(sweet),
    shop,
    site,
  );
}
