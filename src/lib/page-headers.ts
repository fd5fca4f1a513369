type Headers = readonly (readonly [name: string, value: string])[];

/** Headers of single pages by the beginning of their path; they replace the general ones of the same name. */
export const pageHeadersOf: Readonly<Record<string, Headers>> = {
  // Its path holds a secret.
  '/update-address-person': [
    ['Referrer-Policy', 'no-referrer'],
    ['X-Robots-Tag', 'noindex'],
  ],
  '/back-office': [['X-Robots-Tag', 'noindex']],
};

/** Returns the headers that apply only to this page and the pages below it; empty when there are none. */
export const ownHeaders = (page: string): Headers =>
  Object.entries(pageHeadersOf).find(([begin]) => page === begin || page.startsWith(`${begin}/`))?.[1] ?? [];
