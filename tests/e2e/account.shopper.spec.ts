import sharp from 'sharp';
import { expect, signIn, test } from '#tests/support/fixtures.ts';
import { beSignedIn, newMobile } from '#tests/support/person.ts';

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#b5332e' } })
    .png()
    .toBuffer();

test('a checklist is ticked, saved, cleared and brought back, and a visitor reads it too @phone', async ({ page }) => {
  await page.goto('/planning-birthday');
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .first(),
  ).toBeVisible();
  await beSignedIn(page);
  await page.goto('/planning-tool');
  const first = page.locator('details[open] .checklist-items').getByRole('checkbox').first();
  await first.check();
  await expect(page.getByText('Some ticks are not saved yet.')).toBeVisible();
  await page.reload();
  await expect(first).toBeChecked();
  await page.getByRole('button', { name: 'Add Planning' }).click();
  await expect(page.getByText('Some ticks are not saved yet.')).toBeHidden();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('planning')) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(first).toBeChecked();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await page.getByRole('alertdialog', { name: 'Clear all ticks?' }).getByRole('button', { name: 'Clear All' }).click();
  await expect(first).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toBeChecked();
});

test('the day of the event gives every task a day of its own', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/planning-tool');
  const open = page.locator('details[open]').first();
  await open.getByLabel('Day of the event').fill('2031-02-14');
  await expect(open.getByText(/^by \d/).first()).toBeVisible();
});

test('the profile changes the name at once, and a new number only with the code sent to it @phone', async ({
  page,
  watch,
}) => {
  watch.allowed.push(/400|409/);
  await beSignedIn(page, { name: 'Simran Kaur' });
  await page.goto('/profile');
  await page.getByLabel('Name').fill('Simran Kaur Gill');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Profile update successfully').first()).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/profile');
  await expect(page.getByLabel('Name')).toHaveValue('Simran Kaur Gill');

  const mobile = newMobile();
  await page.getByLabel('Mobile').fill(mobile);
  await page.getByRole('button', { name: 'Update' }).click();
  const code = (await page.locator('[data-demo-code]').textContent()) ?? '';
  await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('OTP does not match')).toBeVisible();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Update' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/profile');
  await expect(page.getByLabel('Mobile')).toHaveValue(mobile);
});

test('an account is downloaded and deleted only after a question', async ({ page }) => {
  const { mobile } = await beSignedIn(page, { name: 'Jasleen Dhillon' });
  await page.goto('/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Download/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await signIn(page, { mobile, name: 'Jasleen Again' });
  await page.goto('/profile');
  await expect(page.getByLabel('Name')).toHaveValue('Jasleen Again');
});

test('a design is checked before it is sent, keeps what was typed and is sent once', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/Design');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please upload a design file.')).toBeVisible();
  await page.getByLabel('Description').fill('Gold foil on maroon, 300 boxes');
  const file = page.locator('input[type="file"]').first();
  await file.setInputFiles({ name: 'design.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(page.getByRole('main').locator('.field-error, [role="alert"]').first()).toBeVisible();
  await file.setInputFiles({ name: 'design.png', mimeType: 'image/png', buffer: await picture() });
  await page.getByLabel('Amount').fill('1200');
  await page.getByLabel('Category').selectOption({ index: 1 });
  await expect(page.getByLabel('Description')).toHaveValue('Gold foil on maroon, 300 boxes');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your design added successfully').first()).toBeVisible();
  await page.waitForURL('**/invitation');
});

test('what was looked at is shown on the home page to the person who looked', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/sweets?search=imarti');
  const seen = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  await page.getByRole('link', { name: 'Imarti', exact: true }).click();
  await seen;
  await page.goto('/');
  const recent = page.locator('section', { has: page.getByRole('heading', { name: 'Recently Viewed' }) });
  await recent.scrollIntoViewIfNeeded();
  await expect(recent.getByRole('link', { name: 'Imarti' })).toBeVisible();
});

test('a part that fails for a reason nobody foresaw says so and can be loaded again', async ({ page, watch }) => {
  watch.allowed.push(/.*/);
  await beSignedIn(page);
  // An answer of another shape than agreed, which no rule of the page expects.
  await page.route('**/api/user/get-cart/**', (route) => route.fulfill({ json: { success: true, cartData: [null] } }));
  await page.goto('/cart-list');
  await expect(page.getByText('This part of the page could not be shown.')).toBeVisible();
  await page.unroute('**/api/user/get-cart/**');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});
