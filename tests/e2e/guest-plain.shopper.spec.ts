import type { Browser, Page } from '@playwright/test';
import { guestPageTexts } from '#shop/guest-page/guest-page.texts.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { addGuests } from '#tests/support/guests.ts';
import { beSignedIn, callAs, newMobile } from '#tests/support/person.ts';

const { en, hi } = guestPageTexts;
const home = { address: '12 Mall Road, Ludhiana', pincode: '141001' };

/** Opens the page of a new guest in a browser of their own that runs no script. */
async function openPage(page: Page, browser: Browser, url: string, { address = {} } = {}): Promise<Page> {
  const [{ _id }] = await addGuests(page, [{ name: 'Asha Gill', mobile: newMobile(), ...address }]);
  const { link } = await callAs(page, 'POST', `/api/user/ask-guest/${_id}`, {});
  const { pathname, search } = new URL(link);
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ javaScriptEnabled: false, viewport, reducedMotion: 'reduce' });
  const guest = await context.newPage();
  await guest.goto(`${byName(url)}${pathname}${search.replace(/&lang=\w+/, '')}&lang=en`);
  return guest;
}

test('a guest whose browser runs no script sends the address in Hindi', async ({ page, browser, server }) => {
  await beSignedIn(page, { name: 'Harpreet Kaur' });
  const guest = await openPage(page, browser, server.url);
  await guest.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(guest.getByText('Harpreet Kaur की ओर से')).toBeVisible();
  await guest.getByLabel(hi.address, { exact: true }).fill(home.address);
  await guest.getByLabel(hi.pincode).fill('014100');
  await guest.getByRole('button', { name: hi.send }).click();
  await expect(guest.getByText(hi.errors['Indian pincodes begin with 1 to 9.']!)).toBeVisible();
  await expect(guest.getByLabel(hi.address, { exact: true })).toHaveValue(home.address);
  // Back and forward find the pages again.
  await guest.goBack();
  await expect(guest.getByText('Harpreet Kaur की ओर से')).toBeVisible();
  await guest.goForward();
  await expect(guest.getByLabel(hi.address, { exact: true })).toHaveValue(home.address);
  await guest.getByLabel(hi.pincode).fill(home.pincode);
  await guest.getByRole('button', { name: hi.send }).click();
  await expect(guest.getByRole('heading', { name: hi.thanks })).toBeVisible();
  await expect(guest.getByText(hi.received)).toBeVisible();
  await page.goto('/guest/guest');
  await expect(page.getByRole('row').filter({ hasText: 'Asha Gill' })).toContainText('Ludhiana');
});

test('a guest whose browser runs no script says that the address is right', async ({ page, browser, server }) => {
  await beSignedIn(page, { name: 'Harpreet Kaur' });
  const guest = await openPage(page, browser, server.url, { address: home });
  await guest.getByRole('button', { name: 'English' }).click();
  await expect(guest.getByText('12 M… R…, Ludhiana, 141001')).toBeVisible();
  await guest.getByRole('button', { name: en.checkYes }).click();
  await expect(guest.getByText(en.received)).toBeVisible();
});
