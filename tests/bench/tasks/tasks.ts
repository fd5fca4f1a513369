import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { SECOND } from '#lib/time.ts';
import { copyFixture, quietConfig } from '#scripts/fixture.ts';
import { browserArgs, demandBrowser } from '#scripts/lib/browser.ts';
import beforeStaff from '#tests/bench/tasks/before-staff.json' with { type: 'json' };
import before from '#tests/bench/tasks/before.json' with { type: 'json' };
import { shopperTasks } from '#tests/bench/tasks/shopper-tasks.ts';
import { arrangeScene, officeUrl, signStaffIn } from '#tests/bench/tasks/staff-scene.ts';
import { staffTasks } from '#tests/bench/tasks/staff-tasks.ts';
import { type Cost, Walker } from '#tests/bench/tasks/walker.ts';
import { site } from '#tests/bench/site.ts';
import { startShop } from '#main';
import type { RunningServer } from '#server/start.ts';

const WINDOWS = [
  { name: '360x740', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, mobile: '9876500100' },
  { name: '1280x800', viewport: { width: 1280, height: 800 }, mobile: '9876500200' },
] as const;

type Window = (typeof WINDOWS)[number];

/** Time that a person may wait for a control, in ms. */
const PATIENCE = 30 * SECOND;

const parts = ['taps', 'fields', 'words', 'pages', 'scrolled', 'outside'] as const satisfies (keyof Cost)[];

/** Costs by window and task. */
type Costs = Record<string, Record<string, Cost>>;

type Say = (line: string) => void;

/** Runs a shop on a copy of the fixture, with a browser, while `use` runs. */
async function withShop(use: (browser: Browser, server: RunningServer) => Promise<void>): Promise<void> {
  const dataDir = resolve('.cache/bench/tasks');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  await copyFixture(dataDir, ['shop.sqlite', 'media']);
  const server = await startShop(quietConfig(dataDir, { SITE_DIR: site }));
  const browser = await chromium.launch({ executablePath: demandBrowser(), args: browserArgs });
  try {
    await use(browser, server);
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * Walks one task in a browser that has not been on the shop before.
 * @param baseURL address of the shop's first page
 * @throws Error when a step finds nothing
 */
async function walkOnce(
  browser: Browser,
  baseURL: string,
  { mobile: _mobile, name: _name, ...device }: Window,
  walk: (walker: Walker, context: BrowserContext) => Promise<void>,
): Promise<Cost> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...device });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const walker = new Walker(page);
    await walk(walker, context);
    return walker.cost;
  } finally {
    await context.close();
  }
}

/** Prints the heads of a window's columns. */
const sayHeads = (say: Say, { name }: Window): void =>
  say(`${name.padEnd(44)}${parts.map((part) => part.padStart(14)).join('')}`);

/** Prints what something cost before and costs now. */
const sayCost = (say: Say, name: string, earlier: Cost | undefined, cost: Cost): void =>
  say(`${name.padEnd(44)}${parts.map((part) => `${earlier?.[part] ?? '-'} > ${cost[part]}`.padStart(14)).join('')}`);

/**
 * Walks the tasks of a shopper in two windows, and prints what each costs beside what it cost before the order was put
 * into steps (`before.json`).
 * @throws Error when a task cannot be walked to its end
 */
export async function printTasks(say: Say): Promise<void> {
  const earlier = before as Costs;
  await withShop(async (browser, { shop, url }) => {
    for (const window of WINDOWS) {
      sayHeads(say, window);
      for (const { name, walk } of shopperTasks) {
        // Nobody waits here for the minute after which a number may have another code.
        await shop.db.deleteFrom('otp_challenge').execute();
        const cost = await walkOnce(browser, url, window, (walker) => walk(walker, window.mobile));
        sayCost(say, name, earlier[window.name]?.[name], cost);
      }
    }
  });
}

/** Returns the sum of costs, part by part. */
const sumOf = (costs: readonly Cost[]): Cost =>
  Object.fromEntries(parts.map((part) => [part, costs.reduce((sum, cost) => sum + cost[part], 0)])) as unknown as Cost;

/** What a person's hand does: presses and fields that are filled in; and what it scrolls. */
const efforts: { name: string; of(cost: Cost): number }[] = [
  { name: 'taps and fields', of: ({ taps, fields }) => taps + fields },
  { name: 'pixels scrolled', of: ({ scrolled }) => scrolled },
];

/**
 * Walks the tasks of the staff in two windows, each from the first page of the role, and prints what each costs beside
 * what it cost before the five doors and the one search (`before-staff.json`), with the sums and what costs more.
 * @throws Error when a task cannot be walked to its end
 */
export async function printStaffTasks(say: Say): Promise<void> {
  const earlier = beforeStaff as Costs;
  const all: { name: string; was: Cost; is: Cost }[] = [];
  for (const window of WINDOWS)
    await withShop(async (browser, server) => {
      const members = await arrangeScene(browser, server);
      const walked: typeof all = [];
      sayHeads(say, window);
      for (const { name, role, walk } of staffTasks) {
        const is = await walkOnce(browser, officeUrl(server), window, async (walker, context) => {
          await signStaffIn(context, server, members[role]);
          await walker.open('/back-office');
          await walk(walker);
        });
        sayCost(say, name, earlier[window.name]?.[name], is);
        walked.push({ name: `${name}, ${window.name}`, was: earlier[window.name]?.[name] ?? is, is });
      }
      sayCost(say, 'together', sumOf(walked.map(({ was }) => was)), sumOf(walked.map(({ is }) => is)));
      all.push(...walked);
    });
  for (const { name, of } of efforts) {
    const [was, is] = [sumOf(all.map((one) => one.was)), sumOf(all.map((one) => one.is))].map(of) as [number, number];
    const more = all.filter((one) => of(one.is) > of(one.was)).map((one) => one.name);
    say(`${name}: ${was} > ${is}, ${Math.round((1 - is / was) * 100)}% less; more for ${more.join('; ') || 'none'}`);
  }
}
