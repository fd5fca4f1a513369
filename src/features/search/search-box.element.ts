import { SEARCH_DELAY, moveHighlight, type SearchHit, searchKinds, searchText } from '#features/search/search.rules.ts';
import { siteSearch } from '#features/search/search.store.ts';

const LOADING = 'Loading...';
const NOTHING = 'No items found.';

/** The header's search: a combobox whose list is filled by the search engine. */
class SearchBox extends HTMLElement {
  #engine = siteSearch();
  #hits: SearchHit[] = [];
  #highlight = -1;
  #timer = 0;
  /** Number of the latest search; answers of earlier ones are dropped. */
  #latest = 0;

  connectedCallback(): void {
    const { input } = this;
    this.#engine.warmUp();
    input.addEventListener('input', () => this.#onType());
    input.addEventListener('keydown', (event) => this.#onKey(event));
    input.addEventListener('click', () => this.#onType());
    this.querySelector('form')?.addEventListener('submit', (event) => {
      if (searchText(input.value) === '') event.preventDefault();
    });
    this.querySelector('[data-search-close]')?.addEventListener('click', () => this.#leave());
    this.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !this.contains(relatedTarget)) this.#close();
    });
    document.addEventListener('pointerdown', ({ target }) => {
      if (!this.contains(target as Node)) this.#close();
    });
    if (input.value !== '') this.#onType();
  }

  get input(): HTMLInputElement {
    return this.querySelector('input') as HTMLInputElement;
  }

  #part(name: 'panel' | 'status' | 'list'): HTMLElement {
    return this.querySelector(`[data-search-${name}]`) as HTMLElement;
  }

  #onType(): void {
    clearTimeout(this.#timer);
    const number = ++this.#latest;
    const text = searchText(this.input.value);
    if (text === '') return this.#close();
    this.#show([], LOADING);
    this.#timer = window.setTimeout(async () => {
      const found = await this.#engine.find(text).catch((error: unknown) => console.warn('search', error));
      if (number !== this.#latest) return;
      this.#show(found?.hits ?? [], found?.hits.length ? '' : NOTHING);
      if (!found) this.#offerRetry();
    }, SEARCH_DELAY);
  }

  /** The index could not be loaded: nothing is lost but one press. */
  #offerRetry(): void {
    const button = make('button', 'button button-plain', 'Try again') as HTMLButtonElement;
    button.type = 'button';
    button.addEventListener('click', () => {
      this.input.focus();
      this.#onType();
    });
    this.#part('status').append(' ', button);
  }

  #onKey(event: KeyboardEvent): void {
    const open = !this.#part('panel').hidden;
    if (event.key === 'Escape') {
      event.preventDefault();
      if (open) this.#close();
      else this.#leave();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return this.#onType();
      this.#mark(moveHighlight(this.#highlight, event.key === 'ArrowDown' ? 1 : -1, this.#hits.length));
    } else if (event.key === 'Enter' && open) {
      const hit = this.#hits[this.#highlight];
      if (!hit) return;
      event.preventDefault();
      location.assign(hit.url);
    }
  }

  /** Closes the list; answers still on their way are dropped. */
  #close(): void {
    this.#latest++;
    clearTimeout(this.#timer);
    this.#part('panel').hidden = true;
    this.#hits = [];
    this.input.setAttribute('aria-expanded', 'false');
    this.#mark(-1);
  }

  /** On phones the box itself goes away and the focus returns to its button. */
  #leave(): void {
    this.#close();
    if (!this.hasAttribute('data-open')) return;
    this.removeAttribute('data-open');
    document.querySelector<HTMLElement>('[data-search-open]')?.focus();
  }

  #show(hits: SearchHit[], status: string): void {
    // While the next answer is on its way the last one stays readable instead of flickering.
    if (status !== LOADING || this.#hits.length === 0) {
      this.#hits = hits;
      this.#part('list').replaceChildren(...groupsOf(hits));
      this.#mark(-1);
    }
    this.#part('status').textContent = status;
    this.#part('panel').hidden = false;
    this.input.setAttribute('aria-expanded', String(this.#hits.length > 0));
  }

  #mark(at: number): void {
    this.#highlight = at;
    this.input.removeAttribute('aria-activedescendant');
    for (const [index, option] of this.querySelectorAll('[role=option]').entries()) {
      option.setAttribute('aria-selected', String(index === at));
      if (index !== at) continue;
      this.input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }
  }
}

/** The list's parts: a group a kind, an option a hit; everything is set as text. */
function groupsOf(hits: SearchHit[]): HTMLElement[] {
  let number = 0;
  return searchKinds.flatMap((kind) => {
    const ofKind = hits.filter((hit) => hit.kind === kind);
    if (ofKind.length === 0) return [];
    const group = make('div', '');
    group.role = 'group';
    group.ariaLabel = kind;
    const title = make('div', 'search-group', kind);
    title.ariaHidden = 'true';
    group.append(title, ...ofKind.map((hit) => optionOf(hit, number++)));
    return [group];
  });
}

function optionOf(hit: SearchHit, number: number): HTMLElement {
  const option = make('a', 'search-hit') as HTMLAnchorElement;
  option.id = `search-hit-${number}`;
  option.role = 'option';
  option.tabIndex = -1;
  option.href = hit.url;
  option.ariaSelected = 'false';
  const picture = make('span', hit.image ? 'picture' : 'picture is-missing');
  if (hit.image) {
    const image = document.createElement('img');
    image.alt = '';
    image.src = `${import.meta.env.PUBLIC_API_BASE ?? ''}/uploads/${hit.image.replace(/\.webp$/, '-320.webp')}`;
    picture.append(image);
  }
  picture.append(make('span', 'picture-motif'));
  option.append(picture, make('span', 'search-hit-name', hit.name));
  if (hit.price) option.append(make('span', 'price', hit.price));
  return option;
}

function make(tag: string, name: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  if (name) element.className = name;
  if (text) element.textContent = text;
  return element;
}

customElements.define('search-box', SearchBox);
