import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';
import { beSignedIn } from '#tests/support/person.ts';

/** Keeps the files of an island back until the test lets them come. */
async function hold(page: Page, file: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/_astro/${file}.*`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const { path, file, opener, title } of [
  { path: '/decorations', file: 'quote-dialog', opener: /^Get Quote: /, title: 'Get Quote' },
  { path: '/designers', file: 'quote-dialog', opener: /^Get Quote with Designer: /, title: 'Get Quote with Designer' },
]) {
  test(`a picture on ${path} pressed twice before its script is there opens one dialog and gets the focus back`, async ({
    page,
  }) => {
    const release = await hold(page, file);
    await page.goto(path);
    const picture = page.getByRole('link', { name: opener }).first();
    const name = (await picture.getAttribute('data-name')) ?? '';
    await picture.click();
    await picture.click();
    release();
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await expect(dialog).toContainText(name);
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(picture).toBeFocused();
    await picture.dblclick();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
  });
}

test('a picture whose dialog cannot be loaded says so, and leads to the contact page when pressed again', async ({
  page,
  watch,
}) => {
  watch.allowed.push(/Failed to load resource|ERR_FAILED|Error hydrating/);
  await page.route('**/_astro/quote-dialog.*', (route) => route.abort());
  await page.goto('/decorations');
  const picture = page.getByRole('link', { name: /^Get Quote/ }).first();
  await picture.click();
  await expect(page.getByText('could not be loaded')).toBeVisible();
  await picture.click();
  await expect(page).toHaveURL(/\/contact-us$/);
});

test('Customize pressed twice before its script is there opens one dialog and gets the focus back @phone', async ({
  page,
}) => {
  const release = await hold(page, 'customise');
  await page.goto('/invitation');
  await page.locator('[data-list] a').first().click();
  const button = page.getByRole('button', { name: 'Customize' });
  await button.click();
  await button.click();
  release();
  await expect(page.getByRole('dialog', { name: 'Customize this invitation' })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('an amount with a point stays the amount that was typed and is refused in words', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/Design');
  const amount = page.getByLabel('Amount');
  await amount.pressSequentially('12.5');
  await page.getByLabel('Description').focus();
  await expect(amount).toHaveValue('12.5');
  await expect(page.getByText('Digits only, please: whole rupees, without point or comma.')).toBeVisible();
  await amount.fill('');
  await amount.pressSequentially('12,500x');
  await expect(amount).toHaveValue('12500');
});
