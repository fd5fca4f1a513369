import { type OfferingShop, type ProductFacts, productLd } from '#shop/catalogue/product-ld.ts';
import type { PageHead } from '#lib/page-head.ts';

/** Step of a breadcrumb trail. */
export interface Step {
  label: string;
  href: string;
}

/** Returns a breadcrumb trail as structured data (JSON-LD, schema.org `BreadcrumbList`). */
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
 * Returns the page head of a product, with its structured data; cuts the description to 155 characters, and uses the
 * name when it is empty.
 * @param trail breadcrumb trail from home, without the product
 */
export function productHead(
  facts: ProductFacts,
  trail: readonly Step[],
  shop: OfferingShop,
  site: URL | undefined,
): PageHead {
  const { name, description, path, image } = facts;
  const short = description.length > 155 ? `${description.slice(0, 154).trimEnd()}…` : description;
  return {
    title: name,
    description: short || name,
    canonical: path,
    image,
    kind: 'product',
    jsonLd: [productLd(facts, shop, site), crumbsLd([...trail, { label: name, href: path }], site)],
  };
}
