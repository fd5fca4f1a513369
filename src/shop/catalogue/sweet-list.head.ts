import type { Sweet } from '#domain/catalogue/sweet.contract.ts';
import { sweetCategories } from '#domain/catalogue/sweet.rules.ts';
import { listTitle } from '#shop/catalogue/list.head.ts';
import { displayName } from '#lib/display-name.ts';
import { formatRupees } from '#lib/money.ts';
import type { PageHead } from '#lib/page-head.ts';
import { pathOf } from '#publish/snapshot/paths.ts';
import { type ListPage, sweetTabPath } from '#publish/snapshot/lists.ts';
import * as say from '#shop/catalogue/catalogue-pages.texts.ts';

const special: Record<string, { title: string; note: string }> = {
  '/sweets/wedding': {
    title: say.weddingTitle,
    note: say.weddingNote,
  },
  '/bengali-sweets': { title: say.bengaliTitle, note: say.bengaliNote },
  '/sugar-free': {
    title: say.sugarFreeTitle,
    note: say.sugarFreeNote,
  },
};

/** Returns a sweet list's heading, note and canonical path; `tabbed` is true when the list shows the category tabs. */
export function sweetListText(list: ListPage<Sweet>) {
  const page = special[list.first];
  return {
    title:
      page?.title ??
      (list.range === '' ? list.category : list.range === 'All' ? say.sweetsTitle : say.sweetsAt(list.range)),
    note: page?.note ?? say.sweetsNote,
    tabbed: list.first !== '/sweets/wedding',
    // The first tab also stands at a path of its own, beside its further pages.
    canonical:
      list.page > 1 ? list.path : list.category === sweetCategories[0] ? sweetTabPath(list.category) : list.first,
  };
}

/** Returns the page head of a sweet list, with its structured data (schema.org `ItemList`). */
export function sweetListHead(list: ListPage<Sweet>, site: URL | undefined): PageHead {
  const { title, canonical } = sweetListText(list);
  return {
    title: listTitle(title, list),
    description:
      list.least === null
        ? say.sweetsDescriptionEmpty(title)
        : say.sweetsDescription(title, list.total, formatRupees(list.least)),
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
