import { storedNames } from '#client/storage.ts';

/** An older form of a list's address leads to the list's own page, also where the host does not. */
async function goToList(): Promise<void> {
  const { listAddress } = await import('#domain/catalogue/list-address.rules.ts');
  const here = location.pathname + location.search;
  const list = listAddress(here);
  if (list !== here) location.replace(list);
}

/** The invitation list begins the next box afresh; only a person who fills one, or has put one aside, needs what does it. */
function beginAfresh(): void {
  if (storedNames('shagun:draft:').some((name) => /:(box|aside):/.test(name)))
    void import('#shop/box/aside-notice.ts').then(({ putBoxesAside }) => putBoxesAside());
}

/** Without its script no sweet can be chosen, and its own page would lose the section: the list says so. */
function sayUnreached(): void {
  const words = document.querySelector('[data-selection] [data-words]');
  if (words) words.textContent = 'Choosing could not be loaded. Please refresh the page.';
  words?.scrollIntoView({ block: 'center' });
}

/** The tools above a list: their fields come from the address at once, the rest is loaded with the first use. */
class ListToolsElement extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    const query = new URLSearchParams(location.search);
    if (['filter', 'category', 'price'].some((name) => query.has(name))) void goToList();
    for (const name of ['search', 'sort']) {
      const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
      field.value = query.get(name) ?? '';
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = '';
    }
    let started = false;
    const start = (): void => {
      if (started) return;
      started = true;
      void import('#shop/catalogue/list-tools.panel.ts').then(({ ListTools }) => new ListTools(this));
    };
    form.addEventListener('submit', (event) => event.preventDefault());
    if (query.has('search') || query.has('sort')) start();
    // Some browsers change a choice without moving the focus to it.
    else for (const kind of ['focusin', 'input']) form.addEventListener(kind, start);
    if (this.dataset['kind'] === 'Invitations') {
      beginAfresh();
      addEventListener('pageshow', beginAfresh);
    }
    // Only a person who fills a box needs this part.
    if (query.has('choose')) import('#shop/catalogue/choosing.ts').catch(sayUnreached);
  }
}

customElements.define('list-tools', ListToolsElement);
