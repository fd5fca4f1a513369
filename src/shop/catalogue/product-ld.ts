import { arrivesFresh } from '#domain/delivery/shelf-life.rules.ts';
import type { ShownShop } from '#domain/settings/shown-shop.contract.ts';
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
  /** What its delivery costs at most, paise. */
  charge: number;
  /** Working days until it leaves the shop, at most; missing where the shop does not say so. */
  leavesIn: number | undefined;
  /** Days that it keeps; 0 where nobody wrote that down. */
  shelfLifeDays?: number;
}

/** What of the shop counts for every offer. */
export interface OfferingShop extends Pick<ShownShop, 'name' | 'charges' | 'delivery'> {
  /** Whether it has a refund policy. */
  refunds: boolean;
}

/** Structured data of a product with its offer. */
export function productLd(facts: ProductFacts, shop: OfferingShop, site: URL | undefined): Record<string, unknown> {
  const { name, image, description, category, price, per, address } = facts;
  const amount = { price: toRupees(price), priceCurrency: 'INR' };
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    image: new URL(`/uploads/${image}`, site).href,
    description,
    category,
    brand: { '@type': 'Brand', name: shop.name },
    offers: {
      '@type': 'Offer',
      ...amount,
      availability: 'https://schema.org/InStock',
      url: new URL(address, site).href,
      shippingDetails: shippingOf(facts, shop),
      ...(shop.refunds
        ? {
            hasMerchantReturnPolicy: {
              '@type': 'MerchantReturnPolicy',
              merchantReturnLink: new URL('/policies#payment-refund', site).href,
            },
          }
        : {}),
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

/** How a product comes, and what that costs. What does not keep as far as the farthest place names no destination. */
function shippingOf({ charge, leavesIn, shelfLifeDays = 0 }: ProductFacts, { delivery }: OfferingShop): object {
  const days = (least: number, most: number) => ({
    '@type': 'QuantitativeValue',
    minValue: least,
    maxValue: most,
    unitCode: 'DAY',
  });
  const everywhere = delivery !== undefined && arrivesFresh(shelfLifeDays, delivery.farthest);
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', maxValue: toRupees(charge), currency: 'INR' },
    ...(everywhere ? { shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' } } : {}),
    ...(everywhere && leavesIn !== undefined
      ? {
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            handlingTime: days(0, leavesIn),
            transitTime: days(delivery.nearest, delivery.farthest),
          },
        }
      : {}),
  };
}
