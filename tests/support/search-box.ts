import type { Locator, Page } from '@playwright/test';

/** Returns the header's search box; on phones clicks the button that shows it first. */
export async function openBox(page: Page): Promise<Locator> {
  const opener = page.locator('[data-search-open]');
  if (await opener.isVisible()) await opener.click();
  return page.getByRole('combobox', { name: 'Search the shop' });
}

/** Returns the results listed by the search box. */
export const options = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Search results' }).getByRole('option');

/**
 * Delays a page's requests for files. Returns a function that lets the delayed and all later ones through.
 * @param files glob of the URLs
 */
export async function holdFiles(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
