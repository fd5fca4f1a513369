/** Shows the offline banner while the browser has no connection. */
export function watchConnection(banner: HTMLElement | null): void {
  if (!banner) return;
  const show = (): void => {
    banner.hidden = navigator.onLine;
  };
  addEventListener('online', show);
  addEventListener('offline', show);
  show();
}

/** Lets the browser keep what was seen for when the network is gone; without that ability the shop works as ever. */
export function keepForOffline(): void {
  navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}
