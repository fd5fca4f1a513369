/** Says a sentence to people who listen instead of looking, in the page's one live region. */
export function announce(text: string): void {
  const region = document.querySelector('[data-live]');
  if (!region) return;
  region.textContent = '';
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}
