import { onRestored } from '#client/restored.ts';

/**
 * Calls back whenever somebody comes back to the page from another tab or program, or by the browser's own Back.
 * @returns how to stop
 */
export function onSeenAgain(then: () => void): () => void {
  const seen = (): void => {
    if (!document.hidden) then();
  };
  document.addEventListener('visibilitychange', seen);
  const stop = onRestored(seen);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    stop();
  };
}
