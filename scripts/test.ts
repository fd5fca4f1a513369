import { existsSync, statfsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { errorOf, keysOf } from '#lib/narrow.ts';
import { SECOND } from '#lib/time.ts';
import { writeGateRun } from '#tests/bench/guard/gate-run.ts';
import { yardstick } from '#tests/bench/guard/yardstick.ts';
import { runChecks } from '#scripts/checks/run.ts';
import { runTypes } from '#scripts/checks/types.ts';
import { makeFixture } from '#scripts/fixture.ts';
import { demandBrowser } from '#scripts/lib/browser.ts';
import { CommandError, flag, runCommand, say, textOption } from '#scripts/lib/command.ts';
import { startPostgres } from '#scripts/lib/postgres.ts';
import { exitOnSignals, runNode } from '#scripts/lib/program.ts';
import { Progress } from '#scripts/lib/progress.ts';
import { slowestFiles } from '#scripts/lib/slow-files.ts';

const help = `Runs everything that must hold: types, checks, unit tests, the demonstration's drawings, the API on SQLite and PostgreSQL, the built site, the browser, and that nothing has grown.

  npm test                           everything, up to the first stage that does not hold
  npm test -- --only unit,api        some stages: types checks unit art site api guard components e2e
  npm test -- --keep-going           the other stages as well when one does not hold`;

/** Result of a stage. Types and checks count no tests. */
interface Result {
  good: boolean;
  passed: number;
  failed: number;
}

/** Runs a program of a stage; returns true for exit code 0. */
type Run = (args: readonly string[], env?: Record<string, string>) => Promise<boolean>;

/** A stage of the tests. */
interface Stage {
  /** Number of programs that it runs at a time. */
  programs: number;
  work(run: Run): Promise<Result>;
}

// Programs keep what they compiled for the next one: each of many would read the shop's sources anew, at twice the work.
process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/compiled');

/** The environment before this process builds a shop to test, which sets production mode. */
const inherited = { ...process.env };
// A log keeps no colours and no lines that are written over.
const plain: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0', CI: '1' };

/**
 * Returns the function that runs a stage's programs.
 * @param aside true prints a program's output in one piece after its end
 */
const runner =
  (aside: boolean): Run =>
  async (args, env = {}) => {
    const { good, output } = await runNode(args, { quiet: aside, env: { ...inherited, ...plain, ...env } });
    process.stdout.write(output);
    return good;
  };

const progress = new Progress();
let made: Promise<void> | undefined;

/** Creates the shop for the stages that need one, once for all of them. */
const wholeShop = (): Promise<void> =>
  (made ??= progress.step('Making a whole shop to test', (tell) => makeFixture({ say: tell })));

/** Maximum number of bytes that the databases of API tests need while they run. */
const ROOM = 4 * 1024 ** 3;

/**
 * Returns the folder for short-lived databases: in memory when it has more than `ROOM` bytes free, else the temporary
 * folder.
 */
function quickFolder(): string {
  const memory = '/dev/shm';
  const { bavail, bsize } = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 };
  return bavail * bsize > ROOM ? memory : tmpdir();
}

const uncounted = (good: boolean): Result => ({ good, passed: 0, failed: 0 });
const reportOf = (stage: string): string => resolve('test-results', `${stage}.json`);

/** Reads the JSON report of a stage; an empty object when there is none. */
const readReport = async <T>(stage: string): Promise<Partial<T>> =>
  JSON.parse(await readFile(reportOf(stage), 'utf8').catch(() => '{}'));

async function vitest(run: Run, project: string, env: Record<string, string> = {}): Promise<Result> {
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', reportOf(project)];
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--project', project];
  const good = await run([...args, ...reporters], env);
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = await readReport<{
    numPassedTests: number;
    numFailedTests: number;
  }>(project);
  return { good, passed, failed };
}

async function playwright(run: Run, stage: string, ...projects: string[]): Promise<Result> {
  await wholeShop();
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'];
  const good = await run([...args, ...projects.map((project) => `--project=${project}`)], {
    CHROMIUM_PATH: demandBrowser(),
    REPORT: reportOf(stage),
    OUTPUT: resolve('test-results', stage),
    // Node reads the types of tests by itself; where nothing is cached, Playwright would take a quarter of a minute for it.
    PW_DISABLE_TS_ESM: '1',
  });
  const { stats } = await readReport<{ stats: { expected: number; unexpected: number } }>(stage);
  return { good, passed: stats?.expected ?? 0, failed: stats?.unexpected ?? 0 };
}

/** Number of programs that keep two processors busy, since each program waits at times. */
const BUSY = 4;

/** The stages in the order in which they begin. The browser comes last: it looks at the shop that another stage has made. */
const stages = {
  types: { programs: 1, work: async () => uncounted(await runTypes()) },
  checks: {
    programs: 1,
    // Every tool says what it finds: mending one thing at a time would take a run each. Most of them use one processor.
    work: async () => {
      const run = runner(true);
      const prettier = ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn'];
      const held = await Promise.all([
        run(['node_modules/oxlint/bin/oxlint', '.']),
        run(['node_modules/knip/bin/knip.js', '--no-progress']),
        run([...prettier, '--cache', '--cache-location', '.cache/prettier', '.']),
        runChecks(),
      ]);
      return uncounted(held.every(Boolean));
    },
  },
  unit: { programs: 1, work: (run) => vitest(run, 'unit') },
  art: { programs: 1, work: (run) => vitest(run, 'art') },
  site: { programs: 1, work: (run) => wholeShop().then(() => vitest(run, 'site')) },
  api: {
    programs: 2,
    work: async (run) => {
      const folder = quickFolder();
      const postgres = await progress.step('Starting a PostgreSQL server for the tests', () =>
        startPostgres({ folder }),
      );
      try {
        return await vitest(run, 'api', { TEST_DATABASE_URL: postgres.url, TMPDIR: folder });
      } finally {
        postgres.stop();
      }
    },
  },
  guard: {
    programs: 1,
    work: async (run) => {
      await wholeShop();
      const args = ['scripts/bench.ts', 'guard', '--only', 'bytes', '--report', reportOf('guard')];
      const good = await run(args, { CHROMIUM_PATH: demandBrowser() });
      return { ...uncounted(good), ...(await readReport<Result>('guard')) };
    },
  },
  components: { programs: 2, work: (run) => playwright(run, 'components', 'components') },
  e2e: { programs: 2, work: (run) => playwright(run, 'e2e', 'desktop', 'phone') },
} satisfies Record<string, Stage>;
type StageName = keyof typeof stages;
const names = keysOf(stages);

/**
 * Runs a stage; returns its result and the line that reports it. A stage that fails without a failed test counts as one
 * failure.
 */
async function runStage(name: StageName, aside: boolean): Promise<Result & { line: string }> {
  const began = performance.now();
  const { work }: Stage = stages[name];
  const result = await work(runner(aside)).catch((error: unknown) => {
    say(errorOf(error).message);
    return uncounted(false);
  });
  // A stage that broke off before any test of it failed counts as one failure.
  const failed = result.good ? result.failed : Math.max(1, result.failed);
  const seconds = ((performance.now() - began) / SECOND).toFixed(1);
  const line = `${result.good ? '✓' : '✗'} ${name.padEnd(11)}${String(result.passed).padStart(5)} passed${String(failed).padStart(5)} failed${seconds.padStart(9)} s`;
  return { ...result, failed, line };
}

/**
 * Runs all stages; returns whether all hold. Times a reference task before and after, and stores the duration of the
 * run when all hold.
 */
async function runWhole(keepGoing: boolean): Promise<boolean> {
  const before = await yardstick();
  const began = performance.now();
  const good = await runStages(names, keepGoing);
  const took = performance.now() - began;
  if (good) await writeGateRun({ took, before, after: await yardstick() });
  return good;
}

/**
 * Runs stages in their order, several at a time, and prints the results; returns true when all hold.
 * @param keepGoing false starts no further stage after a failure
 */
async function runStages(wanted: readonly StageName[], keepGoing: boolean): Promise<boolean> {
  await rm('test-results', { recursive: true, force: true });
  await mkdir('test-results', { recursive: true });
  const results = new Map<StageName, Awaited<ReturnType<typeof runStage>>>();
  const running = new Map<StageName, Promise<void>>();
  const begin = async (name: StageName): Promise<void> => {
    say(`── ${name} begins`);
    const result = await runStage(name, wanted.length > 1);
    results.set(name, result);
    running.delete(name);
    say(`── ${result.line}`);
  };
  for (const name of wanted) {
    const taken = (): number => [...running.keys()].reduce((sum, one) => sum + stages[one].programs, 0);
    while (running.size > 0 && taken() + stages[name].programs > BUSY) await Promise.race(running.values());
    if (!keepGoing && [...results.values()].some(({ good }) => !good)) break;
    running.set(name, begin(name));
  }
  await Promise.all(running.values());
  const lines = wanted.map((name) => results.get(name)?.line ?? `· ${name.padEnd(11)} not run`);
  const sum = (what: 'passed' | 'failed'): number =>
    [...results.values()].reduce((all, result) => all + result[what], 0);
  const good = sum('failed') === 0;
  say(`\n${lines.join('\n')}\n${good ? 'Everything holds.' : 'Something does not hold; see above.'}`);
  const slowest = await slowestFiles(names.map(reportOf));
  if (slowest.length > 0) say(`The slowest files, and their share of all tests:\n${slowest.join('\n')}`);
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  return good;
}

await runCommand(help, { only: textOption, 'keep-going': flag }, async ({ values }) => {
  const given = values.only?.split(',').map((name) => name.trim());
  const unknown = given?.filter((name) => !names.some((one) => one === name)) ?? [];
  if (unknown.length > 0)
    throw new CommandError(`There is no stage ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  exitOnSignals();
  const keepGoing = values['keep-going'];
  const wanted = names.filter((name) => given?.includes(name));
  process.exitCode = (await (given ? runStages(wanted, keepGoing) : runWhole(keepGoing))) ? 0 : 1;
});
