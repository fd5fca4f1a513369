import type { Invitation } from '#domain/catalogue/invitation.contract.ts';
import { invitationTabs } from '#domain/catalogue/invitation.rules.ts';
import { listTitle } from '#shop/catalogue/list.head.ts';
import type { PageHead } from '#lib/page-head.ts';
import type { ListPage } from '#publish/snapshot/lists.ts';
import * as say from '#shop/catalogue/catalogue-pages.texts.ts';

/**
 * Returns the heading of an invitation list, with its price range, and its tab; the first tab for an unknown category.
 */
export function invitationListText({ category, range }: ListPage<Invitation>) {
  const tab = invitationTabs.find((one) => one.category === category) ?? invitationTabs[0];
  return { tab, title: range ? say.invitationsAt(tab.title, range) : tab.title };
}

/** Returns the page head of an invitation list. */
export function invitationListHead(list: ListPage<Invitation>): PageHead {
  const { tab, title } = invitationListText(list);
  return {
    title: listTitle(title, list),
    description: say.invitationsDescription,
    canonical: list.first === '/invitation' ? tab.path : list.path,
    image: list.items[0]?.image,
  };
}
