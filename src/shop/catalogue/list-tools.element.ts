import { answerLost, mayLoad } from '#client/lost-script.ts';
import { storedNames } from '#client/storage.ts';
import { toast } from '#client/toast.ts';

/** Redirects from a list's older URL to its current one, on hosts that do not redirect themselves. */
async function goToList(): Promise<void> {
  const { listPath } = await import('#domain/catalogue/list-path.rules.ts');
  const here = location.pathname + location.search;
  const list = listPath(here);
  if (list !== here) location.replace(list);
}

/**
 * Puts the boxes in progress aside when the invitation list opens. Loads the code for this only when a box is stored.
 */
function beginAfresh(): void {
  if (storedNames('shagun:draft:').some((name) => /:(box|aside):/.test(name)))
    void import('#shop/box/aside-notice.ts').then(({ putBoxesAside }) => putBoxesAside());
}

/** Tools above a list. Its fields are filled from the URL immediately; the search script is loaded on first use. */
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
      if (started || !mayLoad()) return;
      started = true;
      import('#shop/catalogue/list-tools.panel.ts').then(
        ({ ListTools }) => new ListTools(this),
        () => {
          started = false;
          void answerLost(toast);
        },
      );
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
    if (query.has('choose')) import('#shop/catalogue/choosing.ts').catch(() => answerLost(toast));
  }
}

customElements.define('list-tools', ListToolsElement);
