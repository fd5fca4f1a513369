/**
 * Calls back whenever the browser shows the page again as it had kept it in memory, which is how Back and Forward often lead there.
 * @returns how to stop
 */
export function onRestored(then: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) then();
  };
  addEventListener('pageshow', shown);
  return () => removeEventListener('pageshow', shown);
}
