import { decorationTabs } from '#domain/catalogue/decoration.rules.ts';
import { designerTabs } from '#domain/catalogue/designer.rules.ts';

/** Where a banner's link begins, and what its button says there: quotes are asked for, boxes chosen, food ordered. */
const ACTIONS: readonly { paths: readonly string[]; words: string }[] = [
  { paths: [...decorationTabs, ...designerTabs].map(({ path }) => path), words: 'Get a quote' },
  { paths: ['/invitation'], words: 'Choose a box' },
  {
    paths: ['/sweets', '/bengali-sweets', '/sugar-free', '/dry_fruit_list', '/dry-fruit_info', '/best-seller'],
    words: 'Order now',
  },
];

/** Returns the words of a banner's button, true of the page that it leads to. */
export function bannerAction(link: string): string {
  const path = link.split(/[?#]/)[0] ?? '';
  return (
    ACTIONS.find(({ paths }) =>
      paths.some((one) => path === one || path.startsWith(`${one}/`) || path.startsWith(`${one}-`)),
    )?.words ?? 'See more'
  );
}
