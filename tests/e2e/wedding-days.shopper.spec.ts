import { addDays } from '#domain/delivery/calendar.rules.ts';
import { yearMonthDay } from '#lib/dates.ts';
import { expectClean } from '#tests/support/axe.ts';
import { addGuest, inStep, keepBox, openPayment } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { expectConfirmed, payAs } from '#tests/support/purchase.ts';
import { expectSeen } from '#tests/support/seen.ts';

test('a pincode said once stays, and every product says by when it is there; a budget names boxes that fit it, and one press fills the box @phone', async ({
  page,
}) => {
  await page.goto('/dry_fruit_list');
  await page.locator('.tile-name a').first().click();
  await page.getByRole('button', { name: 'When does it reach me?' }).click();
  const field = page.getByLabel('Deliver to (six digits)');
  await expect(field).toBeFocused();
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await expect(page.locator('#deliver-said')).toHaveText('A pincode has 6 digits.');
  await field.fill('141001');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Deliver to 141001' })).toBeVisible();
  await expect(page.locator('[data-reaches-words]')).toHaveText(/^Reaches 141001 by \d+ [A-Z][a-z]+$/);
  await page.goto('/invitation');
  await page.locator('.tile-name a').first().click();
  await expect(page.locator('[data-reaches-words]')).toHaveText(/^Reaches 141001 by/);

  await page.getByRole('button', { name: 'Fill it for my budget' }).click();
  const panel = page.locator('.budget');
  await panel.getByLabel('Homes').fill('240');
  await panel.getByLabel(/^Budget/).fill('much');
  await panel.getByRole('button', { name: 'Show boxes' }).click();
  await expect(panel.getByRole('alert')).toContainText('Please write an amount');
  await panel.getByLabel(/^Budget/).fill('4 lakh');
  await panel.getByRole('button', { name: 'Show boxes' }).click();
  await expect(panel.getByRole('listitem').first()).toContainText('The largest box');
  await expectClean(page);
  const most = panel.getByRole('listitem').filter({ hasText: 'The most sweets' });
  const box = (await most.locator('.price').first().textContent()) ?? '';
  await most.getByRole('button', { name: 'Fill the box with it' }).click();
  await expect(page.locator('.box-next')).toHaveText('Every section is filled. Tap one to change its sweet.');
  await expect(page.locator('.builder-sum .price-total')).toHaveText(box);
});

test('boxes are ordered for a day, and a sweet that does not reach every home is swapped in one press', async ({
  page,
  server,
  watch,
}) => {
  // Pay is refused once, as it says.
  watch.allowed.push(/409/);
  await beSignedIn(page);
  await addGuest(page, 'Manjit Kaur');
  await addGuest(page, 'Priya Nadar', { address: '4, Beach Road, Kanyakumari', pincode: '629702' });
  const kept = await keepBox(page, server, { sweet: 'Kalakand' });
  await page.goto(`/cart-detail/${kept.cartId}/false`);
  await expect(page.locator('.box-note').first()).toHaveText(
    'Too far to arrive fresh for 1 of 2 homes on your guest list',
  );
  await expectSeen(page);
  await openPayment(page, kept);
  await page.getByRole('checkbox', { name: /Select all/ }).check();
  await expect(page.locator('.known-answers')).toContainText('No day chosen');
  const days = page.locator('.wanted-days');
  await inStep(page, 'Day', async () => {
    await expect(days).toContainText('If you order today, the farthest home gets its box on');
    const today = yearMonthDay(new Date().toISOString());
    await days.getByLabel(/should be there by/).fill(addDays(today, 2));
    await expect(days).toContainText('at the earliest');
    await days.getByRole('button').first().click();
    await expect(days).toContainText('We fill the boxes fresh and send them on');
  });
  const far = page.locator('.far-away');
  await expect(far).toContainText(/^Kalakand does not reach \S.* fresh\./);
  await expectClean(page, [360, 1280]);
  const bar = page.locator('.payment-bar');
  await bar.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(bar.getByRole('button', { name: 'Order anyway' })).toBeVisible();
  await far.getByRole('button', { name: 'Fix this' }).click();
  const swap = far.getByRole('radio', { name: /in every box: ₹[\d,]+ in all/ });
  await swap.check();
  const said =
    /₹[\d,]+/.exec((await far.locator('label').filter({ hasText: 'in every box' }).textContent()) ?? '')?.[0] ?? '';
  await far.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(far).toHaveCount(0);
  // Its yes would pay for the box that was refused.
  await expect(bar.getByRole('button', { name: 'Order anyway' })).toHaveCount(0);
  await expect(page.locator('.what-is-ordered')).not.toContainText('Kalakand');
  await expect(page.locator('.payment-bar .price-total')).toHaveText(said);
  await page.locator('.payment-bar').getByRole('button', { name: 'Pay', exact: true }).click();
  await payAs(page, 'success@razorpay');
  await expectConfirmed(page);
});
