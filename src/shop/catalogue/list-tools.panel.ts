import { SEARCH_DELAY, type SearchHit, searchText, unitOf } from '#domain/search/search.rules.ts';
import { formatAmount, formatRupees } from '#lib/money.ts';
import * as texts from '#shop/catalogue/list-tools.texts.ts';
import { pictureSources } from '#ui/picture-sources.ts';
import { siteSearch } from '#shop/search/search-engine.ts';

/** Number of tiles shown at first, and added by each click on Show more. */
const SHOWN = 48;

/**
 * Search and sort of a list, loaded on first use. Text and sort order are written to the URL, for Back, refresh and
 * sharing; hits are rendered with copies of the page's first tile.
 */
export class ListTools {
  readonly #root: HTMLElement;
  readonly #engine = siteSearch();
  #timer = 0;
  /** Maximum of shown tiles; the button below them raises it. */
  #limit = SHOWN;
  #latest = 0;
  /** Nodes of the list as built into the page. */
  #built: Node[] = [];
  #pattern: HTMLElement | null = null;

  constructor(root: HTMLElement) {
    this.#root = root;
    const list = this.#list;
    this.#built = [...(list?.childNodes ?? [])].map((node) => node.cloneNode(true));
    this.#pattern = list?.querySelector<HTMLElement>('[data-tiles] > li')?.cloneNode(true) as HTMLElement | null;
    this.#engine.warmUp();
    this.#form?.addEventListener('input', () => {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#apply(), SEARCH_DELAY);
    });
    this.#form?.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#apply();
    });
    // What was typed or is in the URL by now is shown at once.
    if (this.#value('search') || this.#value('sort')) this.#apply();
  }

  get #form(): HTMLFormElement | null {
    return this.#root.querySelector('form');
  }

  get #list(): HTMLElement | null {
    return document.querySelector('[data-list]');
  }

  #value(name: string): string {
    return searchText(String(new FormData(this.#form ?? undefined).get(name) ?? ''));
  }

  #apply(): void {
    const url = new URL(location.href);
    for (const name of ['search', 'sort']) {
      if (this.#value(name)) url.searchParams.set(name, this.#value(name));
      else url.searchParams.delete(name);
    }
    history.replaceState(history.state, '', url);
    this.#limit = SHOWN;
    void this.#show();
  }

  /**
   * Shows the hits for the current text and sort order, or the list as built without both. Returns `shown`, `failed`
   * when the index cannot be loaded, or `overtaken` when a later call replaced this one.
   */
  async #show(): Promise<'shown' | 'failed' | 'overtaken'> {
    const number = ++this.#latest;
    const { kind = '', category = '', range = '', group = '' } = this.#root.dataset;
    const [text, sort] = [this.#value('search'), this.#value('sort')];
    // Pages belong to the list as it was built; what is searched or sorted goes on by a button.
    for (const pages of document.querySelectorAll<HTMLElement>('.pages')) pages.hidden = text !== '' || sort !== '';
    if (text === '' && sort === '') {
      this.#list?.replaceChildren(...this.#built.map((node) => node.cloneNode(true)));
      this.#say(null);
      return 'shown';
    }
    const found = await this.#engine
      .list({ kind, category, range, group, text, sort, limit: this.#limit })
      .catch(() => null);
    if (number !== this.#latest) return 'overtaken';
    if (found === null) {
      this.#say(-1);
      return 'failed';
    }
    this.#draw(found.hits, found.total);
    this.#say(found.total);
    return 'shown';
  }

  #draw(hits: SearchHit[], total: number): void {
    const list = this.#list;
    if (!list) return;
    if (hits.length === 0) {
      const empty = document.createElement('div');
      empty.className = 'empty';
      const title = document.createElement('p');
      title.className = 'empty-title';
      title.textContent =
        'selecting' in document.documentElement.dataset ? texts.nothingFoundForBox : texts.nothingFound;
      empty.append(title);
      list.replaceChildren(empty);
      return;
    }
    const tiles = document.createElement('ul');
    tiles.className = 'tiles';
    tiles.dataset['tiles'] = '';
    tiles.append(...hits.map((hit) => this.#tile(hit)));
    list.replaceChildren(tiles);
    if (total > hits.length) list.append(this.#more());
  }

  #more(): HTMLElement {
    const more = Object.assign(document.createElement('p'), { className: 'list-more' });
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'button button-quiet',
      textContent: texts.showMore,
    });
    const problem = Object.assign(document.createElement('p'), {
      className: 'list-more',
      role: 'alert',
      textContent: texts.moreLost,
    });
    button.addEventListener('click', async () => {
      if (button.ariaBusy === 'true') return;
      const shown = this.#limit;
      this.#limit += SHOWN;
      button.ariaBusy = 'true';
      problem.remove();
      const became = await this.#show();
      // The reader goes on where the new tiles begin.
      if (became === 'shown') this.#list?.querySelectorAll<HTMLElement>('.tile-name a')[shown]?.focus();
      if (became !== 'failed') return;
      this.#limit = shown;
      button.ariaBusy = null;
      more.after(problem);
    });
    more.append(button);
    return more;
  }

  #tile(hit: SearchHit): HTMLElement {
    const item = (this.#pattern ?? document.createElement('li')).cloneNode(true) as HTMLElement;
    const tile = item.querySelector<HTMLElement>('.tile');
    const id = hit.url.split('/')[2] ?? '';
    if (tile) tile.id = id;
    const link = item.querySelector<HTMLAnchorElement>('.tile-name a');
    if (link) {
      link.textContent = hit.name;
      link.href = hit.url.replace(/(?<![^/])[^/]+$/, (last) => (hit.kind === 'Sweets' ? 'sweets' : last));
    }
    const price = item.querySelector<HTMLElement>('.price');
    if (price) {
      price.dataset['price'] = String(hit.amount);
      const unit = unitOf(hit.kind);
      const rupees = hit.amount === 0 ? '' : formatRupees(hit.amount);
      // Invitations keep the form their tiles have.
      price.textContent = hit.kind === 'Invitations' ? texts.invitationPrice(formatAmount(hit.amount)) : rupees;
      if (unit)
        price.append(
          Object.assign(document.createElement('span'), {
            className: 'price-unit',
            textContent: texts.priceUnit(unit),
          }),
        );
    }
    item.querySelector('.veg-mark')?.remove();
    if (hit.veg) link?.before(vegMark());
    const sources = pictureSources(hit.image);
    const avif = item.querySelector('source');
    const image = item.querySelector('img');
    if (sources && avif && image) {
      avif.srcset = sources.avif;
      image.src = sources.src;
    }
    return item;
  }

  /** Shows the number of hits: null restores the count as built, -1 shows an error. */
  #say(total: number | null): void {
    const count = this.#root.querySelector('[data-count]');
    if (!count) return;
    count.setAttribute('data-built', count.getAttribute('data-built') ?? count.textContent ?? '');
    const { one = '', many = '' } = this.#root.dataset;
    if (total === null) count.textContent = count.getAttribute('data-built');
    else if (total < 0) count.textContent = texts.searchLost;
    else count.textContent = (total === 1 ? one : many).replace('{total}', String(total));
  }
}

/** Creates the green mark of vegetarian food. */
function vegMark(): HTMLElement {
  return Object.assign(document.createElement('span'), {
    className: 'veg-mark',
    role: 'img',
    ariaLabel: texts.vegetarianHeard,
  });
}
