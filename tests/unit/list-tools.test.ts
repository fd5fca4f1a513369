// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchHit } from '#domain/search/search.rules.ts';
import { ListTools } from '#shop/catalogue/list-tools.panel.ts';
import type { ListQuestion } from '#shop/search/search-engine.ts';
import { putPage } from '#tests/support/put-page.ts';

const parts = vi.hoisted(() => ({
  list: (async () => ({ hits: [], total: 0 })) as (asked: never) => Promise<unknown>,
  begun: [] as string[],
  moved: [] as string[],
}));
vi.mock('#shop/search/search-engine.ts', () => ({
  siteSearch: () => ({ warmUp: () => undefined, list: (asked: never) => parts.list(asked) }),
}));
vi.mock('#shop/box/aside-notice.ts', () => ({ putBoxesAside: () => void parts.begun.push('aside') }));
vi.mock('#shop/catalogue/choosing.ts', () => (parts.begun.push('choosing'), {}));

const hit = (name: string, kind: string, more: Partial<SearchHit> = {}): SearchHit => ({
  id: name,
  url: `/sweets-info/${name}/home`,
  name,
  kind,
  image: '',
  amount: 500_00,
  veg: false,
  ...more,
});

const page = ({ kind = 'Sweets', filled = '' } = {}): string => `
  <list-tools data-kind="${kind}" data-category="Savouries" data-range="50-150" data-group="" data-one="{total} sweet" data-many="{total} sweets">
    <form>
      <input type="search" name="search" value="${filled}">
      <select name="sort"><option value="">Dearest</option><option value="price">Price</option></select>
      <p data-count>2 sweets</p>
    </form>
  </list-tools>
  <nav class="pages"></nav>
  <div data-list>
    <ul data-tiles>
      <li><article class="tile" id="built">
        <picture><source><img></picture>
        <h3 class="tile-name"><span class="veg-mark"></span><a href="/sweets-info/built/built">Built</a></h3>
        <span class="price"></span>
      </article></li>
    </ul>
  </div>`;

const names = () => [...document.querySelectorAll('.tile-name a')].map(({ textContent }) => textContent);
const count = () => document.querySelector('[data-count]')?.textContent;
const field = () => document.querySelector<HTMLInputElement>('[name=search]')!;
/** Types into the field and waits until the list has taken it over. */
async function search(text: string) {
  field().value = text;
  field().form!.dispatchEvent(new Event('submit', { cancelable: true }));
  await Promise.resolve();
  await vi.waitFor(() => undefined);
}
function open(given: Parameters<typeof page>[0] = {}) {
  document.body.innerHTML = page(given);
  return new ListTools(document.querySelector<HTMLElement>('list-tools')!);
}

beforeEach(() => {
  history.replaceState(null, '', '/sweets');
  parts.begun.length = 0;
  parts.list = async () => ({ hits: [], total: 0 });
});
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  vi.useRealTimers();
});

it('a list is searched within itself, with the text in the address, and stands as it was built without one', async () => {
  const asked: ListQuestion[] = [];
  parts.list = async (question) => (asked.push(question), { hits: [hit('Jalebi', 'Sweets')], total: 1 });
  open();
  await search(' jalebi ');
  expect(asked).toEqual([
    { kind: 'Sweets', category: 'Savouries', range: '50-150', group: '', text: 'jalebi', sort: '', limit: 48 },
  ]);
  expect(location.search).toBe('?search=jalebi');
  expect(names()).toEqual(['Jalebi']);
  expect(count()).toBe('1 sweet');
  expect(document.querySelector<HTMLElement>('.pages')?.hidden).toBe(true);
  await search('');
  expect(names()).toEqual(['Built']);
  expect(count()).toBe('2 sweets');
  expect(location.search).toBe('');
  expect(document.querySelector<HTMLElement>('.pages')?.hidden).toBe(false);
});

it('typing is followed after a pause, and what stood in the field before is shown at once', async () => {
  vi.useFakeTimers();
  parts.list = async () => ({ hits: [hit('Jalebi', 'Sweets')], total: 1 });
  open({ filled: 'jalebi' });
  await vi.advanceTimersByTimeAsync(0);
  expect(names()).toEqual(['Jalebi']);
  parts.list = async () => ({ hits: [hit('Samosa', 'Sweets')], total: 1 });
  field().value = 'samosa';
  for (let letters = 3; letters > 0; letters--) field().form!.dispatchEvent(new Event('input'));
  expect(names()).toEqual(['Jalebi']);
  await vi.advanceTimersByTimeAsync(500);
  expect(names()).toEqual(['Samosa']);
});

it.each([
  ['Sweets', '₹500 / 400 gm', '/sweets-info/Kaju/sweets'],
  ['Invitations', '(Rs. 500 /-)', '/sweets-info/Kaju/home'],
])('a tile of %s has its price, mark, picture and address', async (kind, price, href) => {
  parts.list = async () => ({
    hits: [hit('Kaju', kind, { veg: kind === 'Sweets', image: 'sweets/kaju.webp' })],
    total: 1,
  });
  open({ kind });
  await search('kaju');
  expect(document.querySelector('.price')?.textContent).toBe(price);
  expect(document.querySelector('.tile-name a')?.getAttribute('href')).toBe(href);
  expect(document.querySelectorAll('.veg-mark')).toHaveLength(kind === 'Sweets' ? 1 : 0);
  expect(document.querySelector('.tile img')?.getAttribute('src')).toContain('kaju');
  expect(document.querySelector('.tile')?.id).toBe('Kaju');
});

it('says when nothing fits, and that it is chosen for a box', async () => {
  open();
  await search('zzzz');
  expect(document.querySelector('.empty-title')?.textContent).toBe('No Data Found');
  expect(count()).toBe('0 sweets');
  document.documentElement.dataset['selecting'] = '';
  await search('zzz');
  expect(document.querySelector('.empty-title')?.textContent).toBe('No Data Found for Invitation Selection');
  delete document.documentElement.dataset['selecting'];
});

it('shows more behind a button, goes on where the new tiles begin, and says what could not be loaded', async () => {
  const all = Array.from({ length: 60 }, (_, at) => hit(`Sweet ${at}`, 'Sweets'));
  const whole = async (asked: ListQuestion) => ({ hits: all.slice(0, asked.limit), total: 60 });
  parts.list = whole;
  open();
  await search('sweet');
  expect(names()).toHaveLength(48);
  const more = () => document.querySelector<HTMLButtonElement>('.list-more button')!;
  parts.list = () => Promise.reject(new Error('gone'));
  more().click();
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toContain('could not load more'));
  expect(names()).toHaveLength(48);
  parts.list = whole;
  more().click();
  more().click();
  await vi.waitFor(() => expect(names()).toHaveLength(60));
  expect(document.activeElement?.textContent).toBe('Sweet 48');
  expect(more()).toBeNull();
});

it('a search that cannot be loaded is told beside the field, and an older answer does not replace a newer one', async () => {
  parts.list = () => Promise.reject(new Error('gone'));
  open();
  await search('jalebi');
  expect(count()).toContain('The search did not load');
  const slow = Promise.withResolvers<unknown>();
  parts.list = () => slow.promise;
  await search('old');
  parts.list = async () => ({ hits: [hit('New', 'Sweets')], total: 1 });
  await search('new');
  slow.resolve({ hits: [hit('Old', 'Sweets')], total: 1 });
  await search('new');
  expect(names()).toEqual(['New']);
});

async function element(path: string, kind = 'Sweets') {
  history.replaceState(null, '', path);
  await import('#shop/catalogue/list-tools.element.ts');
  putPage(page({ kind }));
}

it('a list opened with a text or an order is shown by it; another waits until somebody comes to its form', async () => {
  const asked: ListQuestion[] = [];
  parts.list = async (question) => (asked.push(question), { hits: [], total: 0 });
  await element('/sweets?sort=price');
  await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'price', text: '' }));
  await element('/sweets?search=jalebi&sort=unknown');
  await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ text: 'jalebi', sort: '' }));
  const before = asked.length;
  await element('/sweets');
  field().value = 'kaju';
  field().dispatchEvent(new Event('focusin', { bubbles: true }));
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before));
  expect(asked.at(-1)).toMatchObject({ text: 'kaju' });
});

it('the list of invitations puts boxes in progress aside, and a list for a box loads how one chooses', async () => {
  await element('/invitation', 'Invitations');
  expect(parts.begun).toEqual([]);
  localStorage.setItem('shagun:draft:box:i1:v1', '{}');
  await element('/invitation', 'Invitations');
  await vi.waitFor(() => expect(parts.begun).toEqual(['aside']));
  await element('/sweets?choose=1');
  await vi.waitFor(() => expect(parts.begun).toContain('choosing'));
});

it('an older address of a list leads to its new one', async () => {
  const replaced = vi.spyOn(location, 'replace').mockImplementation((to) => void parts.moved.push(String(to)));
  await element('/sweets?category=Savouries');
  await vi.waitFor(() => expect(parts.moved).toEqual(['/sweets/savouries']));
  replaced.mockRestore();
});
