import { EMPTY, wordsOf } from '#features/search/words.rules.ts';
import { priceOf, searchKinds, type SearchHit } from '#features/search/search.rules.ts';

/**
 * The names of everything that can be found, in small files by the beginnings of their words: the first answer while somebody
 * types. The search engine, which also knows slips, other scripts and filters, needs a quarter of a megabyte before its own.
 * A beginning that few names have is a file with all of them; one that many have is a file with the first few, and longer
 * beginnings have files of their own.
 */

/** Names in a file that holds all of its beginning, and in one that holds the first few. */
const WHOLE = 50;
const FEW = 12;

/** Folder of the files on the site. */
export const NAMES = 'names';
/** The file that lists all beginnings, separated by spaces, with `+` behind those that have only the first few names. */
export const BEGINNINGS = 'all_beginnings.json';

/** Name, address, place of its kind, picture, price in paise, 1 for the green mark, and the words it is found by. */
export type NameRow = [
  name: string,
  url: string,
  kind: number,
  image: string,
  amount: number,
  veg: 0 | 1,
  words: string,
];

/** What the index needs to know of something that can be found. */
export interface Named {
  title: string;
  otherNames: readonly string[];
  url: string;
  kind: string;
  image: string;
  amount: number;
  veg: boolean;
}

/** The file of a beginning; other letters than Latin ones by their numbers, because not every host takes them. */
export const fileOf = (beginning: string): string =>
  `${[...beginning].map((letter) => (/[a-z0-9]/.test(letter) ? letter : `-${letter.codePointAt(0)?.toString(16)}`)).join('')}.json`;

interface Entry {
  word: string;
  /** Place of the row in the order of all. */
  place: number;
}

/** Makes the files of the names index: their texts by file. The same records make the same texts. */
export function namesIndex(records: readonly Named[]): Map<string, string> {
  const rows = records
    .map(({ title, otherNames, url, kind, image, amount, veg }): NameRow => {
      const words = [...new Set([title, ...otherNames].flatMap(wordsOf))].join(' ');
      return [title, url, (searchKinds as readonly string[]).indexOf(kind), image, amount, veg ? 1 : 0, words];
    })
    .sort((one, other) => one[2] - other[2] || compare(one[0], other[0]) || compare(one[1], other[1]));
  const files = new Map<string, string>();
  const beginnings: string[] = [];
  /** @param entries words with this beginning, in the order of their rows */
  const split = (beginning: string, entries: readonly Entry[]): void => {
    const all = [...new Set(entries.map(({ place }) => place))].map((place) => rows[place] as NameRow);
    // What is named so comes first, then what has it as a word, and of these what begins with it: that is meant rather than
    // a word further on.
    const exact = new Set(entries.filter(({ word }) => word === beginning).map(({ place }) => rows[place]));
    const rank = (row: NameRow): number =>
      row[0].length <= beginning.length + 2 && wordsOf(row[0]).join(' ') === beginning
        ? 0
        : (exact.has(row) ? 1 : 3) + (row[6].startsWith(beginning) ? 0 : 1);
    const ranks = all.map(rank);
    const ranked = [0, 1, 2, 3, 4].flatMap((wanted) => all.filter((_, at) => ranks[at] === wanted));
    const isWhole = ranked.length <= WHOLE;
    beginnings.push(isWhole ? beginning : `${beginning}+`);
    files.set(fileOf(beginning), JSON.stringify(isWhole ? ranked : ranked.slice(0, FEW)));
    if (isWhole) return;
    const longer = entries.filter(({ word }) => word.length > beginning.length);
    for (const [next, of] of Map.groupBy(longer, ({ word }) => beginning + letterAfter(word, beginning)))
      split(next, of);
  };
  const entries = rows.flatMap((row, place) => row[6].split(' ').map((word): Entry => ({ word, place })));
  for (const [first, of] of Map.groupBy(entries, ({ word }) => letterAfter(word, '')))
    if (first !== '') split(first, of);
  files.set(BEGINNINGS, JSON.stringify(beginnings.sort(compare).join(' ')));
  return files;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const letterAfter = (word: string, beginning: string): string => {
  const [letter = ''] = word.slice(beginning.length);
  return letter;
};

/** Reads the names index; `read` brings one of its files. */
export class FirstAnswers {
  readonly #read: (file: string) => Promise<unknown>;
  readonly #files = new Map<string, Promise<unknown>>();

  constructor(read: (file: string) => Promise<unknown>) {
    this.#read = read;
  }

  /** Brings what every answer needs. */
  warmUp(): void {
    void this.#file(BEGINNINGS).catch(() => undefined);
  }

  /** Things whose names have every word of a text, or a word that begins with it; none where that is not sure. */
  async find(text: string, limit: number): Promise<SearchHit[]> {
    const all = wordsOf(text);
    const telling = all.filter((word) => !EMPTY.has(word));
    const words = telling.length > 0 ? telling : all;
    if (words.length === 0) return [];
    const known = new Set(((await this.#file(BEGINNINGS)) as string).split(' '));
    const found = words.map((word) => beginningOf(word, known));
    const best = found.reduce((one, other) => (one && other && rarer(other, one) ? other : one && other ? one : null));
    if (!best) return [];
    const rows = (await this.#file(fileOf(best.beginning))) as NameRow[];
    const fitting = rows.filter(([, , , , , , has]) =>
      words.every((word) => has.split(' ').some((one) => one.startsWith(word))),
    );
    const typed = words.join(' ');
    const isNamed = (row: NameRow): boolean => wordsOf(row[0]).join(' ') === typed;
    return [...fitting.filter(isNamed), ...fitting.filter((row) => !isNamed(row))].slice(0, limit).map(hitOf);
  }

  #file(name: string): Promise<unknown> {
    const held = this.#files.get(name) ?? this.#read(name);
    this.#files.set(name, held);
    held.catch(() => this.#files.delete(name));
    return held;
  }
}

interface Beginning {
  beginning: string;
  isWhole: boolean;
}

/** The longest beginning of a word that has a file; null when no name has the word. */
function beginningOf(word: string, known: ReadonlySet<string>): Beginning | null {
  const letters = [...word];
  for (let count = letters.length; count > 0; count--) {
    const beginning = letters.slice(0, count).join('');
    if (known.has(beginning)) return { beginning, isWhole: true };
    // Longer ones would have files if any name had them.
    if (known.has(`${beginning}+`)) return count === letters.length ? { beginning, isWhole: false } : null;
  }
  return null;
}

const rarer = (one: Beginning, other: Beginning): boolean =>
  one.isWhole !== other.isWhole ? one.isWhole : one.beginning.length > other.beginning.length;

function hitOf([name, url, at, image, amount, veg]: NameRow): SearchHit {
  const kind = searchKinds[at] ?? '';
  return { id: url, url, name, kind, image, amount, price: priceOf(kind, amount), veg: veg === 1 };
}
