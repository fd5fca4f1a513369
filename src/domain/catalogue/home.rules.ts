import { decorationTabs } from '#domain/catalogue/decoration.rules.ts';
import { designerTabs } from '#domain/catalogue/designer.rules.ts';
import * as say from '#domain/catalogue/catalogue.texts.ts';

/** Button labels by the beginning of the banner's link. */
const ACTIONS: readonly { paths: readonly string[]; words: string }[] = [
  { paths: [...decorationTabs, ...designerTabs].map(({ path }) => path), words: say.buttonGetQuote },
  { paths: ['/invitation'], words: say.buttonChooseBox },
  {
    paths: ['/sweets', '/bengali-sweets', '/sugar-free', '/dry_fruit_list', '/dry-fruit_info', '/best-seller'],
    words: say.buttonOrderNow,
  },
];

/**
 * Returns the label of a banner's button by the page to which it links: `Get a quote`, `Choose a box`, `Order now`, or
 * `See more` for any other page.
 */
export function bannerAction(link: string): string {
  const path = link.split(/[?#]/)[0] ?? '';
  return (
    ACTIONS.find(({ paths }) =>
      paths.some((one) => path === one || path.startsWith(`${one}/`) || path.startsWith(`${one}-`)),
    )?.words ?? say.buttonSeeMore
  );
}
