import type { DryFruit } from '#domain/catalogue/dry-fruit.contract.ts';
import { listTitle } from '#shop/catalogue/list.head.ts';
import type { PageHead } from '#lib/page-head.ts';
import type { ListPage } from '#publish/snapshot/lists.ts';
import * as say from '#shop/catalogue/catalogue-pages.texts.ts';

/** Returns the page head of one page of the dry fruit list. */
export const dryFruitListHead = (list: ListPage<DryFruit>): PageHead => ({
  title: listTitle(say.dryFruitsTitle, list),
  description: say.dryFruitsDescription,
  canonical: list.path,
  image: list.items[0]?.image,
});
