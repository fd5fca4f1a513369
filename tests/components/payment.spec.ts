import { listGuests } from '#domain/guests/guest.contract.ts';
import { readSamples } from '#domain/orders/sample.contract.ts';
import { answer, hold, restore } from '#tests/support/answers.ts';
import { keepBox, openPayment } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { addGuests, type TestGuest } from '#tests/support/guests.ts';
import { beSignedIn } from '#tests/support/person.ts';

/** Returns guests who can be sent a box. */
const homes = (count: number): TestGuest[] =>
  ['Manjit Kaur', 'Amrit Kaur', 'Charan Gill'].slice(0, count).map((name, at) => ({
    name,
    mobile: String(9_814_000_000 + at),
    address: '12, Mall Road',
    pincode: '143001',
  }));

test('the payment screen of a host without guests leads to adding some; it waits visibly, says that the guests could not be loaded, and shows all of them at the next try', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/500|Internal Server Error/);
  await beSignedIn(page);
  const box = await keepBox(page, server);
  await openPayment(page, box);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Add guest/i })
      .first(),
  ).toBeVisible();
  await addGuests(page, homes(3));
  const arrive = await hold(page, listGuests);
  await page.clock.install();
  await openPayment(page, box);
  await expect(page.getByRole('main').getByText('Loading', { exact: true }).first()).toBeAttached();
  const slow = page.getByRole('main').getByText('Still loading…');
  await expect(slow).toBeHidden();
  await page.clock.fastForward(5000);
  await expect(slow).toBeVisible();
  const listed = page.getByRole('checkbox', { name: /^Send to (?:Manjit|Amrit|Charan)/ });
  const pay = page.locator('.payment-bar').getByRole('button', { name: 'Pay', exact: true });
  await expect(pay).toBeHidden();
  arrive();
  await expect(listed).toHaveCount(3);
  await expect(pay).toBeVisible();

  await answer(page, listGuests, { status: 500, body: { message: 'boom' } });
  await page.reload();
  const told = page.getByRole('alert').filter({ hasText: 'Something went wrong on our side.' });
  await expect(told).toBeVisible();
  await restore(page, listGuests);
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(listed).toHaveCount(3);
});

test('the payment screen refuses to pay for nobody, counts boxes and money as they are chosen, takes no more than may be, and keeps them, also when the shop cannot be reached', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/Failed to load resource|ERR_FAILED/);
  await beSignedIn(page);
  await addGuests(page, homes(2));
  const arrive = await hold(page, readSamples);
  await openPayment(page, await keepBox(page, server));
  const pay = page.locator('.payment-bar').getByRole('button', { name: 'Pay', exact: true });
  // What comes off for a sample is known before anything can be paid.
  await expect(page.locator('.payment-bar').getByRole('button', { name: 'Checking the price…' })).toBeDisabled();
  arrive();
  let begun = 0;
  await page.route('**/createOrder', (route) => {
    begun += 1;
    return route.abort();
  });
  await pay.click();
  await expect(page.getByText('Please select at least one recipient to continue.')).toBeVisible();
  expect(begun).toBe(0);
  const totals = page.locator('.payment-totals');
  const amount = async (name: string): Promise<number> =>
    Number((await totals.locator('div', { hasText: name }).locator('dd').innerText()).replaceAll(/\D/g, ''));
  const [first, second] = ['Manjit Kaur', 'Amrit Kaur'].map((name) =>
    page.getByRole('textbox', { name: `Boxes for ${name}` }),
  );
  if (!first || !second) throw new Error('The guests are missing.');
  await first.fill('2');
  const one = (await amount('Goods')) / 2;
  await second.fill('three 3');
  await expect(second).toHaveValue('3');
  expect(await amount('Total Guest')).toBe(2);
  expect(await amount('Total Boxes')).toBe(5);
  expect(await amount('Delivery')).toBe(5 * 49);
  expect(await amount('Total Price')).toBe(5 * (one + 49));
  await expect(page.locator('.payment-bar')).toContainText('5 boxes');
  await page.getByRole('checkbox', { name: 'Send to Amrit Kaur' }).uncheck();
  await expect(second).toHaveValue('0');
  await second.fill('1001');
  await expect(second).toHaveValue('1000');
  await expect(totals).toContainText('UPI usually takes up to ₹1,00,000 in one payment.');
  await page.reload();
  await expect(first).toHaveValue('2');
  await expect(second).toHaveValue('1000');

  const guest = page.getByRole('checkbox', { name: 'Send to Manjit Kaur' });
  await expect(guest).toBeChecked();
  await pay.click();
  await expect(page.locator('.payment-bar').getByRole('alert')).toContainText('No money was taken');
  await expect(guest).toBeChecked();
  await expect(pay).toBeEnabled();
});
