import type { Locator, Page } from '@playwright/test';
import { importGuests } from '#domain/guests/guest.contract.ts';
import { answer, hold, restore } from '#tests/support/answers.ts';
import { axeFaults } from '#tests/support/axe.ts';
import { addGuest, keepBox, openPayment } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { addGuests, guestsOf } from '#tests/support/guests.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { textRow, workbookFile } from '#tests/support/workbook-file.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: /^(?:Import guests|Guests imported)$/ });

/** Opens the dialog in which lists are brought in. */
async function openImport(page: Page): Promise<Locator> {
  await page.goto('/guest/guest');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  return dialogOf(page);
}

/** Opens the dialog and looks at a pasted list. */
async function lookAt(page: Page, lines: readonly string[]): Promise<Locator> {
  const dialog = await openImport(page);
  await dialog.getByRole('textbox', { name: 'Paste a list' }).fill(lines.join('\n'));
  await dialog.getByRole('button', { name: 'Look at the list' }).click();
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
    .getByRole('button', { name: /^Undo: .* taken as 2 guests/ })
    .click();
  await expect(line(dialog, 'Ravi Gill')).toBeFocused();

  await row(dialog, 'Om').getByRole('button', { name: 'Dismiss Om' }).click();
  const back = dialog.getByRole('button', { name: 'Take Om in again' });
  await expect(back).toBeFocused();
  await back.click();
  await expect(line(dialog, 'Om')).toBeFocused();
  await row(dialog, 'Om').getByRole('button', { name: 'Dismiss Om' }).click();

  await dialog.getByRole('button', { name: 'Take 3 now' }).click();
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

test('lines of a chat are a list, and a pasted list outlives its dialog and a reload', async ({ page }) => {
  await beSignedIn(page);
  const list = '1. Ramesh Kumar - 98140 21000\n2. Simran Kaur 98140 21001';
  const dialog = await openImport(page);
  const paste = dialog.getByRole('textbox', { name: 'Paste a list' });
  await paste.fill(list);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(paste).toHaveValue(list);
  await dialog.getByRole('button', { name: 'Look at the list' }).click();
  await dialog.getByRole('button', { name: 'Import 2 guests' }).click();
  await expect(dialog.getByRole('heading', { name: '2 added.' })).toBeVisible();
  expect(await guestsOf(page)).toMatchObject([
    { name: 'Ramesh Kumar', mobile: '9814021000' },
    { name: 'Simran Kaur', mobile: '9814021001' },
  ]);
});

test('sheets of a workbook are taken together, each with its side; a file that is none says what to do', async ({
  page,
}) => {
  await beSignedIn(page);
  const dialog = await openImport(page);
  const file = dialog.locator('input[type="file"]');
  const head = textRow(1, ['Name', 'Mobile']);
  await file.setInputFiles({
    name: 'old.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]),
  });
  await expect(dialog.getByRole('alert')).toBeVisible();
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
  await expect(row(dialog, 'Harpreet Gill')).toContainText('On your list already');
  await row(dialog, 'Simran Sharma').getByRole('button', { name: 'One home for Simran Sharma' }).click();
  const undo = row(dialog, 'Simran Sharma').getByRole('button', { name: 'Undo the home of Simran Sharma' });
  await expect(undo).toBeFocused();
  await row(dialog, 'Manjit Gill').getByRole('button', { name: 'One home for Manjit Gill' }).click();
  await dialog.getByRole('button', { name: 'Import 3 guests' }).click();
  await expect(dialog.getByText('Row 5, Harpreet Gill: On your list already.')).toBeVisible();
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
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const name = (at: number): string => `Guest ${letters[Math.floor(at / 26)]}${letters[at % 26]}`;
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

test('an import that is closed while it is on its way says how it ended', async ({ page, watch }) => {
  watch.allowed.push(/409/);
  await beSignedIn(page);
  await answer(page, importGuests, { status: 409, body: { message: 'The list is full.' } });
  const dialog = await lookAt(page, ['Manjit Kaur,9814012345']);
  /** Sends the list and closes the dialog before the answer comes. */
  const sendAndClose = async (): Promise<void> => {
    const arrive = await hold(page, importGuests);
    await dialog.getByRole('button', { name: 'Import 1 guest' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    arrive();
  };
  await sendAndClose();
  await expect(page.getByText('The list is full.')).toBeVisible();

  await restore(page, importGuests);
  await page.getByRole('button', { name: 'Go on' }).click();
  await sendAndClose();
  await expect(page.getByText('Your list: 1 added.')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Manjit Kaur' })).toBeVisible();
});

test('an import begun at a payment leads back there with the new guests chosen', async ({ page, server }) => {
  await beSignedIn(page);
  await addGuest(page, 'Old Guest');
  await openPayment(page, await keepBox(page, server));
  const path = new URL(page.url()).pathname + new URL(page.url()).search;
  await page.getByRole('link', { name: 'Add guests from a list' }).click();
  const dialog = dialogOf(page);
  await dialog
    .getByRole('textbox', { name: 'Paste a list' })
    .fill('Name;Mobile;Address;Pincode\nManjit Kaur;9814055001;House 1, Moga;142001\nRavi Gill;9814055002;;');
  await dialog.getByRole('button', { name: 'Look at the list' }).click();
  await dialog.getByRole('button', { name: 'Import 2 guests' }).click();
  await dialog.getByRole('link', { name: 'Back to your payment' }).click();
  await expect(page.getByRole('checkbox', { name: 'Send to Manjit Kaur' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Send to Old Guest' })).not.toBeChecked();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Send to Manjit Kaur' })).toBeChecked();

  await test.step('a number of boxes that cannot be read stays in sight while one searches', async () => {
    await page.getByLabel('Boxes for Manjit Kaur').fill('1.5');
    await page.getByRole('searchbox', { name: 'Search guests' }).fill('Old');
    await expect(page.getByLabel('Boxes for Manjit Kaur')).toHaveValue('1.5');
    await expect(page.getByText('Whole boxes only')).toBeVisible();
  });
});
