/**
 * Calls `then` whenever the browser restores the page from its back-forward cache, as Back and Forward often do.
 * @returns the function that stops this
 */
export function onRestored(then: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) then();
  };
  addEventListener('pageshow', shown);
  return () => removeEventListener('pageshow', shown);
}
