import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type NetworkFirstOptions } from 'workbox-strategies';
import { isKept, isLasting, isPicture, isSearchFile, KEPT_PAGE, type WorkerMessage } from '#lib/offline.ts';
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
/** Seconds without an answer after which the cache is used. */
const PATIENCE = 5;

const onlyGood = new CacheableResponsePlugin({ statuses: [200] });
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

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && isKept(url.pathname),
  new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: PATIENCE,
    plugins: [withoutQuery, onlyGood, keep(80, 30), tellKept],
  }),
);
const PARTS = 'parts-v1';
const lasting = new CacheFirst({ cacheName: PARTS, plugins: [onlyGood, keep(200, 60)] });
registerRoute(({ sameOrigin, url }) => sameOrigin && isLasting(url.pathname), lasting);
/** Keeps the placeholder of an unfinished picture (`no-store`) out of the cache. */
const noStandIn = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.headers.get('cache-control') === 'no-store' ? null : response,
};
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isPicture(url.pathname),
  new CacheFirst({ cacheName: 'pictures-v1', plugins: [onlyGood, noStandIn, keep(300, 30)] }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isSearchFile(url.pathname),
  new NetworkFirst({
    cacheName: SEARCHES,
    networkTimeoutSeconds: PATIENCE,
    plugins: [withoutQuery, onlyGood, keep(120, 30)],
  }),
);

setCatchHandler(
  async ({ request }) => (request.mode === 'navigate' && (await caches.match(OFFLINE_PAGE))) || Response.error(),
);

/** Caches the offline page with its scripts and styles, and the pages that are open already. */
async function prepare(): Promise<void> {
  const pages = await caches.open(PAGES);
  await pages.add(OFFLINE_PAGE);
  const html = (await (await pages.match(OFFLINE_PAGE))?.text()) ?? '';
  // A file that is named twice would be refused, and all others with it.
  const parts = new Set([...html.matchAll(/(?:href|src)="(\/_astro\/[^"#]+)/g)].map(([, file]) => file ?? ''));
  const open = await worker.clients.matchAll({ includeUncontrolled: true });
  const seen = open.map(({ url }) => plainUrl(url)).filter((url) => isKept(new URL(url).pathname));
  const kept = await caches.open(PARTS);
  await Promise.allSettled([kept.addAll([...parts]), ...seen.map((url) => pages.add(url))]);
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
    if (!(await kept.match(url))) await lasting.handle({ event, request: new Request(url) });
  });
  await Promise.allSettled(missing);
}

worker.addEventListener('message', (event) => {
  const told = event.data as WorkerMessage;
  event.waitUntil(told === 'left' ? forgetSeen() : keepParts(event, told));
});
worker.addEventListener('install', (event) => event.waitUntil(prepare().then(() => worker.skipWaiting())));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
