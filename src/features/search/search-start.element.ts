/** Loads the search box's own code when the box gets the focus: most visits never search. */
export function startSearch(): void {
  const box = document.querySelector('search-box');
  const input = box?.querySelector('input');
  if (!box || !input) return;
  // Until it has loaded, and where it cannot, the form leads to the search page by itself.
  const load = (): void => void import('#features/search/search-box.element.ts').catch(() => undefined);
  input.addEventListener('focus', load);
  if (document.activeElement === input) load();
  document.querySelector('[data-search-open]')?.addEventListener('click', (event) => {
    event.preventDefault();
    box.toggleAttribute('data-open', true);
    input.focus();
  });
}
