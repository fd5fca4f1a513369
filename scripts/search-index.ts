import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { readCatalog } from '#catalog/catalog.ts';
import { type SearchRecord, searchRecords } from '#catalog/search-records.ts';
import { compressTexts } from '#scripts/build.ts';

/** Records sent to the engine at once. */
const BATCH = 250;

/**
 * Writes the search index of a built site to `{site}/pagefind`.
 * Records are made from the snapshot, not from pages: a tenth of the bytes, and no page words among the results.
 */
export async function writeSearchIndex(site: string, records: SearchRecord[]): Promise<void> {
  const { index, errors } = await createIndex({ maxFragments: 256 } as Parameters<typeof createIndex>[0]);
  if (!index) throw new Error(`The search index could not be made: ${errors.join(' ')}`);
  // Records go to the engine's process in batches: one at a time would wait twice for every answer.
  for (let at = 0; at < records.length; at += BATCH) {
    const added = await Promise.all(
      records.slice(at, at + BATCH).map(({ url, words, kind, title, image, price, category, ranges, groups, veg, amount }) =>
        index.addCustomRecord({
          url,
          content: words,
          language: 'en',
          meta: { title, kind, image, price, amount: String(amount), ...(veg ? { veg: 'yes' } : {}) },
          filters: { kind: [kind], ...(category ? { category: [category] } : {}), ...(ranges.length > 0 ? { range: ranges } : {}), ...(groups.length > 0 ? { group: groups } : {}) },
          sort: { price: String(amount), title },
        }),
      ),
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
}

if (import.meta.main) {
  const [snapshot = '', folder = ''] = process.argv.slice(2);
  await writeSearchIndex(folder, searchRecords(readCatalog(snapshot)));
  await compressTexts(folder);
}
