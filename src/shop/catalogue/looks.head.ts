import { decorationTabs } from '#domain/catalogue/decoration.rules.ts';
import { designerTabs } from '#domain/catalogue/designer.rules.ts';
import type { PageHead } from '#lib/page-head.ts';
import type { Snapshot } from '#publish/snapshot/snapshot.ts';
import * as say from '#shop/catalogue/catalogue-pages.texts.ts';

/** Kind of pictures for which customers request a quote, with the texts and tabs of its pages. */
interface LookKind {
  about: 'decoration' | 'designer';
  tabsLabel: string;
  tabs: readonly { label: string; category: string; path: string; title: string }[];
  looks(catalogue: Snapshot): readonly { id: string; name: string; image: string; category: string }[];
  describe(title: string, shop: string): string;
  note: string;
  /** Label of the button on a picture. */
  action: string;
  empty: string;
}

const kinds: readonly [LookKind, ...LookKind[]] = [
  {
    about: 'decoration',
    tabs: decorationTabs,
    tabsLabel: say.occasions,
    looks: ({ decorations }: Snapshot) => decorations,
    describe: (title) => say.decorationsDescription(title),
    note: say.decorationsNote,
    action: say.decorationsQuote,
    empty: say.decorationsEmpty,
  },
  {
    about: 'designer',
    tabs: designerTabs,
    tabsLabel: say.outfits,
    looks: ({ designers }: Snapshot) => designers,
    describe: (title, shop) => say.designersDescription(title, shop),
    note: say.designersNote,
    action: say.designersQuote,
    empty: say.designersEmpty,
  },
];

/** Paths of the pages of decorations and designers. */
export type LooksPath = (typeof decorationTabs | typeof designerTabs)[number]['path'];

/** Returns the kind, title and pictures of a page of decorations or designers. */
export function looksOf(catalogue: Snapshot, path: LooksPath) {
  const kind = kinds.find(({ tabs }) => tabs.some((tab) => tab.path === path)) ?? kinds[0];
  const tab = kind.tabs.find((one) => one.path === path);
  const looks = kind.looks(catalogue).filter(({ category }) => category === tab?.category);
  return { kind, title: tab?.title ?? '', looks };
}

/** Returns the page head of a page of decorations or designers. */
export function looksHead(catalogue: Snapshot, path: LooksPath): PageHead {
  const { kind, title, looks } = looksOf(catalogue, path);
  return {
    title,
    description: kind.describe(title, catalogue.shop.name),
    canonical: path,
    image: looks[0]?.image,
  };
}
