import { startGoogle } from '#tests/support/google.ts';
import { startPlaces } from '#tests/support/places.ts';
import { expect, test as base, withShop } from '#tests/support/fixtures.ts';
import { beSignedIn } from '#tests/support/person.ts';

/** A service that is played by its stand-in for as long as a test takes. */
const playedBy =
  <T extends { close(): Promise<void> }>(start: () => Promise<T>) =>
  async ({}, use: (standIn: T) => Promise<void>): Promise<void> => {
    const standIn = await start();
    await use(standIn);
    await standIn.close();
  };

/** A shop with an identity provider and an address service, each played by its stand-in. */
const test = base.extend<{
  google: Awaited<ReturnType<typeof startGoogle>>;
  places: Awaited<ReturnType<typeof startPlaces>>;
}>({
  google: playedBy(startGoogle),
  places: playedBy(startPlaces),
  baseURL: ({ google, places }, use) =>
    withShop(
      {
        google: { ...google.settings, scriptUrl: 'https://accounts.google.com/gsi/client' },
        places: places.settings,
      },
      ({ url }) => use(url),
    ),
});

test('Google signs a person in by the token of its script, and every way in which it does not is told', async ({
  page,
  google,
  watch,
}) => {
  watch.allowed.push(/accounts\.google\.com/, /Failed to load resource/);
  await test.step('it cannot be reached, and the mobile way stays open', async () => {
    await page.route('https://accounts.google.com/gsi/client', (route) => route.abort());
    await page.goto('/signup');
    await page.getByRole('button', { name: /Google/ }).click();
    await expect(page.getByText('We could not reach Google. Please use your mobile number.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
  });
  await page.unrouteAll();

  await test.step('its window did not sign in, and two presses open one window', async () => {
    await page.route('https://accounts.google.com/gsi/client', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.opened = 0;
          window.google = { accounts: { oauth2: { initTokenClient: (options) => ({ requestAccessToken: () => { window.opened += 1; window.answer = options; } }) } } };`,
      }),
    );
    await page.goto('/signup');
    const button = page.getByRole('button', { name: /Google/ });
    await button.dblclick();
    await expect.poll(() => page.evaluate('window.opened')).toBe(1);
    await page.evaluate(`window.answer.error_callback({ type: 'popup_failed_to_open' })`);
    await expect(page.getByText('Please allow pop-ups for this page')).toBeVisible();
    await button.click();
    await page.evaluate(`window.answer.error_callback({ type: 'popup_closed' })`);
    await expect(page.getByText('Google’s window closed before you signed in.')).toBeVisible();
    // A window that tells nothing, as within other apps: whoever comes back from it can begin again.
    await button.click();
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    await expect(page.getByText('Google has not told us who you are yet.')).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate('window.opened')).toBe(4);
    await page.evaluate(`window.answer.callback({ error: 'access_denied' })`);
    await expect(page.getByText('Google needs your permission')).toBeVisible();
  });
  await page.unrouteAll();

  await test.step('it signs in and asks for nothing else', async () => {
    const token = google.give({ name: 'Harleen Gill', email: 'harleen@example.in' });
    await page.route('https://accounts.google.com/gsi/client', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.google = { accounts: { oauth2: { initTokenClient: (options) => ({ requestAccessToken: () => options.callback({ access_token: '${token}' }) }) } } };`,
      }),
    );
    await page.goto('/signup');
    await page.getByRole('button', { name: /Google/ }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/profile');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Harleen Gill');
    await expect(page.getByLabel('Email')).toHaveValue('harleen@example.in');
  });
});

test('addresses are suggested by keyboard with their pincode, and a pincode that nobody knows is told and can be saved @phone', async ({
  page,
  watch,
}) => {
  watch.allowed.push(/404/);
  await beSignedIn(page);
  await page.goto('/guest/guest');
  await page.getByRole('button', { name: 'Add My Address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add My Address' });
  const find = dialog.getByRole('combobox', { name: 'Or find the address' });
  await find.fill('hall bazaar');
  await expect(dialog.getByRole('option', { name: 'House 7, Hall Bazaar, Amritsar' })).toBeVisible();
  // Letters that only looked for an address are none.
  await dialog.getByLabel('Pincode').fill('143001');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please choose a suggested address')).toBeVisible();
  await dialog.getByLabel('Pincode').fill('');
  await find.fill('house 7');
  await expect(dialog.getByRole('option')).toBeVisible();
  await find.press('ArrowDown');
  await find.press('Enter');
  await expect(find).toHaveValue('House 7, Hall Bazaar, Amritsar, Punjab');
  await expect(dialog.getByLabel('Pincode')).toHaveValue('143001');
  await expect(dialog.getByText('Amritsar, Punjab', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Address updated!')).toBeVisible();
  await expect(page.getByText('House 7, Hall Bazaar, Amritsar, Punjab, 143001')).toBeVisible();

  await page.goto('/guest-add');
  await page.getByLabel('Name').fill('Manjit Kaur');
  await page.getByLabel('Mobile').fill('+91 98765 43210');
  await expect(page.getByLabel('Mobile')).toHaveValue('9876543210');
  await page.getByLabel('Type the address').check();
  await page.getByLabel('Full address').fill('12, Lawrence Road');
  await page.getByLabel('Pincode').fill('999999');
  await expect(page.getByText('We do not know this pincode. Please check it.')).toBeVisible();
  await page.getByLabel('Pincode').fill('143001');
  await expect(page.getByText('Amritsar, Punjab', { exact: true })).toBeVisible();
  // A refresh loses nothing that was typed.
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Manjit Kaur');
  await expect(page.getByLabel('Pincode')).toHaveValue('143001');
});
