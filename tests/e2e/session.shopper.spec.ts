import { MINUTE } from '#lib/time.ts';
import { expect, signIn, test } from '#tests/support/fixtures.ts';
import { beNobody, beSignedIn } from '#tests/support/person.ts';

test('a page asked for once is forgotten when the visitor browses on, and kept when they sign in at once', async ({
  page,
}) => {
  await page.goto('/Shipping');
  await expect(page.getByText('Please sign in to open that page.')).toBeVisible();
  await page.goto('/sweets');
  await signIn(page);
  expect(new URL(page.url()).pathname).toBe('/');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/Shipping');
  await expect(page).toHaveURL(/\/$/);
  await page.clock.install({ time: Date.now() + MINUTE });
  await expect(page.getByText('Please sign in to open that page.')).toBeVisible();
  await signIn(page);
  expect(new URL(page.url()).pathname).toBe('/Shipping');
});

test('signing in leads where a person wanted to go, from the foot and from a guarded page, in every open tab @phone', async ({
  page,
  context,
}) => {
  await page.goto('/policies');
  await page.goto('/signup');
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/policies$/);
  const other = await context.newPage();
  await other.goto('/signup');
  await expect(other.getByRole('button', { name: 'Send code' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Payment History' }).click();
  await signIn(page);
  await expect(page).toHaveURL(/\/payment-history$/);
  await other.waitForURL((url) => url.pathname === '/');
  await other.close();
  await page.goto('/signup');
  await expect(page).toHaveURL(/\/$/);

  await beNobody(page);
  await page.goto('/planning-tool');
  await page.waitForURL('**/signup');
  await signIn(page);
  await expect(page).toHaveURL(/\/planning-tool$/);
});

test('signing out asks first, takes the other tabs with it and leaves everything public @phone', async ({
  page,
  context,
}) => {
  await beSignedIn(page, { name: 'Manjit Gill' });
  await page.goto('/policies');
  const [list, own] = [await context.newPage(), await context.newPage()];
  await list.goto('/sweets');
  await own.goto('/profile');
  await expect(own.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.locator('dialog[open]', { hasText: 'Are you sure you want to log out?' });
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(dialog).toBeHidden();
  await expect(list.locator('html')).toHaveAttribute('data-session', 'in');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('_id')])).toEqual([null, null]);
  await expect(own).toHaveURL(/\/$/);
  await expect(list.locator('html')).toHaveAttribute('data-session', 'out');
  await expect(list).toHaveURL(/\/sweets$/);

  await page.goto('/payment-history');
  await expect(page).not.toHaveURL(/payment-history/);
  await page.goto('/sweets');
  await expect(page.getByRole('link', { name: 'Kaju katli', exact: true })).toBeVisible();
});

test('whoever signs out at the foot of home leaves nothing behind for the next person, on the way back neither', async ({
  page,
}) => {
  const message = page.getByLabel('Message');
  const { mobile, token, userId } = await beSignedIn(page, { name: 'Manjit Kaur Gill' });
  await page.goto('/contact-us');
  // A signed-in person need not type name and number again.
  await expect(page.getByLabel('First name')).toHaveValue('Manjit');
  await expect(page.getByLabel('Last name')).toHaveValue('Kaur Gill');
  await expect(page.getByLabel('Mobile')).toHaveValue(mobile);
  await message.fill('Four hundred boxes for the third of December');
  await page.goto('/policies');
  await page.goBack();
  await expect(message).toHaveValue('Four hundred boxes for the third of December');

  await page.goto('/');
  await page.locator('footer [data-open-dialog="logout"]').click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => page.evaluate(keptHere)).toEqual([]);
  const headers = { authorization: `Bearer ${token}` };
  await expect.poll(async () => (await page.request.get(`/api/user/data/${userId}`, { headers })).status()).toBe(401);
  await expect(page.getByRole('heading', { name: 'Recently Viewed' })).toBeHidden();
  await page.goBack();
  await page.waitForURL('/contact-us');
  await expect(message).toBeVisible();
  for (const field of await page.getByRole('main').getByRole('textbox').all()) await expect(field).toHaveValue('');

  // What the next person types is theirs again.
  await message.fill('Two boxes');
  await page.goto('/policies');
  await page.goBack();
  await expect(message).toHaveValue('Two boxes');
});

/** Names of all that the browser keeps here, but for the public pages and pictures that the service worker keeps, and when. */
async function keptHere(): Promise<string[]> {
  const stores = [
    ...(await caches.keys()).filter((name) => !/^(?:pages|parts|pictures|search)-v1$/.test(name)),
    ...(await indexedDB.databases()).flatMap(({ name = '' }) => (name === 'workbox-expiration' ? [] : [name])),
  ];
  return [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...stores];
}

test('a session that is none leads home from a page of the account, and is dropped quietly elsewhere', async ({
  page,
}) => {
  const store = (values: Record<string, string>): Promise<void> =>
    page.evaluate((stored) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, values);
  await page.goto('/sweets');
  await store({ token: 'rubbish', _id: '{"$ne":""}', 'shagun:person:v1': '{broken' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-session', 'out');
  await expect(page.getByRole('link', { name: 'Kaju katli', exact: true })).toBeVisible();
  const halves: Record<string, string>[] = [{ token: 'not-a-token', _id: 'a'.repeat(24) }, { token: 'a.b.c' }];
  for (const half of halves) {
    await store(half);
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('Please sign in to open that page.')).toBeVisible();
  }
});

test('a session that the server ended is told, and leads back to where it ended', async ({ page, server, watch }) => {
  watch.allowed.push(/401/);
  const { mobile } = await beSignedIn(page);
  await server.shop.db.updateTable('user').set({ token_version: 9 }).where('mobile', '=', mobile).execute();
  await page.goto('/policies');
  await expect(page.getByText('You have been signed out')).toBeVisible();
  await expect(page).toHaveURL(/\/policies$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
