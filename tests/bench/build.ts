import { execFile } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { SECOND } from '#lib/time.ts';
import { NAMES } from '#domain/search/names.rules.ts';
import { measure, type Usage } from '#tests/bench/usage.ts';
import { type BuildReport, buildSite } from '#publish/build.ts';
import { filesBelow } from '#publish/files.ts';
import { fixtureFolder } from '#scripts/fixture.ts';

const seconds = (ms: number): string => `${(ms / SECOND).toFixed(1)} s`.padStart(9);
const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`.padStart(9);

/** Build of a synthetic catalogue: its resource usage and result. */
interface MeasuredBuild extends Usage {
  report: BuildReport;
  /** Size in bytes of each file of the search index. */
  index: number[];
}

/** Builds a site of `count` synthetic products and measures it; removes the files afterwards. */
async function measureBuild(count: number): Promise<MeasuredBuild> {
  const snapshot = resolve('.cache/bench/snapshot');
  const site = resolve('.cache/bench/site');
  await rm(site, { recursive: true, force: true });
  // In a process of its own, so that its memory does not count.
  await promisify(execFile)(process.execPath, [
    'tests/bench/synthetic.ts',
    join(fixtureFolder, 'snapshot'),
    snapshot,
    String(count),
  ]);
  process.env['SNAPSHOT_DIR'] = snapshot;
  let report: BuildReport = { steps: {}, pages: 0, bytes: 0 };
  const usage = await measure(async () => {
    report = await buildSite(site, resolve('.cache/bench/data'));
  });
  // The whole search and the names of its first answer, without their compressed copies.
  const searched = await Promise.all(['pagefind', NAMES].map((part) => filesBelow(join(site, part))));
  const files = searched.flat().filter((file) => !file.endsWith('.br'));
  const index = await Promise.all(files.map(async (file) => (await stat(file)).size));
  await rm(resolve('.cache/bench'), { recursive: true, force: true });
  return { ...usage, report, index };
}

/** Builds a synthetic catalogue for each count and prints its time, memory and index size. */
export async function printBuilds(say: (line: string) => void, counts: readonly number[]): Promise<void> {
  say('products      wall      CPU     peak    pages  a page     index  index files  index size');
  for (const count of counts) {
    const { wall, cpu, peak, report, index } = await measureBuild(count);
    say(
      `${String(count).padStart(8)}${seconds(wall)}${seconds(cpu)}${megabytes(peak)}${String(report.pages).padStart(9)}${`${(wall / report.pages).toFixed(1)} ms`.padStart(8)}${seconds(report.steps['search index'] ?? 0)}${String(index.length).padStart(13)}${megabytes(index.reduce((sum, one) => sum + one, 0)).padStart(12)}`,
    );
  }
}

if (import.meta.main) {
  const { wall, peak } = await measureBuild(Number(process.argv[2]));
  process.stdout.write(JSON.stringify({ wall, peak }));
}
