import type { Page } from '@playwright/test';
import { newId } from '#lib/ids.ts';
import { expect, signIn, test } from '#tests/support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page and turns to it as a person does, which is when the shop begins to keep what is seen. */
async function openAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Tab');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}

/** URLs of the scripts that the page loaded and that the service worker does not have. */
async function lostScripts(): Promise<string[]> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const isKept = await Promise.all(loaded.map((url) => caches.match(url)));
  return loaded.filter((url, place) => url.includes('/_astro/') && url.endsWith('.js') && !isKept[place]);
}

/** Paths of the pages and search files that the service worker has, and of those that it noted when. */
async function seenHere(): Promise<string[]> {
  const names = ['pages-v1', 'search-v1'];
  const kept: string[] = [];
  for (const name of names) kept.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
  const noted = await new Promise<string[]>((done) => {
    const opened = indexedDB.open('workbox-expiration');
    opened.onsuccess = () => {
      const read = opened.result.transaction('cache-entries').objectStore('cache-entries').getAll();
      read.onsuccess = () => {
        opened.result.close();
        done(read.result.filter(({ cacheName }) => names.includes(cacheName)).map(({ url }) => url));
      };
    };
  });
  return [...kept, ...noted].map((url) => new URL(url).pathname);
}

test('pages that were seen and searches that were made answer without the network, others say why not, and nothing personal is kept', async ({
  page,
  context,
  watch,
}) => {
  watch.allowed.push(/Failed to load|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await test.step('nothing personal is kept: no answer of the API and no address with a secret', async () => {
    await openAndKeep(page, '/');
    // What the page loaded before the worker was there, or from the browser's memory, is kept as well.
    await expect.poll(() => page.evaluate(lostScripts)).toEqual([]);
    await page.goto('/sweets?search=kaju');
    await page.goto('/update-address-person?guest=1&secret=abc');
    const kept = await page.evaluate(async () => {
      const addresses: string[] = [];
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) addresses.push(request.url);
      return addresses;
    });
    expect(kept.some((url) => url.endsWith('/sweets'))).toBe(true);
    expect(
      kept.filter(
        (url) =>
          !/\/(?:_astro|uploads|pagefind|marks)\/|\.(?:json|svg)$/.test(url) &&
          new URL(url).pathname !== '/' &&
          !/\/(?:sweets|offline)$/.test(url),
      ),
    ).toEqual([]);
    expect(kept.filter((url) => url.includes('?') || url.includes('secret'))).toEqual([]);
  });

  const search = async (text: string): Promise<void> => {
    const opener = page.locator('[data-search-open]');
    if (await opener.isVisible()) await opener.click();
    await page.getByRole('combobox', { name: 'Search the shop' }).fill(text);
  };
  const first = page.getByRole('listbox', { name: 'Search results' }).getByRole('option').first();
  const sweet = page.getByRole('heading', { level: 1, name: 'Kaju katli' });
  const results = page.getByRole('main').getByRole('link', { name: /laddu/i }).first();
  await page.goto('/sweets');
  await search('samosa');
  await expect(first).toContainText('Samosa');
  await page.goto('/search?q=laddu');
  await expect(results).toBeVisible();
  await page.goto('/sweets');
  await page.getByRole('link', { name: 'Kaju katli', exact: true }).click();
  await expect(sweet).toBeVisible();
  const address = new URL(page.url()).pathname;
  await page.waitForLoadState('load');

  await context.setOffline(true);
  await page.goto('/sweets');
  await expect(page.getByRole('link', { name: 'Kaju katli', exact: true })).toBeVisible();
  await expect(page.getByText('You are offline. Please check your internet connection.')).toBeVisible();
  await search('samosa');
  await expect(first).toContainText('Samosa');
  await page.goto(address);
  await expect(sweet).toBeVisible();
  await page.goto('/search?q=laddu');
  await expect(results).toBeVisible();
  // A page that is never kept: the shop says so, not the browser.
  await page.goto('/guest/guest');
  await expect(page.getByRole('heading', { name: 'No connection just now' })).toBeVisible();
  await page.goto('/designers');
  await expect(page.getByRole('heading', { name: 'No connection just now' })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Designers' })).toBeVisible();

  await test.step('whoever signs out leaves no address of a page behind, and nothing of what they searched for', async () => {
    await signIn(page);
    const order = `/view-history/${newId()}`;
    await page.goto(order);
    await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
    const seen = await page.evaluate(seenHere);
    expect(seen).toContain(order);
    expect(seen.filter((path) => path.startsWith('/names/'))).not.toEqual([]);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Yes' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect
      .poll(async () => (await page.evaluate(seenHere)).filter((path) => path !== '/' && path !== '/offline'))
      .toEqual([]);
    // The mark of the device names nobody.
    expect(
      await page.evaluate(() =>
        Object.entries({ ...localStorage }).filter(([key, text]) => text !== '/' && key !== 'shagun:device:v1'),
      ),
    ).toEqual([]);
    await context.setOffline(true);
    await page.goto('/sweets');
    await expect(page.getByRole('heading', { name: 'No connection just now' })).toBeVisible();
    await context.setOffline(false);
  });
});
