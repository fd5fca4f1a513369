import { expect, test } from '#tests/support/fixtures.ts';
import { holdFiles } from '#tests/support/search-box.ts';

test('the sweets list narrows by tab, price, text and order, all in the address @phone', async ({ page }) => {
  await page.goto('/sweets');
  await expect(page.getByRole('status').filter({ hasText: 'sweets' })).toHaveText(/\d+ sweets/);
  await page.getByRole('link', { name: 'Savouries', exact: true }).first().click();
  await expect(page).toHaveURL(/\/sweets\/savouries$/);
  await page.getByRole('link', { name: '₹150-300' }).click();
  await expect(page).toHaveURL(/\/sweets\/150-300$/);
  await expect(page.getByRole('link', { name: '₹150-300' })).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/\/sweets\/savouries$/);

  await page.goto('/sweets');
  await page.getByRole('searchbox', { name: 'Search these sweets' }).fill('laddoo');
  await expect(page.getByRole('link', { name: 'Besan laddu', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/search=laddoo/);
  await page.getByRole('link', { name: 'Besan laddu', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Besan laddu' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search these sweets' })).toHaveValue('laddoo');
  await expect(page.getByRole('link', { name: 'Besan laddu', exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search these sweets' }).fill('zzzz');
  await expect(page.getByText('No Data Found')).toBeVisible();
});

test('a fixed list is searched and sorted within itself, and keeps the form of its prices', async ({ page, watch }) => {
  watch.allowed.push(/Failed to load/);
  await page.goto('/sugar-free');
  const names = page.locator('[data-tiles] .tile-name a');
  const listed = (await names.allTextContents()).sort();
  await page.getByLabel('Sort').selectOption('price');
  await expect(page).toHaveURL(/sort=price/);
  await expect.poll(async () => (await names.allTextContents()).sort()).toEqual(listed);
  // A sweet of the whole shop that is not sugar free.
  await page.getByRole('searchbox', { name: 'Search these sweets' }).fill('jalebi');
  await expect(page.getByText('No Data Found')).toBeVisible();

  await page.goto('/invitation-wooden?sort=title');
  await expect(page.locator('[data-tiles] .price').first()).toHaveText(/^\(Rs\. [\d,]+ \/-\)$/);

  await page.goto('/sweets/all');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  const all = Number((await page.locator('[data-count]').textContent())?.split(' ')[0]);
  await page.goto('/sweets/all?sort=title');
  await expect(names).toHaveCount(48);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
  // What cannot be loaded is told where the reader is, and comes with the next press.
  await page.route('**/pagefind/fragment/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('More could not be loaded.')).toBeVisible();
  await expect(names).toHaveCount(48);
  await page.unroute('**/pagefind/fragment/**');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(names).toHaveCount(all);
  await expect(names.nth(48)).toBeFocused();
});

test('the banner leads to its list wherever it is pressed, and prices of invitations fold behind a button there @phone', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .locator('.banner')
    .first()
    .click({ position: { x: 300, y: 60 } });
  await expect(page).toHaveURL(/\/invitation$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Invitation boxes' })).toBeVisible();

  const range = page.getByRole('link', { name: '₹300-500' });
  await expect(range).toBeHidden();
  await page.getByText('Price: All').click();
  await range.click();
  await expect(page).toHaveURL(/\/invitation-box\/300-500$/);
  await expect(page.getByText('Price: ₹300-500')).toBeVisible();
});

test('addresses work in any letter case, Back on a sweet leads to where it was opened from, and an unknown address is told kindly', async ({
  page,
  watch,
}) => {
  watch.allowed.push(/404/);
  await page.goto('/SWEETS');
  await expect(page).toHaveURL(/\/sweets$/);
  const href = (await page.getByRole('link', { name: 'Kaju katli', exact: true }).getAttribute('href')) ?? '';
  await page.goto(href);
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/sweets');
  await page.goto(href.replace(/sweets$/, 'home'));
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/');
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link', { name: /home|sweets/i }).first()).toBeVisible();
});

test('the menu of a phone answers a tap that came before its scripts, and gives way when the window grows', async ({
  page,
}) => {
  const menu = page.getByRole('button', { name: 'Menu' });
  const open = page.getByRole('dialog', { name: 'Menu' });
  await test.step('a tap before any script opens it when the scripts are there', async () => {
    const arrive = await holdFiles(page, '**/*.js');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/sweets', { waitUntil: 'commit' });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-busy', 'true');
    arrive();
    await expect(open).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('aria-busy');
    await page.unrouteAll();
  });

  await test.step('a press before its own script opens nothing in a window that has grown', async () => {
    const arrive = await holdFiles(page, '**/_astro/controls*.js');
    await page.setViewportSize({ width: 700, height: 360 });
    await page.goto('/contact-us');
    const script = page.waitForResponse('**/_astro/controls*.js');
    await menu.click();
    await page.setViewportSize({ width: 1024, height: 700 });
    arrive();
    // Once it has run, the press has been answered.
    await page.evaluate((address) => import(address), (await script).url());
    await expect(page.locator('#site-menu')).not.toHaveAttribute('open');
    await page.unrouteAll();
  });

  await test.step('it closes when the window grows, so that the page can be used', async () => {
    await page.setViewportSize({ width: 700, height: 360 });
    await menu.click();
    await expect(open).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 700 });
    await expect(page.locator('#site-menu')).not.toHaveAttribute('open');
    await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
    await page.getByLabel('Last name').fill('Kaur');
  });
});
