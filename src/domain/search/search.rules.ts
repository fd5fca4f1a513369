import { formatRupees } from '#lib/money.ts';

/** Groups of search results in the order they are shown. */
export const searchKinds = ['Sweets', 'Invitations', 'Dry fruits', 'Decorations', 'Designers', 'Pages'] as const;

/** One thing that was found. */
export interface SearchHit {
  id: string;
  url: string;
  name: string;
  kind: string;
  /** Media value of its picture; empty when there is none. */
  image: string;
  /** The price in paise; 0 when there is none. */
  amount: number;
  /** True for food that carries the green mark. */
  veg: boolean;
}

/** Where to look around when a search finds nothing. */
export const searchPlaces: readonly { label: string; href: string }[] = [
  { label: 'Sweets', href: '/sweets' },
  { label: 'Invitations', href: '/invitation' },
  { label: 'Dry fruits', href: '/dry_fruit_list' },
  { label: 'Decorations', href: '/decorations' },
  { label: 'Designers', href: '/designers' },
];

/** Returns the page that shows everything found for a text. */
export function searchPath(text: string): string {
  return `/search?q=${encodeURIComponent(text)}`;
}

/** Waiting time after a key stroke before the search begins, in ms. */
export const SEARCH_DELAY = 120;
/** Results shown under the search box. */
export const SEARCH_SHOWN = 8;

/** Characters of a search text that count. */
export const SEARCH_LONGEST = 80;

/** Returns a search text trimmed and with single spaces. */
export function searchText(typed: string): string {
  return typed
    .slice(0, 4 * SEARCH_LONGEST)
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, SEARCH_LONGEST)
    .trim();
}

/**
 * Returns what a record shows and nobody searches for goes with its URL through the search engine, which knows
 * records by these texts: the price, which changes most, is not among them. Pages opened before it left read its place
 * here.
 */
export function packUrl({ url, image, veg }: Pick<SearchHit, 'url' | 'image' | 'veg'>): string {
  return `${url} ${JSON.stringify([image, 0, veg ? 1 : 0])}`;
}

/** Takes a packed URL apart. */
export function unpackUrl(packed: string): Pick<SearchHit, 'url' | 'image' | 'veg'> {
  const [, url = packed, shown = '[]'] = /^(\S+) (\[.*\])$/.exec(packed) ?? [];
  const [image = '', , veg = 0] = JSON.parse(shown) as [string?, number?, number?];
  return { url, image, veg: veg === 1 };
}

/** Returns the unit that a kind is priced by: `400 gm` for sweets, `kg` for dry fruits; empty for a piece. */
export const unitOf = (kind: string): string => (kind === 'Sweets' ? '400 gm' : kind === 'Dry fruits' ? 'kg' : '');

/** Returns the price as lists show it. Empty when there is none. */
export function priceOf({ kind, amount }: Pick<SearchHit, 'kind' | 'amount'>): string {
  return amount === 0 ? '' : [formatRupees(amount), unitOf(kind)].filter(Boolean).join(' / ');
}

/**
 * Sorts hits by the fixed sequence of kinds and keeps the ranking within a kind; a hit found twice stays once.
 * @param isNamed true for a hit whose name is the search text: it and its kind come first
 */
export function arrangeHits(
  hits: readonly SearchHit[],
  isNamed: (hit: SearchHit) => boolean = () => false,
): SearchHit[] {
  const once = [...new Map(hits.map((hit) => [hit.url, hit])).values()];
  const named = new Set(once.filter(isNamed));
  const first = new Set([...named].map(({ kind }) => kind));
  const rank = ({ kind }: SearchHit): number => {
    const at = (searchKinds as readonly string[]).indexOf(kind);
    return (at < 0 ? searchKinds.length : at) - (first.has(kind) ? searchKinds.length + 1 : 0);
  };
  return once.sort((a, b) => rank(a) - rank(b) || Number(named.has(b)) - Number(named.has(a)));
}

/** Returns the hits of each kind, in the order they came. */
export function groupHits(hits: readonly SearchHit[]): [kind: string, hits: SearchHit[]][] {
  return [...new Set(hits.map(({ kind }) => kind))].map((kind) => [kind, hits.filter((hit) => hit.kind === kind)]);
}

/** Returns the next highlighted position, from the last to the first and back; -1 is none. */
export function moveHighlight(at: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (at < 0) return step > 0 ? 0 : count - 1;
  return (at + step + count) % count;
}

/** Returns the summary of search results: their number, and the searched text when it differs from the typed one. */
export function foundText({
  total,
  read,
  partly,
}: {
  total: number;
  read: readonly string[];
  partly: boolean;
}): string {
  if (total === 0) return 'No items found.';
  if (partly) return 'Nothing has all of these words. These have some of them.';
  return `${total} ${total === 1 ? 'result' : 'results'}${read.length > 0 ? ` for ${read.map((words) => `“${words}”`).join(' or ')}` : ''}`;
}
