import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SECOND } from '#lib/time.ts';
import { writeGateRun } from '#tests/bench/guard/gate-run.ts';
import { yardstick } from '#tests/bench/guard/yardstick.ts';
import { runChecks } from '#scripts/checks/run.ts';
import { runTypes } from '#scripts/checks/types.ts';
import { makeFixture } from '#scripts/fixture.ts';
import { Progress } from '#scripts/lib/progress.ts';
import { demandBrowser } from '#scripts/lib/browser.ts';
import { startPostgres } from '#scripts/lib/postgres.ts';
import { slowestFiles } from '#scripts/lib/slow-files.ts';

const help = `Runs everything that must hold: types, checks, unit tests, the demonstration's drawings, the API on SQLite and PostgreSQL, the built site, the browser, and that nothing has grown.

  npm test                           everything, up to the first stage that does not hold
  npm test -- --only unit,api        some stages: types checks unit art site api guard components e2e
  npm test -- --keep-going           the other stages as well when one does not hold`;

const stages = ['types', 'checks', 'unit', 'art', 'site', 'api', 'guard', 'components', 'e2e'] as const;
type Stage = (typeof stages)[number];

/** What a stage came to. Types and checks count nothing. */
interface Result {
  good: boolean;
  passed: number;
  failed: number;
}

const running = new Set<ChildProcess>();

// Programs keep what they compiled for the next one: each of many would read the shop's sources anew, at twice the work.
process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/compiled');

/** As it was before this process built a shop to test, which makes it one of production. */
const inherited = { ...process.env };

// A log keeps no colours and no lines that are written over.
const plain: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0', CI: '1' };

/** Runs a program to its end with its output on the terminal. */
function run(words: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(process.execPath, words, { stdio: 'inherit', env: { ...inherited, ...plain, ...env } });
    running.add(child);
    child.on('exit', (code) => {
      running.delete(child);
      done(code === 0);
    });
  });
}

/** Runs a program beside others and prints its output in one piece when it has ended. */
function runAside(words: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(process.execPath, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...inherited, ...plain, ...env },
    });
    running.add(child);
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
    child.on('close', (code) => {
      running.delete(child);
      process.stdout.write(Buffer.concat(said));
      done(code === 0);
    });
  });
}

/** Bytes that the stores of API tests take at most while they run. */
const ROOM = 4 * 1024 ** 3;

/** Returns a folder for stores that live for a second: in memory if there is room, which costs a fifth less. */
function quickFolder(): string {
  const memory = '/dev/shm';
  const { bavail, bsize } = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 };
  return bavail * bsize > ROOM ? memory : tmpdir();
}

const uncounted = (good: boolean): Result => ({ good, passed: 0, failed: 0 });

async function vitest(project: string, env: Record<string, string> = {}, start = run): Promise<Result> {
  const report = resolve('test-results', `${project}.json`);
  const good = await start(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--project',
      project,
      '--reporter',
      'default',
      '--reporter',
      'json',
      '--outputFile.json',
      report,
    ],
    env,
  );
  const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as {
    numPassedTests?: number;
    numFailedTests?: number;
  };
  return { good, passed: numPassedTests, failed: numFailedTests };
}

let made: Promise<void> | undefined;

/** Makes the shop that stages look at, once for all of them. */
const wholeShop = (): Promise<void> =>
  (made ??= progress.step('Making a whole shop to test', (say) => makeFixture({ say })));

async function playwright(stage: string, projects: readonly string[], start: typeof run): Promise<Result> {
  await wholeShop();
  const report = resolve('test-results', `${stage}.json`);
  const good = await start(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'tests/playwright.config.ts',
      ...projects.map((project) => `--project=${project}`),
    ],
    // Node reads the types of tests by itself; where nothing is cached, Playwright would take a quarter of a minute for it.
    { CHROMIUM_PATH: demandBrowser(), REPORT: report, OUTPUT: resolve('test-results', stage), PW_DISABLE_TS_ESM: '1' },
  );
  const { stats } = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as {
    stats?: { expected: number; unexpected: number };
  };
  return { good, passed: stats?.expected ?? 0, failed: stats?.unexpected ?? 0 };
}

const linter = ['node_modules/oxlint/bin/oxlint', '.'];
const unused = ['node_modules/knip/bin/knip.js', '--no-progress'];
const formatter = [
  'node_modules/prettier/bin/prettier.cjs',
  '--check',
  '--log-level',
  'warn',
  '--cache',
  '--cache-location',
  '.cache/prettier',
  '.',
];

const progress = new Progress();
const work: Record<Stage, (aside: boolean) => Promise<Result>> = {
  types: async () => uncounted(await runTypes()),
  checks: async () => {
    // Every tool says what it finds: mending one thing at a time would take a run each. Most of them use one processor.
    const held = await Promise.all([runAside(linter), runAside(unused), runAside(formatter), runChecks()]);
    return uncounted(held.every(Boolean));
  },
  unit: (aside) => vitest('unit', {}, aside ? runAside : run),
  art: (aside) => vitest('art', {}, aside ? runAside : run),
  api: async (aside) => {
    const folder = quickFolder();
    const postgres = await progress.step('Starting a PostgreSQL server for the tests', () => startPostgres({ folder }));
    try {
      return await vitest('api', { TEST_DATABASE_URL: postgres.url, TMPDIR: folder }, aside ? runAside : run);
    } finally {
      postgres.stop();
    }
  },
  site: async (aside) => {
    await wholeShop();
    return vitest('site', {}, aside ? runAside : run);
  },
  components: (aside) => playwright('components', ['components'], aside ? runAside : run),
  guard: async (aside) => {
    await wholeShop();
    const report = resolve('test-results', 'guard.json');
    const words = ['scripts/bench.ts', 'guard', '--only', 'bytes', '--report', report];
    const good = await (aside ? runAside : run)(words, { CHROMIUM_PATH: demandBrowser() });
    const { passed = 0, failed = 0 } = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as Partial<Result>;
    return { good, passed, failed };
  },
  e2e: (aside) => playwright('e2e', ['desktop', 'phone'], aside ? runAside : run),
};

/** How many programs at once keep two processors busy: each of them waits for something now and then. */
const BUSY = 4;
/** Of these, how many a stage is. The browser comes last: it looks at the shop that another stage has made. */
const programs: Record<Stage, number> = {
  types: 1,
  checks: 1,
  unit: 1,
  art: 1,
  site: 1,
  api: 2,
  guard: 1,
  components: 2,
  e2e: 2,
};

/** Runs a stage to its end. @param aside true to print what it says in one piece once it has ended */
async function runStage(stage: Stage, aside: boolean): Promise<Result & { line: string }> {
  const began = performance.now();
  const result = await work[stage](aside).catch((error: unknown) => {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return uncounted(false);
  });
  // A stage that broke off before any test of it failed counts as one failure.
  const failed = result.good ? result.failed : Math.max(1, result.failed);
  const seconds = ((performance.now() - began) / SECOND).toFixed(1);
  const line = `${result.good ? '✓' : '✗'} ${stage.padEnd(11)}${String(result.passed).padStart(5)} passed${String(failed).padStart(5)} failed${seconds.padStart(9)} s`;
  return { ...result, failed, line };
}

/** Runs all stages between two runs of the yardstick, and writes down how long they took where everything holds. */
async function runWhole(keepGoing: boolean): Promise<boolean> {
  const before = await yardstick();
  const began = performance.now();
  const good = await runStages(stages, keepGoing);
  const took = performance.now() - began;
  if (good) await writeGateRun({ took, before, after: await yardstick() });
  return good;
}

/** Runs the stages in their order, as many at once as keep the processors busy, and prints what each came to; answers whether all hold. */
async function runStages(wanted: readonly Stage[], keepGoing: boolean): Promise<boolean> {
  await rm('test-results', { recursive: true, force: true });
  await mkdir('test-results', { recursive: true });
  const results = new Map<Stage, Awaited<ReturnType<typeof runStage>>>();
  const under = new Map<Stage, Promise<void>>();
  const begin = async (stage: Stage): Promise<void> => {
    process.stdout.write(`── ${stage} begins\n`);
    const result = await runStage(stage, wanted.length > 1);
    results.set(stage, result);
    under.delete(stage);
    process.stdout.write(`── ${result.line}\n`);
  };
  const holds = (): boolean => [...results.values()].every(({ good }) => good);
  for (const stage of wanted) {
    const taken = (): number => [...under.keys()].reduce((sum, one) => sum + programs[one], 0);
    while (under.size > 0 && taken() + programs[stage] > BUSY) await Promise.race(under.values());
    if (!keepGoing && !holds()) break;
    under.set(stage, begin(stage));
  }
  await Promise.all(under.values());
  const lines = wanted.map((stage) => results.get(stage)?.line ?? `· ${stage.padEnd(11)} not run`);
  const sum = (what: 'passed' | 'failed'): number =>
    [...results.values()].reduce((all, result) => all + result[what], 0);
  const good = sum('failed') === 0;
  process.stdout.write(
    `\n${lines.join('\n')}\n${good ? 'Everything holds.' : 'Something does not hold; see above.'}\n`,
  );
  const slowest = await slowestFiles(stages.map((stage) => resolve('test-results', `${stage}.json`)));
  if (slowest.length > 0)
    process.stdout.write(`The slowest files, and their share of all tests:\n${slowest.join('\n')}\n`);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
  return good;
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, 'keep-going': { type: 'boolean', default: false }, help: { type: 'boolean' } },
});
const named = values.only?.split(',').map((one) => one.trim());
const unknown = named?.filter((one) => !stages.some((stage) => stage === one)) ?? [];
if (values.help) process.stdout.write(`${help}\n`);
else if (unknown.length > 0) {
  process.stderr.write(`There is no stage ${unknown.join(', ')}; there are ${stages.join(', ')}.\n`);
  process.exitCode = 1;
} else {
  // Leaving runs the exit handlers, which stop the database server.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      for (const child of running) child.kill(signal);
      process.exit(1);
    });
  }
  const wanted = stages.filter((stage) => !named || named.includes(stage));
  const good = named ? await runStages(wanted, values['keep-going']) : await runWhole(values['keep-going']);
  process.exitCode = good ? 0 : 1;
}
