import { expect, test } from '#tests/support/fixtures.ts';
import { holdFiles, openBox, options } from '#tests/support/search-box.ts';

test('the header finds a sweet by keyboard alone, also misspelt and in Punjabi, and Enter leads to the page of results', async ({
  page,
}) => {
  await page.goto('/contact-us');
  const box = await openBox(page);
  await box.fill('gulab jaman');
  await expect(options(page).first()).toContainText('Gulab jamun');
  await box.fill('ਜਲੇਬੀ');
  await expect(options(page).first()).toContainText('Jalebi');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/sweets-info\/[0-9a-f]{24}\/jalebi$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Jalebi' })).toBeVisible();

  const there = await openBox(page);
  await there.fill('laddu');
  await expect(options(page).last()).toHaveText(/^All \d+ results$/);
  await there.press('Enter');
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

test('what is typed before the search is there is searched, the box stays, and its list closes and opens again @both', async ({
  page,
}) => {
  const letThrough = await holdFiles(page, '**/_astro/{search-box,client}.*');
  await page.goto('/sweets');
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  const opener = page.locator('[data-search-open]');
  const phone = await opener.isVisible();
  if (phone) {
    await opener.click();
    await expect(opener).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(/\/sweets$/);
    letThrough();
    await expect(box).toBeFocused();
    await box.pressSequentially('jalebi');
  } else {
    const before = await box.boundingBox();
    await box.click();
    await page.keyboard.type('jaleb');
    letThrough();
    await expect(options(page).first()).toContainText('Jalebi');
    await page.keyboard.type('i');
    expect(await box.boundingBox()).toEqual(before);
  }
  await expect(box).toHaveValue('jalebi');
  await expect(options(page)).toHaveCount(1);

  await test.step('a press outside closes the list, and a press into the box opens it again', async () => {
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

  if (phone)
    await test.step('a phone takes the header back with the cross, and gives it again', async () => {
      await page.getByRole('button', { name: 'Close search' }).click();
      await expect(box).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.press('Enter');
      await expect(box).toBeFocused();
      await box.press('Escape');
      await expect(opener).toBeFocused();
    });
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

test('the page of results keeps its headings off the tiles', async ({ page }) => {
  await page.goto('/search?q=sweet');
  await expect(page.getByRole('status').filter({ hasText: /^\d\d results$/ })).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const heading = await page.getByRole('heading', { level: 2 }).first().boundingBox();
    const tile = await page.locator('.tile').first().boundingBox();
    expect((tile?.y ?? 0) - (heading?.y ?? 0) - (heading?.height ?? 0), `at ${width} px`).toBeGreaterThanOrEqual(8);
  }
});
