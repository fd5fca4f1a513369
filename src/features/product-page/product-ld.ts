import { toRupees } from '#lib/money.ts';

/** What search engines are told about a product. */
export interface ProductFacts {
  name: string;
  image: string;
  description: string;
  category: string;
  /** Paise. */
  price: number;
  /** What the price is for, in UN/CEFACT units; nothing for a piece. */
  per?: { value: number; unitCode: 'GRM' | 'KGM' };
  address: string;
}

/** Structured data of a product with its offer. */
export function productLd(
  { name, image, description, category, price, per, address }: ProductFacts,
  shopName: string,
  site: URL | undefined,
): Record<string, unknown> {
  const amount = { price: toRupees(price), priceCurrency: 'INR' };
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    image: new URL(`/uploads/${image}`, site).href,
    description,
    category,
    brand: { '@type': 'Brand', name: shopName },
    offers: {
      '@type': 'Offer',
      ...amount,
      availability: 'https://schema.org/InStock',
      url: new URL(address, site).href,
      ...(per
        ? {
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              ...amount,
              referenceQuantity: { '@type': 'QuantitativeValue', ...per },
            },
          }
        : {}),
    },
  };
}
