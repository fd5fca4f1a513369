import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';

/** The header's box; on phones its button is pressed first. */
async function openBox(page: Page): Promise<Locator> {
  const opener = page.locator('[data-search-open]');
  if (await opener.isVisible()) await opener.click();
  return page.getByRole('combobox', { name: 'Search the shop' });
}

const options = (page: Page): Locator => page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
const status = (page: Page): Locator => page.locator('.search-status');

/** Keeps files back until the test lets them come. */
async function hold(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('the header finds a sweet by keyboard alone, also misspelt and in Punjabi @phone', async ({ page }) => {
  await page.goto('/contact-us');
  const box = await openBox(page);
  await box.fill('gulab jaman');
  await expect(options(page).first()).toContainText('Gulab jamun');
  await box.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await box.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await box.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await box.fill('   ');
  await expect(status(page)).toBeHidden();
  await box.fill('qqqqqq');
  await expect(page.getByText('No items found.')).toBeVisible();
  await box.fill('ਜਲੇਬੀ');
  await expect(options(page).first()).toContainText('Jalebi');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/sweets-info\/[0-9a-f]{24}\/jalebi$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Jalebi' })).toBeVisible();
});

test('the box tells assistive technology what it shows and what is highlighted', async ({ page }) => {
  await page.goto('/sweets');
  const box = await openBox(page);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveAttribute('aria-autocomplete', 'list');
  await box.pressSequentially('kaju');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const list = page.getByRole('listbox', { name: 'Search results' });
  await expect(box).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await expect(list.getByRole('group', { name: 'Sweets' }).getByRole('option')).not.toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results$/ })).toBeVisible();
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await expect(options(page).and(page.locator('[aria-selected=true]'))).toHaveCount(1);
  await expect(box).toBeFocused();
  await box.pressSequentially(' katli');
  await expect(options(page)).toHaveCount(2);
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await box.press('Escape');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveValue('kaju katli');
});

test('the list closes with a press outside and opens again with a press into the box @phone', async ({ page }) => {
  await page.goto('/sweets');
  const box = await openBox(page);
  await box.fill('samosa');
  await expect(options(page).first()).toContainText('Samosa');
  await page.mouse.click(5, (page.viewportSize()?.height ?? 0) - 5);
  await expect(options(page)).toHaveCount(0);
  await expect(box).toHaveValue('samosa');
  await box.click();
  await expect(options(page).first()).toContainText('Samosa');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(options(page)).toHaveCount(0);
});

test('what is typed before the search is there is searched, and the box stays where it was @phone', async ({
  page,
}) => {
  const release = await hold(page, '**/_astro/{search-box,client}.*');
  await page.goto('/sweets');
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  const phone = await page.locator('[data-search-open]').isVisible();
  if (phone) {
    await page.locator('[data-search-open]').click();
    await expect(page.locator('[data-search-open]')).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(/\/sweets$/);
    release();
    await expect(box).toBeFocused();
    await box.pressSequentially('jalebi');
  } else {
    const before = await box.boundingBox();
    await box.click();
    await page.keyboard.type('jaleb');
    release();
    await expect(options(page).first()).toContainText('Jalebi');
    await page.keyboard.type('i');
    expect(await box.boundingBox()).toEqual(before);
  }
  await expect(box).toHaveValue('jalebi');
  await expect(options(page)).toHaveCount(1);
});

test('a newer text is never answered with an older answer', async ({ page }) => {
  await page.goto('/sweets');
  const box = await openBox(page);
  const release = await hold(page, '**/pagefind/index/**');
  await box.fill('jalebi');
  await expect(status(page)).toHaveText('Loading...');
  await box.fill('samosa');
  await box.fill('');
  await expect(status(page)).toBeHidden();
  await box.fill('samosa');
  release();
  await expect(options(page)).toHaveText([/Samosa/]);
});

test('where nothing is found, the nearest word and the lists are offered, by keyboard too', async ({ page }) => {
  await page.goto('/contact-us');
  const box = await openBox(page);
  await box.fill('jilxbx');
  await expect(status(page)).toHaveText('No items found.');
  await expect(page.getByRole('group', { name: 'Did you mean' }).getByRole('option')).toHaveText('jalebi');
  await expect(page.getByRole('group', { name: 'Look around' }).getByRole('option')).toHaveText([
    'Sweets',
    'Invitations',
    'Dry fruits',
    'Decorations',
    'Designers',
  ]);
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(box).toHaveValue('jalebi');
  await expect(options(page)).toHaveText([/Jalebi/]);
  await box.fill('qqqqqq');
  await expect(options(page).first()).toHaveText('Sweets');
  await box.press('ArrowUp');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Designers' })).toBeVisible();
});

test('a guess is told, and words that nothing has together find what has some of them', async ({ page }) => {
  await page.goto('/contact-us');
  const box = await openBox(page);
  await box.fill('motichoour lddu');
  await expect(status(page)).toHaveText('2 results for “motichoor laddu”');
  await box.fill('strawberry laddu');
  await expect(status(page)).toContainText('Nothing has all of these words.');
  await expect(options(page).first()).toContainText('Kaju strawberry');
});

test('a search that could not be loaded is offered again', async ({ page, watch }) => {
  watch.allowed.push(/Failed to load resource|Failed to fetch/);
  await page.route('**/pagefind/**', (route) => route.abort());
  await page.goto('/contact-us');
  const box = await openBox(page);
  await box.fill('jalebi');
  await expect(page.getByText('No items found.')).toBeVisible();
  await expect(page.getByText('The search could not be loaded just now.')).toBeVisible();
  await page.unroute('**/pagefind/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(options(page).first()).toContainText('Jalebi');
});

test('a page that was open over a release goes on finding, though the files of its index are gone', async ({
  page,
  watch,
}) => {
  watch.allowed.push(/404|Failed to load/);
  await page.goto('/sweets');
  const box = await openBox(page);
  await box.fill('samosa');
  await expect(options(page)).toHaveText([/Samosa/]);
  // From here on only an engine that was loaded anew finds its files.
  let renewed = false;
  await page.route('**/pagefind/**', (route) => {
    renewed ||= route.request().url().includes('again=1');
    return renewed ? route.continue() : route.fulfill({ status: 404, body: '' });
  });
  await box.fill('kaju katli');
  await expect(options(page).first()).toContainText('Kaju katli');
  expect(renewed).toBe(true);
});

test('Enter without a highlight leads to the page of results, which shows the text in the box too', async ({
  page,
}) => {
  await page.goto('/contact-us');
  const box = await openBox(page);
  await box.fill('laddu');
  await expect(options(page).last()).toHaveText(/^All \d+ results$/);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=laddu$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Search: laddu' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Sweets' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Motichoor laddu' })).toBeVisible();
  const again = await openBox(page);
  await expect(again).toHaveValue('laddu');
  await again.press('Control+A');
  await again.pressSequentially('samosa');
  await expect(options(page)).toHaveText([/Samosa/]);
});

test('the page of results keeps its headings off the tiles, shows more on demand, and helps where nothing is found @phone', async ({
  page,
}) => {
  await page.goto('/search?q=sweet');
  await expect(page.getByRole('status').filter({ hasText: /^\d\d results$/ })).toBeVisible();
  const heading = await page.getByRole('heading', { level: 2 }).first().boundingBox();
  const tile = await page.locator('.tile').first().boundingBox();
  expect((tile?.y ?? 0) - (heading?.y ?? 0) - (heading?.height ?? 0)).toBeGreaterThanOrEqual(8);
  const shown = await page.locator('.tile').count();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.locator('.tile')).not.toHaveCount(shown);
  await page.goto('/search?q=jilxbx');
  await expect(page.getByText('No items found.')).toBeVisible();
  await page.getByRole('link', { name: 'jalebi' }).click();
  await expect(page.getByRole('link', { name: 'Jalebi', exact: true })).toBeVisible();
  await page.goto('/search');
  await expect(
    page.getByRole('navigation', { name: 'Look around' }).getByRole('link', { name: 'Dry fruits' }),
  ).toBeVisible();
});

test('a phone gives the whole header to the box and takes it back with the cross', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/sweets');
  const opener = page.locator('[data-search-open]');
  await opener.click();
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await expect(box).toBeFocused();
  await box.fill('laddu');
  await expect(options(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(box).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(box).toBeFocused();
  await box.press('Escape');
  await expect(opener).toBeFocused();
});
