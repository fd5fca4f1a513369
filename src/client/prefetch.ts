/** Milliseconds a pointer rests on a link before its page is fetched. */
const REST = 80;

/**
 * Prefetches the page of a link that is pointed at or focused for `REST` ms, once per page. Does nothing on slow or
 * data-saving connections.
 */
export function prefetchLinks(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  const done = new Set([location.pathname]);
  let timer = 0;
  const onPoint = ({ target }: Event): void => {
    clearTimeout(timer);
    const link = (target as Element).closest?.('a');
    if (!link || link.origin !== location.origin || link.target || done.has(link.pathname)) return;
    timer = window.setTimeout(() => {
      done.add(link.pathname);
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = link.pathname;
      document.head.append(hint);
    }, REST);
  };
  addEventListener('pointerover', onPoint, { passive: true });
  addEventListener('focusin', onPoint);
}
