import { shopFacts } from '#shop';

/** What search engines are told about the shop itself. */
export function organizationLd(site: URL | undefined): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: shopFacts.name,
    legalName: shopFacts.legalName,
    url: site?.href,
    slogan: shopFacts.tagline,
    telephone: shopFacts.phone,
    email: shopFacts.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shopFacts.address.lines.join(', '),
      addressLocality: shopFacts.address.city,
      addressRegion: shopFacts.address.state,
      postalCode: shopFacts.address.pincode,
      addressCountry: 'IN',
    },
  };
}
