import { foundText, groupHits, type SearchHit, searchPath, searchPlaces } from '#domain/search/search.rules.ts';
import * as say from '#shop/search/search.texts.ts';
import type { Answer } from '#shop/search/use-search.ts';

/** Option of the list below the search box: a hit, a further search or a link. */
export interface Option {
  group: string;
  label: string;
  href: string;
  hit?: SearchHit;
  /** Text to search for instead of opening `href`. */
  instead?: string;
}

/** Returns what is told of a search; empty without one. */
export function statusOf({ state, found }: Pick<Answer, 'state' | 'found'>): string {
  if (state === 'none') return '';
  if (state === 'loading') return say.loading;
  return found ? foundText(found) : say.nothing;
}

/**
 * Returns the options of the list for an answer: its hits and a link to all of them. Without hits, returns the nearest
 * word and links to the lists of the shop; empty while loading and after a failure.
 */
export function optionsOf({ state, text, found }: Answer): Option[] {
  if (!found || state === 'failed') return [];
  if (found.total === 0) {
    if (state === 'loading') return [];
    const places = searchPlaces.map((place): Option => ({ ...place, group: say.groupPlaces }));
    return found.nearest
      ? [
          { group: say.groupNearest, label: found.nearest, href: searchPath(found.nearest), instead: found.nearest },
          ...places,
        ]
      : places;
  }
  const hits = groupHits(found.hits).flatMap(([group, members]) =>
    members.map((hit): Option => ({ group, label: hit.name, href: hit.url, hit })),
  );
  if (found.total <= found.hits.length) return hits;
  return [...hits, { group: say.groupMore, label: say.allResults(found.total), href: searchPath(text) }];
}

/** Groups options by their group, in order of first appearance; each keeps its index in the whole list. */
export function groupsOf(options: readonly Option[]): [string, { option: Option; at: number }[]][] {
  const placed = options.map((option, at) => ({ option, at }));
  return [...new Set(options.map(({ group }) => group))].map((group) => [
    group,
    placed.filter(({ option }) => option.group === group),
  ]);
}
