import type { Page } from '@playwright/test';
import { SECOND } from '#lib/time.ts';
import { PUZZLE } from '#domain/session/puzzle.rules.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { newMobile } from '#tests/support/person.ts';

/** Types a mobile number and answers the code that the demonstration shows. */
async function askForCode(page: Page, mobile = newMobile()): Promise<string> {
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('This is a demonstration. We send no SMS')).toBeVisible();
  return (await page.locator('[data-demo-code]').textContent()) ?? '';
}

const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');
const verify = (page: Page) => page.getByRole('button', { name: 'Verify' });
const codeField = (page: Page) => page.getByLabel('Code', { exact: true });

test('after five wrong codes a new one is asked for, the third of an hour behind a puzzle @phone', async ({
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

  const first = await askForCode(page);
  await expect(codeField(page)).toBeFocused();
  for (let left = 4; left >= 0; left -= 1) {
    await codeField(page).fill(wrongFor(first));
    await verify(page).click();
    await expect(
      page.getByText(
        left > 1 ? `You have ${left} tries left` : left === 1 ? 'You have one try left' : 'This code no longer works',
      ),
    ).toBeVisible();
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
  await codeField(page).fill(second);
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
  await expect(name).toBeVisible();
  await page.goto('/sweets');
  await page.goto('/signup');
  await name.fill('Jasleen Kaur');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('update_successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('on a phone the message that asks to sign in does not lie over the card that it announces', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/planning-tool');
  const card = page.getByRole('dialog');
  await expect(card.getByRole('button', { name: 'Send code' })).toBeVisible();
  const message = page.locator('.toast', { hasText: 'Please sign in to open that page.' });
  await expect(message).toBeVisible();
  const close = await card.getByRole('link', { name: 'Close' }).boundingBox();
  const head = await card.getByRole('heading', { level: 1 }).boundingBox();
  const { y: top } = (await message.boundingBox())!;
  for (const part of [close, head]) expect(part!.y + part!.height).toBeLessThan(top);
});
