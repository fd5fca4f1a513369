import { expectClean } from '#tests/support/axe.ts';
import { addGuest, inStep, keepBox, openPayment } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { addGuests, fillIn, guestsOf } from '#tests/support/guests.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { expectConfirmed, payAs } from '#tests/support/purchase.ts';

test('one order sends two boxes to two circles, a swap to the far home, and a second wave to whoever answered late @phone', async ({
  page,
  server,
}) => {
  await beSignedIn(page);
  await addGuest(page, 'Manjit Kaur', { category: 'Family' });
  await addGuest(page, 'Charan Gill', { category: 'Co-worker' });
  await addGuest(page, 'Priya Nadar', {
    category: 'Family',
    address: '4, Beach Road, Kanyakumari',
    pincode: '629702',
  });
  await addGuests(page, [{ name: 'Harpreet Dhillon', mobile: '9814000077', category: 'Family' }]);
  const box = await keepBox(page, server, { sweet: 'Kalakand' });
  await openPayment(page, box);
  const other = await page.context().newPage();
  await openPayment(other, box);
  await expect(other.getByRole('checkbox', { name: 'Send to Manjit Kaur' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: /Select all/ }).check();
  // A tab that was opened before shows the same homes, and so cannot overwrite them.
  await expect(other.getByRole('checkbox', { name: 'Send to Manjit Kaur' })).toBeChecked();
  await other.close();
  await inStep(page, 'Card', () => page.getByLabel('Your words').fill('Come, all of you'));
  await page.getByRole('button', { name: 'Different boxes for some homes' }).click();

  const panel = page.locator('.circles');
  await panel.getByLabel('Add another box').selectOption({ label: '500 gm' });
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await page.locator('.payment-bar').getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.locator('.payment-bar')).toContainText('Nobody gets Box 2 yet.');
  await panel.getByLabel('Which guests').selectOption('Co-worker');
  await panel.getByLabel('Their box').selectOption({ label: 'Box 2' });
  await panel.getByRole('button', { name: 'Give', exact: true }).click();
  await expect(panel.getByRole('row', { name: /Co-worker/ })).toContainText('1 home');
  await expect(page.getByLabel('Which box for Charan Gill')).toHaveValue(/.+/);

  // What it comes to is said before it is taken.
  const far = page.locator('.far-away');
  await expect(far).toContainText(/^Kalakand does not reach \S.* fresh\./);
  await far.getByRole('button', { name: 'Fix this' }).click();
  await expect(far.getByRole('radio', { name: /^A box with .+ for that home: ₹[\d,]+ in all/ })).toBeChecked();
  await far.getByRole('button', { name: 'Leave as it is' }).click();
  await far.getByRole('button', { name: 'Fix this' }).click();
  await far.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(page.locator('.far-away')).toHaveCount(0);
  await expect(panel.locator('tbody tr')).toHaveCount(3);
  // The far home is of the family: it is asked about before it would move.
  await panel.getByLabel('Which guests').selectOption('Family');
  await panel.getByLabel('Their box').selectOption({ label: 'Box 1' });
  await panel.getByRole('button', { name: 'Give', exact: true }).click();
  await expect(panel.getByRole('alert')).toContainText('1 of them already gets another box');
  await panel.getByRole('button', { name: 'Leave that one as it is' }).click();
  await expect(panel.locator('.circle-count').filter({ hasText: 'home' })).toHaveText(['1 home', '1 home', '1 home']);
  await expectClean(page, [360, 1280]);

  await page.locator('.payment-bar').getByRole('button', { name: 'Pay', exact: true }).click();
  await payAs(page, 'success@razorpay');
  await expectConfirmed(page);
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.locator('.order-box')).toHaveCount(3);
  await expect(page.locator('.homes-table .badge').filter({ hasText: 'Co-worker' }).first()).toBeVisible();
  await expectClean(page, [360, 1280]);

  const late = (await guestsOf(page)).find(({ address }: { address: string }) => address === '');
  await fillIn(page, late, '9, Court Road, Amritsar', '143001');
  await page.reload();
  // The browser has forgotten the card of the first wave; the shop has it.
  await page.getByRole('link', { name: 'Send part 2 to 1 home' }).click();
  await expect(page.locator('.known-answers')).toContainText('Come, all of you');
  await expect(page.getByRole('checkbox', { name: 'Send to Harpreet Dhillon' })).toBeChecked();
  await expect(page.locator('.payment-bar')).toContainText('1 home');
  await page.locator('.payment-bar').getByRole('button', { name: 'Pay', exact: true }).click();
  await payAs(page, 'success@razorpay');
  await expectConfirmed(page, 2);
  await page.getByRole('link', { name: 'See the order' }).first().click();
  await expect(page.locator('.order-waves li')).toHaveCount(2);

  // Whoever has a box says so, and gets a second one only where the family says it.
  await addGuest(page, 'Asha Rani');
  await openPayment(page, await keepBox(page, server));
  await page.getByRole('checkbox', { name: 'Select the one without a box' }).check();
  const manjit = page.getByRole('row', { name: /Manjit Kaur/ });
  await expect(manjit).toContainText(/Has a box: .+, \d{4}-\d{6}, order placed/);
  await expect(manjit.getByRole('checkbox')).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Also the 4 that have a box' })).not.toBeChecked();
  await manjit.getByRole('checkbox').check();
  await expect(
    page.getByText(
      /^1 of these 2 homes already has a box; ₹[\d,]+ of the total is for it\. Please answer before you pay\.$/,
    ),
  ).toBeVisible();
  await page.locator('.payment-bar').getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Send it a second box' })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Send it a second box' })).toBeInViewport();
  await expectClean(page, [360, 1280]);
  await page.getByRole('checkbox', { name: 'Send it a second box' }).check();
  await page.locator('.payment-bar').getByRole('button', { name: 'Pay', exact: true }).click();
  await payAs(page, 'success@razorpay');
  await expectConfirmed(page, 3);
});
