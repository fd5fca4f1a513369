import { type OfferingShop, type ProductFacts, productLd } from '#shop/catalogue/product-ld.ts';
import type { PageHead } from '#lib/page-head.ts';

/** A page on the way from home to a product. */
export interface Step {
  label: string;
  href: string;
}

/** The way from home to a product, as search engines show it. */
const crumbsLd = (steps: readonly Step[], site: URL | undefined) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.label,
    item: new URL(step.href, site).href,
  })),
});

/**
 * The head of a product's page.
 * @param trail the way to it, from home, without itself
 */
export function productHead(
  facts: ProductFacts,
  trail: readonly Step[],
  shop: OfferingShop,
  site: URL | undefined,
): PageHead {
  const { name, description, address, image } = facts;
  const short = description.length > 155 ? `${description.slice(0, 154).trimEnd()}…` : description;
  return {
    title: name,
    description: short || name,
    canonical: address,
    image,
    kind: 'product',
    jsonLd: [productLd(facts, shop, site), crumbsLd([...trail, { label: name, href: address }], site)],
  };
}
