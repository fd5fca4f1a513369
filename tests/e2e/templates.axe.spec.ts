import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/support/fixtures.ts';

const pages = ['/', '/sweets', '/sweets/wedding', '/sweets/500-above', '/signup', '/search?q=laddu', '/contact-us', '/policies', '/decorations', '/designers', '/invitation', '/dry_fruit_list', '/best-seller'];

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join('; ')}`);
}

for (const path of pages) {
  test(`${path} has nothing axe complains about`, async ({ page }) => {
    // Without motion nothing is half faded while it is looked at.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect(await violations(page)).toEqual([]);
  });
}

test('product pages and the delivery dialog have nothing axe complains about', async ({ page }) => {
  await signIn(page);
  await page.goto('/sweets');
  await page.getByRole('link', { name: 'Kaju katli', exact: true }).click();
  await page.getByLabel('Quantity').fill('1');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('dialog', { name: 'Where shall we send it?' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the order history, empty, has nothing axe complains about', async ({ page }) => {
  await signIn(page);
  await page.goto('/payment-history');
  await expect(page.getByText('No orders yet')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
