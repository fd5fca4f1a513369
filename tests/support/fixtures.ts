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

/** Console errors that a test expects; any other error fails the test. */
interface Watch {
  allowed: RegExp[];
}

/**
 * Runs a shop on a copy of the seeded data while `use` runs, then removes the copy.
 * @param changes settings that differ from those of the demonstration
 */
export async function withShop(changes: Partial<Config>, use: (server: RunningServer) => Promise<void>): Promise<void> {
  // Beside the seeded shop, because pictures are shared by links, which stay within a file system.
  const dataDir = await mkdtemp(join(dirname(fixtureFolder), 'e2e-'));
  await cp(join(fixtureFolder, 'shop.sqlite'), join(dataDir, 'shop.sqlite'));
  await linkFolder(join(fixtureFolder, 'media'), join(dataDir, 'media'));
  const config = quietConfig(dataDir, { SITE_DIR: join(fixtureFolder, 'site', 'current') });
  const server = await startShop({ ...config, ...changes });
  await use(server);
  // Nobody is left whose request could be finished: a browser's spare connections would be waited for.
  await server.close({ patience: 0 });
  await rm(dataDir, { recursive: true, force: true });
}

export const test = base.extend<
  { watch: Watch; shopUrl: string; leaving: void },
  /** Real server on a copy of the seeded data, one per worker. */
  { server: RunningServer }
>({
  server: [async ({}, use) => withShop({}, use), { scope: 'worker' }],
  shopUrl: async ({ server }, use) => use(server.url),
  baseURL: async ({ server }, use) => use(server.url),
  /** Closes the browser contexts that a test opened itself, since their pages would keep sending requests. */
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

/** Test function for files that look at images; all their tests share one browser that loads images. */
export const testWithPictures = test.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [withPictures, { scope: 'worker' }],
});

/** Replaces `127.0.0.1` in a URL by `localhost`, since browsers allow passkeys only for host names. */
export const byName = (url: string): string => url.replace('127.0.0.1', 'localhost');

/**
 * Waits until a page has gone back from the history entry of a closed dialog: the step would cancel opening an address,
 * for which a person needs longer.
 */
export const steppedBack = (page: Page) => page.waitForFunction(() => !history.state?.dialog);

/**
 * Signs in on the page by mobile number, code and name; with `known`, the account exists and no name is asked for.
 * Returns the mobile number.
 */
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
