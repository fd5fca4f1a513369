import { listGuests } from '#domain/guests/guest.contract.ts';
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
