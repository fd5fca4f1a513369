import { expect, test } from '#tests/support/fixtures.ts';

test('the catalogue can be browsed without scripts', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Wedding special' })).toBeVisible();
  await page.goto('/sweets');
  await page.getByRole('link', { name: 'Savouries', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Savouries' })).toBeVisible();
  await page.getByRole('link', { name: '₹500 & Above' }).click();
  await page.getByRole('link', { name: 'Kaju katli', exact: true }).click();
  await expect(page.getByText('for 400 gm')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'On the label' })).toBeVisible();
});
