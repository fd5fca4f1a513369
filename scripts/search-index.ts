import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { readSnapshot } from '#snapshot/snapshot.ts';
import { type SearchRecord, searchRecords } from '#snapshot/search-records.ts';
import { packAddress } from '#features/search/search.rules.ts';
import { indexWords } from '#features/search/words.rules.ts';
import { compressTexts } from '#scripts/build.ts';
import { typed } from '../src/demo/catalogue/search-words.ts';

/** Records sent to the engine at once. */
const BATCH = 250;

/** The engine's own screens, which the shop does not use. */
const UNUSED = /^pagefind-(?!entry|worker)/;

/**
 * Writes the search index of a site to `{site}/pagefind` and the words it knows to `{site}/search-words.json`.
 * Records are made from the snapshot, not from pages: a tenth of the bytes, and no page words among the results.
 */
export async function writeSearchIndex(site: string, records: SearchRecord[]): Promise<void> {
  // Words are brought into one form by the shop's own rules, on both sides: the engine's stems would cut names and leave Hindi alone.
  const { index, errors } = await createIndex({ maxFragments: 256, forceLanguage: 'unknown' } as Parameters<
    typeof createIndex
  >[0]);
  if (!index) throw new Error(`The search index could not be made: ${errors.join(' ')}`);
  const { records: words, list } = indexWords(records, typed);
  // Records go to the engine's process in batches: one at a time would wait twice for every answer.
  for (let at = 0; at < records.length; at += BATCH) {
    const added = await Promise.all(
      records
        .slice(at, at + BATCH)
        .map(({ url, kind, title, image, category, ranges, groups, veg, amount }, number) => {
          const { name = [], also = [] } = words[at + number] ?? {};
          return index.addCustomRecord({
            // Whatever stands in `meta` is searched as well, so what is only shown goes with the address.
            url: packAddress({ url, image, amount, veg }),
            content: name.join(' '),
            language: 'unknown',
            meta: { title, also: also.join(' ') },
            filters: {
              kind: [kind],
              ...(category ? { category: [category] } : {}),
              ...(ranges.length > 0 ? { range: ranges } : {}),
              ...(groups.length > 0 ? { group: groups } : {}),
            },
            sort: { price: String(amount), title },
          });
        }),
    );
    for (const [number, { errors: wrong }] of added.entries()) {
      if (wrong.length > 0) throw new Error(`${records[at + number]?.url} could not be indexed: ${wrong.join(' ')}`);
    }
  }
  const target = join(site, 'pagefind');
  await rm(target, { recursive: true, force: true });
  const written = await index.writeFiles({ outputPath: target });
  await close();
  if (written.errors.length > 0) throw new Error(written.errors.join(' '));
  for (const name of await readdir(target)) if (UNUSED.test(name)) await rm(join(target, name));
  await writeFile(join(site, 'search-words.json'), JSON.stringify(list));
}

if (import.meta.main) {
  const [snapshot = '', folder = ''] = process.argv.slice(2);
  await writeSearchIndex(folder, searchRecords(readSnapshot(snapshot)));
  await compressTexts(folder, undefined, 11);
}
