import { expectClean } from '#tests/support/axe.ts';
import { addGuest, addMyAddress, keepBox, openPayment } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { addGuests, fillIn, guestsOf } from '#tests/support/guests.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { expectConfirmed, payAs } from '#tests/support/purchase.ts';

test('boxes are paid before their address is known, go there once it comes, or to one’s own home @phone', async ({
  page,
  server,
}) => {
  await beSignedIn(page);
  await addGuest(page, 'Manjit Kaur');
  await addGuests(page, [
    { name: 'Harpreet Dhillon', mobile: '9814000077', category: 'Family' },
    { name: 'Charan Gill', mobile: '9814000078', category: 'Family' },
  ]);
  await openPayment(page, await keepBox(page, server));
  await page.getByLabel('Boxes for Manjit Kaur').fill('1');
  await page.getByText('We skip 2 guests without an address').click();
  await page.getByRole('checkbox', { name: 'Pay for all 2 too' }).check();
  await expect(page.getByText('2 boxes wait for the address')).toBeVisible();
  await expect(page.locator('.payment-bar')).toContainText('3 homes');
  await expectClean(page, [360, 1280]);
  await addMyAddress(page);
  await page.locator('.payment-bar').getByRole('button', { name: 'Pay', exact: true }).click();
  await payAs(page, 'success@razorpay');
  await expectConfirmed(page);

  const late = (await guestsOf(page)).find(({ name }: { name: string }) => name === 'Harpreet Dhillon');
  await fillIn(page, late, '9, Court Road, Amritsar', '143001');
  await page.getByRole('link', { name: 'See the order' }).click();
  const part = page.getByRole('region', { name: 'Paid before we had the address' });
  await expect(part).toContainText('A box waits for the address of Charan Gill.');
  await expect(part).toContainText('The address of Harpreet Dhillon has come. The box goes there.');
  await expect(page.locator('.homes-table')).toContainText('Waits for its address');
  await expectClean(page, [360, 1280]);
  await part.getByRole('button', { name: 'Refund it' }).click();
  await expect(part.getByRole('alert')).toContainText(/Shall we cancel the box\? We refund ₹[\d,]+/);
  await part.getByRole('button', { name: 'Keep waiting' }).click();
  await part.getByRole('button', { name: 'Send it to my home' }).click();
  await part.getByRole('button', { name: 'Yes, to my home' }).click();
  await expect(part).toContainText('Sent to your own home: the box for Charan Gill.');
  await expect(page.locator('.homes-table')).toContainText('c/o');
});
