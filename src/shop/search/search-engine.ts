import { nearestWord, type Reading, readQuery } from '#domain/search/query.rules.ts';
import { arrangeHits, SEARCH_SHOWN, type SearchHit, unpackUrl } from '#domain/search/search.rules.ts';
import { type Lexicon, namedWords, readWordList, type WordList } from '#domain/search/words.rules.ts';

/** Search of the shop, independent of the search library. */
export interface SearchEngine {
  /** Loads the search's code and index in advance. */
  warmUp(): void;
  /** Finds products and pages for a text, sweets first. Rejects when the index cannot be loaded. */
  find(text: string, limit?: number): Promise<Found>;
  /**
   * Filters and sorts one list of the shop; an empty text matches all its items. Rejects when the index cannot be
   * loaded.
   */
  list(wanted: ListQuestion): Promise<{ hits: SearchHit[]; total: number }>;
}

/** Result of a search. */
export interface Found {
  hits: SearchHit[];
  /** Number of hits, shown or not. */
  total: number;
  /** Guessed texts that were searched instead of the typed one; empty without a guess. */
  read: string[];
  /** True when no item contains every word, and the hits contain some of the words. */
  partly: boolean;
  /** Word with hits that is similar to a text without hits; else empty. */
  nearest: string;
}

/** Filters and order of a list; empty texts set no limit. */
export interface ListQuestion {
  kind: string;
  category: string;
  range: string;
  /** List that is neither a category nor a price range, such as `SugarFree`. */
  group: string;
  text: string;
  /** `price` or `title`, ascending; empty for dearest first, or best match first with a text. */
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

/** Used part of Pagefind's API. */
export interface Pagefind {
  init(): Promise<void>;
  options(options: Record<string, unknown>): Promise<void>;
  search(
    text: string | null,
    options?: Question,
  ): Promise<{ results: PagefindResult[]; unfilteredResultCount: number; totalFilters: Record<string, unknown> }>;
  destroy(): Promise<void>;
}

/** Loaders of a search's parts; `again` counts the earlier tries, so that a cached failure is not requested again. */
export interface SearchParts {
  engine(again: number): Promise<Pagefind>;
  words(): Promise<WordList>;
}

interface Loaded {
  engine: Pagefind;
  lexicon: Lexicon;
  /** Words for which the engine has returned hits. */
  proven: Set<string>;
}

/** Loads the parts that the site build writes next to the index. */
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

/** Returns the search over the index of the built site; one instance for the whole page. */
export function siteSearch(): SearchEngine {
  shared ??= makeSearch(siteParts);
  return shared;
}

/** Creates a search that loads its parts on first use. A failed request loads them again and is repeated once. */
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
  /** Discards parts that failed, unless newer ones were loaded already. */
  const drop = (failed: Promise<Loaded>): void => {
    if (loading !== failed) return;
    loading = null;
    tries++;
    failed.then(({ engine }) => engine.destroy()).catch(() => undefined);
  };
  /**
   * Runs a request, and repeats it once with newly loaded parts when it fails, since a page may stay open longer than
   * the server keeps its index. Rejects when the repetition fails too.
   */
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

/**
 * Returns the results that contain all words; without words, all results of the filters.
 * @throws Error when a file of the index is missing; the engine itself would return fewer hits or none
 */
async function search(loaded: Loaded, words: readonly string[], question: Question = {}): Promise<PagefindResult[]> {
  const [{ results, totalFilters }] = await Promise.all([
    loaded.engine.search(words.length > 0 ? words.join(' ') : null, question),
    prove(loaded, words),
  ]);
  const missing = Object.keys(question.filters ?? {}).filter((name) => !Object.hasOwn(totalFilters, name));
  if (missing.length > 0) throw new Error(`The search index lacks ${missing.join(' and ')}`);
  return results;
}

/**
 * Checks that each word has hits. All words come from the index, so a word without hits shows that a part of the index
 * could not be read.
 * @throws Error when a word has no hits
 */
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

/** Returns the results that contain any of the words, those with most words first, then those with the rarest word. */
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
    ...unpackUrl(url),
    id: result.id,
    name: meta['title'] ?? '',
    kind,
    amount,
  };
}
