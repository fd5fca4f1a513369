type Headers = readonly (readonly [name: string, value: string])[];

/** Headers of single pages, by the beginning of their address; they take the place of those that all pages have. */
export const pageHeadersOf: Readonly<Record<string, Headers>> = {
  // Its address holds a secret.
  '/update-address-person': [
    ['Referrer-Policy', 'no-referrer'],
    ['X-Robots-Tag', 'noindex'],
  ],
  '/back-office': [['X-Robots-Tag', 'noindex']],
};

/** Returns the headers that a page has of its own. */
export const ownHeaders = (page: string): Headers =>
  Object.entries(pageHeadersOf).find(([begin]) => page === begin || page.startsWith(`${begin}/`))?.[1] ?? [];
