import { type SearchHit, searchKinds, searchText } from '#features/search/search.rules.ts';
import { siteSearch } from '#features/search/search.store.ts';
import { pictureSources } from '#ui/picture-sources.ts';

/** Results that the page shows at most. */
const SHOWN = 60;

/** The page behind Enter: everything found for `?q=`, in groups. */
class SearchResults extends HTMLElement {
  connectedCallback(): void {
    const text = searchText(new URLSearchParams(location.search).get('q') ?? '');
    const title = document.querySelector('[data-title]');
    if (title && text) title.textContent = `Search: ${text}`;
    if (text) void this.#find(text);
    else this.#say('Type what you look for into the search box above.');
  }

  #say(words: string): void {
    const status = this.querySelector('[data-status]');
    if (status) status.textContent = words;
  }

  async #find(text: string): Promise<void> {
    this.#say('Loading...');
    const found = await siteSearch().find(text, SHOWN).catch(() => null);
    if (!found) {
      this.#say('The search could not be loaded. Please check your connection and reload the page.');
      return;
    }
    const { hits, searched } = found;
    const meant = searched.toLowerCase() === text.toLowerCase() ? '' : ` for “${searched}”`;
    this.#say(hits.length === 0 ? 'No items found.' : `${hits.length} ${hits.length === 1 ? 'result' : 'results'}${meant}`);
    const groups = searchKinds.flatMap((kind) => {
      const ofKind = hits.filter((hit) => hit.kind === kind);
      return ofKind.length === 0 ? [] : [groupOf(kind, ofKind)];
    });
    this.querySelector('[data-groups]')?.replaceChildren(...groups);
  }
}

function groupOf(kind: string, hits: SearchHit[]): HTMLElement {
  const group = document.createElement('section');
  group.className = 'band';
  const title = Object.assign(document.createElement('h2'), { textContent: kind });
  const list = Object.assign(document.createElement('ul'), { className: 'tiles' });
  list.append(...hits.map(tileOf));
  group.append(title, list);
  return group;
}

function tileOf(hit: SearchHit): HTMLLIElement {
  const item = document.createElement('li');
  const tile = item.appendChild(Object.assign(document.createElement('article'), { className: 'tile' }));
  const sources = pictureSources(hit.image);
  if (sources) {
    const frame = tile.appendChild(Object.assign(document.createElement('span'), { className: 'picture' }));
    const { src, width, height } = sources;
    frame.append(Object.assign(document.createElement('img'), { src, width, height, alt: '', loading: 'lazy' }));
  }
  const body = tile.appendChild(Object.assign(document.createElement('div'), { className: 'tile-body' }));
  const name = body.appendChild(Object.assign(document.createElement('h3'), { className: 'tile-name' }));
  name.append(Object.assign(document.createElement('a'), { href: hit.url, textContent: hit.name }));
  if (hit.price) body.append(Object.assign(document.createElement('p'), { className: 'price', textContent: hit.price }));
  return item;
}

customElements.define('search-results', SearchResults);
