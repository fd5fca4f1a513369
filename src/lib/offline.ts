/** Rules for which files and pages the service worker may cache; everything else always comes from the network. */

/** Pages whose URL holds a secret, or that need the network. */
const NOT_KEPT =
  /^\/(?:update-address-person|guest|signup|payment|back-office|preview|test-gateway|api|uploads)(?:\/|$)/i;

/** Pages of the back office that staff work with where there is no network, in kitchens and stores. */
const OFFICE = /^\/back-office(?:\/packing|\/kitchen)?\/?$/;

/** Tells whether a path is a page of the back office. */
export const isOffice = (path: string): boolean => /^\/back-office(?:\/|$)/.test(path);

/** Tells whether a path is a page of the back office that opens without a network. */
export const isOfficeKept = (path: string): boolean => OFFICE.test(path);

/** Tells whether a page may be cached. Such pages are the same for all users; they load personal data from the API. */
export const isKept = (path: string): boolean => isOfficeKept(path) || !NOT_KEPT.test(path);

/** Tells whether a file's name changes with its content, so that it may be cached for ever. */
export const isLasting = (path: string): boolean => path.startsWith('/_astro/');

/** Tells whether a file is a picture of the catalogue or of the page layout; customers' pictures are not. */
export const isPicture = (path: string): boolean =>
  /^\/uploads\/(?:sweets|dry-fruits|invitations|decorations|designers|banners|ads|about|shop)\/.+\.(?:avif|webp)$/.test(
    path,
  ) || /^\/(?:favicon\.svg|marks\/.+)$/.test(path);

/** Tells whether a file is part of the search: index, engine, names or word list. */
export const isSearchFile = (path: string): boolean => /^\/(?:pagefind\/|names\/|search-words\.json$)/.test(path);

/** Name of the server timing that marks a page from the service worker's cache. */
export const KEPT_PAGE = 'kept';

/** What a page tells the service worker: that the customer signed out, or the URLs of what it loaded. */
export type WorkerMessage = 'left' | string[];
