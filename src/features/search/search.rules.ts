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
  /** The price as it is read; empty when there is none. */
  price: string;
  /** The price in paise; 0 when there is none. */
  amount: number;
  /** True for food that carries the green mark. */
  veg: boolean;
}

/** Waiting time after a key stroke before the search begins, in ms. */
export const SEARCH_DELAY = 120;
/** Results shown under the search box. */
export const SEARCH_SHOWN = 8;

/** Search text as it counts: trimmed, single spaces. */
export function searchText(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ');
}

/** Replaces every known misspelling by the right word. */
export function correctSpelling(text: string, spellings: Readonly<Record<string, string>>): string {
  return text
    .split(' ')
    .map((word) => (Object.hasOwn(spellings, word.toLowerCase()) ? spellings[word.toLowerCase()] : word))
    .join(' ');
}

/** Puts the kinds in their order and keeps the ranking within a kind; what was found twice stays once. */
export function arrangeHits(hits: readonly SearchHit[], limit: number = SEARCH_SHOWN): SearchHit[] {
  const rank = (hit: SearchHit): number => {
    const at = (searchKinds as readonly string[]).indexOf(hit.kind);
    return at < 0 ? searchKinds.length : at;
  };
  const once = [...new Map(hits.map((hit) => [hit.url, hit])).values()];
  return once.slice(0, limit).sort((a, b) => rank(a) - rank(b));
}

/** The next highlighted position, from the last to the first and back; -1 is none. */
export function moveHighlight(at: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (at < 0) return step > 0 ? 0 : count - 1;
  return (at + step + count) % count;
}
