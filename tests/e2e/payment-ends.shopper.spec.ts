import type { Page } from '@playwright/test';
import { expect, steppedBack, test } from '#tests/support/fixtures.ts';
import {
  beginToPay,
  booksOf,
  comeBack,
  expectConfirmed,
  leaveWindow,
  pausesBetweenLooks,
  payAs,
  paymentWindow,
} from '#tests/support/purchase.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { expectReadable } from '#tests/support/readable.ts';

const deliveryDialog = (page: Page) => page.getByRole('dialog', { name: 'Where shall we send it?' });
const band = (page: Page) => page.getByRole('region', { name: 'Your order is confirmed' });

/** Opens the payment window again, for what the dialog still has. */
async function payAgain(page: Page): Promise<void> {
  await deliveryDialog(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
}

test('a payment that the window tells nothing about is found, on the spot or on the next visit, and charged once', async ({
  page,
  server,
}) => {
  await beSignedIn(page);
  await test.step('the window says nothing and is closed', async () => {
    await beginToPay(page, 'Ghewar');
    await payAs(page, 'silent@razorpay');
    await leaveWindow(page);
    await expectConfirmed(page);
    expect(await booksOf(page, server)).toEqual({ charges: 1, orders: 1 });
  });
  await test.step('the confirmation is lost with the page: home asks on the next visit', async () => {
    await beginToPay(page, 'Imarti');
    await payAs(page, 'silent@razorpay');
    await page.goto('/');
    await expect(band(page)).toHaveCount(2);
    await expect(band(page).filter({ hasText: 'Imarti, 1 kg' })).toBeVisible();
    expect(await booksOf(page, server)).toEqual({ charges: 2, orders: 2 });
  });
});

test('of two tabs that pay for the same, both tell of the one order; a payment made while the session ends is told on the sign-in page, and home tells of it once somebody is signed in', async ({
  page,
  context,
  server,
  watch,
}) => {
  const { userId } = await beSignedIn(page);
  await beginToPay(page, 'Imarti');
  const other = await context.newPage();
  await test.step('two tabs', async () => {
    await beginToPay(other, 'Imarti');
    await payAs(page, 'success@razorpay');
    await expectConfirmed(page);
    await payAs(other, 'success@razorpay');
    await expect(paymentWindow(other).getByText('Order is already paid. Nothing more is taken.')).toBeVisible();
    await paymentWindow(other).getByRole('button', { name: 'Back to the shop' }).click();
    await expectConfirmed(other);
    expect(await booksOf(page, server)).toEqual({ charges: 1, orders: 1 });
    watch.allowed.push(/400/);
  });
  await test.step('the session ends', async () => {
    watch.allowed.push(/401/);
    await beginToPay(page, 'Coconut laddu');
    // Signing out in another tab.
    await other.getByRole('button', { name: 'Your account' }).click();
    await other.locator('#account-panel').getByRole('button', { name: 'Logout' }).click();
    await other.locator('dialog[open]').getByRole('button', { name: 'Yes' }).click();
    await expect(other.locator('html')).toHaveAttribute('data-session', 'out');
    await payAs(page, 'success@razorpay');
    await expect(page.getByText('You have paid and your order is safe')).toBeVisible();
  });
  await test.step('signing out took the order off the page, and people without one download nothing for it', async () => {
    const asked: string[] = [];
    other.on('request', (request) => asked.push(request.url()));
    await other.goto('/');
    await other.waitForLoadState('networkidle');
    await expect(band(other)).toBeHidden();
    expect(asked.filter((url) => /order-cards|order-band\.\w+\.(js|css)/.test(url))).toEqual([]);
  });
  await test.step('signed in again, in the other tab', async () => {
    await other.evaluate((held) => held.forEach(([key, value]) => localStorage.setItem(key, value)), [
      ['_id', userId],
      ['token', await server.shop.tokens.sign(userId, 0)],
    ] as [string, string][]);
    // Of what was placed before signing out nothing was left here; the payment whose end was not known is found.
    await expectConfirmed(page);
    expect(await booksOf(page, server)).toEqual({ charges: 2, orders: 2 });
  });
});

test('a declined payment leaves its reason and Pay in the window of a small phone, under no message, and the same form pays afterwards; Back asks before it leaves, and charges nothing @phone', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/402/);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.clock.install();
  const passPauses = pausesBetweenLooks(page);
  await beSignedIn(page);
  await beginToPay(page, 'Rasgulla');
  const pay = paymentWindow(page);
  await payAs(page, 'failure@razorpay');
  await expect(pay.getByText('The bank declined the payment.')).toBeVisible();
  await page.goBack();
  await pay.getByRole('button', { name: 'Stay' }).click();
  await expect(pay.getByLabel('UPI id')).toHaveValue('failure@razorpay');
  await page.goBack();
  await expect(pay.getByText('Leave the payment?')).toBeVisible();
  await pay.getByRole('button', { name: 'Leave' }).click();

  await passPauses(4);
  const dialog = deliveryDialog(page);
  await expect(page.locator('.toast').getByText('Something wrong!')).toBeVisible();
  await expectReadable(dialog.getByRole('alert').filter({ hasText: /declined.*No money has arrived\./s }));
  await expectReadable(dialog.getByRole('button', { name: /^Pay ₹/ }));
  await expect(dialog.getByLabel('Address')).toHaveValue('12, Lawrence Road, Amritsar');
  expect(await booksOf(page, server)).toEqual({ charges: 0, orders: 0 });
  await payAgain(page);
  // Home is not there yet: Back leads to the page as it was left, with Pay still at work.
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => route.fulfill({ status: 204 }),
  );
  const left = page.waitForRequest((request) => new URL(request.url()).pathname === '/');
  await payAs(page, 'success@razorpay');
  await left;
  await expect(dialog.getByRole('button', { name: 'Confirming…' })).toBeVisible();
  const loaded = page.waitForEvent('load');
  await comeBack(page);
  await loaded;
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).not.toHaveAttribute('aria-busy', 'true');
  await steppedBack(page);
  await page.unrouteAll();
  await page.goto('/');
  await expectConfirmed(page);
  expect(await booksOf(page, server)).toEqual({ charges: 1, orders: 1 });
});

test('a page loaded again while its payment was on the way says whether the money arrived, and home does not greet over the order', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/402/);
  await beSignedIn(page);
  await beginToPay(page, 'Chamcham');
  await payAs(page, 'failure@razorpay');
  await page.reload();
  await expect(
    page.getByRole('status').filter({ hasText: 'No money has arrived from your last payment' }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Pay' }).click();
  await payAgain(page);
  await payAs(page, 'silent@razorpay');
  await page.reload();
  const told = page.getByRole('status').filter({ hasText: 'Your payment arrived and your order is confirmed.' });
  await expect(told.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', /^\/view-sweet-history\//);
  await expectReadable(told);
  await page.goto('/');
  await expectConfirmed(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-greet');
  expect(await booksOf(page, server)).toEqual({ charges: 1, orders: 1 });
});
