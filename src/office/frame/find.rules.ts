import { plainText } from '#domain/search/words.rules.ts';

/** Most places that an answer shows. */
const MOST_PLACES = 5;

/** Line of the search's answer: where it leads and what it says. */
export interface Hit {
  href: string;
  title: string;
  detail: string;
}

/** Place of the back office that is found by its name: a page or a section of the settings. */
export interface Place {
  href: string;
  title: string;
  detail: string;
  /** Further words that it is looked for by, such as the labels of its fields. */
  words: string;
}

/** Returns the places whose names or words hold every word of a text, those whose name begins with it first. */
export function placesOf(places: readonly Place[], text: string): Hit[] {
  const wanted = plainText(text).split(' ').filter(Boolean);
  const beginsSo = ({ title }: Place): number => (plainText(title).startsWith(wanted.join(' ')) ? 0 : 1);
  const has = ({ title, words }: Place): boolean => {
    const all = ` ${plainText(`${title} ${words}`)}`;
    return wanted.every((word) => all.includes(` ${word}`));
  };
  if (wanted.length === 0) return [];
  return places
    .filter(has)
    .toSorted((one, other) => beginsSo(one) - beginsSo(other))
    .slice(0, MOST_PLACES);
}
