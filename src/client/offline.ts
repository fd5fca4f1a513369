import { KEPT_PAGE } from '#lib/offline.ts';

/** True for a page that the service worker had kept, because the network did not answer. */
function isKeptPage(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.some(({ name }) => name === KEPT_PAGE) ?? false;
}

/** Shows the offline banner while the browser has no connection, and on a page that came without one. */
export function watchConnection(banner: HTMLElement | null): void {
  if (!banner) return;
  const show = (): void => {
    banner.hidden = navigator.onLine;
  };
  addEventListener('online', show);
  addEventListener('offline', show);
  banner.hidden = navigator.onLine && !isKeptPage();
}

/** Lets the browser keep what was seen for when the network is gone; without that ability the shop works as ever. */
export function keepForOffline(): void {
  navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}
