import { withMotion } from '#tests/support/browser.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test('with reduced motion there is no greeting and the banner waits for its button @phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.loader')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pause the banner' })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('where motion is welcome', () => {
  test.use(withMotion);

  test('the greeting goes by itself, the banner moves on, and a page follows a page', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Pause the banner' })).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('.loader')).toBeHidden();
    await page
      .locator('.banner')
      .first()
      .click({ position: { x: 300, y: 60 } });
    await expect(page.getByRole('heading', { level: 1, name: 'Invitation boxes' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Pause the banner' })).toBeVisible();
  });
});
