import { expectClean, WIDTHS } from '#tests/support/axe.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { fillDelivery, openSweet, paymentWindow } from '#tests/support/purchase.ts';
import { beStaff } from '#tests/support/staff.ts';

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });

test('an order above what UPI takes is paid in two parts, and packed once both are there', async ({
  page,
  context,
  server,
}) => {
  await beSignedIn(page);
  await openSweet(page, 'Til laddu');
  await page.getByLabel('Quantity').fill('200');
  await page.getByRole('button', { name: 'Pay' }).click();
  await fillDelivery(page);
  const dialog = page.getByRole('dialog', { name: 'Where shall we send it?' });
  const offer = dialog.getByRole('radio', { name: /^An advance of ₹/ });
  await offer.check();
  await expect(dialog).toContainText('You can pay both by UPI.');
  const sum = /₹[\d,.]+/.exec(await dialog.locator('label', { hasText: 'An advance of' }).innerText())?.[0] ?? '';
  await dialog.getByRole('button', { name: `Pay ${sum}` }).click();
  await expect(paymentWindow(page).getByText(sum)).toBeVisible();
  await paymentWindow(page).getByRole('button', { name: 'Pay now' }).click();
  const card = page.locator('.order-card');
  await expect(card).toContainText('is still to pay. We pack once you have paid it.');
  await card.getByRole('link', { name: 'Pay balance' }).click();

  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments).toContainText('Advance');
  await expectClean(page, WIDTHS);
  const orderPage = page.url();
  const orderId = orderPage.split('/').at(-1) ?? '';
  await beStaff(context, server, 'owner', 'Harbhajan of the parts');
  await page.goto(`/back-office/orders/${orderId}`);
  await expect(page.locator('.notice-problem')).toContainText('Not paid in full:');
  await expectClean(page, WIDTHS);
  await page.goto('/back-office/money');
  const reminder = page.locator('.money-entry', { hasText: 'Not paid in full' }).getByRole('link', { name: 'Remind' });
  await expect(reminder.first()).toHaveAttribute('href', /wa\.me\/91\d{10}\?text=.*Rs%20.*%2Fview-/);
  await page.goto(orderPage);

  await payments.getByRole('button', { name: /^Pay balance, ₹/ }).click();
  await paymentWindow(page).getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('Thank you. Your order is paid in full')).toBeVisible();
  await expect(payments).toContainText('Nothing left to pay');
  await expect(payments.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('.invoice').first();
  await expect(paper).toContainText(/Advance ₹[\d,.]+.*payment pay_.*Balance ₹[\d,.]+/s);
});
