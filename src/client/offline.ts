import { KEPT_PAGE, type WorkerMessage } from '#lib/offline.ts';

/** Tells whether the service worker answered this page from its cache because the network failed. */
function isKeptPage(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.some(({ name }) => name === KEPT_PAGE) ?? false;
}

/** Shows the offline banner while the browser has no connection, and on a page that came from the cache. */
export function watchConnection(banner: HTMLElement | null): void {
  if (!banner) return;
  const show = (): void => {
    banner.hidden = navigator.onLine;
  };
  addEventListener('online', show);
  addEventListener('offline', show);
  banner.hidden = navigator.onLine && !isKeptPage();
}

/**
 * Registers the service worker, and tells it what this page loads, so that it keeps scripts and styles that come past
 * it. The shop works online without it.
 */
export function keepForOffline(): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  void serviceWorker?.ready.then(({ active }) =>
    new PerformanceObserver((list) => {
      active?.postMessage(list.getEntries().map(({ name }) => name) satisfies WorkerMessage, []);
    }).observe({ type: 'resource', buffered: true }),
  );
}
