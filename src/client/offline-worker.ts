import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, type NetworkFirstOptions } from 'workbox-strategies';
import { isKept, isLasting, isOffice, isPicture, isSearchFile, KEPT_PAGE, type WorkerMessage } from '#lib/offline.ts';
import { DAY, SECOND } from '#lib/time.ts';

/** Event of the service worker; `data` is what a page sent. */
interface WorkerEvent extends Event {
  data?: unknown;
  waitUntil(work: Promise<unknown>): void;
}

/**
 * The service worker: caches visited public pages, pictures and search files for use without a network. Pages come from
 * the network first, so that they are never outdated. API answers, pages with secrets in their URL and customers'
 * pictures are never cached.
 */
interface Worker {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(options: { includeUncontrolled: boolean }): Promise<{ url: string }[]> };
  addEventListener(kind: 'install' | 'activate' | 'message', listen: (event: WorkerEvent) => void): void;
}
const worker = self as unknown as Worker;

const PAGES = 'pages-v1';
const SEARCHES = 'search-v1';
const OFFLINE_PAGE = '/offline';
const OFFICE_PAGE = '/back-office';
/** Seconds without an answer after which the cache is used. */
const PATIENCE = 5;

const onlyGood = new CacheableResponsePlugin({ statuses: [200] });
/** What is kept is one for everybody, whatever `Vary` says: the same file is asked for with and without `Origin`. */
const matchOptions = { ignoreVary: true };
const keep = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: (days * DAY) / SECOND, purgeOnQuotaError: true });
/** Removes the query from a URL, because a static page is the same for every query. */
const plainUrl = (url: string): string => new URL(url).origin + new URL(url).pathname;
const withoutQuery = { cacheKeyWillBeUsed: async ({ request }: { request: Request }) => plainUrl(request.url) };

/** Marks a page from the cache by a header, because `navigator.onLine` may be true without internet access. */
const tellKept: NonNullable<NetworkFirstOptions['plugins']>[number] = {
  fetchDidFail: async ({ state }) => {
    if (state) state['gone'] = true;
  },
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
    if (!cachedResponse || !state?.['gone']) return cachedResponse;
    const headers = new Headers(cachedResponse.headers);
    headers.set('server-timing', KEPT_PAGE);
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers });
  },
};

const PARTS = 'parts-v1';

/** Caches the scripts and styles that a page names, which the browser may have taken from its own memory. */
async function addPartsOf(html: string): Promise<void> {
  const kept = await caches.open(PARTS);
  // A file that is named twice would be fetched twice.
  const named = new Set([...html.matchAll(/(?:href|src)="(\/_astro\/[^"#]+)/g)].map(([, file]) => file ?? ''));
  await Promise.allSettled([...named].map(async (file) => (await kept.match(file, matchOptions)) ?? kept.add(file)));
}

/** Keeps the scripts and styles of every page with it. */
const withParts: NonNullable<NetworkFirstOptions['plugins']>[number] = {
  cacheDidUpdate: async ({ newResponse }) => addPartsOf(await newResponse.text()),
};

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && isKept(url.pathname),
  new NetworkFirst({
    cacheName: PAGES,
    matchOptions,
    networkTimeoutSeconds: PATIENCE,
    plugins: [withoutQuery, onlyGood, keep(80, 30), tellKept, withParts],
  }),
);
// Other pages are never kept; without a network the shop says so instead of the browser.
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', new NetworkOnly());
const lasting = new CacheFirst({ cacheName: PARTS, matchOptions, plugins: [onlyGood, keep(200, 60)] });
registerRoute(({ sameOrigin, url }) => sameOrigin && isLasting(url.pathname), lasting);
/** Keeps the placeholder of an unfinished picture (`no-store`) out of the cache. */
const noStandIn = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.headers.get('cache-control') === 'no-store' ? null : response,
};
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isPicture(url.pathname),
  new CacheFirst({ cacheName: 'pictures-v1', matchOptions, plugins: [onlyGood, noStandIn, keep(300, 30)] }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isSearchFile(url.pathname),
  new NetworkFirst({
    cacheName: SEARCHES,
    matchOptions,
    networkTimeoutSeconds: PATIENCE,
    plugins: [withoutQuery, onlyGood, keep(120, 30)],
  }),
);

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  // Staff stay in the back office, whose first page leads to the others that are kept.
  if (isOffice(new URL(request.url).pathname) && (await caches.match(OFFICE_PAGE, matchOptions)))
    return Response.redirect(OFFICE_PAGE);
  return (await caches.match(OFFLINE_PAGE, matchOptions)) ?? Response.error();
});

/** Caches the offline page and the pages that are open already, with their scripts and styles. */
async function prepare(): Promise<void> {
  const pages = await caches.open(PAGES);
  const add = async (url: string): Promise<void> => {
    await pages.add(url);
    await addPartsOf((await (await pages.match(url, matchOptions))?.text()) ?? '');
  };
  await add(OFFLINE_PAGE);
  const open = await worker.clients.matchAll({ includeUncontrolled: true });
  const seen = open.map(({ url }) => plainUrl(url)).filter((url) => isKept(new URL(url).pathname));
  await Promise.allSettled(seen.map(add));
}

/** Removes visited pages, except the home and offline pages, and searches from the cache, when a customer signs out. */
async function forgetSeen(): Promise<void> {
  const pages = await caches.open(PAGES);
  const seen = (await pages.keys()).filter(({ url }) => !['/', OFFLINE_PAGE].includes(new URL(url).pathname));
  // When each was seen is noted beside them.
  await Promise.all([
    ...seen.map((request) => pages.delete(request)),
    caches.delete(SEARCHES),
    ...[PAGES, SEARCHES].map((name) => new CacheExpiration(name, { maxEntries: 1 }).delete()),
  ]);
}

/**
 * Caches the scripts and styles of a page that came past this worker: before it was there, or from the browser's memory.
 */
async function keepParts(event: WorkerEvent, urls: readonly string[]): Promise<void> {
  const kept = await caches.open(PARTS);
  const lasts = (url: string): boolean => url.startsWith(location.origin) && isLasting(new URL(url).pathname);
  const missing = urls.filter(lasts).map(async (url) => {
    if (!(await kept.match(url, matchOptions))) await lasting.handle({ event, request: new Request(url) });
  });
  await Promise.allSettled(missing);
}

worker.addEventListener('message', (event) => {
  const told = event.data as WorkerMessage;
  event.waitUntil(told === 'left' ? forgetSeen() : keepParts(event, told));
});
worker.addEventListener('install', (event) => event.waitUntil(prepare().then(() => worker.skipWaiting())));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
