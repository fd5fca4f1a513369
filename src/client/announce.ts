let waiting: string[] = [];

/**
 * Announces a sentence to users of screen readers, in the page's live region. Sentences of the same frame are announced
 * together.
 */
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
