import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { fixtureFolder, quietConfig } from '#scripts/fixture.ts';
import { firstOf, site } from '#tests/bench/site.ts';
import { startShop } from '#main';
import { browserArgs, demandBrowser } from '#scripts/lib/browser.ts';

/** Network of Lighthouse's slow 4G in bytes per second and ms; the processor is slowed by `SLOWER`. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const SLOWER = 4;

interface Woken {
  /** Ms from the first touch until the island is hydrated. */
  usable: number;
  /** Layout shift from the touch until half a second after hydration, including shifts soon after input. */
  shift: number;
  /** Bytes of scripts fetched after the touch, including headers. */
  bytes: number;
}

/**
 * Measures the islands of the most visited pages and prints, for each, the ms from the first touch until it is usable,
 * its layout shift and the bytes of its scripts.
 */
export async function printIslands(say: (line: string) => void): Promise<void> {
  const server = await startShop(quietConfig(fixtureFolder, { SITE_DIR: site }));
  const browser = await chromium.launch({ executablePath: demandBrowser(), args: browserArgs });
  say(
    'island (slow 4G, slow phone)       usable after touch   of a page touched before   layout shift   scripts fetched',
  );
  try {
    for (const path of [firstOf('sweets-info'), firstOf('invitation-detail'), '/decorations', '/contact-us']) {
      const html = readFileSync(join(site, path, 'index.html'), 'utf8');
      for (const [, name = ''] of html.matchAll(/<astro-island[^>]*component-export="(\w+)"[^>]* client="use"/g)) {
        const { usable, shift, bytes } = await wake(browser, server.url + path, name);
        const warm = await wake(browser, server.url + path, name, { touched: true });
        say(
          `${`${path.slice(0, 18)} ${name}`.padEnd(36)}${`${usable.toFixed(0)} ms`.padStart(17)}${`${warm.usable.toFixed(0)} ms`.padStart(27)}${shift.toFixed(4).padStart(15)}${`${(bytes / 1024).toFixed(0)} KB`.padStart(18)}`,
        );
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * Opens a page on a simulated slow phone, touches an island and measures its hydration.
 * @param touched true when another part of the page was touched before, which loads the shared scripts
 */
async function wake(browser: Browser, url: string, name: string, { touched = false } = {}): Promise<Woken> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (touched) {
    await page.touchscreen.tap(180, 5);
    await page.evaluate(() => import(document.querySelector('astro-island')?.getAttribute('renderer-url') ?? ''));
  }
  let bytes = 0;
  const scripts = new Set<string>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  const woken = await page.evaluate(async (island) => {
    const element = document.querySelector(`astro-island[component-export="${island}"]`);
    const part = element?.querySelector('input,select,button') ?? element?.firstElementChild;
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
    const began = performance.now();
    const awake = new Promise((done) => element?.addEventListener('astro:hydrate', done, { once: true }));
    part?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await awake;
    const usable = performance.now() - began;
    await new Promise((done) => setTimeout(done, 500));
    return { usable, shift };
  }, name);
  await page.close();
  return { ...woken, bytes };
}
