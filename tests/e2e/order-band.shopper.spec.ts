import type { Page } from '@playwright/test';
import { storageKeys } from '#client/storage.ts';
import { newId } from '#lib/ids.ts';
import { axeFaults } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { beginToPay, booksOf, payAs } from '#tests/support/purchase.ts';
import { beSignedIn } from '#tests/support/person.ts';

const band = (page: Page) => page.getByRole('region', { name: 'Your order is confirmed' });

test('after paying, home tells of the order until it is put away or gone, and its receipt opens ready for the printer @phone', async ({
  page,
  server,
  watch,
}) => {
  const { userId } = await beSignedIn(page);
  await beginToPay(page, 'Kaju katli');
  await payAs(page, 'success@razorpay');
  await expect(page).toHaveURL(/\/$/);
  await expect(band(page)).toContainText('Kaju katli, 1 kg');
  await expect(band(page)).toContainText('to 1 home');
  await expect(band(page)).toContainText(/to the courier by \w+, \d+ \w+; they should arrive \w+, \d+ \w+/);
  await expect(page.locator('[data-live]')).toContainText('Your order is confirmed. Kaju katli, 1 kg');
  expect(await axeFaults(page, '.order-band')).toEqual([]);
  const seeOrder = band(page).getByRole('link', { name: 'See the order' });
  const address = (await seeOrder.getAttribute('href')) ?? '';
  await seeOrder.click();
  await expect(page.getByRole('heading', { name: 'Kaju katli' })).toBeVisible();

  await page.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset['printed'] = '');
  });
  await page.goto('/');
  await band(page).getByRole('link', { name: 'Receipt' }).click();
  await expect(page).toHaveURL(new RegExp(address));
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(/Payment pay_\w+/);
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(/Receipt number \d{4}-\d{6}/);
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/');
  await band(page).getByRole('button', { name: 'Hide this order' }).click();
  await expect(band(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'From the shop' })).toBeVisible();
  await expect(band(page)).toBeHidden();

  watch.allowed.push(/404/);
  const gone = { begun: [], placed: [{ id: newId(), kind: 'item', userId }] };
  await page.evaluate(([key, notes]) => localStorage.setItem(key, notes), [
    storageKeys.payments,
    JSON.stringify(gone),
  ] as const);
  const asked = page.waitForResponse((answer) => answer.status() === 404);
  await page.reload();
  await asked;
  await expect(band(page)).toBeHidden();
  expect(await booksOf(page, server)).toEqual({ charges: 1, orders: 1 });
});
