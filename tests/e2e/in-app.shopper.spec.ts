import { expect, test } from '#tests/support/fixtures.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { expectReadable } from '#tests/support/readable.ts';
import { booksOf, fillDelivery, openSweet } from '#tests/support/purchase.ts';

test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; SM-A546E Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 Instagram 357.0.0.27.100 Android',
});

test('a browser within an app leaves the page to pay and comes back to the order @phone', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/402/);
  await beSignedIn(page);
  await openSweet(page, 'Balushahi');
  const product = page.url();
  const begin = async (): Promise<void> => {
    await page.getByLabel('Quantity').fill('1');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await fillDelivery(page);
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await page.waitForURL('**/test-gateway/window?**');
  };

  await begin();
  await page.getByRole('button', { name: 'Close the payment' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Balushahi' })).toBeVisible();
  expect(page.url()).toBe(product);
  await expectReadable(
    page.getByRole('status').filter({ hasText: 'You closed the payment window, and no money was taken.' }),
  );

  await begin();
  await page.getByLabel('UPI id').fill('failure@razorpay');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('alert')).toContainText('declined');
  await page.getByLabel('UPI id').fill('success@razorpay');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(/\/view-sweet-history\/[0-9a-f]{24}$/);
  await expect(page.getByText('Your Order Confirmed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Balushahi' })).toBeVisible();
  expect(await booksOf(page, server)).toEqual({ charges: 1, orders: 1 });
});
