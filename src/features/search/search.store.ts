import { arrangeHits, correctSpelling, SEARCH_SHOWN, type SearchHit } from '#features/search/search.rules.ts';

/** Finds things in the shop; the page does not know what does the finding. */
export interface SearchEngine {
  /** Loads what the first search needs, so that it does not wait. */
  warmUp(): void;
  /** @returns the hits, sweets first, and the text that was really searched for. Rejects when the index cannot be loaded. */
  find(text: string, limit?: number): Promise<{ hits: SearchHit[]; searched: string }>;
  /** Narrows and sorts one list of the shop; an empty text takes everything in it. */
  list(wanted: ListQuestion): Promise<{ hits: SearchHit[]; total: number }>;
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
  data(): Promise<{ url: string; meta: Record<string, string | undefined> }>;
}

interface Pagefind {
  options(options: Record<string, unknown>): Promise<void>;
  init(): Promise<void>;
  preload(text: string): Promise<void>;
  search(text: string | null, options?: { filters?: Record<string, string[]>; sort?: Record<string, 'asc' | 'desc'> }): Promise<{ results: PagefindResult[] }>;
}

/** The engine's own file; the site build writes it beside the index. */
const ENGINE = '/pagefind/pagefind.js';
const SPELLINGS = '/search-words.json';

/** The search over the index of the built site: loaded when it is first needed, and again after a failed try. */
export function siteSearch(): SearchEngine {
  let loading: Promise<Pagefind> | null = null;
  let spelling: Promise<Record<string, string>> | null = null;

  const load = (): Promise<Pagefind> => {
    loading ??= import(/* @vite-ignore */ ENGINE)
      .then(async (engine: Pagefind) => {
        // Without it the vowel signs of Hindi words are ignored and every short word finds everything.
        await engine.options({ exactDiacritics: true });
        await engine.init();
        return engine;
      })
      .catch((error: unknown) => {
        loading = null;
        throw error;
      });
    return loading;
  };
  const spellings = (): Promise<Record<string, string>> => {
    spelling ??= fetch(SPELLINGS)
      .then((answer) => (answer.ok ? answer.json() : {}))
      .catch(() => ({}));
    return spelling;
  };

  return {
    warmUp() {
      void spellings();
      load().then((engine) => engine.preload('a')).catch(() => undefined);
    },
    async find(text, limit = SEARCH_SHOWN) {
      const [engine, known] = await Promise.all([load(), spellings()]);
      const searched = correctSpelling(text, known);
      const [sweets, all] = await Promise.all([
        engine.search(searched, { filters: { kind: ['Sweets'] } }),
        engine.search(searched),
      ]);
      const first = [...sweets.results.slice(0, Math.ceil(limit * 0.6)), ...all.results.slice(0, limit)];
      const wanted = [...new Map(first.map((result) => [result.id, result])).values()].slice(0, limit);
      const hits = await Promise.all(wanted.map(readHit));
      return { hits: arrangeHits(hits, limit), searched };
    },
    async list({ kind, category, range, group, text, sort, limit }) {
      const [engine, known] = await Promise.all([load(), spellings()]);
      const filters: Record<string, string[]> = { kind: [kind] };
      if (category) filters['category'] = [category];
      if (range && range !== 'All') filters['range'] = [range];
      if (group) filters['group'] = [group];
      const order: Record<string, 'asc' | 'desc'> | null = sort === 'price' || sort === 'title' ? { [sort]: 'asc' } : text ? null : { price: 'desc' };
      const words = text ? correctSpelling(text, known) : null;
      const { results } = await engine.search(words, { filters, ...(order ? { sort: order } : {}) });
      return { hits: await Promise.all(results.slice(0, limit).map(readHit)), total: results.length };
    },
  };
}

async function readHit(result: PagefindResult): Promise<SearchHit> {
  const { url, meta } = await result.data();
  return { id: result.id, url, name: meta.title ?? '', kind: meta.kind ?? '', image: meta.image ?? '', price: meta.price ?? '', amount: Number(meta.amount ?? 0), veg: meta.veg === 'yes' };
}
