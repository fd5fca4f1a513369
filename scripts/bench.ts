import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { printApi } from '#tests/bench/api.ts';
import { printBuilds } from '#tests/bench/build.ts';
import { printBytes } from '#tests/bench/bytes.ts';
import { runGuard } from '#tests/bench/guard/guard.ts';
import { printIslands } from '#tests/bench/islands.ts';
import { printLighthouse } from '#tests/bench/lighthouse.ts';
import { printPublishes } from '#tests/bench/publish.ts';
import { printSearches } from '#tests/bench/search.ts';
import { printWedding } from '#tests/bench/wedding.ts';
import { makeFixture } from '#scripts/fixture.ts';

const help = `Measures the shop.

  npm run bench                           bytes that a browser receives of every kind of page
  npm run bench -- guard                  compares bytes, counts and times with those that tests/guard.json keeps; ends with 1
                                          where something moved too far. --only bytes or --only times is a part of it, and
                                          --keep keeps what is measured: the commit that does so says why
  npm run bench -- islands                how long islands take from the first touch on slow 4G, and what they move
  npm run bench -- lighthouse             medians of five mobile Lighthouse runs of home, list and detail
  npm run bench -- build [1000 10000 …]   time, memory and index of synthetic catalogues (1,000, 10,000 and 50,000)
  npm run bench -- publish [1000 …]       one changed price, from the store to page and index (1,000 and 10,000)
  npm run bench -- search [10000 …]       bytes and time of the first and the next queries in a browser
  npm run bench -- api [5]                reads and writes a second of the API, so many seconds each, on SQLite and on PostgreSQL
                                          with one, two and four processes
  npm run bench -- orders [5000]          what reading an order to so many homes costs with none and with two in five cancelled,
                                          and what 20 drafts of it take in the store
  npm run bench -- wedding [500]          an order to so many guests in a browser, with the longest task of each step`;

const say = (words: string): void => void process.stdout.write(`${words}\n`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    only: { type: 'string' },
    // Where `npm test` reads how many figures hold.
    report: { type: 'string' },
  },
});
const [what = 'bytes', ...rest] = positionals;
const counts = rest.map(Number).filter((count) => Number.isInteger(count) && count > 0);

/** Runs the guard, and ends with 1 where a figure moved too far. */
async function guard(): Promise<void> {
  const parts = (['bytes', 'times'] as const).filter((part) => !values.only || values.only === part);
  if (parts.length === 0) throw new Error(`There is no part ${values.only}; there are bytes and times.`);
  const result = await runGuard({ parts, keep: values.keep, say });
  if (values.report) await writeFile(values.report, JSON.stringify(result));
  if (result.failed > 0) process.exitCode = 1;
}

const kinds: Record<string, () => unknown> = {
  bytes: () => printBytes(say),
  guard,
  islands: () => printIslands(say),
  lighthouse: () => printLighthouse(say),
  build: () => printBuilds(say, counts.length > 0 ? counts : [1_000, 10_000, 50_000]),
  search: () => printSearches(say, counts.length > 0 ? counts : [1_000, 10_000]),
  api: () => printApi(say, counts[0] ?? 5),
  // Read once it is asked for: it brings helpers of the tests.
  orders: async () => (await import('#tests/bench/orders.ts')).printOrders(say, counts[0] ?? 5_000),
  wedding: () => printWedding(say, counts[0] ?? 500),
  publish: () => printPublishes(say, counts.length > 0 ? counts : [1_000, 10_000]),
};

const print = kinds[what];
if (values.help) say(help);
else if (!print) {
  process.stderr.write(`There is nothing to measure called ${what}.\n\n${help}\n`);
  process.exitCode = 1;
} else {
  // API and orders are measured on stores of their own; what the guard and bytes look at has no pictures.
  const pictures = what === 'guard' || what === 'bytes' ? 'quick' : 'real';
  if (what !== 'api' && what !== 'orders') await makeFixture({ pictures, say: (words) => say(`· ${words}`) });
  await print();
}
