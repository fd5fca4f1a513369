import { MINUTE } from '#lib/time.ts';
import { expect, signIn, test } from '#tests/support/fixtures.ts';
import { fillDelivery, openSweet, paymentWindow } from '#tests/support/purchase.ts';
import { beSignedIn, sessionOf } from '#tests/support/person.ts';

test('a new shopper buys a sweet: quantity, sign-in on the way, delivery, payment, order @both', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'All wedding sweets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wedding Special Sweets' })).toBeVisible();
  await page.goto('/sweets?search=Kaju+katli');
  await page.getByRole('link', { name: 'Kaju katli', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kaju katli' })).toBeVisible();

  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Please Enter Quantity')).toBeVisible();
  await page.getByLabel('Quantity').pressSequentially('2x');
  await expect(page.getByLabel('Quantity')).toHaveValue('2');
  await expect(page.locator('[data-total]')).toHaveText('₹2,649');
  await page.getByRole('button', { name: 'Pay' }).click();

  await page.waitForURL('**/signup');
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Kaju katli' })).toBeVisible();
  await expect(page.getByLabel('Quantity')).toHaveValue('2');
  const dialog = page.getByRole('dialog', { name: 'Where shall we send it?' });
  await expect(dialog).toBeVisible();
  // The way back opens the dialog once: loading the page again does not.
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  await expect(page.locator('[data-total]')).toHaveText('₹2,649');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Pay' }).click();
  await fillDelivery(page);
  await page.getByRole('button', { name: 'Pay ₹2,649' }).click();
  await expect(paymentWindow(page).getByText('₹2,649')).toBeVisible();
  await paymentWindow(page).getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('Your Order Confirmed')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/payment-history');
  await expect(page.getByRole('rowheader', { name: 'Kaju katli' })).toBeVisible();
  await expect(page.getByText('Rs 2,649 /-')).toBeVisible();
  await page.getByRole('link', { name: 'View order Kaju katli' }).click();
  await expect(page).toHaveURL(/view-sweet-history\/[0-9a-f]{24}/);
  await expect(page.getByRole('cell', { name: '12, Lawrence Road, Amritsar' })).toBeVisible();
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kaju katli' })).toBeVisible();
  await expect(page.getByLabel('Quantity')).toHaveValue('2');
  // What is bought next is not by itself for whom the last was.
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Simran Kaur');
  await expect(dialog.getByLabel('Address')).toHaveValue('');
});

test('a session that ended is renewed on the way to Pay, and the quantity is kept @phone', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/401/);
  const { mobile } = await beSignedIn(page);
  await openSweet(page, 'Mathura peda');
  const quantity = page.getByLabel('Quantity');
  await quantity.fill('1');
  // The box is awake and has kept it.
  await expect(page.locator('[data-total]')).not.toHaveText('₹0');
  const { userId } = await sessionOf(page);
  const expired = await server.shop.tokens.sign(userId, 0, '-1s');
  await page.evaluate((token) => localStorage.setItem('token', token), expired);
  await page.reload();
  await expect(quantity).toHaveValue('1');
  // The page learns of the end by the first use, while the dialog loads.
  const ended = page.waitForResponse((answer) => answer.status() === 401);
  await page.route('**/_astro/delivery-dialog.*', async (route) => {
    await ended;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL('**/signup');
  // The next code is asked for later than the half minute that the shop makes people wait.
  const { now } = server.shop;
  server.shop.now = () => now() + MINUTE;
  await signIn(page, { mobile, known: true });
  server.shop.now = now;
  await expect(quantity).toHaveValue('1');
});
