import type { Page } from '@playwright/test';
import { axeFaults } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { beginToPay, booksOf, payAs } from '#tests/support/purchase.ts';
import { beSignedIn } from '#tests/support/person.ts';

const band = (page: Page) => page.getByRole('region', { name: 'Your order is confirmed' });

test('after paying, home tells of the order until it is put away @phone', async ({ page }) => {
  await beSignedIn(page);
  await beginToPay(page, 'Kaju katli');
  await payAs(page, 'success@razorpay');
  await expect(page).toHaveURL(/\/$/);
  await expect(band(page)).toContainText('Kaju katli, 1 kg');
  await expect(band(page)).toContainText('to 1 home');
  await expect(band(page)).toContainText(/to the courier by \w+, \d+ \w+\./);
  await expect(page.locator('[data-live]')).toContainText('Your order is confirmed. Kaju katli, 1 kg');
  expect(await axeFaults(page, '.order-band')).toEqual([]);

  await page.reload();
  await band(page).getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByRole('heading', { name: 'Kaju katli' })).toBeVisible();
  await page.goto('/');
  await band(page).getByRole('button', { name: 'Put this order away' }).click();
  await expect(band(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'From the shop' })).toBeVisible();
  await expect(band(page)).toBeHidden();
});

test('the receipt of a new order opens ready for the printer', async ({ page }) => {
  await beSignedIn(page);
  await beginToPay(page, 'Gujiya');
  await payAs(page, 'success@razorpay');
  await page.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset['printed'] = '');
  });
  await band(page).getByRole('link', { name: 'Receipt' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(/Payment pay_\w+/);
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(/Receipt number \d{4}-\d{6}/);
});

test('an order whose confirmation was lost with the page is told on the next visit', async ({ page, server }) => {
  await beSignedIn(page);
  await beginToPay(page, 'Ghewar');
  await payAs(page, 'silent@razorpay');
  await page.goto('/');
  await expect(band(page)).toContainText('Ghewar, 1 kg');
  expect(await booksOf(page, server)).toEqual({ charges: 1, orders: 1 });
});

test('signing out takes the order off the page, and people without one download nothing for it', async ({ page }) => {
  await beSignedIn(page);
  await beginToPay(page, 'Imarti');
  await payAs(page, 'success@razorpay');
  await expect(band(page)).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.locator('#account-panel').getByRole('button', { name: 'Logout' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Yes' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-session', 'out');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(band(page)).toBeHidden();
  expect(asked.filter((url) => /order-cards|order-band\.\w+\.(js|css)/.test(url))).toEqual([]);
});
