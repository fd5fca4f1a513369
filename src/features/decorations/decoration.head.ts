import { decorationTabs } from '#features/catalogue/decoration.rules.ts';
import type { PageHead } from '#lib/page-head.ts';
import type { Snapshot } from '#snapshot/snapshot.ts';

/** The occasions that have a page. */
export type Occasion = (typeof decorationTabs)[number]['category'];

/** The decorations of an occasion, with its tab. */
export const decorationsOf = ({ decorations }: Snapshot, occasion: Occasion) => ({
  tab: decorationTabs.find(({ category }) => category === occasion) ?? decorationTabs[0],
  decorations: decorations.filter(({ category }) => category === occasion),
});

/** The head of an occasion's page. */
export function decorationHead(catalogue: Snapshot, occasion: Occasion): PageHead {
  const { tab, decorations } = decorationsOf(catalogue, occasion);
  return {
    title: tab.title,
    description: `${tab.title} in Punjab: choose a picture and ask for a quote.`,
    canonical: tab.path,
    image: decorations[0]?.image,
  };
}
