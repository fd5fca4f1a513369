import type { Page } from '@playwright/test';
import { SECOND } from '#lib/time.ts';
import { PUZZLE } from '#domain/session/puzzle.rules.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { newMobile } from '#tests/support/person.ts';

/** Types a mobile number and answers the code that the demonstration shows. */
async function askForCode(page: Page, mobile = newMobile()): Promise<string> {
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('This is a demonstration and no SMS is sent')).toBeVisible();
  return (await page.locator('[data-demo-code]').textContent()) ?? '';
}

const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');
const verify = (page: Page) => page.getByRole('button', { name: 'Verify' });
const codeField = (page: Page) => page.getByLabel('Code', { exact: true });

test('a mobile number is taken as people write it, a wrong code is told until typing goes on, and after five a new one is asked for @phone', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/400|429/);
  await page.clock.install();
  const settings = page.waitForResponse('**/api/user/settings');
  await page.goto('/signup');

  await test.step('Google is not offered while no client id is set', async () => {
    await settings;
    await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeHidden();
  });

  await test.step('the mobile step says what is wrong, stops at ten digits and repairs a pasted number', async () => {
    const mobile = page.getByLabel('Mobile number');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('Mobile number is required*')).toBeVisible();
    await mobile.fill('98a');
    await expect(page.getByText('Mobile number must contain digits only')).toBeVisible();
    await mobile.fill('98');
    await expect(page.getByText('Mobile number must be at least 10 digits')).toBeVisible();
    await mobile.pressSequentially('765432109876');
    await expect(mobile).toHaveValue('9876543210');
    await mobile.fill('+91 98765-43210');
    await expect(mobile).toHaveValue('9876543210');
    await mobile.fill('');
    await mobile.pressSequentially('+91 ९८७६५ 43210');
    await expect(mobile).toHaveValue('9876543210');
  });

  const first = await askForCode(page);
  await expect(codeField(page)).toBeFocused();
  for (let left = 4; left >= 0; left -= 1) {
    await codeField(page).fill(wrongFor(first));
    await verify(page).click();
    await expect(page.getByText('OTP does not match')).toBeVisible();
    await expect(
      page.getByText(
        left > 1 ? `${left} tries are left` : left === 1 ? 'One try is left' : 'This code can no longer be used',
      ),
    ).toBeVisible();
    if (left > 0) {
      await codeField(page).fill('1');
      await expect(page.getByText('OTP does not match')).toBeHidden();
    }
  }
  await expect(verify(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Send a new code' })).toBeHidden();
  const { now } = server.shop;
  server.shop.now = () => now() + 31 * SECOND;
  await page.clock.runFor(31 * SECOND);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.locator('[data-demo-code]')).not.toHaveText(first);

  await test.step('the third code of an hour comes once the device has solved a puzzle, and the page says that it does', async () => {
    const second = (await page.locator('[data-demo-code]').textContent()) ?? '';
    PUZZLE.bits = 8;
    server.shop.now = () => now() + 95 * SECOND;
    await page.clock.runFor(31 * SECOND);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/user/register', async (route) => {
      if (route.request().postData()?.includes('proof')) await promise;
      return route.continue();
    });
    await page.getByRole('button', { name: 'Send a new code' }).click();
    const work = page.getByRole('status').filter({ hasText: 'your device solves a puzzle first' });
    await expect(work).toBeVisible();
    await expect(work.locator('progress')).toHaveJSProperty('position', 1);
    resolve();
    await expect(page.locator('[data-demo-code]')).not.toHaveText(second);
    await expect(work).toBeHidden();
  });
  server.shop.now = now;
  const second = (await page.locator('[data-demo-code]').textContent()) ?? '';
  const gurmukhi = second.slice(0, 3).replace(/\d/g, (digit) => String.fromCodePoint(0xa66 + Number(digit)));
  await codeField(page).fill(`${gurmukhi} ${second.slice(3)}`);
  await expect(codeField(page)).toHaveValue(second);
  await verify(page).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
});

test('a reload at the code keeps it, the same number leads back to it, and who gave no name is asked on the next visit @phone', async ({
  page,
}) => {
  const mobile = newMobile();
  await page.goto('/signup');
  const code = await askForCode(page, mobile);
  await page.reload();
  await expect(page.getByText(`Sent to ${mobile}`)).toBeVisible();
  await expect(page.getByText(/New code in \d+ s/)).toBeVisible();
  await page.getByRole('button', { name: 'Change number' }).click();
  await expect(page.getByLabel('Mobile number')).toHaveValue(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  await codeField(page).fill(code);
  await verify(page).click();

  const name = page.getByRole('textbox', { name: 'Your name' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await name.pressSequentially('J0');
  await expect(name).toHaveValue('J');
  await expect(page.getByText('minimum 3 character required')).toBeVisible();
  await page.goto('/sweets');
  await page.goto('/signup');
  await name.fill('Jasleen Kaur');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('update_successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
