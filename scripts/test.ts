import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runChecks } from '#scripts/checks/run.ts';
import { makeFixture } from '#scripts/fixture.ts';
import { Progress } from '#scripts/lib/progress.ts';
import { demandBrowser } from '#tests/support/browser.ts';
import { startPostgres } from '#tests/support/postgres.ts';

const help = `Runs everything that must hold: types, checks, unit tests, the API on SQLite and PostgreSQL, the built site, the browser.

  npm test                           everything
  npm test -- --only unit,api        some stages: types checks unit api site e2e`;

const stages = ['types', 'checks', 'unit', 'api', 'site', 'e2e'] as const;
type Stage = (typeof stages)[number];

/** Runs a program to its end with its output on the terminal. */
function run(words: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(process.execPath, words, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('exit', (code) => done(code === 0));
  });
}

interface Tally {
  passed: number;
  failed: number;
}
const tally: Tally = { passed: 0, failed: 0 };

async function vitest(project: string, env: Record<string, string> = {}): Promise<boolean> {
  const report = resolve('test-results', `${project}.json`);
  const fine = await run(
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--project', project, '--reporter', 'dot', '--reporter', 'json', '--outputFile.json', report],
    env,
  );
  const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as { numPassedTests?: number; numFailedTests?: number };
  tally.passed += numPassedTests;
  tally.failed += numFailedTests;
  return fine;
}

async function playwright(): Promise<boolean> {
  const fine = await run(['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'], { CHROMIUM_PATH: demandBrowser() });
  const { stats } = JSON.parse(await readFile('test-results/e2e.json', 'utf8').catch(() => '{}')) as { stats?: { expected: number; unexpected: number } };
  tally.passed += stats?.expected ?? 0;
  tally.failed += stats?.unexpected ?? 0;
  return fine;
}

const progress = new Progress();
const work: Record<Stage, () => Promise<boolean>> = {
  types: () => run(['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']),
  checks: () => runChecks(),
  unit: () => vitest('unit'),
  api: async () => {
    const postgres = await startPostgres();
    try {
      return await vitest('api', { TEST_DATABASE_URL: postgres.url });
    } finally {
      postgres.stop();
    }
  },
  site: async () => {
    await progress.step('Making a whole shop to test', makeFixture);
    return vitest('site');
  },
  e2e: async () => {
    await progress.step('Making a whole shop to test', makeFixture);
    return playwright();
  },
};

const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } });
if (values.help) process.stdout.write(`${help}\n`);
else {
  const wanted = values.only ? values.only.split(',') : stages;
  await rm('test-results', { recursive: true, force: true });
  await mkdir('test-results', { recursive: true });
  let good = true;
  for (const stage of stages.filter((one) => wanted.includes(one))) {
    process.stdout.write(`\n── ${stage}\n`);
    good = await work[stage]();
    if (!good) break;
  }
  process.stdout.write(`\n${good ? 'Everything holds.' : 'Something does not hold; see above.'}\n`);
  process.stdout.write(`${tally.passed} passed, ${tally.failed + (good || tally.failed > 0 ? 0 : 1)} failed\n`);
  process.exitCode = good ? 0 : 1;
}
