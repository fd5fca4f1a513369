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
