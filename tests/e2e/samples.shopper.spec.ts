import { expectClean } from '#tests/support/axe.ts';
import { addGuest, addMyAddress, keepBox, openPayment } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { expectConfirmed, payAs } from '#tests/support/purchase.ts';

test('one box comes to oneself first, and its price comes off the large order @phone', async ({ page, server }) => {
  await beSignedIn(page);
  await addGuest(page, 'Manjit Kaur');
  const kept = await keepBox(page, server);
  await page.goto(`/cart-detail/${kept.cartId}/false`);
  await page.getByRole('button', { name: 'Send me one first' }).click();
  // The cart has the promise as well; these words stand where it is paid for.
  await expect(
    page.locator('.notice', { hasText: 'One box to your own address. Its price comes off when you order 10 or more' }),
  ).toBeVisible();
  await expectClean(page, [360, 1280]);
  await addMyAddress(page);
  await page.locator('.payment-bar').getByRole('button', { name: 'Pay', exact: true }).click();
  await payAs(page, 'success@razorpay');
  await expectConfirmed(page);

  // The design's own page says it where the box is filled.
  await page.getByRole('link', { name: 'See the order' }).click();
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page.locator('.sample-way')).toContainText(/of your sample comes off when you order 10 or more/);

  await openPayment(page, kept);
  const totals = page.locator('.payment-totals');
  await expect(totals).toContainText(/of your sample comes off when you order 10 or more/);
  await page.getByLabel('Boxes for Manjit Kaur').fill('10');
  await expect(totals).toContainText(/₹[\d,]+ of your sample comes off\./);
  await expect(page.locator('.payment-bar')).toContainText(/− sample ₹[\d,]+/);
  await page.locator('.payment-bar').getByRole('button', { name: 'Pay', exact: true }).click();
  await payAs(page, 'success@razorpay');
  await expectConfirmed(page, 2);
  await page.getByRole('link', { name: 'See the order' }).first().click();
  await expect(page.locator('.order-sum')).toContainText('Off for your sample');
  await page.getByRole('link', { name: 'See the sample' }).click();
  await expect(page.getByText(/^This is a sample\. Its ₹[\d,]+ came off order/)).toBeVisible();
  await expectClean(page, [360, 1280]);
});
