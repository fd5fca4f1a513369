import { rm } from 'node:fs/promises';
import { demandBrowser } from '#scripts/lib/browser.ts';
import { say } from '#scripts/lib/command.ts';
import { ProjectCopy } from '#scripts/lib/project-copy.ts';
import { readJson } from '#scripts/lib/read-json.ts';
import { screenFaults } from '#tests/screen-faults.ts';

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
async function firstFailure(copy: ProjectCopy, files: readonly string[]): Promise<string | undefined> {
  const report = copy.path('report.json');
  const { output } = await copy.run(
    ['node_modules/@playwright/test/cli.js', 'test', '-x', '--config', 'tests/playwright.config.ts', ...files],
    { env: { CHROMIUM_PATH: demandBrowser(), REPORT: report, PW_DISABLE_TS_ESM: '1', PATIENCE: '12000' } },
  );
  const { suites = [] } = await readJson<{ suites?: Suite[] }>(report, {});
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
  const copy = await ProjectCopy.make('.cache/mutate/screens');
  let noticed = 0;
  for (const fault of wanted) {
    const { file, what, tests } = fault;
    await copy.plant(fault);
    const { good, output } = await copy.run(['scripts/fixture.ts']);
    if (!good) throw new Error(`The shop with a fault in ${file} could not be built.\n${output}`);
    const failure = await firstFailure(copy, tests);
    if (failure !== undefined) noticed += 1;
    say(`${failure === undefined ? '✗' : '✓'} ${file}: ${what}`);
    if (failure !== undefined) say(`    ${failure}`);
    await copy.restore(file);
  }
  say(`${noticed} of ${wanted.length} faults were noticed.`);
  return noticed === wanted.length;
}
