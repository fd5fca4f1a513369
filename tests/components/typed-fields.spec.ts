import type { Locator, Page } from '@playwright/test';
import { addGuest, keepBox, openPayment } from '#tests/support/box-order.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { forms } from '#tests/support/forms.ts';
import { beNobody, beSignedIn } from '#tests/support/person.ts';
import { beStaff } from '#tests/support/staff.ts';
import { typedCases } from '#tests/support/typed-cases.ts';
import type { RunningServer } from '#server/start.ts';

type Kind = keyof typeof typedCases;

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });

/** Fills a field as a browser or a password manager does, past the keyboard. */
const autofill = (field: Locator, text: string): Promise<void> =>
  field.evaluate((input: HTMLInputElement, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    for (const name of ['input', 'change']) input.dispatchEvent(new Event(name, { bubbles: true }));
  }, text);

const caretOf = (field: Locator): Promise<number | null> =>
  field.evaluate((input: HTMLInputElement) => input.selectionStart);
const putCaret = (field: Locator, at: number): Promise<void> =>
  field.evaluate((input: HTMLInputElement, place) => input.setSelectionRange(place, place), at);

/** Empties a field as a person does. */
async function empty(page: Page, field: Locator): Promise<void> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
}

/** Looks at one field of a kind as a person writes into it: pasted, filled by the browser and typed, and at the caret. */
async function lookAt(page: Page, field: Locator, kind: Kind, where: string): Promise<void> {
  await expect(field, where).toBeEditable();
  // A field of a part that a click wakes is read from its first key on.
  await field.click();
  const { written, holds, typed = holds } = typedCases[kind][1]!;
  const ways: [way: string, put: () => Promise<void>, holds: string][] = [
    ['pasted', () => page.keyboard.insertText(written), holds],
    ['filled', () => autofill(field, written), holds],
    ['typed', () => field.pressSequentially(written), typed],
  ];
  for (const [way, put, text] of ways) {
    await empty(page, field);
    await put();
    await expect(field, `${where}: ${JSON.stringify(written)} ${way}`).toHaveValue(text);
  }
  await lookAtCaret(page, field, kind, where);
}

/** Adds a mark that falls away and corrects a character, both in the middle of a field. */
async function lookAtCaret(page: Page, field: Locator, kind: Kind, where: string): Promise<void> {
  const { holds } = typedCases[kind][0]!;
  await empty(page, field);
  await page.keyboard.insertText(holds);
  const middle = Math.floor(holds.length / 2);
  await putCaret(field, middle);
  await page.keyboard.insertText('\u200e');
  expect([await field.inputValue(), await caretOf(field)], `${where}, an unseen mark`).toEqual([holds, middle]);
  await page.keyboard.press('Backspace');
  expect(await caretOf(field), `${where}, a character taken out`).toBe(middle - 1);
  await page.keyboard.insertText(holds[middle - 1]!);
  expect([await field.inputValue(), await caretOf(field)], `${where}, put back`).toEqual([holds, middle]);
}

interface Place {
  open(page: Page, server: RunningServer): Promise<unknown>;
  fields: Readonly<Record<string, Kind>>;
}

const formNamed = (name: string, fields: Place['fields']): [string, Place] => [
  name,
  { open: (page) => forms[name]!.open(page), fields },
];

/** One field of each kind; every case of a kind is tried without a browser, on the component that they share. */
const places: Record<string, Place> = Object.fromEntries([
  formNamed('a new guest', {
    Name: 'name',
    Mobile: 'mobile',
    Pincode: 'pincode',
    'Guest number (optional)': 'guest number',
  }),
  formNamed('the one-time code', { Code: 'code' }),
  formNamed('where the sweets go', { Mobile: 'mobile digits' }),
  // Two pages whose fields are there before any script.
  formNamed('the page of a guest', { Pincode: 'pincode' }),
  [
    'the head of every page',
    {
      open: async (page) => {
        await page.goto('/policies');
        await page.getByRole('button', { name: /Deliver to/ }).click();
        // The field is read once its script is there, from what stands in it on.
        const field = page.locator('#deliver-pincode');
        await expect(async () => {
          await field.fill('141 001');
          expect(await field.inputValue()).toBe('141001');
        }).toPass();
        await field.fill('012345');
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.locator('#deliver-said')).toHaveText('Indian pincodes begin with 1 to 9.');
      },
      fields: { 'Deliver to (six digits)': 'pincode' },
    },
  ],
  [
    'a budget',
    {
      open: async (page) => {
        await page.goto('/invitation-wooden');
        await page.locator('[data-list] .tile-name a').first().click();
        await page.getByRole('button', { name: 'Fill it for my budget' }).click();
      },
      fields: { 'Budget, delivery included': 'money', Homes: 'whole' },
    },
  ],
  [
    'the taxes of the shop',
    {
      open: async (page, server) => {
        await beStaff(page.context(), server, 'owner');
        await page.goto('/back-office/settings#tax');
      },
      fields: { 'Tax rate of sweets': 'number' },
    },
  ],
]);

test('a field of each kind takes a number or a name as people write it, and leaves the caret where it was', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/Failed to load resource/);
  for (const [name, { open, fields }] of Object.entries(places)) {
    await test.step(name, async () => {
      await open(page, server);
      for (const [label, kind] of Object.entries(fields))
        await lookAt(page, page.getByLabel(label, { exact: true }).last(), kind, `${name}, ${label}`);
    });
    await beNobody(page);
  }
});

test('boxes are counted in whole numbers, and half a box is refused in words', async ({ page, server }) => {
  await beSignedIn(page);
  await addGuest(page, 'Manjit Kaur');
  await addGuest(page, 'Amrit Gill');
  await openPayment(page, await keepBox(page, server));
  const boxes = page.getByLabel('Boxes for Manjit Kaur');
  for (const written of ['12', '੧੨']) {
    await boxes.focus();
    await page.keyboard.insertText(written);
    await expect(boxes).toHaveValue('12');
    await boxes.blur();
  }
  await boxes.focus();
  await page.keyboard.insertText('1.5');
  await expect(boxes).toHaveValue('1.5');
  await expect(boxes).toHaveAccessibleDescription('Whole boxes only');
  await boxes.fill('99999');
  await expect(boxes).toHaveValue('99999');
  await expect(boxes).toHaveAccessibleDescription('At most 1,000 boxes');
  await expect(page.getByRole('checkbox', { name: 'Send to Manjit Kaur' })).toBeChecked();

  // Another home's boxes are not sent without hers.
  await page.getByLabel('Boxes for Amrit Gill').fill('2');
  await page.locator('.payment-bar').getByRole('button', { name: 'Pay' }).click();
  await expect(
    page.getByText('One number of boxes is not clear. Please write a whole number, such as 2.'),
  ).toBeVisible();
  await expect(boxes).toBeFocused();
  await boxes.fill('1');
  await page.locator('.payment-bar').getByRole('button', { name: 'Pay' }).click();
  await expect(page.locator('iframe[title="Payment"]')).toBeVisible();
});

test('a word that an input method composes is left alone until it is there', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/guest-add');
  const field = page.getByLabel('Pincode', { exact: true });
  await field.click();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: '१४१ ००१', selectionStart: 7, selectionEnd: 7 });
  await expect(field).toHaveValue('१४१ ००१');
  await keyboard.send('Input.insertText', { text: '१४१ ००१' });
  await expect(field).toHaveValue('141001');
  // The form knows it too.
  await expect(page.getByText('Ludhiana', { exact: false }).first()).toBeVisible();
});
