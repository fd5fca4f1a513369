import type { Page } from '@playwright/test';
import { addGuest } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { API, forms } from '#tests/support/forms.ts';
import { beNobody, beSignedIn } from '#tests/support/person.ts';

/**
 * What an untouched form, or one whose name was taken out, says when it is sent: one that shares the submitter of all
 * forms, and those that differ from it. What the others say is read from their schemas without a browser.
 */
const missing: Record<string, string[]> = {
  'a quote for a decoration': [
    'First name is required.',
    'Last name is required.',
    'Email is required.',
    'Mobile number is required.',
    'Message is required.',
  ],
  'an own design': [
    'Please upload a design file.',
    'Amount is required.',
    'Category is required.',
    'Description is required.',
  ],
  'a known guest': ['Name is required'],
  'the one-time code': ['The code has 6 digits.'],
  'where the sweets go': ['Name is required.', 'Address is required.', 'Pincode required.'],
  'the page of a guest': ['Please add address', 'Please enter pinCode.'],
};

const NO_ANSWER = 'The shop did not answer. This may have gone through. Please check your connection';
/** Forms with words of their own for a lost answer. */
const lost: Record<string, string> = {
  'an own design': 'An error occurred. Please try again.',
  'where the sweets go': 'The shop did not answer. No money was taken and nothing you typed is lost. Please try again.',
  'the page of a guest': 'We cannot tell whether this arrived. Please send it again to be sure.',
};

/** Returns what stands in the fields of a page that can be typed into. */
const valuesOf = (page: Page): Promise<string[]> =>
  page
    .locator('main :is(input, textarea, select):not([type="file"]):visible')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

/** Where a form says what is wrong with a field, and why it was not sent; a guest's page has a sheet of its own. */
const ERRORS = ':is(.field-error, guest-page .error):visible';
const REFUSAL = ':is(.refusal, guest-page .notice-problem):visible';
const OFTEN = 'That was often. Please wait a minute.';
/** What a form says instead of the shop's own words: a guest's page speaks the guest's language. */
const often: Record<string, string> = {
  'the page of a guest': 'That was a little too often. Please send it again in a while.',
};

test('a form names each field that is missing, shows that it is sending, and keeps what was typed when it fails', async ({
  page,
  watch,
}) => {
  watch.allowed.push(/429|Failed to load resource/);
  for (const name of Object.keys(missing)) {
    await test.step(name, () => failToSend(page, name));
    await page.unrouteAll();
    await beNobody(page);
  }
});

/** Sends a form untouched, while the shop is busy and without a connection. */
async function failToSend(page: Page, name: string): Promise<void> {
  const { open, fill, spoil, button } = forms[name]!;
  await open(page);
  const send = page.getByRole('button', { name: button, exact: true });
  if (spoil) await spoil(page);
  await send.click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  expect(await page.locator(ERRORS).allTextContents(), name).toEqual(missing[name]);

  await fill(page);
  await expect(page.locator(ERRORS)).toHaveCount(0);
  const typed = await valuesOf(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(API, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await promise;
    return route.fulfill({ status: 429, json: { message: OFTEN } });
  });
  await send.click();
  await expect(page.locator('main button[aria-busy="true"], dialog button[aria-busy="true"]')).toBeDisabled();
  resolve();
  await expect(page.locator(REFUSAL)).toContainText(often[name] ?? OFTEN);
  await page.route(API, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));
  await send.click();
  const said = page.locator(REFUSAL);
  await expect(said).toContainText(lost[name] ?? NO_ANSWER);
  await expect(said).not.toContainText('was not sent');
  expect(await valuesOf(page), name).toEqual(typed);
}

test('a guest whose address may have come in meanwhile is asked for at once, and the button says so', async ({
  page,
  watch,
}) => {
  watch.allowed.push(/Failed to load resource/);
  await beSignedIn(page);
  const open = { addressChoice: 'address_person', address: '', pincode: '' };
  await page.goto(`/edit-guest?id=${await addGuest(page, 'Manjit Kaur', open)}`);
  await page.locator('[value="address_myself"]').check();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(API, async (route) => {
    await promise;
    return route.abort();
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('main button[aria-busy="true"]')).toBeDisabled();
  resolve();
  await expect(page.getByText('Address is required')).toBeVisible();
});
