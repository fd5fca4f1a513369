import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile } from '#tests/attack/report.ts';
import { firstOf, site } from '#tests/bench/site.ts';
import { fixtureFolder, quietConfig } from '#scripts/fixture.ts';
import { startShop } from '#main';
import { demandBrowser } from '#scripts/lib/browser.ts';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const BROWSER =
  '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run';

interface Run {
  scores: number[];
  /** First and largest contentful paint, total blocking time, and speed index, in ms. */
  fcp: number;
  lcp: number;
  blocked: number;
  speed: number;
  /** Cumulative layout shift. */
  cls: number;
}

/**
 * Runs Lighthouse once with its simulated slow phone; returns scores and times.
 * @param calm true to prefer reduced motion
 * @throws Error when it writes no report
 */
async function runOnce(url: string, browser: string, calm: boolean): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-lighthouse-'));
  const report = join(folder, 'report.json');
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--chrome-flags=${BROWSER}${calm ? ' --force-prefers-reduced-motion' : ''}`,
  ];
  const child = spawn(process.execPath, ['node_modules/lighthouse/cli/index.js', url, ...flags], {
    env: { ...process.env, CHROME_PATH: browser },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((done) => child.on('exit', done));
  try {
    const { categories, audits } = JSON.parse(await readFile(report, 'utf8'));
    return {
      scores: CATEGORIES.map((name) => Math.round(categories[name].score * 100)),
      fcp: audits['first-contentful-paint'].numericValue,
      lcp: audits['largest-contentful-paint'].numericValue,
      blocked: audits['total-blocking-time'].numericValue,
      speed: audits['speed-index'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
    };
  } catch {
    throw new Error(`Lighthouse gave no report for ${url}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const median = (values: readonly number[]): number => percentile(values, 50);

/**
 * Runs Lighthouse five times for the home page, the lists and a page of each kind of product, and prints the medians.
 * The home page is measured with its two-second greeting, and with reduced motion, which has none.
 */
export async function printLighthouse(say: (line: string) => void): Promise<void> {
  const browser = demandBrowser();
  const server = await startShop(quietConfig(fixtureFolder, { SITE_DIR: site }));
  say(
    `page                      perf a11y best  seo   FCP ms  LCP ms  blocked ms  speed index ms     CLS   (medians of ${RUNS})`,
  );
  for (const [page, calm] of [
    ['/', false],
    ['/', true],
    ['/sweets', false],
    ['/invitation', false],
    ['/dry_fruit_list', false],
    ...['sweets-info', 'invitation-detail', 'dry-fruit_info'].map((kind) => [firstOf(kind), false] as const),
  ] as const) {
    const runs: Run[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(server.url + page, browser, calm));
    const four = CATEGORIES.map((_, index) => String(median(runs.map((one) => one.scores[index] ?? 0))).padStart(4));
    const [fcp, lcp, blocked, speed] = (['fcp', 'lcp', 'blocked', 'speed'] as const).map((name) =>
      String(Math.round(median(runs.map((one) => one[name])))),
    );
    say(
      `${(calm ? `${page} without greeting` : page).slice(0, 24).padEnd(26)}${four.join(' ')}   ${fcp?.padStart(6)}  ${lcp?.padStart(6)}  ${blocked?.padStart(10)}  ${speed?.padStart(14)}  ${median(runs.map((one) => one.cls)).toFixed(4)}`,
    );
  }
  await server.close();
}
