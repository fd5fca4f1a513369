import { MINUTE, SECOND } from '#lib/time.ts';
import { OTP_OVER } from '#domain/session/session.rules.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test('a code that does not come is spoken of after a minute, with what helps, and is over after five', async ({
  page,
  watch,
}) => {
  watch.allowed.push(/400/);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.clock.install();
  await page.route('**/api/user/settings', (route) =>
    route.fulfill({
      json: {
        demo: { otp: false, payments: true },
        google: { clientId: 'id', scriptUrl: '/nowhere.js' },
        payments: { keyId: '', checkoutUrl: '' },
        places: false,
      },
    }),
  );
  await page.route('**/api/user/register', (route) =>
    route.fulfill({ json: { message: 'successfully_add', userData: { _id: 'f'.repeat(32), nextIn: 30 } } }),
  );
  await page.goto('/signup');
  await page.getByLabel('Mobile number').fill('9876543210');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await page.clock.runFor(58 * SECOND);
  await expect(page.getByText('No code yet?')).toBeHidden();
  await page.clock.runFor(3 * SECOND);
  await expect(page.getByRole('status').filter({ hasText: 'No code yet?' })).toBeVisible();
  await expect(google).toBeVisible();
  await expect(page.getByRole('link', { name: /^call / })).toHaveAttribute('href', /^tel:\+91\d{10}$/);
  await expect(page.getByRole('link', { name: 'write by WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/91\d{10}$/,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.clock.runFor(4 * MINUTE);
  await expect(page.getByText(OTP_OVER)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Verify' })).toBeEnabled();
  await expect(page.getByText('No code yet?')).toBeHidden();

  // One that the shop takes no more, whatever the page thinks of it.
  await page.route('**/api/user/verify-otp', (route) => route.fulfill({ status: 400, json: { message: OTP_OVER } }));
  await page.getByLabel('Code', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(OTP_OVER)).toHaveCount(1);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await page.reload();
  await expect(page.getByText(OTP_OVER)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
});

test('who must wait for a code is told when the time has come, and of another number nothing', async ({
  page,
  watch,
}) => {
  watch.allowed.push(/429/);
  const often = 'Many codes were asked for this number. The next one can be sent in 9 seconds.';
  await page.route('**/api/user/register', (route) =>
    route.fulfill({ status: 429, json: { message: often, nextIn: 9 } }),
  );
  await page.clock.install();
  await page.goto('/signup');
  const mobile = page.getByLabel('Mobile number');
  await mobile.fill('+91 98765 43210');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(often)).toBeVisible();
  await mobile.fill('9876543211');
  await expect(page.getByText(often)).toBeHidden();
  await mobile.fill('9876543210');
  await expect(page.getByText(often)).toBeVisible();
  await page.clock.runFor(9 * SECOND);
  await expect(page.getByText(often)).toBeHidden();
  await expect(page.getByText('A code can be sent now.')).toBeVisible();
});
