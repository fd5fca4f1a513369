import { expect, signIn, test } from '#tests/support/fixtures.ts';
import { fillDelivery, openSweet, paymentWindow } from '#tests/support/purchase.ts';
import { beSignedIn, newMobile, sessionOf } from '#tests/support/person.ts';

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
});

test('a declined payment says so and the same form pays afterwards; Back asks before it leaves, and charges nothing @phone', async ({
  page,
  watch,
}) => {
  watch.allowed.push(/402/);
  await beSignedIn(page);
  await openSweet(page, 'Gujiya');
  await page.getByLabel('Quantity').fill('500');
  await page.getByRole('radio', { name: 'gm' }).check();
  await page.getByRole('button', { name: 'Pay' }).click();
  await fillDelivery(page);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  const pay = paymentWindow(page);
  await pay.getByLabel('UPI id').fill('failure@razorpay');
  await pay.getByRole('button', { name: 'Pay now' }).click();
  await expect(pay.getByText('The bank declined the payment.')).toBeVisible();
  await page.goBack();
  await pay.getByRole('button', { name: 'Stay' }).click();
  await expect(pay.getByLabel('UPI id')).toHaveValue('failure@razorpay');
  await page.goBack();
  await expect(pay.getByText('Leave the payment?')).toBeVisible();
  await pay.getByRole('button', { name: 'Leave' }).click();

  const dialog = page.getByRole('dialog', { name: 'Where shall we send it?' });
  await expect(dialog.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible();
  await expect(dialog.getByLabel('Address')).toHaveValue('12, Lawrence Road, Amritsar');
  await dialog.getByRole('button', { name: /^Pay ₹/ }).click();
  await pay.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('Your Order Confirmed')).toBeVisible();
});

test('a price that changed since the page was built is shown before anything is paid', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/409/);
  await beSignedIn(page);
  await openSweet(page, 'Mathura peda');
  await page.getByLabel('Quantity').fill('1');
  await page.getByRole('button', { name: 'Pay' }).click();
  await fillDelivery(page);
  const sweet = await server.shop.db
    .selectFrom('catalogue')
    .selectAll()
    .where('name', '=', 'Mathura peda')
    .executeTakeFirstOrThrow();
  const { saveRecords } = await import('#features/catalogue/catalogue.repo.ts');
  await saveRecords(server.shop.db, 'sweet', [{ id: sweet.id, record: { ...sweet.data, rate: 280_00 } as never }]);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByText('The price has changed to ₹749. Please check and pay again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay ₹749' })).toBeVisible();
});

test('the delivery dialog names what is wrong by field and keeps what was typed when the shop is away @phone', async ({
  page,
  watch,
}) => {
  watch.allowed.push(/Failed to load resource|ERR_FAILED/);
  await beSignedIn(page);
  await openSweet(page, 'Til laddu');
  await page.getByLabel('Quantity').fill('300');
  await page.getByRole('button', { name: 'Pay' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where shall we send it?' });
  await expect(dialog.getByText('UPI usually takes up to ₹1,00,000 in one payment.')).toBeVisible();
  await dialog.getByLabel('Name').fill('S1');
  await dialog.getByLabel('Pincode').fill('12');
  await dialog.getByLabel('Mobile').fill('98765');
  await dialog.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(dialog.getByText('Enter valid name.')).toBeVisible();
  await expect(dialog.getByText('Address is required.')).toBeVisible();
  await expect(dialog.getByText('Pincode must be 6 digits.')).toBeVisible();
  await expect(dialog.getByText('Mobile number not valid.')).toBeVisible();

  await fillDelivery(page);
  await page.route('**/createOrder', (route) => route.abort());
  await dialog.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'nothing you typed is lost' })).toBeVisible();
  await expect(dialog.getByLabel('Address')).toHaveValue('12, Lawrence Road, Amritsar');
  await page.reload();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(dialog.getByLabel('Address')).toHaveValue('12, Lawrence Road, Amritsar');
});

test('sign-in tells what is wrong with number and code, and remembers known people @phone', async ({ page, watch }) => {
  watch.allowed.push(/400/, /429/);
  const mobile = newMobile();
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Mobile number is required*')).toBeVisible();
  await page.getByLabel('Mobile number').fill('98abc');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Mobile number must contain digits only')).toBeVisible();
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  const right = (await page.locator('[data-demo-code]').textContent()) ?? '';
  await page.getByLabel('Code', { exact: true }).fill(right === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('OTP does not match')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(right);
  await expect(page.getByText('OTP does not match')).toBeHidden();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.goto('/sweets');
  await page.goto('/signup');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Harpreet Singh');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('update_successfully')).toBeVisible();
  await page.goto('/signup');
  await expect(page).not.toHaveURL(/signup/);
});

test('an expired session in the middle of paying leads to sign-in and back to the same quantity', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/401/);
  const { mobile } = await beSignedIn(page);
  await openSweet(page, 'Imarti');
  await page.getByLabel('Quantity').fill('4');
  await page.getByRole('button', { name: 'Pay' }).click();
  await fillDelivery(page);
  const { userId } = await sessionOf(page);
  const expired = await server.shop.tokens.sign(userId, 0, '-1s');
  await page.evaluate((token) => localStorage.setItem('token', token), expired);
  await page.reload();
  await expect(page.getByLabel('Quantity')).toHaveValue('4');
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL('**/signup');
  // The next code is asked for later than the half minute that the shop makes people wait.
  const { now } = server.shop;
  server.shop.now = () => now() + 60_000;
  await signIn(page, { mobile, known: true });
  server.shop.now = now;
  await expect(page.getByLabel('Quantity')).toHaveValue('4');
});

test('a shop that fails at Pay says so and loses nothing', async ({ page, watch }) => {
  watch.allowed.push(/Failed to load resource/);
  await beSignedIn(page);
  await openSweet(page, 'Balushahi');
  await page.getByLabel('Quantity').fill('999');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('For so much at once, please write to us.')).toBeVisible();
  await page.getByLabel('Quantity').fill('1');
  await page.getByRole('button', { name: 'Pay' }).click();
  await fillDelivery(page);
  const dialog = page.getByRole('dialog', { name: 'Where shall we send it?' });
  const typed = await dialog.getByLabel('Address').inputValue();
  await page.route('**/createOrder', (route) => route.fulfill({ status: 500, json: { message: 'out of order' } }));
  await dialog.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByText('Something wrong!')).toBeVisible();
  await expect(dialog.getByLabel('Address')).toHaveValue(typed);
});
