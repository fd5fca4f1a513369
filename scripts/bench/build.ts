import { execFile } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { NAMES } from '#features/search/names.rules.ts';
import { measure } from '#scripts/bench/usage.ts';
import { type BuildReport, buildSite } from '#scripts/build.ts';
import { filesBelow } from '#scripts/lib/files.ts';
import { fixtureFolder } from '#scripts/fixture.ts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`.padStart(9);
const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`.padStart(9);

/** Builds synthetic catalogues and prints time, memory and index size of each. */
export async function printBuilds(say: (line: string) => void, counts: readonly number[]): Promise<void> {
  say('products      wall      CPU     peak    pages  a page     index  index files  index size');
  for (const count of counts) {
    const snapshot = resolve('.cache/bench/snapshot');
    const site = resolve('.cache/bench/site');
    await rm(site, { recursive: true, force: true });
    // In a process of its own, so that its memory does not count.
    await promisify(execFile)(process.execPath, [
      'scripts/bench/synthetic.ts',
      join(fixtureFolder, 'snapshot'),
      snapshot,
      String(count),
    ]);
    process.env['SNAPSHOT_DIR'] = snapshot;
    let report: BuildReport | undefined;
    const { wall, cpu, peak } = await measure(async () => {
      report = await buildSite(site);
    });
    const pages = report?.pages ?? 0;
    // The whole search and the names of its first answer, without their compressed copies.
    const searched = await Promise.all(['pagefind', NAMES].map((part) => filesBelow(join(site, part))));
    const index = searched.flat().filter((file) => !file.endsWith('.br'));
    const sizes = await Promise.all(index.map(async (file) => (await stat(file)).size));
    say(
      `${String(count).padStart(8)}${seconds(wall)}${seconds(cpu)}${megabytes(peak)}${String(pages).padStart(9)}${`${(wall / pages).toFixed(1)} ms`.padStart(8)}${seconds(report?.steps['search index'] ?? 0)}${String(index.length).padStart(13)}${megabytes(sizes.reduce((sum, one) => sum + one, 0)).padStart(12)}`,
    );
  }
  await rm(resolve('.cache/bench'), { recursive: true, force: true });
}
