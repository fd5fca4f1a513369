let waiting: string[] = [];

/** Announces a sentence in the page's live region, for people who listen to the page. */
export function announce(text: string): void {
  const region = document.querySelector('[data-live]');
  if (!region) return;
  region.textContent = '';
  // Sentences of one moment are said together; the later one would silence the earlier.
  if (waiting.push(text) > 1) return;
  requestAnimationFrame(() => {
    region.textContent = waiting.join(' ');
    waiting = [];
  });
}
