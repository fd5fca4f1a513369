import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fixtureFolder, makeFixture } from '#scripts/fixture.ts';
import { scriptsOf } from '#scripts/lib/page-scripts.ts';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/main.ts';
import { demandBrowser } from '#tests/support/browser.ts';

const help = `Measures the built shop.

  npm run bench                  bytes of every kind of page
  npm run bench -- lighthouse    median of five mobile Lighthouse runs of home, list and detail`;

const site = join(fixtureFolder, 'site', 'current');
const say = (words: string): void => void process.stdout.write(`${words}\n`);

/** Bytes after gzip of a page and of what it loads by itself. */
function weigh(page: string): { html: number; scripts: number } {
  const html = readFileSync(join(site, page, 'index.html'), 'utf8');
  const scripts = scriptsOf(site, html).reduce((sum, file) => sum + gzipSync(readFileSync(join(site, file))).length, 0);
  return { html: gzipSync(html).length, scripts };
}

function firstSweet(): string {
  const list = readFileSync(join(site, 'sweets', 'index.html'), 'utf8');
  return /\/sweets-info\/[0-9a-f]{24}/.exec(list)?.[0] ?? '/';
}

function bytes(): void {
  say('page                      HTML gzip   script before interaction gzip');
  for (const page of ['/', '/sweets', firstSweet(), '/invitation', '/decorations', '/contact-us', '/signup']) {
    const { html, scripts } = weigh(page);
    say(`${page.slice(0, 24).padEnd(26)}${String(html).padStart(6)} B    ${String(scripts).padStart(6)} B`);
  }
}

/** One Lighthouse run with simulated mobile throttling. */
function lighthouse(url: string, browser: string): Promise<{ scores: number[]; lcp: number; cls: number }> {
  return new Promise((resolve, reject) => {
    const flags = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run'];
    const child = spawn(process.execPath, ['node_modules/lighthouse/cli/index.js', url, ...flags], { env: { ...process.env, CHROME_PATH: browser }, stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk;
    });
    child.on('exit', () => {
      try {
        const { categories, audits } = JSON.parse(out);
        const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) => Math.round(categories[name].score * 100));
        resolve({ scores, lcp: audits['largest-contentful-paint'].numericValue, cls: audits['cumulative-layout-shift'].numericValue });
      } catch {
        reject(new Error(`Lighthouse gave no report for ${url}.`));
      }
    });
  });
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function scores(): Promise<void> {
  const browser = demandBrowser();
  const config = readConfig({ HOST: '127.0.0.1', PORT: '0', DATA_DIR: fixtureFolder, SITE_DIR: site, LOG_LEVEL: 'silent', RATE_LIMITS: 'false' });
  const server = await startServer(config);
  say('page                      perf a11y best seo   LCP ms   CLS   (medians of 5)');
  for (const page of ['/', '/sweets', firstSweet()]) {
    const runs: Awaited<ReturnType<typeof lighthouse>>[] = [];
    for (let run = 0; run < 5; run += 1) runs.push(await lighthouse(server.address + page, browser));
    const four = [0, 1, 2, 3].map((index) => String(median(runs.map((one) => one.scores[index] ?? 0))).padStart(4));
    say(`${page.slice(0, 24).padEnd(26)}${four.join(' ')}   ${String(Math.round(median(runs.map((one) => one.lcp)))).padStart(6)}   ${median(runs.map((one) => one.cls)).toFixed(4)}`);
  }
  await server.close();
}

if (process.argv.includes('--help')) say(help);
else {
  await makeFixture(say);
  if (process.argv.includes('lighthouse')) await scores();
  else bytes();
}
