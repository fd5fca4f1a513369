import { listGuests } from '#features/guests/guest.contract.ts';
import { answer, hold, release } from '#tests/support/answers.ts';
import { keepBox, openPayment } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { addGuests } from '#tests/support/guests.ts';
import { beSignedIn } from '#tests/support/person.ts';

test('the payment screen waits visibly, says that the guests could not be loaded, and shows all of them at the next try', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/500|Internal Server Error/);
  await beSignedIn(page);
  await addGuests(
    page,
    ['Manjit Kaur', 'Amrit Kaur', 'Charan Gill'].map((name, at) => ({
      name,
      mobile: String(9_814_000_000 + at),
      address: '12, Mall Road',
      pincode: '143001',
    })),
  );
  const box = await keepBox(page, server);
  const arrive = await hold(page, listGuests);
  await openPayment(page, box);
  await expect(page.getByRole('main').getByText('Loading', { exact: true }).first()).toBeAttached();
  const homes = page.getByRole('checkbox', { name: /^Send to (?:Manjit|Amrit|Charan)/ });
  const pay = page.locator('.payment-bar').getByRole('button', { name: 'Pay', exact: true });
  await expect(pay).toBeHidden();
  arrive();
  await expect(homes).toHaveCount(3);
  await expect(pay).toBeVisible();

  await answer(page, listGuests, { status: 500, body: { message: 'boom' } });
  await page.reload();
  const told = page.getByRole('alert').filter({ hasText: 'Something went wrong on our side.' });
  await expect(told).toBeVisible();
  await release(page, listGuests);
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(homes).toHaveCount(3);
});

test('the payment screen of a host without guests leads to adding some', async ({ page, server }) => {
  await beSignedIn(page);
  await openPayment(page, await keepBox(page, server));
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Add guest/i })
      .first(),
  ).toBeVisible();
});
