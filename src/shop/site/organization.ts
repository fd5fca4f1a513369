import { streetOf } from '#domain/settings/settings.rules.ts';
import type { ShownShop } from '#domain/settings/shown-shop.contract.ts';

/** Returns the shop as structured data (JSON-LD, schema.org `Organization`). */
export function organizationLd(shop: ShownShop, site: URL | undefined): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: shop.name,
    legalName: shop.legalName,
    url: site?.href,
    slogan: shop.tagline,
    telephone: shop.phone,
    email: shop.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetOf(shop.street),
      addressLocality: shop.city,
      addressRegion: shop.state,
      postalCode: shop.pincode,
      addressCountry: 'IN',
    },
  };
}
