import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { makeSearch, type Pagefind, type SearchEngine, type SearchParts } from '#shop/search/search-engine.ts';
import type { WordList } from '#domain/search/words.rules.ts';

/** Returns a `fetch` that reads `file:` URLs, ignoring their queries; 404 for a missing file. */
export function fetchFiles(): typeof fetch {
  return (async (url: string | URL) => {
    const body = await readFile(fileURLToPath(String(url).replace(/\?.*$/, ''))).catch(() => null);
    return new Response(body, { status: body ? 200 : 404 });
  }) as typeof fetch;
}

/**
 * Returns the index and word list of a built site, read from its folder; the global `fetch` must support `file:` URLs.
 */
function partsOf(site: string): SearchParts {
  return {
    async engine(again) {
      const url = pathToFileURL(join(site, 'pagefind', 'pagefind.js'));
      const { createInstance } = (await import(`${url.href}?again=${again}`)) as {
        createInstance(options: object): Pagefind;
      };
      return createInstance({});
    },
    words: async () => JSON.parse(await readFile(join(site, 'search-words.json'), 'utf8')) as WordList,
  };
}

/** Returns the shop's search over the index of a built site, to run in Node. */
export const searchOf = (site: string): SearchEngine => makeSearch(partsOf(site));
