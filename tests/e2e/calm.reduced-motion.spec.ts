import { expect, test } from '#tests/support/fixtures.ts';

test('with reduced motion there is no greeting and the banner waits for its button', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.loader')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pause the banner' })).toHaveAttribute('aria-pressed', 'true');
});
