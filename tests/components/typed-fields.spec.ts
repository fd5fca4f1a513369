import type { Locator, Page } from '@playwright/test';
import { storageKeys } from '#client/storage.ts';
import { addGuest, keepBox, openPayment } from '#tests/support/box-order.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { forms } from '#tests/support/forms.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { beNobody, beSignedIn, callAs } from '#tests/support/person.ts';
import { beStaff } from '#tests/support/staff.ts';
import { openSweet } from '#tests/support/purchase.ts';
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

/** Kinds of which one field was looked at with every case; the others share its component. */
const whole = new Set<Kind>();

/** Looks at cases of a kind in one field: pasted, filled by the browser and typed, and at the caret. */
async function lookAt(page: Page, field: Locator, kind: Kind, where: string): Promise<void> {
  await expect(field, where).toBeEditable();
  // A field of a part that a click wakes is read from its first key on.
  await field.click();
  const cases = typedCases[kind].filter(({ refused }, at) => !whole.has(kind) || refused || at % 5 === 1);
  whole.add(kind);
  for (const { written, holds, typed = holds } of cases) {
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

/** Opens the back office as its owner. */
const office =
  (path: string) =>
  async (page: Page, server: RunningServer): Promise<void> => {
    await beStaff(page.context(), server, 'owner');
    await page.goto(path);
  };

const guest = { Name: 'name', Mobile: 'mobile', Pincode: 'pincode' } as const;

const shop: Record<string, Place> = Object.fromEntries([
  formNamed('the contact page', { Mobile: 'mobile' }),
  formNamed('a quote for a decoration', { Mobile: 'mobile' }),
  formNamed('a quote of a designer', { Mobile: 'mobile' }),
  formNamed('a changed invitation', { Mobile: 'mobile' }),
  formNamed('an own design', { Mobile: 'mobile', Amount: 'whole' }),
  formNamed('the profile', { Name: 'name', Mobile: 'mobile' }),
  formNamed('a new guest', { ...guest, 'Guest number (optional)': 'guest number' }),
  formNamed('a known guest', { ...guest, 'Guest number': 'guest number' }),
  formNamed('the own address', { Pincode: 'pincode' }),
  formNamed('the sign-in', { 'Mobile number': 'mobile' }),
  formNamed('the one-time code', { Code: 'code' }),
  formNamed('the name of a new person', { 'Your name': 'name' }),
  formNamed('where the sweets go', { Pincode: 'pincode', Mobile: 'mobile digits' }),
  formNamed('the page of a guest', { Pincode: 'pincode' }),
]);

const places: Record<string, Place> = {
  "the page of a family's link": {
    open: async (page) => {
      await beSignedIn(page);
      const { link } = await callAs(page, 'POST', '/api/user/family-link', {});
      await page.goto(new URL(link as string).pathname + new URL(link as string).search);
    },
    fields: { 'Mobile number': 'mobile', Pincode: 'pincode' },
  },
  'the head of every page': {
    open: async (page) => {
      await page.goto('/policies');
      await page.getByRole('button', { name: /Deliver to/ }).click();
      // The field is read once its script is there, from what stands in it on.
      const field = page.locator('#deliver-pincode');
      await expect(async () => {
        await field.fill('141 001');
        expect(await field.inputValue()).toBe('141001');
      }).toPass();
    },
    fields: { 'Deliver to (six digits)': 'pincode' },
  },
  'the quantity of a sweet': { open: (page) => openSweet(page, 'Kaju katli'), fields: { Quantity: 'whole' } },
  'a budget': {
    open: async (page) => {
      await page.goto('/invitation-wooden');
      await page.locator('[data-list] .tile-name a').first().click();
      await page.getByRole('button', { name: 'Fill it for my budget' }).click();
    },
    fields: { 'Budget, delivery included': 'money', Homes: 'whole' },
  },
  'the gift ledger': {
    open: async (page) => {
      await beSignedIn(page);
      await page.goto('/shagun-ledger');
    },
    fields: { 'Shagun in ₹ (optional)': 'money' },
  },
  'a shared list': {
    open: async (page) => {
      await beSignedIn(page);
      await addGuest(page, 'Manjit Kaur');
      const { shares } = await callAs(page, 'POST', '/api/user/shares', { name: 'Rohan', mayWrite: true });
      await beSignedIn(page);
      const link = new URL(shares[0].link as string);
      await page.goto(link.pathname + link.search);
      await page.getByRole('button', { name: 'Add a guest' }).click();
    },
    fields: { Name: 'name', Mobile: 'mobile', 'Pincode (optional)': 'pincode' },
  },
  'the search for an account': { open: office('/back-office/numbers'), fields: { 'Old number': 'mobile' } },
  'the facts of the shop': { open: office('/back-office/settings#facts'), fields: { Pincode: 'pincode' } },
  'the taxes of the shop': { open: office('/back-office/settings#tax'), fields: { 'Tax rate of sweets': 'number' } },
  'the move of an account': {
    open: async (page, server) => {
      const { mobile, userId } = await beSignedIn(page);
      await paidBoxes(server, { id: userId }, 1);
      await beStaff(page.context(), server, 'owner');
      await page.goto(`/back-office/numbers#${mobile}`);
    },
    fields: { 'Paid, in rupees': 'money', Pincode: 'pincode', 'New number': 'mobile' },
  },
};

for (const [part, group] of Object.entries({ forms: shop, 'other places': places }))
  test(`every field of the ${part} for a number or a name takes it as people write it, and leaves the caret where it was`, async ({
    page,
    server,
    watch,
  }) => {
    watch.allowed.push(/Failed to load resource/);
    for (const [name, { open, fields }] of Object.entries(group)) {
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
  for (const written of ['12', ' 12 ', '१२', '੧੨', '１２']) {
    await boxes.focus();
    await page.keyboard.insertText(written);
    await expect(boxes).toHaveValue('12');
    await boxes.blur();
  }
  await boxes.focus();
  await page.keyboard.insertText('1.5');
  await expect(boxes).toHaveValue('1.5');
  await expect(boxes).toHaveAccessibleDescription('Whole boxes only');
  await expect(page.getByRole('checkbox', { name: 'Send to Manjit Kaur' })).not.toBeChecked();

  // Another home's boxes are not sent without hers.
  await page.getByLabel('Boxes for Amrit Gill').fill('2');
  await page.locator('.payment-bar').getByRole('button', { name: 'Pay' }).click();
  await expect(
    page.getByText('One number of boxes cannot be read. Please write whole boxes, such as 2.'),
  ).toBeVisible();
  await expect(boxes).toBeFocused();
  await boxes.fill('1');
  await page.locator('.payment-bar').getByRole('button', { name: 'Pay' }).click();
  await expect(page.locator('iframe[title="Payment"]')).toBeVisible();
});

test('what stands in the field of a page before its script is there is read too', async ({ page }) => {
  const path = '/update-address-person?mobile=9814012345&lang=en';
  await page.goto(path);
  const field = page.getByLabel('Pincode', { exact: true });
  await page.evaluate(
    ([key = '', text = '']) => localStorage.setItem(key, text),
    [storageKeys.draft('guest-address-9814012345'), JSON.stringify({ pincode: 'PIN १४१ ००१' })],
  );
  await page.reload();
  await expect(field).toHaveValue('141001');
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

test('a refusal says what is true, and nothing that was typed is lost', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/guest-add');
  const mobile = page.getByLabel('Mobile', { exact: true });
  const pincode = page.getByLabel('Pincode', { exact: true });
  await mobile.pressSequentially('98ABC');
  await pincode.fill('012345');
  await page.getByRole('button', { name: 'Add Guest', exact: true }).click();
  await expect(mobile).toHaveValue('98ABC');
  await expect(mobile).toHaveAccessibleDescription('Mobile number must contain digits only.');
  await expect(pincode).toHaveValue('012345');
  await expect(pincode).toHaveAccessibleDescription('Indian pincodes begin with 1 to 9.');
  await pincode.fill('1430011');
  await expect(pincode).toHaveValue('1430011');
  await expect(pincode).toHaveAccessibleDescription('Pincode must be 6 digits.');
  await page.goto('/policies');
  await page.getByRole('button', { name: /Deliver to/ }).click();
  await page.locator('#deliver-pincode').fill('012345');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('#deliver-said')).toHaveText('Indian pincodes begin with 1 to 9.');
});
