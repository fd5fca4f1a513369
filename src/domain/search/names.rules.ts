import { EMPTY, plainWords } from '#domain/search/words.rules.ts';
import { searchKinds, type SearchHit } from '#domain/search/search.rules.ts';

/**
 * Names index: small files with the names of all records, by the beginnings of their words. It gives the first results
 * while the user types, because the search engine, which also handles misspellings, other scripts and filters, has to
 * load a quarter of a megabyte first. A beginning that few names contain has a file with all of them; a frequent one
 * has a file with the first few, and longer beginnings have files of their own.
 */

/** Names in a file that holds all of its beginning, and in one that holds the first few. */
const WHOLE = 50;
const FEW = 12;

/** Folder of the files on the site. */
export const NAMES = 'names';
/** The file that lists all beginnings, separated by spaces, with `+` behind those that have only the first few names. */
export const BEGINNINGS = 'all_beginnings.json';

/**
 * Name, URL, index of its kind in `searchKinds`, picture, price in paise, 1 for the green mark, and search words
 * separated by spaces.
 */
export type NameRow = [
  name: string,
  url: string,
  kind: number,
  image: string,
  amount: number,
  veg: 0 | 1,
  words: string,
];

/** Data of a record that the names index contains. */
export interface Named {
  title: string;
  otherNames: readonly string[];
  url: string;
  kind: string;
  image: string;
  amount: number;
  veg: boolean;
}

/**
 * Returns the file name for a beginning of a word. Characters other than a-z and 0-9 become `-` and their hexadecimal
 * code point, since not every web host serves them.
 */
export const fileOf = (beginning: string): string =>
  `${[...beginning].map((letter) => (/[a-z0-9]/.test(letter) ? letter : `-${letter.codePointAt(0)?.toString(16)}`)).join('')}.json`;

interface Entry {
  word: string;
  /** Place of the row in the order of all. */
  place: number;
}

/** Structure of an index, kept in order to update its files. */
interface Layout {
  /** All rows in their order: by kind, name, URL. */
  rows: readonly NameRow[];
  /** Place of each row by its URL. */
  places: ReadonlyMap<string, number>;
  /** Places of the rows of each file. */
  shown: ReadonlyMap<string, readonly number[]>;
}

/** Layouts of the indexes built in this process, by their files. */
const layouts = new WeakMap<ReadonlyMap<string, string>, Layout>();
/** By what they are of: a publisher that stays makes the index again after every change. */
const madeRows = new WeakMap<object, NameRow>();

function rowOf(one: Named): NameRow {
  const known = madeRows.get(one);
  if (known) return known;
  const { title, otherNames, url, kind, image, amount, veg } = one;
  const words = [...new Set([title, ...otherNames].flatMap(plainWords))].join(' ');
  const place = (searchKinds as readonly string[]).indexOf(kind);
  const row: NameRow = [title, url, place, image, amount, veg ? 1 : 0, words];
  madeRows.set(one, row);
  return row;
}

/**
 * Builds the files of the names index and returns their contents by file name. Deterministic: the same records give the
 * same contents.
 * @param former files of an earlier call in this process; when no name changed since, only files with a changed record
 *   are written again
 */
export function namesIndex(records: readonly Named[], former?: ReadonlyMap<string, string>): Map<string, string> {
  const rows = records.map(rowOf);
  return (former && filesOfSameNames(rows, former)) ?? filesOf(rows);
}

/**
 * Updates earlier files for records whose names, kinds and URLs are unchanged. Returns null when one of those changed,
 * or the earlier files were not built in this process.
 */
function filesOfSameNames(rows: readonly NameRow[], former: ReadonlyMap<string, string>): Map<string, string> | null {
  const layout = layouts.get(former);
  if (!layout || rows.length !== layout.rows.length) return null;
  const present: (NameRow | undefined)[] = Array.from({ length: rows.length });
  for (const row of rows) {
    const place = layout.places.get(row[1]) ?? -1;
    const known = layout.rows[place];
    // What rows are ordered and found by; and each URL once.
    if (!known || row[0] !== known[0] || row[2] !== known[2] || row[6] !== known[6] || present[place]) return null;
    present[place] = row;
  }
  const changed = new Set([...present.keys()].filter((place) => present[place] !== layout.rows[place]));
  const files = new Map(former);
  for (const [file, places] of layout.shown)
    if (places.some((place) => changed.has(place)))
      files.set(file, JSON.stringify(places.map((place) => present[place])));
  layouts.set(files, { ...layout, rows: present as NameRow[] });
  return files;
}

function filesOf(unordered: readonly NameRow[]): Map<string, string> {
  const rows = unordered.toSorted(
    (one, other) => one[2] - other[2] || compare(one[0], other[0]) || compare(one[1], other[1]),
  );
  const shown = new Map<string, number[]>();
  const beginnings: string[] = [];
  /**
   * Adds the file of a beginning: all its names up to `WHOLE`, otherwise the first `FEW`, with further files for longer
   * beginnings.
   * @param entries words with this beginning, in the order of their rows
   */
  const split = (beginning: string, entries: readonly Entry[]): void => {
    // What is named so comes first, then what has it as a word, and of these what begins with it: that is meant rather than
    // a word further on.
    const exact = new Set(entries.filter(({ word }) => word === beginning).map(({ place }) => place));
    const rankOf = (place: number): number => {
      const [name, , , , , , words] = rows[place] as NameRow;
      if (name.length <= beginning.length + 2 && plainWords(name).join(' ') === beginning) return 0;
      return (exact.has(place) ? 1 : 3) + (words.startsWith(beginning) ? 0 : 1);
    };
    const ranks: number[][] = [[], [], [], [], []];
    for (const place of new Set(entries.map((entry) => entry.place))) ranks[rankOf(place)]?.push(place);
    const ranked = ranks.flat();
    const isWhole = ranked.length <= WHOLE;
    beginnings.push(isWhole ? beginning : `${beginning}+`);
    shown.set(fileOf(beginning), isWhole ? ranked : ranked.slice(0, FEW));
    if (isWhole) return;
    const longer = entries.filter(({ word }) => word.length > beginning.length);
    for (const [next, of] of Map.groupBy(longer, ({ word }) => beginning + letterAfter(word, beginning)))
      split(next, of);
  };
  const entries = rows.flatMap((row, place) => row[6].split(' ').map((word): Entry => ({ word, place })));
  for (const [first, of] of Map.groupBy(entries, ({ word }) => letterAfter(word, '')))
    if (first !== '') split(first, of);
  const files = new Map([...shown].map(([file, places]) => [file, JSON.stringify(places.map((place) => rows[place]))]));
  files.set(BEGINNINGS, JSON.stringify(beginnings.sort(compare).join(' ')));
  layouts.set(files, { rows, places: new Map(rows.map(([, url], place) => [url, place])), shown });
  return files;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const letterAfter = (word: string, beginning: string): string => {
  const [letter = ''] = word.slice(beginning.length);
  return letter;
};

/** Searches the names index, loading its files through `read` and caching them. */
export class FirstAnswers {
  readonly #read: (file: string) => Promise<unknown>;
  readonly #files = new Map<string, Promise<unknown>>();

  constructor(read: (file: string) => Promise<unknown>) {
    this.#read = read;
  }

  /** Loads the list of beginnings in advance; ignores a failure. */
  warmUp(): void {
    void this.#file(BEGINNINGS).catch(() => undefined);
  }

  /**
   * Returns up to `limit` records whose names contain, for each word of the text, a word that begins with it; exact
   * names first. Returns an empty list when nothing matches or the text has no words.
   */
  async find(text: string, limit: number): Promise<SearchHit[]> {
    const all = plainWords(text);
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
    const isNamed = (row: NameRow): boolean => plainWords(row[0]).join(' ') === typed;
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

/**
 * Returns the longest beginning of a word that has a file, and whether that file contains all its names; null when no
 * name contains the word.
 */
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
  return { id: url, url, name, kind, image, amount, veg: veg === 1 };
}
