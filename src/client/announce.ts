let waiting: string[] = [];

/** Says a sentence to people who listen instead of looking, in the page's one live region. */
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
