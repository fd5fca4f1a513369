import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the search. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Results.
export const nothingFound = 'No items found.';
export const partlyFound = 'Nothing has all of these words. These have some of them.';
export const found = (results: number) => counted(results, { one: `${results} result`, other: `${results} results` });
/** `texts` were searched in place of what was typed. */
export const foundFor = (results: number, texts: readonly string[]) => {
  const read = texts.map((text) => `“${text}”`).join(' or ');
  return counted(results, { one: `${results} result for ${read}`, other: `${results} results for ${read}` });
};

// Lists that are offered when a search finds nothing.
export const placeSweets = 'Sweets';
export const placeInvitations = 'Invitations';
export const placeDryFruits = 'Dry fruits';
export const placeDecorations = 'Decorations';
export const placeDesigners = 'Designers';

// Pages of the shop, as the search names them.
export const pageBestSellers = 'Best sellers';
export const pagePlanningTool = 'Planning tool';
export const pageContact = 'Contact us';
export const pageHowItWorks = 'How a wedding order works';
export const pagePolicies = 'Policies';
export const pageWedding = 'Wedding special sweets';
export const pageSugarFree = 'Sugar free sweets';
export const pageBengali = 'Bengali sweets';
