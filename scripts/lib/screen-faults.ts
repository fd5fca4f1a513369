import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { demandBrowser } from '#scripts/lib/browser.ts';
import { say } from '#scripts/lib/command.ts';
import { runNode } from '#scripts/lib/program.ts';
import { linkFolder } from '#publish/files.ts';
import { screenFaults } from '#tests/screen-faults.ts';

const COPY = resolve('.cache/mutate/screens');
const SOURCES = ['src', 'public', 'scripts', 'tests', 'package.json', 'package-lock.json', 'astro.config.mjs'];

/** Copies the project, with the fixture's pictures, to a folder in which faults can be planted. */
async function makeCopy(): Promise<void> {
  await rm(COPY, { recursive: true, force: true });
  await mkdir(COPY, { recursive: true });
  for (const name of [...SOURCES, 'tsconfig.json']) await cp(name, join(COPY, name), { recursive: true });
  await symlink(resolve('node_modules'), join(COPY, 'node_modules'));
  await linkFolder(resolve('.cache/fixture/media'), join(COPY, '.cache/fixture/media'));
  const quick = '.cache/fixture/quick-pictures';
  if (existsSync(quick)) await cp(quick, join(COPY, quick));
}

/** Runs a program in the copy of the project and captures its output. */
const runThere = (args: readonly string[], env: Record<string, string> = {}) =>
  runNode(args, { cwd: COPY, quiet: true, env: { ...process.env, CI: '1', ...env } });

/** A suite in Playwright's report, as far as it is read here. */
interface Suite {
  suites?: Suite[];
  specs?: { file: string; title: string; tests: { status: string }[] }[];
}

const failureIn = (suites: readonly Suite[]): string | undefined =>
  suites
    .flatMap(({ suites: inner = [], specs = [] }) => [
      ...specs
        // One that was broken off at its other width counts as good with Playwright.
        .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
        .map(({ file, title }) => `${file}: ${title}`),
      ...[failureIn(inner) ?? []].flat(),
    ])
    .at(0);

/**
 * Runs test files in the copy until one test fails; returns its file and title, or undefined when all pass.
 * @throws Error when the tests cannot be run
 */
async function firstFailure(files: readonly string[]): Promise<string | undefined> {
  const report = join(COPY, 'report.json');
  const { output } = await runThere(
    ['node_modules/@playwright/test/cli.js', 'test', '-x', '--config', 'tests/playwright.config.ts', ...files],
    { CHROMIUM_PATH: demandBrowser(), REPORT: report, PW_DISABLE_TS_ESM: '1', PATIENCE: '12000' },
  );
  const { suites = [] } = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as { suites?: Suite[] };
  if (suites.length === 0) throw new Error(`The tests could not be run.\n${output}`);
  await rm(report);
  return failureIn(suites);
}

/**
 * Plants the faults of `tests/screen-faults.ts` one by one in a copy of the project, and runs the browser tests of each
 * fault's page.
 * @param parts limits the faults to files whose path contains one of these; empty for all
 * @returns true when the tests noticed every fault
 * @throws Error when a fault's code is not exactly once in its file, or the shop cannot be built
 */
export async function plantScreenFaults(parts: readonly string[]): Promise<boolean> {
  const wanted = screenFaults.filter(({ file }) => parts.length === 0 || parts.some((part) => file.includes(part)));
  await makeCopy();
  let noticed = 0;
  for (const { file, what, from, to, tests } of wanted) {
    const text = await readFile(join(COPY, file), 'utf8');
    if (text.split(from).length !== 2) throw new Error(`${file} does not hold once: ${from}`);
    await writeFile(
      join(COPY, file),
      text.replace(from, () => to),
    );
    const { good, output } = await runThere(['scripts/fixture.ts']);
    if (!good) throw new Error(`The shop with a fault in ${file} could not be built.\n${output}`);
    const failure = await firstFailure(tests);
    if (failure !== undefined) noticed += 1;
    say(`${failure === undefined ? '✗' : '✓'} ${file}: ${what}`);
    if (failure !== undefined) say(`    ${failure}`);
    await cp(file, join(COPY, file));
  }
  say(`${noticed} of ${wanted.length} faults were noticed.`);
  return noticed === wanted.length;
}
