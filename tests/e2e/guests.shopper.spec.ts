import { keepBox, openPayment } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { daysAgo } from '#tests/support/guest-wire.ts';
import { addGuests, fillIn, guestsOf } from '#tests/support/guests.ts';
import { beSignedIn } from '#tests/support/person.ts';

const manjit = {
  name: 'Manjit Kaur',
  mobile: '9814012345',
  guestNo: '2',
  email: 'manjit@example.in',
  category: 'Family',
};

/** Returns a guest whose page the host has open, each with a number of their own. */
const other = (name: string, at: number) => ({ ...manjit, name, mobile: String(9_814_012_345 + at) });

test('what host and guest change at once is kept on both sides, and where they differ the host chooses', async ({
  page,
  watch,
}) => {
  watch.allowed.push(/409/);
  await beSignedIn(page);
  const guests = await addGuests(page, [
    manjit,
    other('Amrit Kaur', 1),
    other('Charan Gill', 2),
    other('Simran Gill', 3),
    { ...other('Balwinder Gill', 4), email: '', address: 'House 7, Verka' },
  ]);
  const [one, two, three, four, five] = guests;
  const edit = (guest: { _id: string }) => page.goto(`/edit-guest?id=${guest._id}`);
  const stored = async ({ _id }: { _id: string }) =>
    (await guestsOf(page)).find((guest: { _id: string }) => guest._id === _id);
  const save = page.getByRole('button', { name: 'Save' });
  const [address, pincode, category] = ['Full address', 'Pincode', 'Category'].map((label) => page.getByLabel(label));

  await test.step('a host who changes only the category keeps the address that the guest gave meanwhile', async () => {
    await edit(one);
    await category!.selectOption('Friends');
    await page.getByRole('radio', { name: 'Ask the guest on WhatsApp' }).check();
    await fillIn(page, one, 'House 7, Verka', '143501');
    await save.click();
    await page.waitForURL(/\/guest\/guest(?:#corrected)?$/);
    await expect(page.getByText('We kept what somebody else has just changed: address.')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Manjit Kaur' })).toContainText('House 7, Verka, 143501');
    await expect(page.getByRole('row').filter({ hasText: 'Manjit Kaur' })).toContainText('Friends');
  });

  await test.step('an address typed by both at once shows both, and the host keeps their own', async () => {
    await edit(two);
    await address!.fill('12, Mall Road');
    await pincode!.fill('143001');
    await fillIn(page, two, 'House 7, Verka', '143501');
    await save.click();
    await expect(page.getByText('Address: House 7, Verka, 143501')).toBeVisible();
    await expect(address!).toHaveValue('12, Mall Road');
    // What is typed and what was stored survive a refresh as well.
    await page.reload();
    await expect(address!).toHaveValue('12, Mall Road');
    await save.click();
    await page.waitForURL(/\/guest\/guest(?:#corrected)?$/);
    expect(await stored(two)).toMatchObject({ address: '12, Mall Road', pincode: '143001' });
  });

  await test.step('a stored address is taken over with one press when the host prefers it', async () => {
    await edit(three);
    await address!.fill('12, Mall Road');
    await pincode!.fill('143001');
    await fillIn(page, three, 'House 7, Verka', '143501');
    await save.click();
    await page.getByRole('button', { name: 'Use this Address' }).click();
    await expect(address!).toHaveValue('House 7, Verka');
    await expect(pincode!).toHaveValue('143501');
  });

  await test.step('what the host had begun to type comes back beside what the guest filled in since', async () => {
    await edit(four);
    await category!.selectOption('Friends');
    await page.goto('/guest/guest');
    await fillIn(page, four, 'House 7, Verka', '143501');
    await edit(four);
    await expect(category!).toHaveValue('Friends');
    await expect(address!).toHaveValue('House 7, Verka');
    await save.click();
    await page.waitForURL(/\/guest\/guest(?:#corrected)?$/);
    expect(await stored(four)).toMatchObject({ category: 'Friends', address: 'House 7, Verka' });
  });

  await test.step('a guest who never had an e-mail gets a pincode without one', async () => {
    await edit(five);
    await pincode!.fill('143501');
    await save.click();
    await page.waitForURL(/\/guest\/guest(?:#corrected)?$/);
    expect(await stored(five)).toMatchObject({ pincode: '143501', email: '' });
  });
});

test('guests without an address are asked in turn, marked by the press on the link alone, and the silent ones reminded @phone', async ({
  page,
  context,
  server,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await beSignedIn(page);
  const names = ['Amrit Kaur', 'Balwinder Gill', 'Charan Sidhu'];
  const guests = await addGuests(page, [
    ...names.map((name, at) => ({ name, mobile: `981401000${at}` })),
    { ...manjit, address: 'House 7', pincode: '143501' },
  ]);
  await page.goto('/guest/guest');
  const request = page.getByRole('button', { name: 'Sent Request' }).first();
  await request.click();
  await expect(page.getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(request).toBeFocused();
  // The dialog's entry of the history is gone before the page is loaded again.
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
  await page.reload();
  await expect(page.getByText('Address missing')).toHaveCount(3);
  await page.getByRole('button', { name: '3 without an address' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await page.getByRole('button', { name: 'Ask for 3 addresses' }).click();
  const dialog = page.getByRole('dialog');
  for (const [place, name] of names.entries()) {
    await expect(dialog.getByText(`${place + 1} of 3`)).toBeVisible();
    await expect(dialog.getByRole('heading')).toContainText(name.split(' ')[0]!);
    if (place === 1) {
      await dialog.getByRole('button', { name: 'Skip to: Charan sidhu' }).click();
      continue;
    }
    const chat = context.waitForEvent('page');
    await dialog.getByRole('link', { name: 'Ask on WhatsApp' }).click();
    await (await chat).close();
    await dialog.getByRole('button', { name: place === 2 ? 'Done' : /^Next:/ }).click();
  }
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Address missing')).toHaveCount(1);
  await expect(page.getByText(/^Asked on/)).toHaveCount(2);

  await server.shop.db
    .updateTable('guest')
    .set({ asked_at: daysAgo(5) })
    .where('id', '=', guests[0]._id)
    .execute();
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
  await page.reload();
  await expect(page.getByRole('button', { name: '3 without an address' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^Asked on/).first()).toBeVisible();
  await page.getByRole('button', { name: '1 to remind' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remind 1' }).click();
  const text = new URL(
    (await dialog.getByRole('link', { name: 'Remind on WhatsApp' }).getAttribute('href'))!,
  ).searchParams.get('text');
  expect(text).toContain('a small reminder');
});

test('the list shows what a guest filled in meanwhile, and confirms with one press what came in without the link, as the form does', async ({
  page,
}) => {
  await beSignedIn(page);
  const [one, two, three] = await addGuests(page, [manjit, other('Amrit Kaur', 1), other('Charan Gill', 2)]);
  await fillIn(page, one, 'House 7, Verka', '143501', { stranger: true });
  await fillIn(page, two, 'House 8, Verka', '143501', { stranger: true });
  await page.goto('/guest/guest');
  await expect(page.getByText('Address missing')).toBeVisible();
  await fillIn(page, three, 'House 9, Verka', '143501');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('House 9, Verka, 143501')).toBeVisible();

  await page.getByRole('button', { name: 'Address is right: Manjit Kaur' }).click();
  await expect(page.getByText('Unconfirmed, please check')).toHaveCount(1);
  await page.goto(`/edit-guest?id=${two._id}`);
  await page.getByLabel('Category').selectOption('Friends');
  await page.getByRole('button', { name: /^Address is right/ }).click();
  await expect(page.getByText('This address did not come through your link')).toBeHidden();
  await expect(page.getByLabel('Category')).toHaveValue('Friends');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/\/guest\/guest(?:#corrected)?$/);
  await expect(page.getByRole('row').filter({ hasText: 'Amrit Kaur' })).toContainText('Friends');
  expect((await guestsOf(page)).map(({ unconfirmed }: { unconfirmed: boolean }) => unconfirmed)).toEqual([
    false,
    false,
    false,
  ]);
});

test('the focus stays where a person goes on: after a guest was added, asked or deleted @phone', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/guest-add');
  await page.getByLabel('Name').fill('Manjit Kaur');
  await page.getByLabel('Mobile').fill('9814012345');
  await page.getByLabel('Full address').fill('House 7');
  await page.getByLabel('Pincode').fill('143501');
  await page.getByRole('button', { name: 'Add Guest' }).click();
  await expect(page.getByText('Guest added successfully!')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Amrit Kaur');
  await page.getByLabel('Mobile').fill('9814054321');
  await page.getByRole('radio', { name: 'Ask the guest on WhatsApp' }).check();
  await page.getByRole('button', { name: 'Add Guest' }).click();
  await expect(page.getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.goto('/guest/guest');
  await page.getByRole('button', { name: 'Delete Amrit Kaur' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('1 guest', { exact: true })).toBeFocused();
});

test('the payment page asks the skipped guests in turn, and names chosen addresses that nobody confirmed @phone', async ({
  page,
  server,
}) => {
  await beSignedIn(page);
  const [one] = await addGuests(page, [
    manjit,
    { ...manjit, mobile: '9814054321' },
    { ...manjit, name: 'Charan Gill', mobile: '9814054322' },
  ]);
  await fillIn(page, one, 'House 7, Verka', '143501', { stranger: true });
  await openPayment(page, await keepBox(page, server));
  const unconfirmed = page.getByText('Nobody has confirmed 1 chosen address');
  await expect(page.getByText('We skip 2 guests without an address')).toBeVisible();
  await expect(unconfirmed).toBeHidden();
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await expect(unconfirmed).toBeVisible();
  await expect(page.getByText(/^The address of this home is still unconfirmed; ₹[\d,]+ of the total/)).toBeVisible();
  await page.locator('.payment-bar').getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Send there anyway' })).toBeFocused();
  await page.getByRole('button', { name: 'Address is right: Manjit Kaur, Verka', exact: true }).click();
  await expect(unconfirmed).toBeHidden();
  expect((await guestsOf(page))[0]).toMatchObject({ address: 'House 7, Verka', unconfirmed: false });
  await page.getByText('We skip 2 guests').click();
  await page.getByRole('button', { name: 'Ask 2 guests' }).click();
  await expect(page.getByRole('dialog').getByText('1 of 2: Manjit Kaur, …4321', { exact: true })).toBeVisible();
});
