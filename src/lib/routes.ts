/**
 * The one table of the site's paths. The server, the generated host files, the pages and the tests
 * use it, so that a path means the same everywhere.
 */
export interface SiteRoute {
  /** Canonical path; `:name` matches one segment, a final `*` any number of segments. */
  pattern: string;
  /** Folder of the built page that answers; its `:name` parts are filled in from the path. */
  page: string;
  /** True when the page requires a signed-in customer; without a session it redirects to the home page. */
  guarded?: boolean;
  /** True for a page that answers unknown paths, with status 404. */
  missing?: boolean;
}

const page = (pattern: string, guarded = false): SiteRoute => ({
  pattern,
  page: pattern,
  ...(guarded ? { guarded } : {}),
});

/** Every path of the shop. Pages without parameters come first. */
export const siteRoutes: readonly SiteRoute[] = [
  page('/'),
  page('/invitation'),
  page('/invitation-wooden'),
  page('/invitation-box'),
  page('/invitation-glass'),
  page('/invitation-misc'),
  page('/sweets'),
  page('/bengali-sweets'),
  page('/sugar-free'),
  page('/dry_fruit_list'),
  page('/decorations'),
  page('/bithday'),
  page('/mehndi'),
  page('/room-decor'),
  page('/party'),
  page('/designers'),
  page('/groom'),
  page('/suits'),
  page('/other'),
  page('/best-seller'),
  page('/search'),
  page('/offline'),
  page('/contact-us'),
  page('/planning-tool'),
  page('/planning-birthday'),
  page('/planning-mehndi'),
  page('/planning-party'),
  page('/planning-other'),
  page('/signup'),
  page('/update-address-person'),
  page('/privacy-policy'),
  page('/term-condition'),
  page('/policies'),
  page('/how-it-works'),
  // Opened by a link: whoever has no session yet is told why to sign in.
  page('/shared-list'),
  page('/Shipping', true),
  page('/payment-refund', true),
  page('/guest-add', true),
  page('/edit-guest', true),
  page('/shagun-ledger', true),
  page('/payment', true),
  page('/profile', true),
  page('/Design', true),
  page('/payment-history', true),
  page('/sample-demo', true),
  page('/cart-list', true),
  page('/saved-cart-list', true),
  page('/back-office'),
  page('/back-office/join'),
  page('/back-office/people'),
  page('/back-office/numbers'),
  page('/back-office/settings'),
  page('/back-office/log'),
  page('/back-office/inbox'),
  { pattern: '/back-office/inbox/:id', page: '/back-office/inbox/message' },
  page('/back-office/messages'),
  page('/back-office/catalogue'),
  { pattern: '/back-office/catalogue/:kind', page: '/back-office/catalogue/list' },
  { pattern: '/back-office/catalogue/:kind/:id', page: '/back-office/catalogue/record' },
  page('/back-office/orders'),
  { pattern: '/back-office/orders/:id', page: '/back-office/orders/order' },
  page('/back-office/money'),
  page('/back-office/kitchen'),
  page('/back-office/packing'),
  page('/back-office/labels'),
  page('/back-office/sheets'),
  page('/back-office/releases'),
  page('/back-office/preview'),
  // Whoever works there finds on from a mistyped path of it by its own menu.
  { pattern: '/back-office/*', page: '/back-office/lost', missing: true },
  // Tabs, price ranges and further pages of the lists.
  page('/sweets/:list'),
  page('/sweets/:list/:number'),
  page('/bengali-sweets/:number'),
  page('/sugar-free/:number'),
  page('/invitation-box/:list'),
  page('/invitation-box/:list/:number'),
  page('/invitation-wooden/:list'),
  page('/invitation-wooden/:list/:number'),
  page('/invitation-glass/:list'),
  page('/invitation-glass/:list/:number'),
  page('/invitation-misc/:list'),
  page('/invitation-misc/:list/:number'),
  page('/dry_fruit_list/:number'),
  { pattern: '/sweets-info/:id/*', page: '/sweets-info/:id' },
  { pattern: '/invitation-detail/:id/*', page: '/invitation-detail/:id' },
  { pattern: '/dry-fruit_info/:id', page: '/dry-fruit_info/:id' },
  { pattern: '/guest/guest', page: '/guest', guarded: true },
  { pattern: '/guest/planning', page: '/guest', guarded: true },
  { pattern: '/guest/:name', page: '/guest', guarded: true },
  { pattern: '/invitation-GuestList/:total', page: '/invitation-GuestList', guarded: true },
  { pattern: '/cart-detail/:id/:status', page: '/cart-detail', guarded: true },
  { pattern: '/view-history/:id', page: '/view-history', guarded: true },
  { pattern: '/view-sweet-history/:id', page: '/view-sweet-history', guarded: true },
];

/** Result of resolving a path: a page to show, a redirect to the canonical path, or null for an unknown path. */
export type Resolved = { page: string; route: SiteRoute } | { redirect: string } | null;

/**
 * Returns the page and route of a path, or a redirect to the route's own spelling when the letter case differs; null
 * when no route matches. Ignores a closing slash.
 */
export function resolvePath(pathname: string): Resolved {
  const parts = pathname.split('/').filter(Boolean);
  for (const route of siteRoutes) {
    const wanted = route.pattern.split('/').filter(Boolean);
    const open = wanted.at(-1) === '*';
    const fixed = open ? wanted.slice(0, -1) : wanted;
    if (open ? parts.length < fixed.length : parts.length !== fixed.length) continue;
    const values: Record<string, string> = {};
    const canonical: string[] = [];
    const fits = fixed.every((want, index) => {
      const got = parts[index] ?? '';
      if (want.startsWith(':')) {
        // Tabs and price ranges are written in lower case; ids and guests' names as they are.
        const value = want === ':list' ? got.toLowerCase() : got;
        values[want] = value;
        canonical.push(value);
        return got !== '';
      }
      canonical.push(want);
      return want.toLowerCase() === got.toLowerCase();
    });
    if (!fits) continue;
    const spelled = `/${[...canonical, ...parts.slice(fixed.length)].join('/')}`;
    if (spelled !== `/${parts.join('/')}`) return { redirect: spelled };
    return { page: route.page.replace(/:[a-z]+/g, (name) => values[name] ?? ''), route };
  }
  return null;
}
