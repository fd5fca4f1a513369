import type { Locator, Page } from '@playwright/test';

/** Returns the header's box; on phones its button is pressed first. */
export async function openBox(page: Page): Promise<Locator> {
  const opener = page.locator('[data-search-open]');
  if (await opener.isVisible()) await opener.click();
  return page.getByRole('combobox', { name: 'Search the shop' });
}

/** Returns what the box found. */
export const options = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
/** Returns what the box says of its search. */
export const status = (page: Page): Locator => page.locator('.search-status');

/** Keeps files back until the test lets them come. */
export async function holdFiles(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
