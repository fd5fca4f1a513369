import { nearestWord, type Reading, readQuery } from '#domain/search/query.rules.ts';
import { arrangeHits, SEARCH_SHOWN, type SearchHit, unpackAddress } from '#domain/search/search.rules.ts';
import { type Lexicon, namedWords, readWordList, type WordList } from '#domain/search/words.rules.ts';

/** Finds things in the shop; the page does not know what does the finding. */
export interface SearchEngine {
  /** Loads what the first search needs, so that it does not wait. */
  warmUp(): void;
  /** What a text finds, sweets first. Rejects when the index cannot be loaded. */
  find(text: string, limit?: number): Promise<Found>;
  /** Narrows and sorts one list of the shop; an empty text takes everything in it. */
  list(wanted: ListQuestion): Promise<{ hits: SearchHit[]; total: number }>;
}

/** The answer to a text. */
export interface Found {
  hits: SearchHit[];
  /** How many there are, shown or not. */
  total: number;
  /** What was searched, where it is not what was typed. */
  read: string[];
  /** True when nothing has every word, and the hits have some of them. */
  partly: boolean;
  /** A word that finds something, near to a text that finds nothing; else empty. */
  nearest: string;
}

/** What a list may be narrowed and sorted by; empty texts mean no limit. */
export interface ListQuestion {
  kind: string;
  category: string;
  range: string;
  /** A list that is neither a category nor a price range, such as `SugarFree`. */
  group: string;
  text: string;
  /** `price` ascending, `title`, or empty for dearest first (best first while searching). */
  sort: string;
  limit: number;
}

interface PagefindResult {
  id: string;
  data(): Promise<{
    url: string;
    meta: Record<string, string | undefined>;
    filters: Record<string, string[] | undefined>;
  }>;
}

interface Question {
  filters?: Record<string, string[]>;
  sort?: Record<string, 'asc' | 'desc'>;
}

/** What is used of the search engine. */
export interface Pagefind {
  init(): Promise<void>;
  options(options: Record<string, unknown>): Promise<void>;
  search(
    text: string | null,
    options?: Question,
  ): Promise<{ results: PagefindResult[]; unfilteredResultCount: number; totalFilters: Record<string, unknown> }>;
  destroy(): Promise<void>;
}

/** Where a search gets its parts; `again` counts the tries before, so that a kept failure is not asked for twice. */
export interface SearchParts {
  engine(again: number): Promise<Pagefind>;
  words(): Promise<WordList>;
}

interface Loaded {
  engine: Pagefind;
  lexicon: Lexicon;
  /** Words that the engine has found. */
  proven: Set<string>;
}

/** The files that the site build writes beside the index. */
const siteParts: SearchParts = {
  async engine(again) {
    const { createInstance } = (await import(
      /* @vite-ignore */ `/pagefind/pagefind.js${again > 0 ? `?again=${again}` : ''}`
    )) as { createInstance(options: object): Pagefind };
    return createInstance({});
  },
  async words() {
    const answer = await fetch('/search-words.json');
    if (!answer.ok) throw new Error(`The words of the search answered ${answer.status}`);
    return (await answer.json()) as WordList;
  },
};

let shared: SearchEngine | undefined;

/** The search over the index of the built site; the parts of a page share it. */
export function siteSearch(): SearchEngine {
  shared ??= makeSearch(siteParts);
  return shared;
}

/** A search that loads its parts when they are first needed, and once more when they fail. */
export function makeSearch(parts: SearchParts): SearchEngine {
  let loading: Promise<Loaded> | null = null;
  let tries = 0;

  const load = (): Promise<Loaded> => {
    loading ??= Promise.all([openEngine(parts, tries), parts.words()]).then(([engine, words]) => ({
      engine,
      lexicon: readWordList(words),
      proven: new Set(),
    }));
    return loading;
  };
  /** Lets go of parts that failed. */
  const drop = (failed: Promise<Loaded>): void => {
    if (loading !== failed) return;
    loading = null;
    tries++;
    failed.then(({ engine }) => engine.destroy()).catch(() => undefined);
  };
  /** A page may be open for longer than its index lies on the server: what fails is asked once more of a new one. */
  const ask = async <T>(question: (loaded: Loaded) => Promise<T>): Promise<T> => {
    const first = load();
    try {
      return await question(await first);
    } catch {
      drop(first);
    }
    const second = load();
    try {
      return await question(await second);
    } catch (error) {
      drop(second);
      throw error;
    }
  };

  return {
    warmUp() {
      const begun = load();
      begun.catch(() => drop(begun));
    },
    find: (text, limit = SEARCH_SHOWN) => ask((loaded) => find(loaded, text, limit)),
    list: (wanted) => ask((loaded) => list(loaded, wanted)),
  };
}

async function openEngine(parts: SearchParts, again: number): Promise<Pagefind> {
  const engine = await parts.engine(again);
  await engine.init();
  // Without the first the vowel signs of Hindi words are ignored; by the second a name of no other words comes first.
  await engine.options({ exactDiacritics: true, ranking: { pageLength: 1, metaWeights: { title: 1 } } });
  return engine;
}

/** @throws Error when a file of the index is missing: the engine itself goes on without it, as if there were nothing or one word less. */
async function search(loaded: Loaded, words: readonly string[], question: Question = {}): Promise<PagefindResult[]> {
  const [{ results, totalFilters }] = await Promise.all([
    loaded.engine.search(words.length > 0 ? words.join(' ') : null, question),
    prove(loaded, words),
  ]);
  const missing = Object.keys(question.filters ?? {}).filter((name) => !Object.hasOwn(totalFilters, name));
  if (missing.length > 0) throw new Error(`The search index lacks ${missing.join(' and ')}`);
  return results;
}

/** Every word that is searched is one of the index, or the beginning of one: what finds nothing could not be read. */
async function prove({ engine, proven }: Loaded, words: readonly string[]): Promise<void> {
  await Promise.all(
    words
      .filter((word) => !proven.has(word))
      .map(async (word) => {
        // Counted only, so the smallest kind is enough.
        const { unfilteredResultCount } = await engine.search(word, { filters: { kind: ['Pages'] } });
        if (unfilteredResultCount === 0) throw new Error(`The search index lacks ${word}`);
        proven.add(word);
      }),
  );
}

async function find(loaded: Loaded, text: string, limit: number): Promise<Found> {
  const { lexicon } = loaded;
  const readings = readQuery(text, lexicon);
  const found = new Map<string, PagefindResult>();
  const add = (results: PagefindResult[]): void => results.forEach((result) => found.set(result.id, result));
  const used: Reading[] = [];
  for (const reading of readings) {
    const [best] = used;
    // A guess is not mixed with what is sure, nor with a much better guess.
    if (best && (found.size >= limit || (reading.guessed && reading.cost > best.cost + 0.2))) break;
    const [sweets, all] = await Promise.all([
      search(loaded, reading.words, { filters: { kind: ['Sweets'] } }),
      search(loaded, reading.words),
    ]);
    if (all.length > 0) used.push(reading);
    add(sweets.slice(0, Math.ceil(limit * 0.6)));
    add(all);
  }
  const best = used[0] ?? readings[0];
  const partly = found.size === 0 && best !== undefined;
  const nearest = readings.length === 0 ? (nearestWord(text, lexicon) ?? '') : '';
  if (partly) add(await findSome(loaded, best?.words ?? []));
  const hits = await Promise.all([...found.values()].slice(0, limit).map(readHit));
  const named = best?.words.join(' ');
  return {
    hits: arrangeHits(hits, ({ name }) => namedWords(name, lexicon).join(' ') === named),
    total: found.size,
    read: used.filter(({ guessed }) => guessed).map(({ words }) => words.join(' ')),
    partly: partly && found.size > 0,
    nearest,
  };
}

/** What has most of the words. */
async function findSome(loaded: Loaded, words: readonly string[]): Promise<PagefindResult[]> {
  const each = await Promise.all(words.map((word) => search(loaded, [word])));
  const counts = new Map<string, { result: PagefindResult; count: number }>();
  // What has the rarest word comes first.
  for (const result of each.sort((a, b) => a.length - b.length).flat()) {
    const counted = counts.get(result.id);
    if (counted) counted.count++;
    else counts.set(result.id, { result, count: 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({ result }) => result);
}

async function list(
  loaded: Loaded,
  { kind, category, range, group, text, sort, limit }: ListQuestion,
): Promise<{ hits: SearchHit[]; total: number }> {
  const filters: Record<string, string[]> = { kind: [kind] };
  if (category) filters['category'] = [category];
  if (range && range !== 'All') filters['range'] = [range];
  if (group) filters['group'] = [group];
  const order: Question['sort'] =
    sort === 'price' || sort === 'title' ? { [sort]: 'asc' } : text ? undefined : { price: 'desc' };
  const question = { filters, ...(order ? { sort: order } : {}) };
  let results: PagefindResult[] = [];
  for (const { words } of text ? readQuery(text, loaded.lexicon) : [{ words: [] }]) {
    results = await search(loaded, words, question);
    if (results.length > 0) break;
  }
  return { hits: await Promise.all(results.slice(0, limit).map(readHit)), total: results.length };
}

async function readHit(result: PagefindResult): Promise<SearchHit> {
  const { url, meta, filters } = await result.data();
  const kind = filters['kind']?.[0] ?? '';
  const amount = Number(filters['amount']?.[0] ?? 0);
  return {
    ...unpackAddress(url),
    id: result.id,
    name: meta['title'] ?? '',
    kind,
    amount,
  };
}
