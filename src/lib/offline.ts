/** What a browser may keep of the shop for when the network is gone; everything else is always asked for anew. */

/** Pages whose address holds a secret, or that are nothing without the network. */
const NOT_KEPT =
  /^\/(?:update-address-person|guest|signup|payment|back-office|preview|test-gateway|api|uploads)(?:\/|$)/i;

/** True for pages that are the same for everybody: they hold no personal data, which comes from the API afterwards. */
export const isKept = (path: string): boolean => !NOT_KEPT.test(path);

/** True for files whose name changes with their content. */
export const isLasting = (path: string): boolean => path.startsWith('/_astro/');

/** True for pictures of the catalogue and of the page itself; customers' own are left out. */
export const isPicture = (path: string): boolean =>
  /^\/uploads\/(?:sweets|dry-fruits|invitations|decorations|designers|banners|ads|about|shop)\/.+\.(?:avif|webp)$/.test(
    path,
  ) || /^\/(?:favicon\.svg|marks\/.+)$/.test(path);

/** True for the search index, its engine and its list of words. */
export const isSearchFile = (path: string): boolean => /^\/(?:pagefind\/|names\/|search-words\.json$)/.test(path);

/** Name of the server timing by which the service worker tells a page that it was kept, because the network did not answer. */
export const KEPT_PAGE = 'kept';
