import type { Snapshot } from '#publish/snapshot/snapshot.ts';
import { inPriceRange, parsePriceRange, rangeSlug } from '#domain/catalogue/catalogue.rules.ts';
import { invitationPriceRanges, invitationTabs } from '#domain/catalogue/invitation.rules.ts';
import type { Invitation } from '#domain/catalogue/invitation.contract.ts';
import type { Sweet } from '#domain/catalogue/sweet.contract.ts';
import { sweetCategories, sweetPriceRanges } from '#domain/catalogue/sweet.rules.ts';
import { slugOf } from '#lib/text.ts';

/** Number of tiles on a page of a list: a multiple of every column count, so that rows are full. */
const PAGE_SIZE = 24;

/** One page of a list. Every tab, price range and page has a path of its own, so lists work without scripts. */
export interface ListPage<T> {
  /** Path of this page. */
  path: string;
  /** Path of the list's first page. */
  first: string;
  items: T[];
  /** Prefix of the paths of further pages: `{base}/{n}`. */
  base: string;
  /** Number of items of the whole list. */
  total: number;
  /** Lowest price of the whole list in paise; null when the list is empty. */
  least: number | null;
  /** Number of this page, from 1, and number of all pages. */
  page: number;
  pages: number;
  /** Category of the tab; empty when the list has none. */
  category: string;
  /** Label of the price range; empty when the list has none. */
  range: string;
  /** Group of the search index that this list shows; empty for a category or a price range. */
  group: string;
}

/**
 * Divides the items of a list into pages of `PAGE_SIZE`: the first at the path `first`, the others at `{base}/{n}`. An
 * empty list has one empty page.
 */
export function paginate<T extends { rate?: number; price?: number }>(
  first: string,
  items: T[],
  chosen: { category?: string; range?: string; group?: string; base?: string } = {},
): ListPage<T>[] {
  const { category = '', range = '', group = '', base = first } = chosen;
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const least = items.length === 0 ? null : Math.min(...items.map(({ rate, price }) => rate ?? price ?? 0));
  return Array.from({ length: pages }, (_, index) => ({
    path: index === 0 ? first : `${base}/${index + 1}`,
    first,
    base,
    items: items.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
    total: items.length,
    least,
    page: index + 1,
    pages,
    category,
    range,
    group,
  }));
}

/** Returns the path of the page with a number from 1 of a list. */
export function pagePath(list: ListPage<unknown>, page: number): string {
  return page === 1 ? list.first : `${list.base}/${page}`;
}

/** Returns the path of the tab of a category of sweets: `/sweets` for the first category, else `/sweets/{slug}`. */
export function sweetTabPath(category: string): string {
  return category === sweetCategories[0] ? '/sweets' : `/sweets/${slugOf(category)}`;
}

/**
 * Returns the pages of all lists of sweets: each category, each price range, all sweets, wedding sweets, Bengali sweets
 * and sugar-free sweets.
 */
export function sweetLists({ sweets }: Snapshot): ListPage<Sweet>[] {
  return [
    ...sweetCategories.flatMap((category) => {
      const ofTab = sweets.filter((sweet) => sweet.category === category);
      const base = `/sweets/${slugOf(category)}`;
      const first = sweetTabPath(category);
      // The first tab is `/sweets`; beside its further pages it also answers where the others have theirs.
      return [
        ...paginate(first, ofTab, { category, base }),
        ...(first === base ? [] : paginate(base, ofTab, { category, base }).slice(0, 1)),
      ];
    }),
    ...sweetPriceRanges
      .filter((range) => range !== 'All')
      .flatMap((range) => {
        const wanted = parsePriceRange(range);
        return paginate(
          `/sweets/${rangeSlug(range)}`,
          sweets.filter((sweet) => inPriceRange(sweet.rate, wanted)),
          { range },
        );
      }),
    ...paginate('/sweets/all', sweets, { range: 'All' }),
    ...paginate(
      '/sweets/wedding',
      sweets.filter((sweet) => sweet.isWedding),
      { group: 'wedding' },
    ),
    ...paginate(
      '/bengali-sweets',
      sweets.filter((sweet) => sweet.type === 'BengaliSweets'),
      { group: 'BengaliSweets' },
    ),
    ...paginate(
      '/sugar-free',
      sweets.filter((sweet) => sweet.type === 'SugarFree'),
      { group: 'SugarFree' },
    ),
  ];
}

/**
 * Returns the pages of all lists of invitations: each category, and each price range of a category. The first category
 * also has a page at `/invitation`.
 */
export function invitationLists({ invitations }: Snapshot): ListPage<Invitation>[] {
  return invitationTabs.flatMap(({ category, path }) => {
    const ofTab = invitations.filter((invitation) => invitation.category === category);
    const ranges = invitationPriceRanges.filter((range) => range !== 'All');
    return [
      ...(category === invitationTabs[0].category
        ? paginate('/invitation', ofTab, { category, base: path }).slice(0, 1)
        : []),
      ...paginate(path, ofTab, { category }),
      ...ranges.flatMap((range) => {
        const wanted = parsePriceRange(range);
        return paginate(
          `${path}/${rangeSlug(range)}`,
          ofTab.filter((one) => inPriceRange(one.price, wanted)),
          { category, range },
        );
      }),
    ];
  });
}
