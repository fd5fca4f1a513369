import { rangeSlug } from '#domain/catalogue/catalogue.rules.ts';
import { invitationPriceRanges, invitationTabs } from '#domain/catalogue/invitation.rules.ts';
import { sweetCategories, sweetPriceRanges } from '#domain/catalogue/sweet.rules.ts';
import { slugOf } from '#lib/text.ts';

const sweetKinds: Record<string, string> = {
  BengaliSweets: '/bengali-sweets',
  SugarFree: '/sugar-free',
  Sweets: '/sweets',
};

function sweetList(query: URLSearchParams): string | null {
  if (query.get('filter') === 'wedding') return '/sweets/wedding';
  const range = sweetPriceRanges.find((label) => label === query.get('price'));
  if (range) return `/sweets/${range === 'All' ? 'all' : rangeSlug(range)}`;
  const category = query.get('category') ?? '';
  if (category === sweetCategories[0]) return '/sweets';
  return sweetCategories.some((one) => one === category)
    ? `/sweets/${slugOf(category)}`
    : (sweetKinds[category] ?? null);
}

function invitationList(query: URLSearchParams): string | null {
  const tab = invitationTabs.find(({ category, label }) =>
    [category, label].some((name) => name === query.get('category')),
  );
  const range = invitationPriceRanges.find((label) => label === query.get('price') && label !== 'All');
  const path = tab?.path ?? (range ? invitationTabs[0].path : null);
  return path && range ? `${path}/${rangeSlug(range)}` : path;
}

/**
 * Converts a path with a query that selects a list page, as banners and letters link to it, to that page's own path:
 * `/sweets?filter=wedding` becomes `/sweets/wedding`. Other parameters (text, order) stay; a path that selects no list
 * page is returned unchanged.
 * @returns the path, or the given one when it names no other page
 */
export function listPath(path: string): string {
  const url = URL.parse(path, 'http://site.invalid');
  if (!url) return path;
  const lists: Record<string, (query: URLSearchParams) => string | null> = {
    '/sweets': sweetList,
    '/invitation': invitationList,
  };
  const list = lists[url.pathname.replace(/(?<=.)\/$/, '')]?.(url.searchParams);
  if (!list) return path;
  for (const name of ['filter', 'category', 'price']) url.searchParams.delete(name);
  return list + url.search;
}
