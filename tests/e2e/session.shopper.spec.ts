import sharp from 'sharp';
import { expect, signIn, test } from '#tests/support/fixtures.ts';
import { beSignedIn, newMobile } from '#tests/support/person.ts';

test('a reload at the code keeps it, and the same number leads back to the code that is on its way', async ({
  page,
}) => {
  const mobile = newMobile();
  await page.goto('/signup');
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = (await page.locator('[data-demo-code]').textContent()) ?? '';
  await page.reload();
  await expect(page.getByText(`Sent to ${mobile}`)).toBeVisible();
  await expect(page.getByText(/New code in \d+ s/)).toBeVisible();

  await page.getByRole('button', { name: 'Change number' }).click();
  await expect(page.getByLabel('Mobile number')).toHaveValue(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
});

test('a page asked for once is forgotten when the visitor browses on, and kept when they sign in at once', async ({
  page,
}) => {
  await page.goto('/Shipping');
  await expect(page.getByText('Please sign in to open that page.')).toBeVisible();
  await page.goto('/sweets');
  const mobile = await signIn(page);
  expect(new URL(page.url()).pathname).toBe('/');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/Shipping');
  await expect(page).toHaveURL(/\/$/);
  await page.clock.install({ time: Date.now() + 60_000 });
  await expect(page.getByText('Please sign in to open that page.')).toBeVisible();
  await signIn(page, { mobile: newMobile() });
  expect(new URL(page.url()).pathname).toBe('/Shipping');
  expect(mobile).not.toBe('');
});

test("the foot's Payment History leads a visitor through signing in to the history @phone", async ({ page }) => {
  await page.goto('/sweets');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Payment History' }).click();
  await signIn(page);
  await expect(page).toHaveURL(/\/payment-history$/);
});

test('what a person typed does not come back on the way back once they have signed out', async ({ page }) => {
  const message = page.getByLabel('Message');
  await signIn(page, { name: 'Manjit Gill' });
  await page.goto('/contact-us');
  await message.fill('Four hundred boxes for the third of December');
  await page.goto('/policies');
  await page.goBack();
  await expect(message).toHaveValue('Four hundred boxes for the third of December');

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Yes' }).click();
  await page.waitForURL((url) => url.pathname === '/');
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

test('half a session on a page of the account leads home instead of showing nothing', async ({ page }) => {
  await page.goto('/');
  for (const half of [
    { token: 'not-a-token', _id: 'a'.repeat(24) },
    { token: 'a.b.c', _id: '' },
  ]) {
    await page.evaluate((stored) => {
      localStorage.setItem('token', stored.token);
      if (stored._id) localStorage.setItem('_id', stored._id);
      else localStorage.removeItem('_id');
    }, half);
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('Please sign in to open that page.')).toBeVisible();
  }
});

test('an open sign-in page goes on when another tab has signed in', async ({ page, context }) => {
  await page.goto('/signup');
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  await signIn(await context.newPage());
  await page.waitForURL((url) => url.pathname === '/');
});

test.describe('the profile', () => {
  test('does not pretend to save an emptied number, and asks for the code where it is missing', async ({ page }) => {
    await beSignedIn(page);
    await page.goto('/profile');
    const mobile = page.getByLabel('Mobile', { exact: true });
    await mobile.fill('');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Mobile number is required*')).toBeVisible();

    const next = newMobile();
    await page.getByLabel('Name', { exact: true }).fill('Simran Gill');
    await mobile.fill(next);
    await page.getByRole('button', { name: 'Update' }).click();
    const code = (await page.locator('[data-demo-code]').textContent()) ?? '';
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('The code has 6 digits.')).toBeVisible();

    await page.reload();
    await expect(mobile).toHaveValue(next);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Simran Gill');
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Profile update successfully')).toBeVisible();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/profile');
    await expect(mobile).toHaveValue(next);
  });

  test('an older tab that changes only the picture leaves a newer name alone', async ({ page, context }) => {
    await beSignedIn(page, { name: 'Simran Kaur' });
    const older = await context.newPage();
    await older.goto('/profile');
    await expect(older.getByLabel('Name', { exact: true })).toHaveValue('Simran Kaur');
    await page.goto('/profile');
    await page.getByLabel('Name', { exact: true }).fill('Simran Gill');
    await page.getByRole('button', { name: 'Update' }).click();
    await page.waitForURL((url) => url.pathname === '/');

    const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await older
      .getByLabel('Choose a picture')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    await expect(older.getByRole('img', { name: 'Your picture' })).toBeVisible();
    await older.getByRole('button', { name: 'Update' }).click();
    await older.waitForURL((url) => url.pathname === '/');
    await page.goto('/profile');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Simran Gill');
  });
});

test.describe('the design upload', () => {
  /** Noise, which no format makes small: more pixels and bytes than the server takes. */
  const photograph = async () =>
    sharp({
      create: {
        width: 4200,
        height: 3200,
        channels: 3,
        background: 'black',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 95 })
      .toBuffer();

  test('takes what a phone makes, keeps it over a reload with the words, and sends it', async ({ page }) => {
    await beSignedIn(page);
    await page.goto('/Design');
    const buffer = await photograph();
    expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024);
    await page.getByLabel('Choose a picture').setInputFiles({ name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer });
    await expect(page.getByRole('img', { name: 'Preview of IMG_2041.jpg' })).toBeVisible();
    await page.getByLabel('Amount').fill('450');
    await page.getByLabel('Category').selectOption('Wooden Box');
    await page.getByLabel('Description').fill('A carved box with our names in gold.');
    await page.reload();
    await expect(page.getByRole('img', { name: 'Preview of IMG_2041.jpg' })).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue('A carved box with our names in gold.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Your design added successfully')).toBeVisible();
    await page.waitForURL((url) => url.pathname.startsWith('/invitation'));
    await page.goto('/Design');
    await expect(page.getByText('Drop a picture of your design here')).toBeVisible();
  });

  test('takes a PNG that is named like a JPEG, and says so of a file that is no picture', async ({ page }) => {
    await beSignedIn(page);
    await page.goto('/Design');
    await page
      .getByLabel('Choose a picture')
      .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') });
    await expect(page.getByText('This file could not be read as a picture.')).toBeVisible();
    const png = await sharp({ create: { width: 300, height: 200, channels: 4, background: 'gold' } })
      .png()
      .toBuffer();
    await page.getByLabel('Choose a picture').setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: png });
    await expect(page.getByRole('img', { name: 'Preview of card.png' })).toBeVisible();
  });
});
