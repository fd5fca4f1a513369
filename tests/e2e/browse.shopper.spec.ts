import { expect, test } from '#tests/support/fixtures.ts';
import { beSignedIn } from '#tests/support/person.ts';

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

test('prices of invitations fold behind a button in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/invitation');
  const range = page.getByRole('link', { name: '₹300-500' });
  await expect(range).toBeHidden();
  await page.getByText('Price: All').click();
  await range.click();
  await expect(page).toHaveURL(/\/invitation-box\/300-500$/);
  await expect(page.getByText('Price: ₹300-500')).toBeVisible();
});

test('the banner leads to its list wherever it is pressed @phone', async ({ page }) => {
  await page.goto('/');
  await page
    .locator('.banner')
    .first()
    .click({ position: { x: 300, y: 60 } });
  await expect(page).toHaveURL(/\/invitation$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Invitation boxes' })).toBeVisible();
});

test('Back on a sweet leads to where it was opened from', async ({ page }) => {
  await page.goto('/sweets');
  const href = (await page.getByRole('link', { name: 'Kaju katli', exact: true }).getAttribute('href')) ?? '';
  await page.goto(href);
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/sweets');
  await page.goto(href.replace(/sweets$/, 'home'));
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/');
});

test('addresses work in any letter case, and an unknown one is told kindly', async ({ page, watch }) => {
  watch.allowed.push(/404/);
  await page.goto('/SWEETS');
  await expect(page).toHaveURL(/\/sweets$/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link', { name: /home|sweets/i }).first()).toBeVisible();
});

test('signing out asks first, and everything public still works @phone', async ({ page }) => {
  await beSignedIn(page, { name: 'Manjit Gill' });
  await page.goto('/sweets');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.locator('dialog[open]', { hasText: 'Are you sure you want to log out?' });
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('_id')])).toEqual([null, null]);
  await page.goto('/payment-history');
  await expect(page).not.toHaveURL(/payment-history/);
  await page.goto('/sweets');
  await expect(page.getByRole('link', { name: 'Kaju katli', exact: true })).toBeVisible();
});

test('a second tab that signs out signs this one out, and a corrupt session is dropped quietly', async ({
  page,
  context,
}) => {
  await beSignedIn(page);
  await page.goto('/sweets');
  const other = await context.newPage();
  await other.goto('/sweets');
  await other.evaluate(() => {
    localStorage.removeItem('token');
    localStorage.removeItem('_id');
  });
  await expect(page.locator('html')).toHaveAttribute('data-session', 'out');
  await page.evaluate(() => {
    localStorage.setItem('token', 'rubbish');
    localStorage.setItem('_id', '{"$ne":""}');
    localStorage.setItem('shagun:person:v1', '{broken');
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-session', 'out');
  await expect(page.getByRole('link', { name: 'Kaju katli', exact: true })).toBeVisible();
});

test('while the network is gone a banner says so, and goes when it is back', async ({ page, context, watch }) => {
  watch.allowed.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/sweets');
  await context.setOffline(true);
  await expect(page.getByText('You are offline. Please check your internet connection.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline. Please check your internet connection.')).toBeHidden();
});

test('the menu of a phone gives way when the window grows, so that the page can be used', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 360 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
  await page.goto('/contact-us');
  await page.setViewportSize({ width: 700, height: 360 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(page.locator('#site-menu')).not.toHaveAttribute('open');
  await page.getByLabel('Last name').fill('Kaur');
});

test('a press on Menu that came before its script opens nothing in a window that has grown', async ({ page }) => {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route('**/_astro/controls*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  await page.setViewportSize({ width: 700, height: 360 });
  await page.goto('/contact-us');
  const script = page.waitForResponse('**/_astro/controls*.js');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.setViewportSize({ width: 1024, height: 700 });
  allow();
  // Once it has run, the press has been answered.
  await page.evaluate((address) => import(address), (await script).url());
  await expect(page.locator('#site-menu')).not.toHaveAttribute('open');
});

test('whoever signs out at the foot of home leaves nothing behind for the next person', async ({ page }) => {
  await beSignedIn(page, { name: 'Manjit Gill' });
  await page.goto('/contact-us');
  await page.getByLabel('Last name').fill('Gill');
  await page.goto('/');
  await page.locator('footer [data-open-dialog="logout"]').click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Yes' }).click();
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /token|_id|draft|owner|person|cart/.test(key))),
    )
    .toEqual([]);
  await expect(page.getByRole('heading', { name: 'Recently Viewed' })).toBeHidden();
});

test('a tap on Menu that comes before any script opens the menu when the scripts are there', async ({ page }) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/sweets', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('aria-busy');
});
