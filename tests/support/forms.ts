import { expect, type Page } from '@playwright/test';
import { addGuest } from '#tests/support/box-order.ts';
import { beSignedIn, newMobile } from '#tests/support/person.ts';
import { fillDelivery, openSweet } from '#tests/support/purchase.ts';

/** Form of the shop, with the steps to reach it. */
export interface Form {
  open(page: Page): Promise<void>;
  /** Fills in valid values, so that only the server can refuse them. */
  fill(page: Page): Promise<void>;
  button: string | RegExp;
  /** Clears a prefilled first field, so that it is invalid. */
  spoil?(page: Page): Promise<void>;
}

const type = async (page: Page, values: Record<string, string>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
};
const person = {
  'First name': 'Simran',
  'Last name': 'Kaur',
  Email: 'simran@example.in',
  Mobile: '9876512345',
  Message: 'Forty boxes for a wedding in March.',
};
const typePerson = (page: Page) => type(page, person);
const forget = async (page: Page, label: string): Promise<void> => page.getByLabel(label, { exact: true }).fill('');

async function openEditGuest(page: Page): Promise<void> {
  await beSignedIn(page);
  await page.goto(`/edit-guest?id=${await addGuest(page, 'Manjit Kaur')}`);
}

async function openCodeStep(page: Page): Promise<string> {
  await page.goto('/signup');
  await page.getByLabel('Mobile number').fill(newMobile());
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  return (await page.locator('[data-demo-code]').textContent()) ?? '';
}

/** URLs of the endpoints that forms send to. */
export const API = /\/api\/|\/createOrder$/;

/** All forms of the shop, by a readable name. */
export const forms: Record<string, Form> = {
  'the contact page': {
    open: async (page) => void (await page.goto('/contact-us')),
    fill: typePerson,
    button: 'Send message',
  },
  'a quote for a decoration': {
    open: async (page) => {
      await page.goto('/mehndi');
      await page.locator('[data-quote]').first().click();
    },
    fill: typePerson,
    button: 'Send',
  },
  'a quote of a designer': {
    open: async (page) => {
      await page.goto('/designers');
      await page.locator('[data-quote]').first().click();
    },
    fill: typePerson,
    button: 'Send',
  },
  'a changed invitation': {
    open: async (page) => {
      await page.goto('/invitation-wooden');
      await page.locator('[data-list] .tile-name a').first().click();
      await page.getByRole('button', { name: /Customi[sz]e/ }).click();
    },
    fill: (page) => type(page, { Mobile: '9876512345', Message: 'Names in Gurmukhi, please.' }),
    button: 'Submit',
  },
  'an own design': {
    open: async (page) => {
      await beSignedIn(page);
      await page.goto('/Design');
    },
    fill: async (page) => {
      const pixel = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      );
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: pixel });
      await type(page, { Amount: '450', Description: 'Cream paper with a gold border, 200 of them.' });
      await page.getByLabel('Category').selectOption({ index: 1 });
    },
    button: 'Submit',
  },
  'the profile': {
    open: async (page) => {
      await beSignedIn(page);
      await page.goto('/profile');
    },
    fill: (page) => type(page, { Name: 'Simran Gill' }),
    spoil: (page) => forget(page, 'Name'),
    button: 'Update',
  },
  'a new guest': {
    open: async (page) => {
      await beSignedIn(page);
      await page.goto('/guest-add');
    },
    fill: (page) =>
      type(page, { Name: 'Manjit Kaur', Mobile: newMobile(), 'Full address': '12, Mall Road', Pincode: '143001' }),
    button: 'Add Guest',
  },
  'a known guest': {
    open: openEditGuest,
    fill: (page) => type(page, { Name: 'Manjit Gill' }),
    spoil: (page) => forget(page, 'Name'),
    button: 'Save',
  },
  'the own address': {
    open: async (page) => {
      await beSignedIn(page);
      await page.goto('/guest/guest');
      await page.getByRole('button', { name: 'Add My Address' }).click();
    },
    fill: (page) => type(page, { Pincode: '143001', Address: '12, Mall Road' }),
    button: 'Save',
  },
  'the sign-in': {
    open: async (page) => void (await page.goto('/signup')),
    fill: (page) => type(page, { 'Mobile number': newMobile() }),
    button: 'Send code',
  },
  'the one-time code': {
    open: async (page) => void (await openCodeStep(page)),
    fill: (page) => type(page, { Code: '123456' }),
    button: 'Verify',
  },
  'where the sweets go': {
    open: async (page) => {
      await beSignedIn(page);
      await openSweet(page, 'Kaju katli');
      await page.getByLabel('Quantity').fill('1');
      await page.getByRole('button', { name: 'Pay' }).click();
    },
    fill: fillDelivery,
    spoil: (page) => forget(page, 'Name'),
    button: /^Pay ₹/,
  },
  'the name of a new person': {
    open: async (page) => {
      await page.getByLabel('Code', { exact: true }).fill(await openCodeStep(page));
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByLabel('Your name')).toBeVisible();
    },
    fill: (page) => type(page, { 'Your name': 'Simran Kaur' }),
    button: 'Continue',
  },
  'the page of a guest': {
    open: async (page) => void (await page.goto('/update-address-person?mobile=9814012345&lang=en')),
    fill: (page) => type(page, { Address: '12, Mall Road', Pincode: '143001' }),
    button: 'Send my address',
  },
};
