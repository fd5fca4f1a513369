import * as say from '#domain/search/search.texts.ts';
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

/** Lists that are offered when a search finds nothing. */
export const searchPlaces: readonly { label: string; href: string }[] = [
  { label: say.placeSweets, href: '/sweets' },
  { label: say.placeInvitations, href: '/invitation' },
  { label: say.placeDryFruits, href: '/dry_fruit_list' },
  { label: say.placeDecorations, href: '/decorations' },
  { label: say.placeDesigners, href: '/designers' },
];

/** Returns the path of the search results page for a text. */
export function searchPath(text: string): string {
  return `/search?q=${encodeURIComponent(text)}`;
}

/** Waiting time after a key stroke before the search begins, in ms. */
export const SEARCH_DELAY = 120;
/** Results shown under the search box. */
export const SEARCH_SHOWN = 8;

/** Characters of a search text that count. */
export const SEARCH_LONGEST = 80;

/** Normalises a search text: trims it, collapses white space, and cuts it to `SEARCH_LONGEST` characters. */
export function searchText(typed: string): string {
  return typed
    .slice(0, 4 * SEARCH_LONGEST)
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, SEARCH_LONGEST)
    .trim();
}

/**
 * Packs the URL, picture and green mark of a record into one text, which the search engine stores as the record's URL.
 * The price is left out because it changes often; a 0 keeps its place for pages that were opened under an earlier
 * release.
 */
export function packUrl({ url, image, veg }: Pick<SearchHit, 'url' | 'image' | 'veg'>): string {
  return `${url} ${JSON.stringify([image, 0, veg ? 1 : 0])}`;
}

/** Unpacks a URL that `packUrl` packed. A plain URL gives an empty picture and no green mark. */
export function unpackUrl(packed: string): Pick<SearchHit, 'url' | 'image' | 'veg'> {
  const [, url = packed, shown = '[]'] = /^(\S+) (\[.*\])$/.exec(packed) ?? [];
  const [image = '', , veg = 0] = JSON.parse(shown) as [string?, number?, number?];
  return { url, image, veg: veg === 1 };
}

/** Returns the unit of a kind's prices: `400 gm` for sweets, `kg` for dry fruits, empty (per piece) for all others. */
export const unitOf = (kind: string): string => (kind === 'Sweets' ? '400 gm' : kind === 'Dry fruits' ? 'kg' : '');

/** Returns a price as text with its unit, such as `₹450 / 400 gm`; empty for the amount 0. */
export function priceOf({ kind, amount }: Pick<SearchHit, 'kind' | 'amount'>): string {
  return amount === 0 ? '' : [formatRupees(amount), unitOf(kind)].filter(Boolean).join(' / ');
}

/**
 * Groups hits by kind in the fixed order of kinds, keeping their ranking within a kind. Drops duplicates by URL.
 * @param isNamed true for a hit whose name equals the search text; such hits come first, and their kinds too
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

/** Groups hits by kind. Kinds are in the order of their first hit, hits in their given order. */
export function groupHits(hits: readonly SearchHit[]): [kind: string, hits: SearchHit[]][] {
  return [...new Set(hits.map(({ kind }) => kind))].map((kind) => [kind, hits.filter((hit) => hit.kind === kind)]);
}

/**
 * Returns the next highlighted position, wrapping around at both ends. From -1 (none) it goes to the first, or
 * backwards to the last; -1 for an empty list.
 * @param at present position
 */
export function moveHighlight(at: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (at < 0) return step > 0 ? 0 : count - 1;
  return (at + step + count) % count;
}

/**
 * Returns the summary of search results: their number, and the interpretation of the text when it differs from the
 * typed one.
 * @param read searched texts that differ from the typed one
 * @param partly true when no result has all words
 */
export function foundText({
  total,
  read,
  partly,
}: {
  total: number;
  read: readonly string[];
  partly: boolean;
}): string {
  if (total === 0) return say.nothingFound;
  if (partly) return say.partlyFound;
  return read.length > 0 ? say.foundFor(total, read) : say.found(total);
}
