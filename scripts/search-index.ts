import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import type { SearchRecord } from '#catalog/search-records.ts';

/**
 * Writes the search index of a built site to `{site}/pagefind`.
 * Records are made from the snapshot, not from pages: a tenth of the bytes, and no page words among the results.
 */
export async function writeSearchIndex(site: string, records: SearchRecord[]): Promise<void> {
  const { index, errors } = await createIndex({ maxFragments: 256 } as Parameters<typeof createIndex>[0]);
  if (!index) throw new Error(`The search index could not be made: ${errors.join(' ')}`);
  for (const { url, words, kind, title, image, price, category, ranges, amount } of records) {
    const { errors: wrong } = await index.addCustomRecord({
      url,
      content: words,
      language: 'en',
      meta: { title, kind, image, price, amount: String(amount) },
      filters: { kind: [kind], ...(category ? { category: [category] } : {}), ...(ranges.length > 0 ? { range: ranges } : {}) },
      sort: { price: String(amount), title },
    });
    if (wrong.length > 0) throw new Error(`${url} could not be indexed: ${wrong.join(' ')}`);
  }
  const target = join(site, 'pagefind');
  await rm(target, { recursive: true, force: true });
  const written = await index.writeFiles({ outputPath: target });
  await close();
  if (written.errors.length > 0) throw new Error(written.errors.join(' '));
}
