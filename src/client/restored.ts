/** Calls back whenever the browser shows the page again as it had kept it in memory, which is how Back and Forward often lead there. */
export function onRestored(then: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) then();
  });
}
