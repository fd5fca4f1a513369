import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { MINUTE } from '#lib/time.ts';
import { readSnapshot } from '#publish/snapshot/snapshot.ts';
import { type SearchRecord, searchRecords } from '#publish/snapshot/search-records.ts';
import { packUrl } from '#domain/search/search.rules.ts';
import { type IndexedWords, indexWords, type WordList } from '#domain/search/words.rules.ts';
import { BEST, compress } from '#publish/compression.ts';
import { filesBelow } from '#publish/files.ts';
import { writeNames } from '#publish/names-index.ts';
import { typed } from './search-words.ts';

/** Number of records sent to the engine at a time. */
const BATCH = 250;
/** Maximum time to wait for the engine, in ms; a killed engine never answers. */
const PATIENCE = 3 * MINUTE;

/** Files of the engine's own user interface, which the shop does not use. */
const UNUSED = /^pagefind-(?!entry|worker)/;

/**
 * The search engine in a child process. It keeps its records, so that only changed ones are sent again. The same
 * records result in the same bytes, whatever was written before.
 */
export class SearchIndex {
  #index: PagefindIndex | undefined;
  /** Records that the engine has, as JSON, by their URL in the engine. */
  #given = new Map<string, string>();
  /** Files of the index and their compressed copies as last written, by file name. */
  readonly #small = new Map<string, { text: Buffer; small: Buffer }>();

  /**
   * Writes the search index of a site to `{site}/pagefind` and its word list to `{site}/search-words.json`, with
   * compressed copies. Indexes records of the snapshot instead of pages, which takes a tenth of the bytes and keeps
   * words of the page frame out.
   * @throws Error when the engine fails or does not answer within `PATIENCE`
   */
  async write(site: string, records: readonly SearchRecord[]): Promise<void> {
    const late = new AbortController();
    const tooLate = pause(PATIENCE, undefined, { signal: late.signal, ref: false }).then(() => {
      throw new Error('The search engine did not answer.');
    });
    tooLate.catch(() => undefined);
    const work = this.#write(site, records);
    work.catch(() => undefined);
    await Promise.race([work, tooLate]).finally(() => late.abort());
  }

  /** Gives the engine the records in advance, when it has none yet. */
  async hold(records: readonly SearchRecord[]): Promise<void> {
    if (this.#given.size === 0) await this.#give(records);
  }

  /** Ends the engine's process and discards all records. */
  async end(): Promise<void> {
    this.#index = undefined;
    this.#given.clear();
    await close();
  }

  async #write(site: string, records: readonly SearchRecord[]): Promise<void> {
    const list = await this.#give(records);
    const target = join(site, 'pagefind');
    await rm(target, { recursive: true, force: true });
    await mkdir(site, { recursive: true });
    const written = await this.#index?.writeFiles({ outputPath: target });
    if (!written || written.errors.length > 0) throw new Error(written?.errors.join(' ') ?? 'There is no index.');
    for (const name of await readdir(target)) if (UNUSED.test(name)) await rm(join(target, name));
    await writeFile(join(site, 'search-words.json'), JSON.stringify(list));
    for (const file of (await filesBelow(site)).filter((one) => /\.(?:js|json)$/.test(one))) await this.#compress(file);
  }

  /**
   * Gives the engine the changed records, or all records when some were added or removed. Returns the word list of the
   * index.
   * @throws Error when the engine fails
   */
  async #give(records: readonly SearchRecord[]): Promise<WordList> {
    // The engine numbers records as they come: in an order that no change of a price touches.
    const sorted = [...Map.groupBy(records, ({ kind }) => kind).values()].flatMap((of) =>
      of.toSorted((one, other) => (one.url < other.url ? -1 : 1)),
    );
    // Words are brought into one form by the shop's own rules, on both sides: the engine's stems would cut names and leave Hindi alone.
    const { records: words, list } = indexWords(sorted, typed);
    const wanted = new Map(sorted.map((one, at) => [packUrl(one), engineRecord(one, words[at])]));
    const texts = new Map([...wanted].map(([url, record]) => [url, JSON.stringify(record)]));
    if (texts.size !== this.#given.size || [...texts.keys()].some((url) => !this.#given.has(url))) await this.#begin();
    const fresh = [...wanted].filter(([url]) => this.#given.get(url) !== texts.get(url));
    // Records go to the engine's process in batches: one at a time would wait twice for every answer.
    for (let at = 0; at < fresh.length; at += BATCH) {
      const some = fresh.slice(at, at + BATCH);
      const added = await Promise.all(some.map(([, record]) => this.#index?.addCustomRecord(record)));
      for (const [number, one] of added.entries())
        if (one?.errors.length !== 0)
          throw new Error(`${some[number]?.[0]} could not be indexed: ${one?.errors.join(' ')}`);
    }
    this.#given = texts;
    return list;
  }

  async #begin(): Promise<void> {
    this.#given.clear();
    await this.#index?.deleteIndex();
    this.#index = undefined;
    const { index, errors } = await createIndex({ maxFragments: 256, forceLanguage: 'unknown' } as Parameters<
      typeof createIndex
    >[0]);
    if (!index) throw new Error(`The search index could not be made: ${errors.join(' ')}`);
    this.#index = index;
  }

  /** Writes the compressed copy of an index file; reuses the copy in memory when the content is unchanged. */
  async #compress(file: string): Promise<void> {
    const name = file.split('/').at(-1) ?? '';
    const text = await readFile(file);
    const known = this.#small.get(name);
    const small = known?.text.equals(text) ? known.small : await compress(text, BEST);
    this.#small.set(name, { text, small });
    await writeFile(`${file}.br`, small);
  }
}

type EngineRecord = Parameters<PagefindIndex['addCustomRecord']>[0];

/** Returns a record in the engine's format. */
function engineRecord(record: SearchRecord, words: IndexedWords | undefined): EngineRecord {
  const { kind, title, category, ranges, groups, amount } = record;
  const { name = [], also = [] } = words ?? {};
  return {
    // Whatever stands in `meta` is searched as well, so what is only shown goes with the URL, or as a filter.
    url: packUrl(record),
    content: name.join(' '),
    language: 'unknown',
    meta: { title, also: also.join(' ') },
    filters: {
      kind: [kind],
      ...(category ? { category: [category] } : {}),
      ...(ranges.length > 0 ? { range: ranges } : {}),
      ...(groups.length > 0 ? { group: groups } : {}),
      ...(amount > 0 ? { amount: [String(amount)] } : {}),
    },
    sort: { price: String(amount), title },
  };
}

if (import.meta.main) {
  const [snapshot = '', folder = ''] = process.argv.slice(2);
  const index = new SearchIndex();
  const records = searchRecords(readSnapshot(snapshot));
  await index.write(folder, records);
  await writeNames(folder, records);
  await index.end();
}
