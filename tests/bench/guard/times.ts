import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { measurePublishes } from '#tests/bench/publish.ts';
import { GATE, type Groups, MEMORY, median, middleRatio, RATIOS, type TimedRun } from '#tests/bench/guard/compare.ts';
import { lastGateRun } from '#tests/bench/guard/gate-run.ts';
import { betweenYardsticks } from '#tests/bench/guard/yardstick.ts';
import type { Figures } from '#tests/bench/kept.ts';

const PRODUCTS = 1_000;
/** Number of builds, of which the median counts. */
const BUILDS = 5;
const BUILD = 'a build of 1,000 products';
const PUBLISH = 'one publish among 1,000 products';

/** Times relative to the reference run, memory, and the names of times without steady reference runs. */
export interface MeasuredTimes {
  groups: Groups;
  swayed: string[];
}

/**
 * Builds 1,000 products `BUILDS` times, each in a child process; returns the times, and the median peak memory in
 * bytes.
 */
async function timeBuilds(): Promise<{ runs: TimedRun[]; memory: number }> {
  const runs: TimedRun[] = [];
  const peaks: number[] = [];
  for (let build = 0; build < BUILDS; build += 1)
    runs.push(
      await betweenYardsticks(async () => {
        const { stdout } = await promisify(execFile)(process.execPath, ['tests/bench/build.ts', String(PRODUCTS)]);
        const { wall, peak } = JSON.parse(stdout) as { wall: number; peak: number };
        peaks.push(peak);
        return wall;
      }),
    );
  return { runs, memory: median(peaks) };
}

/**
 * Changes single prices and measures each until it is public on all pages and in the search.
 * @throws Error when the result differs from a full build
 */
async function timePublishes(): Promise<TimedRun[]> {
  const runs: TimedRun[] = [];
  const { differing } = await measurePublishes(PRODUCTS, async (change) => {
    let times = { page: 0, search: 0, whole: 0 };
    const run = await betweenYardsticks(async () => {
      times = await change();
      return times.whole;
    });
    runs.push(run);
    return times;
  });
  if (differing.length > 0) throw new Error(`A full build makes these otherwise: ${differing.slice(0, 10).join(', ')}`);
  return runs;
}

/** Measures builds and publishes relative to the reference run, adds the last run of the whole gate, and prints all. */
export async function measureTimes(say: (line: string) => void): Promise<MeasuredTimes> {
  const ratios: Figures = {};
  const swayed: string[] = [];
  const add = (name: string, runs: readonly TimedRun[]): void => {
    const ratio = middleRatio(runs);
    if (ratio === null) swayed.push(name);
    else ratios[name] = Number(ratio.toFixed(3));
    const seconds = (median(runs.map(({ took }) => took)) / 1000).toFixed(2);
    const sticks = runs.flatMap(({ before, after }) => [before, after]);
    say(
      `  ${name}: ${seconds} s, ${ratio === null ? 'the yardstick swayed' : `${ratio.toFixed(2)} times the yardstick`} (${Math.min(...sticks).toFixed(0)} to ${Math.max(...sticks).toFixed(0)} ms)`,
    );
  };
  const { runs, memory } = await timeBuilds();
  add(BUILD, runs);
  say(`  ${BUILD}: ${(memory / 1_048_576).toFixed(0)} MB at most`);
  add(PUBLISH, await timePublishes());
  const gate = await lastGateRun();
  if (gate) add(GATE, [{ took: gate.seconds * 1000, before: gate.before, after: gate.after }]);
  else say(`  ${GATE}: no whole run of npm test was written down in this folder`);
  return { groups: { [RATIOS]: ratios, [MEMORY]: { [BUILD]: memory } }, swayed };
}
