import { relative } from 'node:path';
import { SECOND } from '#lib/time.ts';
import { readJson } from '#scripts/lib/read-json.ts';

/** Time that a file of tests took. */
interface FileTime {
  file: string;
  seconds: number;
}

/** A report of Vitest, as far as it is read here. */
interface VitestReport {
  testResults?: { name: string; startTime: number; endTime: number }[];
}

/** A suite in a report of Playwright, as far as it is read here. */
interface Suite {
  suites?: Suite[];
  specs?: { file: string; tests: { results: { duration: number }[] }[] }[];
}
interface PlaywrightReport {
  config?: { rootDir: string };
  suites?: Suite[];
}

function* timesIn(folder: string, suites: readonly Suite[]): Generator<FileTime> {
  for (const { suites: inner = [], specs = [] } of suites) {
    yield* timesIn(folder, inner);
    for (const { file, tests } of specs) {
      const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
      yield { file: `${folder}/${file}`, seconds: ms / SECOND };
    }
  }
}

async function timesOf(report: string): Promise<FileTime[]> {
  const read = await readJson<VitestReport & PlaywrightReport>(report, {});
  const ofVitest = (read.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative('.', name),
    seconds: (endTime - startTime) / SECOND,
  }));
  return [...ofVitest, ...timesIn(relative('.', read.config?.rootDir ?? '.'), read.suites ?? [])];
}

/**
 * Returns a line for each of the slowest test files with its seconds and its share of the total time of all tests.
 * @param reports paths of JSON reports of Vitest and Playwright; missing ones are ignored
 */
export async function slowestFiles(reports: readonly string[], most = 10): Promise<string[]> {
  const files = new Map<string, number>();
  for (const { file, seconds } of (await Promise.all(reports.map(timesOf))).flat())
    files.set(file, (files.get(file) ?? 0) + seconds);
  const all = [...files.values()].reduce((sum, seconds) => sum + seconds, 0);
  return [...files]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(
      ([file, seconds]) =>
        `${seconds.toFixed(1).padStart(7)} s ${((seconds / all) * 100).toFixed(1).padStart(5)}%  ${file}`,
    );
}
