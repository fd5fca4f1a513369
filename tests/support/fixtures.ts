import { cp, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test as base, expect, type LaunchOptions, type Page } from '@playwright/test';
import { fixtureFolder, quietConfig } from '#scripts/fixture.ts';
import { linkFolder } from '#publish/files.ts';
import type { Config } from '#server/config.ts';
import { startShop } from '#main';
import type { RunningServer } from '#server/start.ts';
import { withPictures } from '#tests/support/browser.ts';
import { newMobile } from '#tests/support/person.ts';

export { expect };

/** Complaints of the browser that a test expects; all others fail it. */
interface Watch {
  allowed: RegExp[];
}

/** Runs a shop on a copy of the seeded data for as long as it is used; `changes` are settings other than a demonstration's. */
export async function withShop(changes: Partial<Config>, use: (server: RunningServer) => Promise<void>): Promise<void> {
  // Beside the seeded shop, because pictures are shared by links, which stay within a file system.
  const dataDir = await mkdtemp(join(dirname(fixtureFolder), 'e2e-'));
  await cp(join(fixtureFolder, 'shop.sqlite'), join(dataDir, 'shop.sqlite'));
  await linkFolder(join(fixtureFolder, 'media'), join(dataDir, 'media'));
  const config = quietConfig(dataDir, { SITE_DIR: join(fixtureFolder, 'site', 'current') });
  const server = await startShop({ ...config, ...changes });
  await use(server);
  // Nobody is left whose request could be finished: a browser's spare connections would be waited for.
  await server.close(0);
  await rm(dataDir, { recursive: true, force: true });
}

export const test = base.extend<
  { watch: Watch; shopUrl: string; leaving: void },
  /** The real server on a copy of the seeded data; every worker has its own. */
  { server: RunningServer }
>({
  server: [async ({}, use) => withShop({}, use), { scope: 'worker' }],
  shopUrl: async ({ server }, use) => use(server.url),
  baseURL: async ({ server }, use) => use(server.url),
  /** Browsers that a test opened besides its own end with it; their pages would go on working. */
  leaving: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  watch: async ({}, use) => use({ allowed: [] }),
  page: async ({ page, baseURL, watch }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', ({ message }) => {
      // The browser's own word for leaving out the passing from page to page when it is short of time; nothing is lost by it.
      if (!/^Transition was (?:aborted|skipped)/.test(message)) complaints.push(message);
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && byName(url.origin) !== byName(baseURL ?? ''))
        complaints.push(`asked a foreign host: ${url.origin}`);
    });
    await use(page);
    expect(complaints.filter((text) => !watch.allowed.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

/** For files whose tests look at pictures: one browser for them all shows what the others do not ask for. */
export const testWithPictures = test.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [withPictures, { scope: 'worker' }],
});

/** Returns a URL with this machine's name, which browsers trust with passkeys. */
export const byName = (url: string): string => url.replace('127.0.0.1', 'localhost');

/** Signs in on the page as a new person would: mobile, the code that the demonstration shows, name. A known person is not asked for the name. */
export async function signIn(
  page: Page,
  { mobile = newMobile(), name = 'Simran Kaur', known = false } = {},
): Promise<string> {
  if (new URL(page.url(), 'http://shop.invalid').pathname !== '/signup') await page.goto('/signup');
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = (await page.locator('[data-demo-code]').textContent()) ?? '';
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  if (!known) {
    await page.getByRole('textbox', { name: 'Your name' }).fill(name);
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await page.waitForURL((url) => url.pathname !== '/signup');
  return mobile;
}
