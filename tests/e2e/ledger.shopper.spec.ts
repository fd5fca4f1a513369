import { keepBox, openPayment } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { addGuests } from '#tests/support/guests.ts';
import { beSignedIn } from '#tests/support/person.ts';

test('a family writes down what households gave, corrects it, thanks them, and sends them boxes @phone', async ({
  page,
  server,
}) => {
  await beSignedIn(page);
  await addGuests(page, [
    { name: 'Simran Kaur', mobile: '9814012345', address: '12, Lawrence Road', pincode: '143001' },
    { name: 'Harpreet Singh', mobile: '9814011111', address: '7, Model Town, Ludhiana', pincode: '141002' },
  ]);
  await page.goto('/guest/guest');
  await page.getByRole('link', { name: 'Shagun ledger' }).click();
  const form = page.getByRole('region', { name: 'Write down a gift' });
  await form.getByLabel('Name').fill('Simran Kaur');
  await form.getByLabel('Shagun in ₹').fill('5,100');
  await form.getByRole('button', { name: 'Write down' }).click();
  const line = page.getByRole('row', { name: /Simran Kaur/ });
  await expect(line.getByText('₹5,100')).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Office');
  await form.getByLabel('Gift').fill('A clock');
  await form.getByRole('button', { name: 'Write down' }).click();
  await expect(page.getByText('₹5,100 from 2 homes, 2 still to thank')).toBeVisible();

  await page.getByRole('button', { name: 'Correct what Simran Kaur gave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct what Simran Kaur gave' });
  await dialog.getByLabel('Shagun in ₹').fill('11,000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(line.getByText('₹11,000')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Thanked Office' }).check();
  await page.reload();
  await expect(page.getByText('₹11,000 from 2 homes, 1 still to thank')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Thank Simran Kaur by WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919814012345\?text=Dear%20Simran/,
  );

  await page.getByRole('button', { name: 'Choose a box for them' }).click();
  await expect(page).toHaveURL(/\/invitation$/);
  await openPayment(page, await keepBox(page, server));
  await expect(page.getByLabel('Boxes for Simran Kaur')).toHaveValue('1');
  await expect(page.getByLabel('Boxes for Harpreet Singh')).toHaveValue('0');
});
