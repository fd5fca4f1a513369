import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import fastifyStatic from '@fastify/static';
import { chromium } from '@playwright/test';
import fastify from 'fastify';
import { build } from 'vite';
import { prepareIndex } from '#publish/build.ts';
import { fixtureFolder } from '#scripts/fixture.ts';
import { browserArgs, demandBrowser } from '#scripts/lib/browser.ts';

/** Queries of a shopper, one after the other, to the full search, which the header uses after its name list. */
const QUERIES = ['kaju katli', 'gulab jamun', 'laddu', 'peacock', 'barfi', 'almond', 'jalebi', 'box'];

/** Part of the search module that the page calls. */
interface Shop {
  siteSearch(): { find(text: string): Promise<{ total: number }> };
}

/** Bundles the shop's search into `search.js` in a folder, because browsers cannot load the sources. */
async function bundleSearch(folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: 'src/shop/search/search-engine.ts', formats: ['es'], fileName: () => 'search.js' },
    },
  });
}

/**
 * Measures the search over `counts` synthetic products in a browser, and prints time and fetched bytes of the first and
 * of later queries.
 * @throws Error when a query finds nothing
 */
export async function printSearches(say: (line: string) => void, counts: readonly number[]): Promise<void> {
  say('products   first query      bytes   next queries (median ms, most bytes)');
  const browser = await chromium.launch({ executablePath: demandBrowser(), args: browserArgs });
  for (const count of counts) {
    const folder = resolve('.cache/bench/search');
    const snapshot = resolve('.cache/bench/snapshot');
    await promisify(execFile)(process.execPath, [
      'tests/bench/synthetic.ts',
      join(fixtureFolder, 'snapshot'),
      snapshot,
      String(count),
    ]);
    await rm(folder, { recursive: true, force: true });
    await prepareIndex(folder, snapshot);
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>search</title>');
    await bundleSearch(folder);
    const server = fastify();
    // Counted here, because the engine fetches in a worker of its own.
    let bytes = 0;
    server.addHook('onResponse', async (request, reply) => {
      if (!request.url.startsWith('/search.js')) bytes += Number(reply.getHeader('content-length') ?? 0);
    });
    await server.register(fastifyStatic, { root: folder, preCompressed: true });
    const page = await browser.newPage({ baseURL: await server.listen({ host: '127.0.0.1', port: 0 }) });
    await page.goto('/index.html');
    const runs: { ms: number; bytes: number }[] = [];
    for (const query of QUERIES) {
      bytes = 0;
      const ms = await page.evaluate(async (text) => {
        const url = '/search.js';
        const { siteSearch } = (await import(url)) as Shop;
        const began = performance.now();
        const { total } = await siteSearch().find(text);
        if (total === 0) throw new Error(`${text} finds nothing`);
        return performance.now() - began;
      }, query);
      // What is fetched is counted a moment after it has arrived.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
      runs.push({ ms, bytes });
    }
    const [first, ...next] = runs;
    const times = next.map(({ ms }) => ms).sort((a, b) => a - b);
    say(
      `${String(count).padStart(8)}${`${first?.ms.toFixed(0)} ms`.padStart(14)}${`${((first?.bytes ?? 0) / 1024).toFixed(0)} KB`.padStart(11)}   ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms, ${(Math.max(...next.map((run) => run.bytes)) / 1024).toFixed(0)} KB`,
    );
    await page.close();
    await server.close();
  }
  await browser.close();
  await rm(resolve('.cache/bench'), { recursive: true, force: true });
}
