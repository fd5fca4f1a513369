import { onRestored } from '#client/restored.ts';

/**
 * Calls `then` whenever somebody comes back to the page from another tab or program, or by Back.
 * @returns the function that stops it
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
