import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';

/** Keeps the files of an island back until the test lets them come. */
async function hold(page: Page, file: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/_astro/${file}.*`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a picture pressed twice before its script is there opens one dialog, gets the focus back, and says when it cannot be loaded', async ({
  page,
  watch,
}) => {
  for (const { path, opener, title } of [
    { path: '/designers', opener: /^Get Quote with Designer: /, title: 'Get Quote with Designer' },
    { path: '/decorations', opener: /^Get Quote: /, title: 'Get Quote' },
  ])
    await test.step(path, async () => {
      const letThrough = await hold(page, 'quote-dialog');
      await page.goto(path);
      const picture = page.getByRole('link', { name: opener }).first();
      const name = (await picture.getAttribute('data-name')) ?? '';
      await picture.click();
      await picture.click();
      letThrough();
      const dialog = page.getByRole('dialog', { name: title, exact: true });
      await expect(dialog).toContainText(name);
      await expect(page.locator('dialog[open]')).toHaveCount(1);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(picture).toBeFocused();
      await picture.dblclick();
      await expect(page.locator('dialog[open]')).toHaveCount(1);
      await page.unrouteAll();
    });

  await test.step('a dialog that cannot be loaded', async () => {
    watch.allowed.push(/Failed to load resource|ERR_FAILED|Error hydrating/);
    await page.route('**/_astro/quote-dialog.*', (route) => route.abort());
    await page.goto('/decorations');
    const picture = page.getByRole('link', { name: /^Get Quote/ }).first();
    await picture.click();
    await expect(page.getByText('did not load')).toBeVisible();
    await picture.click();
    await expect(page).toHaveURL(/\/contact-us$/);
  });
});

test('Customize pressed twice before its script is there opens one dialog and gets the focus back @phone', async ({
  page,
}) => {
  const letThrough = await hold(page, 'customise');
  await page.goto('/invitation');
  await page.locator('[data-list] a').first().click();
  const button = page.getByRole('button', { name: 'Customize' });
  await button.click();
  await button.click();
  letThrough();
  await expect(page.getByRole('dialog', { name: 'Customize this invitation' })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(button).toBeFocused();
});
