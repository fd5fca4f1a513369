import { onRestored } from '#client/restored.ts';

/**
 * Calls `then` whenever the user returns to the page from another tab or program, or by Back.
 * @returns the function that stops this
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
