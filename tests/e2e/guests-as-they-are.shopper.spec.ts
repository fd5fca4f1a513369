import { expectClean } from '#tests/support/axe.ts';
import { keepBox, openPayment } from '#tests/support/box-order.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { guestsOf } from '#tests/support/guests.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { expectConfirmed, payAs } from '#tests/support/purchase.ts';
import { beStaff } from '#tests/support/staff.ts';

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });

test('a family keeps every guest as they are, pays for those who get a box, and staff pack them @both', async ({
  page,
  context,
  server,
}) => {
  const family = await beSignedIn(page);
  await page.goto('/guest-add');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const add = page.getByRole('button', { name: 'Add Guest', exact: true });
  const added = page.getByText('Guest added successfully!');
  /** Presses Add Guest and takes its notice away, so that the next one is seen. */
  const save = async (): Promise<void> => {
    await add.click();
    await expect(added).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await expect(added).toBeHidden();
    await expect(field('Name')).toHaveValue('');
  };

  await test.step('a landline is refused in words, and kept as the note of a guest without a number', async () => {
    await field('Name').fill('Dadi Surjit Kaur');
    await field('Full address').fill('7, Court Road, Moga');
    await field('Pincode').pressSequentially('142 001');
    // One press is enough, although the field that is left has nothing yet.
    await field('Mobile').focus();
    await page.getByLabel('Has no number').click();
    await expect(page.getByLabel('Has no number')).toBeChecked();
    await page.getByLabel('Has no number').uncheck();
    await add.click();
    await expect(page.getByText('Mobile number is required.')).toBeVisible();
    await field('Mobile').fill('0172 2741234');
    await add.click();
    await expect(page.getByText('For a landline, tick “Has no number”.')).toBeVisible();
    await page.getByLabel('Has no number').check();
    await expect(field('Mobile')).toHaveCount(0);
    await expect(field('Note for packing (optional)')).toHaveValue(/^Landline 0172 ?2741234$/);
    await expect(page.getByText('Ask the guest on WhatsApp')).toHaveCount(0);
    await expectClean(page, [360, 1280]);
    await save();
    // Nobody chose a category, and the next guest begins without one.
    await expect(page.getByLabel('Category')).toHaveValue('');
  });

  await test.step('letters beside a number are refused, and nothing is lost', async () => {
    await field('Name').fill('Nani Gurdev Kaur');
    await field('Mobile').fill('98ABC');
    await add.click();
    await expect(page.getByText('Mobile number must contain digits only.')).toBeVisible();
    await expect(field('Mobile')).toHaveValue('98ABC');
    await field('Mobile').fill('');
    await page.getByLabel('Has no number').check();
    await page.getByLabel('Add it later').check();
    await save();
  });

  await test.step('a number abroad needs no address', async () => {
    await field('Name').fill('Priya Sharma');
    await field('Mobile').fill('+1 (416) 555-1234');
    await expect(page.getByText('This guest is abroad. We deliver in India only.')).toBeVisible();
    await expect(field('Full address')).toHaveCount(0);
    await save();

    // An address that stands there already is kept.
    await field('Name').fill('Nina Gill');
    await page.getByLabel('Type the address').check();
    await field('Full address').fill('5, Queens Road, Amritsar');
    await field('Pincode').fill('143001');
    await field('Mobile').fill('+44 7911 123456');
    await expect(page.getByText('This guest is abroad. We deliver in India only.')).toBeVisible();
    await expect(field('Full address')).toHaveValue('5, Queens Road, Amritsar');
    await save();
  });

  await test.step('two on one mobile become one home with one press, and two again, and one again', async () => {
    await field('Name').fill('Ravi Verma');
    await field('Mobile').fill('98140-21000');
    await page.getByLabel('Type the address').check();
    await field('Full address').fill('4, Civil Lines, Ludhiana');
    await field('Pincode').fill('१४१ ००१');
    await save();
    const join = async (name: string): Promise<void> => {
      await field('Name').fill(name);
      await field('Mobile').fill('+91 98140 21000');
      await expect(page.getByText('Both get one box at 4, Civil Lines, Ludhiana, 141001.')).toBeVisible();
      await page.getByRole('button', { name: 'One home with Ravi Verma' }).click();
      await expect(page.getByText(`${name} and Ravi Verma share a home and get one box.`)).toBeVisible();
    };
    await join('Sunita Verma');
    await page.getByRole('button', { name: 'Separate' }).click();
    await expect(page.getByText('They are separate again.')).toBeVisible();
    await expect(page.getByText('share a home and get one box')).toHaveCount(0);
    await join('Meena Verma');
  });

  await test.step('the list says of each what is known, and takes a home apart', async () => {
    await page.goto('/guest/guest');
    const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
    await expect(row('Dadi Surjit Kaur')).toContainText('No number');
    await expect(row('Dadi Surjit Kaur')).toContainText('Landline 0172');
    await expect(row('Nani Gurdev Kaur').getByRole('link', { name: 'Type the address' })).toBeVisible();
    await expect(row('Nani Gurdev Kaur').getByRole('button', { name: 'Sent Request' })).toHaveCount(0);
    await expect(row('Priya Sharma')).toContainText('Abroad, no box');
    await expect(row('Priya Sharma').getByRole('button', { name: 'Send their page' })).toBeVisible();
    await expect(row('Dadi Surjit Kaur').getByRole('button', { name: 'Send their page' })).toHaveCount(0);
    await expect(row('Nina Gill')).toContainText('5, Queens Road, Amritsar');
    await expect(row('Meena Verma')).toContainText('Verma family');
    await expectClean(page, [360, 1280]);
    await row('Nani Gurdev Kaur').getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Guest number').fill('2');
    await page.getByLabel('Type the address').check();
    await field('Full address').fill('9, Lawrence Road, Amritsar');
    await field('Pincode').fill('143-001');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(row('Nani Gurdev Kaur')).toContainText('9, Lawrence Road, Amritsar, 143001');
  });

  await test.step('who gets a box and who does not is said where homes are chosen', async () => {
    await openPayment(page, await keepBox(page, server));
    await expect(page.getByText('Priya Sharma and Nina Gill are abroad, and we deliver in India only.')).toBeVisible();
    await page.getByRole('button', { name: 'Send their pages' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send Priya Sharma their page' });
    await expect(dialog.getByText('1 of 2: Priya Sharma')).toBeVisible();
    await expect(dialog).toContainText('We deliver in India only.');
    await expect(dialog.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute('href', /\/14165551234\?/);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await expect(page.getByText(/We skip \d+ guest/)).toHaveCount(0);
    await page.locator('.payment-bar').getByRole('button', { name: 'Pay', exact: true }).click();
    await payAs(page, 'success@razorpay');
    await expectConfirmed(page);
    expect(await guestsOf(page)).toHaveLength(7);
  });

  await test.step('staff read the family’s number and the note on list and label', async () => {
    await beStaff(context, server, 'packer');
    const { id } = await server.shop.db
      .selectFrom('order')
      .select('id')
      .where('user_id', '=', family.userId)
      .executeTakeFirstOrThrow();
    await page.goto(`/back-office/labels?order=${id}`);
    await expect(page.getByText(`Ph ${family.mobile}`).first()).toBeVisible();
    await expect(page.getByText(/Landline 0172/).first()).toBeVisible();
    await expect(page.getByText('Ph 9814021000').first()).toBeVisible();
    await expect(page.getByText('Priya Sharma')).toHaveCount(0);
  });
});
