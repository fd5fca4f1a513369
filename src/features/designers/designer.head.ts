import { designerTabs } from '#features/catalogue/designer.rules.ts';
import type { PageHead } from '#lib/page-head.ts';
import type { Snapshot } from '#snapshot/snapshot.ts';

/** The kinds of designers that have a page. */
export type DesignerKind = (typeof designerTabs)[number]['category'];

/** The designers of a kind, with its tab. */
export const designersOf = ({ designers }: Snapshot, kind: DesignerKind) => ({
  tab: designerTabs.find(({ category }) => category === kind) ?? designerTabs[0],
  designers: designers.filter(({ category }) => category === kind),
});

/** The head of the page of a kind. */
export function designerHead(catalogue: Snapshot, kind: DesignerKind): PageHead {
  const { tab, designers } = designersOf(catalogue, kind);
  return {
    title: tab.title,
    description: `${tab.title} in Punjab, chosen by ${catalogue.shop.name}.`,
    canonical: tab.path,
    image: designers[0]?.image,
  };
}
