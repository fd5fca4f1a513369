import type { DryFruit } from '#domain/catalogue/dry-fruit.contract.ts';
import { listTitle } from '#shop/catalogue/list.head.ts';
import type { PageHead } from '#lib/page-head.ts';
import type { ListPage } from '#publish/snapshot/lists.ts';

/** Returns the page head of one page of the dry fruit list. */
export const dryFruitListHead = (list: ListPage<DryFruit>): PageHead => ({
  title: listTitle('Dry fruits', list),
  description: 'Almonds, cashews, pistachios and more by the kilogram, sealed and sent all over India.',
  canonical: list.path,
  image: list.items[0]?.image,
});
