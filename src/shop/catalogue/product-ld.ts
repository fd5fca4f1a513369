import { arrivesFresh } from '#domain/delivery/shelf-life.rules.ts';
import type { ShownShop } from '#domain/settings/shown-shop.contract.ts';
import { toRupees } from '#lib/money.ts';

/** Facts of a product for its structured data. */
export interface ProductFacts {
  name: string;
  image: string;
  description: string;
  category: string;
  /** Price, paise. */
  price: number;
  /** Quantity that the price is for, in UN/CEFACT units; missing when sold by the piece. */
  per?: { value: number; unitCode: 'GRM' | 'KGM' };
  path: string;
  /** Highest delivery charge, paise. */
  charge: number;
  /** Maximum of working days until it leaves the shop; undefined when the shop does not publish it. */
  leavesIn: number | undefined;
  /** Shelf life, days; 0 when unknown. */
  shelfLifeDays?: number;
}

/** Facts of the shop that apply to every offer. */
export interface OfferingShop extends Pick<ShownShop, 'name' | 'charges' | 'delivery'> {
  /** True when the shop has a refund policy. */
  refunds: boolean;
}

/** Returns a product with its offer as structured data (JSON-LD, schema.org `Product`). */
export function productLd(facts: ProductFacts, shop: OfferingShop, site: URL | undefined): Record<string, unknown> {
  const { name, image, description, category, price, per, path } = facts;
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
      url: new URL(path, site).href,
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

/**
 * Returns shipping cost and times as structured data (schema.org `OfferShippingDetails`). Leaves out destination and
 * times when the product does not stay fresh to the farthest place or delivery times are unknown, and the times without
 * `leavesIn`.
 */
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
