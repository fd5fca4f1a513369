import { writeFile } from 'node:fs/promises';
import { printApi } from '#tests/bench/api.ts';
import { printBuilds } from '#tests/bench/build.ts';
import { printBytes } from '#tests/bench/bytes.ts';
import { runGuard } from '#tests/bench/guard/guard.ts';
import { printIslands } from '#tests/bench/islands.ts';
import { printLighthouse } from '#tests/bench/lighthouse.ts';
import { printMachine } from '#tests/bench/machine.ts';
import { printPublishes } from '#tests/bench/publish.ts';
import { printSearches } from '#tests/bench/search.ts';
import { printStaffTasks, printTasks } from '#tests/bench/tasks/tasks.ts';
import { printWedding } from '#tests/bench/wedding.ts';
import { printOrders } from '#tests/bench/orders.ts';
import { makeFixture } from '#scripts/fixture.ts';
import { CommandError, flag, runCommand, say, textOption } from '#scripts/lib/command.ts';

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
  npm run bench -- machine [1 10 100]     processor, memory and disk of a machine for so many orders a day
  npm run bench -- tasks                  taps, fields, words, pages and scrolling of a shopper's tasks, before and now;
                                          --staff: of the tasks of the staff
  npm run bench -- wedding [500]          an order to so many guests in a browser, with the longest task of each step`;

/** Options of the guard, and of the tasks, as the command line gives them. */
interface Wishes {
  only?: string | undefined;
  keep: boolean;
  staff: boolean;
  /** File for the numbers of passed and failed figures, which `npm test` reads. */
  report?: string | undefined;
}

/**
 * Runs the guard: compares measurements with `tests/guard.json`, and sets exit code 1 when one moved too far.
 * @throws CommandError when the part is unknown
 */
async function guard({ only, keep, report }: Omit<Wishes, 'staff'>): Promise<void> {
  const parts = (['bytes', 'times'] as const).filter((part) => !only || only === part);
  if (parts.length === 0) throw new CommandError(`There is no part ${only}; there are bytes and times.`);
  const result = await runGuard({ parts, keep, say });
  if (report) await writeFile(report, JSON.stringify(result));
  if (result.failed > 0) process.exitCode = 1;
}

/** Measurements by name; `counts` are the numbers behind the name on the command line. */
const measurements: Record<string, (counts: readonly number[], wishes: Wishes) => Promise<void>> = {
  bytes: () => printBytes(say),
  guard: (_, wishes) => guard(wishes),
  islands: () => printIslands(say),
  lighthouse: () => printLighthouse(say),
  build: (counts) => printBuilds(say, counts.length > 0 ? counts : [1_000, 10_000, 50_000]),
  publish: (counts) => printPublishes(say, counts.length > 0 ? counts : [1_000, 10_000]),
  search: (counts) => printSearches(say, counts.length > 0 ? counts : [1_000, 10_000]),
  api: ([seconds = 5]) => printApi(say, seconds),
  orders: ([homes = 5_000]) => printOrders(say, homes),
  machine: (counts) => printMachine(say, counts.length > 0 ? counts : [1, 10, 100]),
  tasks: (_, { staff }) => (staff ? printStaffTasks(say) : printTasks(say)),
  wedding: ([guests = 500]) => printWedding(say, guests),
};

await runCommand(
  help,
  { keep: flag, only: textOption, report: textOption, staff: flag },
  async ({ values, positionals }) => {
    const [name = 'bytes', ...rest] = positionals;
    const measure = measurements[name];
    if (!measure) throw new CommandError(`There is nothing to measure called ${name}.\n\n${help}`);
    // API and orders are measured on stores of their own; the guard, bytes, tasks and a machine need no final pictures.
    const pictures = ['guard', 'bytes', 'machine', 'tasks'].includes(name) ? 'quick' : 'real';
    if (name !== 'api' && name !== 'orders') await makeFixture({ pictures, say: (step) => say(`· ${step}`) });
    await measure(
      rest.map(Number).filter((count) => Number.isInteger(count) && count > 0),
      values,
    );
  },
);
