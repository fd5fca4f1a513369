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

test('addresses work in any letter case, and an unknown address is told kindly', async ({ page, watch }) => {
  watch.allowed.push(/404/);
  await page.goto('/SWEETS');
  await expect(page).toHaveURL(/\/sweets$/);
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
