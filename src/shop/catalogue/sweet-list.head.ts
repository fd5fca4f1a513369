import type { Sweet } from '#domain/catalogue/sweet.contract.ts';
import { sweetCategories } from '#domain/catalogue/sweet.rules.ts';
import { listTitle } from '#shop/catalogue/list.head.ts';
import { displayName } from '#lib/display-name.ts';
import { formatRupees } from '#lib/money.ts';
import type { PageHead } from '#lib/page-head.ts';
import { pathOf } from '#publish/snapshot/paths.ts';
import { type ListPage, sweetTabPath } from '#publish/snapshot/lists.ts';

const special: Record<string, { title: string; note: string }> = {
  '/sweets/wedding': {
    title: 'Wedding Special Sweets',
    note: 'The sweets families order for the wedding itself: to sweeten every guest’s mouth and to fill every box.',
  },
  '/bengali-sweets': { title: 'Bengali Sweets', note: 'Soft chhena, light syrup, and everything kept cold.' },
  '/sugar-free': {
    title: 'Sugar Free Sweets',
    note: 'Made without added sugar: with sweeteners, or with dates and figs, which bring a sugar of their own. Each label says which.',
  },
};

/** Returns a sweet list's heading, note and canonical path; `tabbed` is true when the list shows the category tabs. */
export function sweetListText(list: ListPage<Sweet>) {
  const page = special[list.first];
  return {
    title:
      page?.title ??
      (list.range === '' ? list.category : list.range === 'All' ? 'All sweets' : `Sweets at ₹${list.range}`),
    note: page?.note ?? 'Made fresh in Amritsar. Prices are for 400 gm, taxes included.',
    tabbed: list.first !== '/sweets/wedding',
    // The first tab also stands at a path of its own, beside its further pages.
    canonical:
      list.page > 1 ? list.path : list.category === sweetCategories[0] ? sweetTabPath(list.category) : list.first,
  };
}

/** Returns the page head of a sweet list, with its structured data (schema.org `ItemList`). */
export function sweetListHead(list: ListPage<Sweet>, site: URL | undefined): PageHead {
  const { title, canonical } = sweetListText(list);
  const kinds = list.total === 1 ? '1 kind' : `${list.total} kinds`;
  return {
    title: listTitle(title, list),
    description:
      list.least === null
        ? `${title} from our kitchen in Amritsar.`
        : `${title}: ${kinds} from ${formatRupees(list.least)} for 400 gm, made in Amritsar. Each page says how long the sweet keeps.`,
    canonical,
    image: list.items[0]?.image,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: title,
      numberOfItems: list.total,
      itemListElement: list.items.map((sweet, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: new URL(pathOf.sweet(sweet), site).href,
        name: displayName(sweet.name),
      })),
    },
  };
}
