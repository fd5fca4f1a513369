import type { Page } from '@playwright/test';
import { addGuest, keepBox, openPayment } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { booksOf, expectConfirmed, leaveWindow, payAs, paymentWindow } from '#tests/support/purchase.ts';
import { expectReadable } from '#tests/support/readable.ts';
import { beSignedIn, callAs } from '#tests/support/person.ts';

const bar = (page: Page) => page.locator('.payment-bar');
const payButton = (page: Page) => bar(page).getByRole('button', { name: 'Pay', exact: true });

test('a box that was kept for later and whose payment says nothing on screen is one order and one charge; home tells of it, and the number of the cart stays', async ({
  page,
  server,
}) => {
  await beSignedIn(page);
  await addGuest(page, 'Manjit Kaur');
  await addGuest(page, 'Gurpreet Singh', { addressChoice: 'address_person', address: '', pincode: '' });
  await keepBox(page, server);
  const later = await keepBox(page, server, { sweet: 'Pista barfi', saved: true });
  await openPayment(page, later);
  await expect(page.getByRole('link', { name: 'Cart 1' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Send to Manjit Kaur' }).check();
  await payButton(page).click();
  await payAs(page, 'silent@razorpay');
  await leaveWindow(page);
  const band = page.getByRole('region', { name: 'Your order is confirmed' });
  await expect(band).toContainText('1 box');
  await expect(band.getByRole('link', { name: 'Get the missing addresses (1)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart 1' })).toBeVisible();
  expect(await booksOf(page, server)).toEqual({ charges: 1, orders: 1 });
});

test('a cart changed in another window is not charged as it was; a home too far for a fresh sweet is told before Pay, and paid for only after a clear yes @phone', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/409/);
  await page.setViewportSize({ width: 360, height: 640 });
  await beSignedIn(page);
  await addGuest(page, 'Manjit Kaur');
  await test.step('the newer box is shown and stays', async () => {
    const kept = await keepBox(page, server);
    await openPayment(page, kept);
    await page.getByRole('checkbox', { name: 'Send to Manjit Kaur' }).check();
    const ordered = page.locator('.what-is-ordered');
    await expect(ordered).toContainText('Normal Box, 1000 gm');
    await expect(ordered).toContainText('Kaju katli');
    await expect(ordered.locator('svg image')).toHaveCount(1);
    await expect(bar(page)).toContainText('× 1 home + delivery ₹49');
    const before = (await bar(page).locator('.price-total').textContent()) ?? '';
    await callAs(page, 'PATCH', `/api/user/update-cart/${kept.cartId}`, { revision: 0, weight: 250 });
    await payButton(page).click();
    await expect(bar(page).getByRole('alert')).toContainText('This box was changed in another window.');
    await expectReadable(bar(page).getByRole('alert'));
    await expect(bar(page).locator('.price-total')).not.toHaveText(before);
    await expect(ordered).toContainText('Normal Box, 250 gm');
    await payButton(page).click();
    await expect(
      paymentWindow(page).getByText((await bar(page).locator('.price-total').textContent()) ?? ''),
    ).toBeVisible();
    expect(await booksOf(page, server)).toEqual({ charges: 0, orders: 0 });
    await leaveWindow(page);
    await expect(bar(page).getByRole('alert')).toContainText('You closed the payment window');
  });
  await test.step('a home too far', async () => {
    await addGuest(page, 'Priya Nadar', { address: '4, Beach Road, Kanyakumari', pincode: '629702' });
    await openPayment(page, await keepBox(page, server, { sweet: 'Kalakand' }));
    await expect(page.locator('.payment-totals')).toContainText('₹49 for each guest’s box, ₹20 for each box to you');
    await page.getByRole('checkbox', { name: /Select all/ }).check();
    const told = page.getByRole('status').filter({ hasText: 'Kalakand' });
    await expect(told).toContainText('Kalakand does not reach Priya Nadar in Kanniyakumari fresh.');
    await payButton(page).click();
    const asked = bar(page).getByRole('alert');
    await expect(asked).toContainText('Kalakand does not reach 1 of 2 homes fresh.');
    await expectReadable(asked);
    await expectReadable(payButton(page));
    expect(await booksOf(page, server)).toEqual({ charges: 0, orders: 0 });
    await asked.getByRole('button', { name: 'Order anyway' }).click();
    await leaveWindow(page);
    await expect(bar(page).getByRole('alert')).toContainText('You closed the payment window');
    // The yes is kept with the order that was begun.
    await page.reload();
    await payButton(page).click();
    await payAs(page, 'success@razorpay');
    await expectConfirmed(page);
    expect(await booksOf(page, server)).toEqual({ charges: 1, orders: 1 });
  });
});
