import { expect, test } from '#tests/support/fixtures.ts';

test.use({ javaScriptEnabled: false });

test('without scripts the catalogue can be browsed, and a box is drawn with its size, type, price and the way to its sweet @phone', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Wedding special' })).toBeVisible();
  await page.goto('/sweets');
  await page.getByRole('link', { name: 'Savouries', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Savouries' })).toBeVisible();
  await page.getByRole('link', { name: '₹500 & Above' }).click();
  await page.getByRole('link', { name: 'Kaju katli', exact: true }).click();
  await expect(page.getByText('for 400 gm')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'On the label' })).toBeVisible();

  await page.goto('/invitation-wooden');
  await page.locator('[data-list] .tile-name a').first().click();
  await expect(page.locator('noscript p').filter({ hasText: 'Filling a box needs JavaScript.' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '1000 gm' })).toBeChecked();
  await expect(page.getByRole('row', { name: /please select sweet ₹120/ })).toBeVisible();
  const id = page.url().split('/')[4];
  const link = page.getByRole('link', { name: 'Section 1: please select sweet' });
  await expect(link).toHaveAttribute('href', `/sweets?choose=${id}&section=0&box=Normal+Box&size=1000`);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
