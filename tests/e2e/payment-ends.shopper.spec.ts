import { expect, test } from '#tests/support/fixtures.ts';
import {
  beginToPay,
  booksOf,
  expectConfirmed,
  fillDelivery,
  leaveWindow,
  openSweet,
  payAs,
  paymentWindow,
} from '#tests/support/purchase.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { expectReadable } from '#tests/support/readable.ts';

test('a payment whose window says nothing is found when the window is closed, and charged once', async ({
  page,
  server,
}) => {
  await beSignedIn(page);
  await beginToPay(page, 'Ghewar');
  await payAs(page, 'silent@razorpay');
  await leaveWindow(page);
  await expectConfirmed(page);
  expect(await booksOf(page, server)).toEqual({ charges: 1, orders: 1 });
});

test('a payment that fails on screen while the money arrives is an order, not a second try', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/402/);
  await beSignedIn(page);
  await beginToPay(page, 'Gujiya');
  await payAs(page, 'late@razorpay');
  await leaveWindow(page);
  await expectConfirmed(page);
  expect(await booksOf(page, server)).toEqual({ charges: 1, orders: 1 });
});

test('of two tabs that pay for the same, both tell of the one order', async ({ page, context, server, watch }) => {
  await beSignedIn(page);
  await beginToPay(page, 'Imarti');
  const other = await context.newPage();
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

test('a confirmation that is lost on its way is asked for, and the order is told', async ({ page, server, watch }) => {
  watch.allowed.push(/Failed to load resource|ERR_FAILED/);
  await beSignedIn(page);
  await beginToPay(page, 'Til laddu');
  await page.route('**/verifyOrder', (route) => route.abort());
  await payAs(page, 'success@razorpay');
  await expectConfirmed(page);
  expect(await booksOf(page, server)).toEqual({ charges: 1, orders: 1 });
});

test('closing the window untried says that no money was taken; unable to ask, that it is not known', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/Failed to load resource|ERR_FAILED/);
  await beSignedIn(page);
  await beginToPay(page, 'Balushahi');
  await leaveWindow(page);
  const dialog = page.getByRole('dialog', { name: 'Where shall we send it?' });
  await expect(dialog.getByRole('alert')).toHaveText(
    'You closed the payment, and no money was taken. You can pay whenever you like.',
  );
  await page.route('**/order-status/**', (route) => route.abort());
  await dialog.getByRole('button', { name: /^Pay ₹/ }).click();
  await leaveWindow(page);
  await expect(dialog.getByRole('button', { name: 'Checking whether your payment arrived…' })).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('We could not find out whether your payment arrived.');
  expect(await booksOf(page, server)).toEqual({ charges: 0, orders: 0 });
});

test('money that could not be asked for is found by the next press, before anything is paid twice', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/Failed to load resource|ERR_FAILED/);
  await beSignedIn(page);
  await beginToPay(page, 'Mathura peda');
  await page.route('**/order-status/**', (route) => route.abort());
  await payAs(page, 'silent@razorpay');
  await leaveWindow(page);
  const dialog = page.getByRole('dialog', { name: 'Where shall we send it?' });
  await expect(dialog.getByRole('alert')).toContainText('We could not find out whether your payment arrived.');
  await dialog.getByRole('button', { name: /^Pay ₹/ }).click();
  await expectConfirmed(page);
  expect(await booksOf(page, server)).toEqual({ charges: 1, orders: 1 });
});

test('the same order a moment later is told with the order, and bought again only when the person says so @phone', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/409/);
  await beSignedIn(page);
  await beginToPay(page, 'Kaju katli');
  await payAs(page, 'success@razorpay');
  await expectConfirmed(page);
  await openSweet(page, 'Kaju katli');
  await page.getByLabel('Quantity').fill('1');
  await page.getByRole('button', { name: 'Pay' }).click();
  await fillDelivery(page);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  const told = page.getByRole('alert').filter({ hasText: 'You ordered this a moment ago.' });
  await expect(told.getByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    /^\/view-sweet-history\/[0-9a-f]{24}$/,
  );
  await told.getByRole('button', { name: 'Buy it again' }).click();
  await payAs(page, 'success@razorpay');
  await expectConfirmed(page, 2);
  expect(await booksOf(page, server)).toEqual({ charges: 2, orders: 2 });
});

test('a payment that is made while the session ends is told on the sign-in page, and home tells of the order afterwards', async ({
  page,
  context,
  server,
  watch,
}) => {
  watch.allowed.push(/401/);
  const { userId, token } = await beSignedIn(page);
  await beginToPay(page, 'Coconut laddu');
  // As signing out in another tab does it.
  const other = await context.newPage();
  await other.goto('/sweets');
  await other.getByRole('button', { name: 'Your account' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await other.locator('dialog[open]').getByRole('button', { name: 'Yes' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-session', 'out');
  await payAs(page, 'success@razorpay');
  await expect(page.getByText('Your payment was made and your order is safe')).toBeVisible();
  // Signed in again, in the other tab.
  await other.evaluate((held) => held.forEach(([key, value]) => localStorage.setItem(key, value)), [
    ['_id', userId],
    ['token', token],
  ] as [string, string][]);
  await expectConfirmed(page);
  expect(await booksOf(page, server)).toEqual({ charges: 1, orders: 1 });
});

test('on a small phone a failed payment leaves its reason and Pay in the window, under no message @phone', async ({
  page,
  watch,
}) => {
  watch.allowed.push(/402/);
  await page.setViewportSize({ width: 360, height: 640 });
  await beSignedIn(page);
  await beginToPay(page, 'Rasgulla');
  await payAs(page, 'failure@razorpay');
  await leaveWindow(page);
  const dialog = page.getByRole('dialog', { name: 'Where shall we send it?' });
  await expect(page.locator('.toast').getByText('Something wrong!')).toBeVisible();
  await expectReadable(dialog.getByRole('alert').filter({ hasText: 'No money has arrived.' }));
  await expectReadable(dialog.getByRole('button', { name: /^Pay ₹/ }));
});

test('a page loaded again while its payment was on the way says that the money arrived, and home does not greet over the order', async ({
  page,
  server,
}) => {
  await beSignedIn(page);
  await beginToPay(page, 'Chamcham');
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

test('a page loaded again after a payment that failed says that no money has arrived', async ({ page, watch }) => {
  watch.allowed.push(/402/);
  await beSignedIn(page);
  await beginToPay(page, 'Besan laddu');
  await payAs(page, 'failure@razorpay');
  await page.reload();
  await expect(
    page.getByRole('status').filter({ hasText: 'No money has arrived from your last payment' }),
  ).toBeVisible();
});
