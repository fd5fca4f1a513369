import { keepBox, openPayment } from '#tests/support/box-order.ts';
import { expectClean } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { addGuests } from '#tests/support/guests.ts';
import { beSignedIn } from '#tests/support/person.ts';

test('a couple becomes one household with one parcel, and guests are tagged, found and given a box by their event', async ({
  page,
  server,
}) => {
  await beSignedIn(page);
  await addGuests(page, [
    { name: 'Rakesh Verma', mobile: '9814000011', category: 'Family', address: '1, Mall Road', pincode: '143001' },
    { name: 'Sunita Verma', mobile: '9814000012', category: 'Family' },
    { name: 'Charan Gill', mobile: '9814000013', category: 'Friends', address: '9, Court Road', pincode: '143001' },
  ]);
  await page.goto('/guest/guest');
  await expect(page.getByRole('status').filter({ hasText: '3 guests' })).toHaveText('3 guests');
  await page.getByRole('button', { name: 'Choose several' }).click();
  const many = page.getByRole('region', { name: 'Several guests at once' });
  await page.getByRole('checkbox', { name: 'Choose Rakesh Verma' }).check();
  await page.getByRole('checkbox', { name: 'Choose Sunita Verma' }).check();
  await many.getByRole('button', { name: 'One home' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name on the box')).toHaveValue('Verma family');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: '3 guests' })).toHaveText('3 guests in 2 homes');
  // The address of one is the address of both.
  await expect(page.getByRole('row', { name: /Sunita Verma/ })).toContainText('1, Mall Road');

  await page.getByRole('checkbox', { name: 'Choose Sunita Verma' }).check();
  await page.getByRole('checkbox', { name: 'Choose Rakesh Verma' }).check();
  await many.getByRole('button', { name: 'Side and events' }).click();
  await dialog.getByLabel('Side').selectOption('Bride’s side');
  await dialog.getByRole('checkbox', { name: 'Mehndi' }).check();
  await dialog.getByLabel('Another event').fill('Jaggo');
  await expectClean(page, [360, 1280]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Sunita Verma/ })).toContainText('Bride’s side, Mehndi, Jaggo');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('Show only').selectOption('event:Jaggo');
  await expect(page.getByRole('row', { name: /Charan Gill/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: '2 guests' })).toHaveText('2 guests in 1 home');
  // In use, it stands open by itself.
  await expect(page.getByLabel('Show only')).toHaveValue('event:Jaggo');
  await page.getByRole('button', { name: 'Choose several' }).click();
  await page.getByRole('checkbox', { name: 'Choose Rakesh Verma' }).check();
  await expectClean(page, [360, 1280]);

  await openPayment(page, await keepBox(page, server));
  await expect(page.locator('.recipient-table tbody tr')).toHaveCount(2);
  const home = page.getByRole('row', { name: /Verma family/ });
  await expect(home).toContainText('Rakesh Verma, Sunita Verma');
  await home.getByRole('checkbox', { name: 'Send to Verma family' }).check();
  await page.getByRole('button', { name: 'Different boxes for some homes' }).click();
  const panel = page.locator('.circles');
  await panel.getByLabel('Add another box').selectOption({ label: '500 gm' });
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await panel.getByLabel('Which guests').selectOption({ label: 'Mehndi (1)' });
  await panel.getByLabel('Their box').selectOption({ label: 'Box 2' });
  await panel.getByRole('button', { name: 'Give', exact: true }).click();
  await expect(panel.getByRole('row', { name: /Mehndi/ })).toContainText('1 home');
});
