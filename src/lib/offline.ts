/** Rules for which files and pages the service worker may cache; everything else always comes from the network. */

/** Pages whose URL holds a secret, or that need the network. */
const NOT_KEPT =
  /^\/(?:update-address-person|guest|signup|payment|back-office|preview|test-gateway|api|uploads)(?:\/|$)/i;

/**
 * Tells whether a page may be cached. Such pages are the same for everybody: personal data comes from the API
 * afterwards.
 */
export const isKept = (path: string): boolean => !NOT_KEPT.test(path);

/** Tells whether a file's name changes with its content. */
export const isLasting = (path: string): boolean => path.startsWith('/_astro/');

/** Tells whether a file is a picture of the catalogue or of the page itself; pictures of customers are not. */
export const isPicture = (path: string): boolean =>
  /^\/uploads\/(?:sweets|dry-fruits|invitations|decorations|designers|banners|ads|about|shop)\/.+\.(?:avif|webp)$/.test(
    path,
  ) || /^\/(?:favicon\.svg|marks\/.+)$/.test(path);

/** Tells whether a file belongs to the search: the index, its engine or its list of words. */
export const isSearchFile = (path: string): boolean => /^\/(?:pagefind\/|names\/|search-words\.json$)/.test(path);

/** Name of the server timing that marks a page from the service worker's cache. */
export const KEPT_PAGE = 'kept';
