import { soundOf } from '#domain/search/spelling.rules.ts';

/** Normalisation of words. The search index and search texts use the same rules, so that they match. */

/** The words of a catalogue as the site build hands them to the browser. */
export interface WordList {
  /** All words of the index, the most frequent first, separated by spaces. */
  words: string;
  /** Words of the catalogue, each with misspellings, other names and other scripts of it. */
  typed: Record<string, string>;
}

/** A word list made ready for reading. */
export interface Lexicon {
  /** Every word that finds something, with its place in the order of use. */
  words: ReadonlyMap<string, number>;
  /** Misspellings, other names and other scripts, each with the words of the catalogue that it stands for. */
  typed: ReadonlyMap<string, string[]>;
  /** All of them with how they sound, for what is typed wrong. */
  known: readonly Known[];
}

/** A word that can be typed. */
export interface Known {
  word: string;
  /** Words of the catalogue that it stands for. */
  meant: string[];
  sound: string;
}

/** Words without meaning of their own, ignored when a search has others. */
export const EMPTY = new Set(
  'a an and at best buy by cheap da de dee di for from get good i in is ka ke ki ko me my near need no of on online or order please price sale se shop show some the to want wala wale wali with without'.split(
    ' ',
  ),
);

/** Vowel signs and marks that people leave out or take for another one in Hindi and Punjabi. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/[\u093c\u0a3c\u0a71\u200b-\u200f\u2060\ufeff\u00ad]/g, ''],
  [/[\u0900\u0901]/g, '\u0902'],
  [/[\u0a01\u0a70]/g, '\u0a02'],
];

/**
 * Normalises a text for comparison: lower case, no punctuation, single spaces, no accents, and Indic marks that are
 * often typed differently unified or removed.
 */
export function plainText(text: string): string {
  const latin = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  const marked = MARKS.reduce((part, [mark, by]) => part.replace(mark, by), latin);
  return marked
    .replace(/['’‘`]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Splits a text into its words, each normalised by `plainText`. */
export function plainWords(text: string): string[] {
  return plainText(text).split(' ').filter(Boolean);
}

/** Endings of English plurals and what the singular has instead. */
export const PLURALS: readonly (readonly [string, string])[] = [
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
];

/**
 * Inverts a table of synonyms: returns each typed word, normalised, with the words of the catalogue that it stands for.
 */
function typedWords(typed: Readonly<Record<string, string>>): Map<string, string[]> {
  return new Map(
    Object.entries(typed).flatMap(([right, words]) =>
      words.split(' ').map((word): [string, string[]] => [plainText(word), right.split(' ')]),
    ),
  );
}

/** Normalised words of a record. */
export interface IndexedWords {
  /** Words of its name, and other names of one word. */
  name: string[];
  /** Further words that find the record. */
  also: string[];
}

/**
 * Normalises the words of a catalogue for the search index: synonyms and misspellings become the catalogue's word,
 * plurals their singular when that occurs too; duplicates are dropped.
 * @param records names, other names, and further words to find them by
 * @param typed words of the catalogue, each with the words typed for it, separated by spaces
 * @returns the words of each record in order, and the word list for reading queries, limited to words that occur
 */
export function indexWords(
  records: readonly { title: string; otherNames: readonly string[]; also: string }[],
  typed: Readonly<Record<string, string>>,
): { records: IndexedWords[]; list: WordList } {
  const meant = typedWords(typed);
  const spelt = (text: string): string[] => plainWords(text).flatMap((word) => meant.get(word) ?? [word]);
  const parts = records.map(({ title, otherNames, also }) => {
    const others = otherNames.map(spelt);
    const name = [...spelt(title), ...others.filter(({ length }) => length === 1).flat()];
    return { name, also: [...others.flat(), ...spelt(also)].filter((word) => !EMPTY.has(word)) };
  });
  const all = new Set(parts.flatMap(({ name, also }) => [...name, ...also]));
  // Ten thousand records share some thousand words.
  const singulars = new Map([...all].map((word) => [word, singularIn(word, all)]));
  const plain = (words: string[]): string[] => [
    ...new Set(words.map((word) => singulars.get(word) ?? singularIn(word, all))),
  ];
  const indexed = parts.map(({ name, also }) => {
    const first = plain(name);
    return { name: first, also: plain(also).filter((word) => !first.includes(word)) };
  });
  const counts = new Map<string, number>();
  for (const { name, also } of indexed)
    for (const word of [...name, ...also]) counts.set(word, (counts.get(word) ?? 0) + 1);
  const kept = Object.entries(typed).filter(([right]) =>
    right.split(' ').every((word) => counts.has(singularIn(word, all))),
  );
  return {
    records: indexed,
    list: {
      words: [...counts]
        .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
        .map(([word]) => word)
        .join(' '),
      typed: Object.fromEntries(
        kept.map(([right, words]) => [
          plain(right.split(' ')).join(' '),
          [...new Set(plainWords(words))].filter((word) => !counts.has(word)).join(' '),
        ]),
      ),
    },
  };
}

/** Returns the known singular of a plural; otherwise the word unchanged. */
function singularIn(word: string, known: { has(word: string): boolean }): string {
  return (
    PLURALS.map(([end, by]) => (word.endsWith(end) ? word.slice(0, -end.length) + by : word)).find(
      (one) => one.length > 2 && one !== word && known.has(one),
    ) ?? word
  );
}

/** Returns the distinct words of a name in the normalised form of the index. */
export function namedWords(name: string, { words, typed }: Lexicon): string[] {
  return [
    ...new Set(
      plainWords(name).flatMap((word) => typed.get(word) ?? [words.has(word) ? word : singularIn(word, words)]),
    ),
  ];
}

/** Converts a word list to a lexicon, which `readQuery` needs. */
export function readWordList(list: WordList): Lexicon {
  const words = new Map(list.words.split(' ').map((word, place) => [word, place]));
  const typed = typedWords(list.typed);
  const all = [...[...words.keys()].map((word): [string, string[]] => [word, [word]]), ...typed];
  // Numbers are never meant for others.
  return {
    words,
    typed,
    known: all.filter(([word]) => !/\d/.test(word)).map(([word, meant]) => ({ word, meant, sound: soundOf(word) })),
  };
}
