import type { Locator, Page } from '@playwright/test';
import { axeFaults } from '#tests/support/axe.ts';
import { addGuest, keepBox, openPayment } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { addGuests, guestsOf } from '#tests/support/guests.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { textRow, workbookFile } from '#tests/support/workbook-file.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: /^(?:Add guests|Guests imported)$/ });

/** Opens the field for lists: a list without guests is this field itself. */
async function openImport(page: Page): Promise<Locator> {
  await page.goto('/guest/guest');
  const add = page.getByRole('button', { name: 'Add guests', exact: true });
  const paste = page.getByRole('textbox', { name: 'Paste a list' });
  await expect(add.or(paste)).toBeVisible();
  if (await add.isVisible()) await add.click();
  return dialogOf(page);
}

/** Opens the field and looks at a pasted list. */
async function lookAt(page: Page, lines: readonly string[]): Promise<Locator> {
  const dialog = await openImport(page);
  await page.getByRole('textbox', { name: 'Paste a list' }).fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Look at the list' }).click();
  return dialog;
}

/** Row of the list by the name on it. */
const row = (dialog: Locator, name: string): Locator =>
  dialog.getByRole('listitem').filter({ has: dialog.page().getByText(name, { exact: true }) });

const line = (dialog: Locator, name: string): Locator => row(dialog, name).locator('[aria-expanded]');

test('a list is mended where it is looked at: fields, changes of the reader, rows that are dismissed @phone', async ({
  page,
}) => {
  await beSignedIn(page);
  const dialog = await lookAt(page, [
    'Name;Mobile;Address;Pincode',
    'Manjit Kaur;9814000001;House 1, Moga;142001',
    'Ravi Gill +1;9814000002;;',
    'Amrit Gill;98ABC;;',
    'Om;9814000005;;',
    'Harpreet Gill;98;;',
  ]);
  await expect(dialog.getByRole('heading', { name: '5 rows found. 3 need a look.' })).toBeFocused();
  await expect(dialog.getByRole('listitem').first()).toContainText('Amrit Gill');
  expect(await axeFaults(page, 'dialog[open]')).toEqual([]);

  await line(dialog, 'Amrit Gill').focus();
  await page.keyboard.press('Enter');
  const mobile = row(dialog, 'Amrit Gill').getByLabel('Mobile');
  await expect(mobile).toBeFocused();
  await mobile.fill('98140 00003');
  await expect(dialog.getByRole('heading', { name: '5 rows found. 2 need a look.' })).toBeVisible();
  await expect(mobile).toBeFocused();
  expect(await axeFaults(page, 'dialog[open]')).toEqual([]);

  await row(dialog, 'Ravi Gill')
    .getByRole('button', { name: /^Undo: We read .* as 2 guests/ })
    .click();
  await expect(line(dialog, 'Ravi Gill')).toBeFocused();

  await row(dialog, 'Om').getByRole('button', { name: 'Dismiss Om' }).click();
  const back = dialog.getByRole('button', { name: 'Take Om in again' });
  await expect(back).toBeFocused();
  await back.click();
  await expect(line(dialog, 'Om')).toBeFocused();
  await row(dialog, 'Om').getByRole('button', { name: 'Dismiss Om' }).click();

  await dialog.getByRole('button', { name: 'Add 3 now' }).click();
  await expect(dialog.getByRole('heading', { name: '3 added.' })).toBeFocused();
  await expect(dialog.getByText(/^Row 6, Harpreet Gill: /)).toBeVisible();
  expect(await guestsOf(page)).toMatchObject([
    { name: 'Manjit Kaur', address: 'House 1, Moga' },
    { name: 'Ravi Gill', guestNo: null },
    { name: 'Amrit Gill', mobile: '9814000003' },
  ]);

  await test.step('what waits is there after a reload', async () => {
    await page.reload();
    await expect(page.getByText('1 row of your list waits')).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    await line(dialog, 'Harpreet Gill').click();
    await row(dialog, 'Harpreet Gill').getByLabel('Mobile').fill('98140 00006');
    await dialog.getByRole('button', { name: 'Import 1 guest' }).click();
    await expect(dialog.getByRole('heading', { name: '1 added.' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Back to the guest list' }).click();
    await expect(page.getByText('1 row of your list waits')).toBeHidden();
  });
});

test('a landline beside a typed number goes into the note, and what is said of a row stands below its fields @phone', async ({
  page,
}) => {
  await beSignedIn(page);
  const dialog = await lookAt(page, ['Name;Mobile', 'Amrit Gill;98AB', 'Ravi Gill;9814000002', 'Om Gill;12']);
  await dialog.getByRole('button', { name: 'Fix 2 rows' }).click();
  const amrit = row(dialog, 'Amrit Gill');
  const mobile = amrit.getByLabel('Mobile');
  await expect(mobile).toBeFocused();
  await expect(amrit.getByLabel('Number of people')).toBeVisible();
  await expect(amrit.getByLabel('Email')).toHaveAttribute('type', 'email');
  await mobile.fill('');
  await mobile.pressSequentially('98140 00001 / 0161 2345678');
  await page.keyboard.press('Tab');
  await expect(mobile).toHaveValue('9814000001');
  await expect(amrit.getByRole('textbox', { name: 'Note' })).toHaveValue('Landline 0161 2345678');
  const dismiss = amrit.getByRole('button', { name: 'Dismiss Amrit Gill' });
  const undo = amrit.getByRole('button', { name: 'Undo: We kept this as a note: Landline 0161 2345678.' });
  const places = [amrit.getByRole('textbox', { name: 'Note' }), undo, dismiss].map(
    async (one) => (await one.boundingBox())!.y,
  );
  const [fields, said, last] = await Promise.all(places);
  expect(fields).toBeLessThan(said!);
  expect(said).toBeLessThanOrEqual(last!);
  expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  await undo.click();
  await expect(amrit.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  await dialog.getByRole('button', { name: 'Fix 1 row' }).click();
  await expect(row(dialog, 'Om Gill').getByLabel('Mobile')).toBeFocused();
});

test('where nobody can be taken the import says what to do, and offers nothing that takes nobody', async ({ page }) => {
  await beSignedIn(page);
  const dialog = await lookAt(page, ['Name;Mobile', 'Manjit Kaur;9814000001', 'Amrit Gill;98AB', 'Om Gill;12']);
  const taking = dialog.getByRole('button', { name: /^(?:Add|Import) \d/ });
  await dialog.getByRole('button', { name: 'Add 1 now' }).click();
  await dialog.getByRole('button', { name: 'Fix them' }).click();
  await expect(dialog.getByText('Nothing to add yet.')).toBeVisible();
  await expect(taking).toHaveCount(0);
  // Who is saved would come again with the whole list.
  await expect(dialog.getByRole('button', { name: 'Change the list' })).toHaveCount(0);
  await row(dialog, 'Amrit Gill').getByRole('button', { name: 'Dismiss Amrit Gill' }).click();

  await row(dialog, 'Om Gill').getByRole('button', { name: 'Dismiss Om Gill' }).click();
  await expect(dialog.getByRole('heading', { name: 'You left out every row.' })).toBeVisible();
  await expect(taking).toHaveCount(0);
  // The dialog has a cross of the same name.
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog).toHaveCount(0);

  const again = await lookAt(page, ['Name;Mobile', 'Manjit Kaur;9814000001']);
  await expect(again.getByRole('heading', { name: 'This guest is already on your list.' })).toBeVisible();
  await expect(taking).toHaveCount(0);
});

test('a column in doubt is shown by itself, the others behind a button', async ({ page }) => {
  await beSignedIn(page);
  const dialog = await lookAt(page, [
    'Name;Email;Address',
    'Manjit Kaur;9814000001;House 1, Moga',
    'Ravi Gill;9814000002;House 2, Moga',
    'Om Gill;9814000003;House 3, Moga',
  ]);
  const columns = dialog.locator('.import-columns');
  const fields = columns.getByRole('combobox');
  await expect(fields).toHaveCount(1);
  await columns.getByRole('button', { name: 'All columns' }).click();
  await expect(columns.getByLabel('Row of the first guest')).toBeVisible();
});

test('lines of a chat are a list, and a pasted list outlives its dialog and a reload', async ({ page }) => {
  await beSignedIn(page);
  const list = '1. Ramesh Kumar - 98140 21000\n2. Simran Kaur 98140 21001';
  const dialog = await openImport(page);
  const paste = page.getByRole('textbox', { name: 'Paste a list' });
  await paste.fill(list);
  // Without guests the list is the field itself, and nothing stands over it.
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add one' })).toBeVisible();
  await page.reload();
  await expect(paste).toHaveValue(list);
  await addGuest(page, 'Old Guest');
  await page.reload();
  const add = page.getByRole('button', { name: 'Add guests', exact: true });
  await add.click();
  await expect(dialog.getByRole('textbox', { name: 'Paste a list' })).toHaveValue(list);
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await add.click();
  await dialog.getByRole('button', { name: 'Look at the list' }).click();
  await dialog.getByRole('button', { name: 'Import 2 guests' }).click();
  await expect(dialog.getByRole('heading', { name: '2 added.' })).toBeVisible();
  expect(await guestsOf(page)).toMatchObject([
    { name: 'Old Guest' },
    { name: 'Ramesh Kumar', mobile: '9814021000' },
    { name: 'Simran Kaur', mobile: '9814021001' },
  ]);
});

test('sheets of a workbook are taken together, each with its side; a file that is none says what to do', async ({
  page,
}) => {
  await beSignedIn(page);
  const dialog = await openImport(page);
  const file = page.getByRole('main').locator('input[type="file"]');
  const head = textRow(1, ['Name', 'Mobile']);
  await file.setInputFiles({
    name: 'old.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]),
  });
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await file.setInputFiles({
    name: 'guests.xlsx',
    mimeType: 'application/zip',
    buffer: Buffer.from(
      workbookFile([
        { name: 'Old', state: 'hidden', rows: head + textRow(2, ['Nobody Kaur', '9814033000']) },
        { name: 'Bride side', rows: head + textRow(2, ['Manjit Kaur', '9814033001']) },
        { name: 'Groom side', rows: head + textRow(2, ['Ravi Gill', '9814033002']) },
      ]),
    ),
  });
  const sheets = dialog.getByRole('group', { name: 'Sheets' });
  await expect(sheets.getByRole('checkbox', { name: 'Bride side 1 guest' })).toBeChecked();
  await expect(sheets.getByRole('checkbox', { name: 'Groom side 1 guest' })).toBeChecked();
  await expect(sheets.getByRole('checkbox', { name: /^Old 1 guest/ })).not.toBeChecked();
  await sheets.getByRole('checkbox', { name: 'Tag them as groom’s side' }).uncheck();
  await dialog.getByRole('button', { name: 'Import 2 guests' }).click();
  await expect(dialog.getByRole('heading', { name: '2 added.' })).toBeVisible();
  expect(await guestsOf(page)).toMatchObject([
    { name: 'Manjit Kaur', side: 'bride' },
    { name: 'Ravi Gill', side: '' },
  ]);
});

test('two names on one number make one home, and nobody comes twice @phone', async ({ page }) => {
  await beSignedIn(page);
  await addGuests(page, [{ name: 'Harpreet Gill', mobile: '9814000001', address: 'House 1, Moga', pincode: '142001' }]);
  const dialog = await lookAt(page, [
    'Name;Mobile',
    'Sharma Ji;9814000002',
    'Simran Sharma;98140-00002',
    'Manjit Gill;9814000001',
    'Harpreet Gill;9814000001',
  ]);
  await expect(row(dialog, 'Harpreet Gill')).toContainText('Already on your list');
  await row(dialog, 'Simran Sharma').getByRole('button', { name: 'One home for Simran Sharma' }).click();
  const undo = row(dialog, 'Simran Sharma').getByRole('button', { name: 'Undo the home of Simran Sharma' });
  await expect(undo).toBeFocused();
  await row(dialog, 'Manjit Gill').getByRole('button', { name: 'One home for Manjit Gill' }).click();
  await dialog.getByRole('button', { name: 'Import 3 guests' }).click();
  await expect(dialog.getByText('Row 5, Harpreet Gill: Already on your list.')).toBeVisible();
  const guests = await guestsOf(page);
  const home = (name: string) => guests.find((guest: { name: string }) => guest.name === name)?._id;
  expect(guests).toMatchObject([
    { name: 'Harpreet Gill', household: home('Harpreet Gill') },
    { name: 'Sharma Ji', household: home('Sharma Ji') },
    { name: 'Simran Sharma', mobile: '', household: home('Sharma Ji') },
    { name: 'Manjit Gill', mobile: '', household: home('Harpreet Gill'), address: 'House 1, Moga' },
  ]);
});

test('six hundred guests are shown as one scrolls, and come in their order', async ({ page }) => {
  await beSignedIn(page);
  // Consonants alone, so that no name ends with a word of a sentence: he, is, we.
  const letters = 'bcdfghjklmnpqrstvwxz';
  const name = (at: number): string =>
    `Guest ${[at / 400, at / 20, at].map((one) => letters[Math.floor(one) % 20]).join('')}`;
  const dialog = await lookAt(
    page,
    Array.from({ length: 600 }, (_, at) => `${name(at)},98140${String(10_000 + at)}`),
  );
  await expect(line(dialog, name(0))).toBeVisible();
  expect(await dialog.getByRole('listitem').count()).toBeLessThan(200);
  await expect(async () => {
    await dialog.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(line(dialog, name(599))).toBeVisible({ timeout: 100 });
  }).toPass();
  await dialog.getByRole('button', { name: 'Import 600 guests' }).click();
  await expect(dialog.getByRole('heading', { name: '600 added.' })).toBeVisible();
  expect((await guestsOf(page)).map((guest: { name: string }) => guest.name)).toEqual(
    Array.from({ length: 600 }, (_, at) => name(at)),
  );
});

test('an import begun at a payment stays there and chooses the new guests', async ({ page, server }) => {
  await beSignedIn(page);
  await addGuest(page, 'Old Guest');
  await openPayment(page, await keepBox(page, server));
  const path = new URL(page.url()).pathname + new URL(page.url()).search;
  await page.getByRole('link', { name: 'Add guests from a list' }).click();
  await expect(page.getByRole('textbox', { name: 'Paste a list' })).toBeVisible();
  // Who looks at the guest list first finds the way all the same.
  await page.goto('/guest/guest');
  await page.getByRole('link', { name: 'Back to your payment' }).click();
  await page.getByRole('link', { name: 'Add guests from a list' }).click();
  await page
    .getByRole('textbox', { name: 'Paste a list' })
    .fill('Name;Mobile;Address;Pincode\nManjit Kaur;9814055001;House 1, Moga;142001\nRavi Gill;9814055002;;');
  await page.getByRole('button', { name: 'Look at the list' }).click();
  await page.getByRole('button', { name: 'Import 2 guests' }).click();
  // Whoever is left out is told before the order goes on.
  await expect(page.getByText('1 new guest chosen, 1 has no address.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Send to Manjit Kaur' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Send to Old Guest' })).not.toBeChecked();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${path}&step=guests`);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Send to Manjit Kaur' })).toBeChecked();

  await test.step('a number of boxes that cannot be read stays in sight while one searches', async () => {
    await page.getByLabel('Boxes for Manjit Kaur').fill('1.5');
    await page.getByRole('searchbox', { name: 'Search guests' }).fill('Old');
    await expect(page.getByLabel('Boxes for Manjit Kaur')).toHaveValue('1.5');
    await expect(page.getByText('Whole boxes only')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Boxes for Manjit Kaur')).toHaveValue('1.5');
    await page.getByRole('searchbox', { name: 'Search guests' }).fill('Old');
  });

  await test.step('the home stays chosen, no sum is said, and paying leads there with the whole list', async () => {
    await expect(page.getByRole('checkbox', { name: 'Send to Manjit Kaur' })).toBeChecked();
    await page.getByRole('navigation', { name: 'Steps of your order' }).getByRole('link', { name: 'Pay' }).click();
    const bar = page.locator('.payment-bar');
    await expect(bar).toContainText('One number of boxes is not clear.');
    await expect(bar).not.toContainText('₹');
    await bar.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByLabel('Boxes for Manjit Kaur')).toBeFocused();
    await expect(page.getByRole('searchbox', { name: 'Search guests' })).toHaveValue('');
    await page.getByLabel('Boxes for Manjit Kaur').fill('2');
    await expect(bar).toContainText('2 boxes');
  });

  await test.step('the way back is gone from the guest list once it was gone', async () => {
    await page.goto('/guest/guest');
    await expect(page.getByRole('button', { name: 'Add guests', exact: true })).toBeEnabled();
    await expect(page.getByRole('link', { name: 'Back to your payment' })).toHaveCount(0);
  });
});
