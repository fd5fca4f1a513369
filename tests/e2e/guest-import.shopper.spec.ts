import { strToU8, zipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { importGuests } from '#domain/guests/guest.contract.ts';
import { answer, hold, restore } from '#tests/support/answers.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { addGuests, guestsOf } from '#tests/support/guests.ts';
import { beNobody, beSignedIn } from '#tests/support/person.ts';

/** Opens the dialog in which lists are brought in. */
async function openImport(page: Page) {
  await page.goto('/guest/guest');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  return page.getByRole('dialog', { name: 'Import guests' });
}

/** A workbook as spreadsheet programs write it: shared texts in runs, numbers as numbers, a row left out, a second sheet. */
function workbook(): Buffer {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const files = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="Guests" sheetId="2" r:id="rId7"/><sheet name="Other" sheetId="1" r:id="rId8"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId8" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst ${main}><si><t>नाम</t></si><si><t>मोबाइल</t></si><si><t>पता</t></si><si><r><t>Manjit </t></r><r><t>Kaur</t></r></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>nobody</t></is></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet ${main}><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="s"><v>2</v></c></row><row r="3"><c r="A3" t="s"><v>3</v></c><c r="B3"><v>9.814012345E9</v></c><c r="D3" t="inlineStr"><is><t>House 7, Verka</t></is></c></row></sheetData></worksheet>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
}

test('a workbook is read as it is, a file that cannot be read says what to do, and columns are chosen by hand @phone', async ({
  page,
}) => {
  await beSignedIn(page);
  const dialog = await openImport(page);
  const file = dialog.locator('input[type="file"]');
  await file.setInputFiles({
    name: 'old.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]),
  });
  await expect(dialog.getByText(/choose “Save as” or “Download” and the kind “CSV UTF-8”/)).toBeVisible();
  await file.setInputFiles({
    name: 'packed.xlsx',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync({ 'letter.txt': strToU8('hello') })),
  });
  await expect(dialog.getByText(/choose “Save as” or “Download” and the kind “CSV UTF-8”/)).toBeVisible();
  await file.setInputFiles({ name: 'guests.xlsx', mimeType: 'application/zip', buffer: workbook() });
  await expect(dialog.getByText('1 row found.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1 guest' }).click();
  await expect(page.getByText('1 added')).toBeVisible();
  expect(await guestsOf(page)).toMatchObject([
    { name: 'Manjit Kaur', mobile: '9814012345', address: 'House 7, Verka' },
  ]);

  await test.step('columns that nothing names are chosen by hand, and a pasted list outlives its dialog', async () => {
    await page.getByRole('button', { name: 'Back to the guest list' }).click();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const paste = dialog.getByRole('textbox', { name: 'Paste a list' });
    // Nothing tells a name from a town here.
    const list = 'X1;Y2;Z3\nVerka;Manjit;98140 12346\nAmritsar;Amrit;98140 54321';
    await paste.fill(list);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(paste).toHaveValue(list);
    await dialog.getByRole('button', { name: 'Look at the list' }).click();
    await expect(dialog.getByText('2 rows found.')).toBeVisible();
    await dialog.getByText('Which column is which').click();
    await dialog.getByLabel('X1').selectOption('Address');
    await dialog.getByLabel('Y2').selectOption('Name');
    await dialog.getByRole('button', { name: 'Import 2 guests' }).click();
    await expect(page.getByText('2 added')).toBeVisible();
    expect((await guestsOf(page)).slice(1)).toMatchObject([
      { name: 'Manjit', address: 'Verka' },
      { name: 'Amrit', address: 'Amritsar' },
    ]);
  });
});

test('six hundred guests come in their order and are shown in parts, and an import over a stranger’s address leaves it to be checked', async ({
  page,
}) => {
  await beSignedIn(page);
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const name = (at: number): string => `Guest ${letters[Math.floor(at / 26)]}${letters[at % 26]}`;
  const dialog = await openImport(page);
  await dialog
    .getByRole('textbox', { name: 'Paste a list' })
    .fill(Array.from({ length: 600 }, (_, at) => `${name(at)},98140${String(10_000 + at)}`).join('\n'));
  await dialog.getByRole('button', { name: 'Look at the list' }).click();
  await dialog.getByRole('button', { name: 'Import 600 guests' }).click();
  await expect(page.getByText('600 added')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the guest list' }).click();
  await expect(page.getByText('600 guests', { exact: true })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(50);
  expect((await guestsOf(page)).map((guest: { name: string }) => guest.name)).toEqual(
    Array.from({ length: 600 }, (_, at) => name(at)),
  );

  // The open page would still ask for the guests of the person before.
  await beNobody(page);
  await beSignedIn(page);
  const [guest] = await addGuests(page, [{ name: 'Manjit Kaur', mobile: '9814012345' }]);
  await page.request.patch('/api/user/update-address-person', {
    data: { mobile: guest.mobile, address: 'Stranger Street 5', pincode: '110001' },
  });
  await openImport(page);
  await dialog.getByRole('textbox', { name: 'Paste a list' }).fill('Manjit Kaur,9814012345');
  await dialog.getByRole('button', { name: 'Look at the list' }).click();
  await dialog.getByRole('checkbox', { name: 'Overwrite guests who are on my list already' }).check();
  await dialog.getByRole('button', { name: 'Import 1 guest' }).click();
  await page.getByRole('button', { name: 'Back to the guest list' }).click();
  await expect(page.getByText('Unconfirmed, please check')).toBeVisible();
});

test('people as phone books have them are all taken, what was changed is said, and two names make one home @phone', async ({
  page,
}) => {
  await beSignedIn(page);
  await addGuests(page, [{ name: 'Harpreet Gill', mobile: '9814000001', address: 'House 1, Moga', pincode: '142001' }]);
  const dialog = await openImport(page);
  await dialog
    .getByRole('textbox', { name: 'Paste a list' })
    .fill(
      [
        'Name;Mobile;Address;Pincode',
        'Nani ji;;House 7, Verka;PIN 143501',
        'Sharma ji Flat 3;Ph: 98140 00002;;',
        'Ravi +1 🌸;98140 00003 / 98140 00004;;',
        'Mausa ji;0172-2741234;;',
        'Pinky Gill;+1 416 555 0199;;',
        'Simran Sharma;98140-00002;;',
        'Manjit Gill;9814000001;;',
        'Om;9814000005;;',
        'Amrit Gill;98ABC;;',
      ].join('\n'),
    );
  await dialog.getByRole('button', { name: 'Look at the list' }).click();
  await expect(dialog.getByText('9 rows found; 3 cannot be taken.')).toBeVisible();
  const row = (number: number) => dialog.getByRole('listitem').filter({ hasText: new RegExp(`^Row ${number}(?!\\d)`) });
  await expect(row(2)).toContainText('Nani ji no number');
  await expect(row(2)).toContainText('No mobile number: cannot be asked by WhatsApp.');
  await expect(row(2)).toContainText('House 7, Verka, 143501');
  await expect(row(3)).toContainText('Sharma ji 9814000002');
  await expect(row(3)).toContainText('Written as “Sharma ji Flat 3” in your list. Kept as a note: Flat 3.');
  await expect(row(4)).toContainText('Guest number 2. Kept as a note: Also 98140 00004.');
  await expect(row(5)).toContainText('Kept as a note: Landline 0172 2741234.');
  await expect(row(6)).toContainText('Abroad: kept on the list, boxes go to homes in India only.');
  await expect(row(7)).toContainText('The same number as Sharma ji in row 3.');
  await expect(row(8)).toContainText('The same number as Harpreet Gill on your list.');
  await expect(row(9)).toContainText('The name “Om” is not valid. A name has 3 to 80 letters.');
  await expect(row(10)).toContainText('The mobile number 98ABC is not valid.');

  await test.step('one press makes a home, and one press takes it apart', async () => {
    const save = dialog.getByRole('button', { name: /^Import \d+ guests$/ });
    await expect(save).toHaveText('Import 5 guests');
    await row(7).getByRole('button', { name: 'One home' }).click();
    await expect(row(7)).toContainText('Simran Sharma no number');
    await expect(save).toHaveText('Import 6 guests');
    await expect(row(7).getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(7)).toContainText('The same number as Sharma ji in row 3.');
    await expect(save).toHaveText('Import 5 guests');
    await row(7).getByRole('button', { name: 'One home' }).click();
    await row(8).getByRole('button', { name: 'One home' }).click();
    await save.click();
    await expect(page.getByText('7 added')).toBeVisible();
  });
  const guests = await guestsOf(page);
  const home = (name: string) => guests.find((guest: { name: string }) => guest.name === name)?._id;
  expect(guests).toMatchObject([
    { name: 'Harpreet Gill', mobile: '9814000001', household: home('Harpreet Gill') },
    { name: 'Nani ji', mobile: '', address: 'House 7, Verka', pincode: '143501' },
    { name: 'Sharma ji', mobile: '9814000002', note: 'Flat 3', household: home('Sharma ji') },
    { name: 'Ravi', mobile: '9814000003', guestNo: 2, note: 'Also 98140 00004' },
    { name: 'Mausa ji', mobile: '', note: 'Landline 0172 2741234' },
    { name: 'Pinky Gill', mobile: '+14165550199' },
    { name: 'Simran Sharma', mobile: '', household: home('Sharma ji') },
    { name: 'Manjit Gill', mobile: '', household: home('Harpreet Gill'), address: 'House 1, Moga', pincode: '142001' },
  ]);

  await test.step('a list of names alone is taken, and nobody comes twice', async () => {
    await page.getByRole('button', { name: 'Back to the guest list' }).click();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Paste a list' }).fill('Name\nMausa ji\nMasi ji');
    await dialog.getByRole('button', { name: 'Look at the list' }).click();
    await expect(row(2)).toContainText('On your list already, left out');
    await dialog.getByRole('button', { name: 'Import 1 guest' }).click();
    await expect(page.getByText('1 added')).toBeVisible();
    expect(await guestsOf(page)).toHaveLength(9);
  });
});

test('an import that is closed while it is on its way says how it ended', async ({ page, watch }) => {
  watch.allowed.push(/409/);
  await beSignedIn(page);
  const dialog = await openImport(page);
  /** Sends the list and closes the dialog before the answer comes. */
  const sendAndClose = async (): Promise<void> => {
    const arrive = await hold(page, importGuests);
    await dialog.getByRole('button', { name: 'Look at the list' }).click();
    await dialog.getByRole('button', { name: 'Import 1 guest' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    arrive();
  };
  await answer(page, importGuests, { status: 409, body: { message: 'The list is full.' } });
  await dialog.getByRole('textbox', { name: 'Paste a list' }).fill('Manjit Kaur,9814012345');
  await sendAndClose();
  await expect(page.getByText('The list is full.')).toBeVisible();

  await restore(page, importGuests);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await sendAndClose();
  await expect(page.getByText('Your list: 1 added.')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Manjit Kaur' })).toBeVisible();
});
