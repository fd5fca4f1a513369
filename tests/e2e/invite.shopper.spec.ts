import type { Page } from '@playwright/test';
import { openBox } from '#tests/support/box-order.ts';
import { expect, signIn, test } from '#tests/support/fixtures.ts';
import { beSignedIn } from '#tests/support/person.ts';

const bar = (page: Page) => page.locator('.builder-bar');
/** A compartment of the drawn box, from 0. */
const compartment = (page: Page, section: number) =>
  page.getByRole('group', { name: 'Your box from above' }).getByRole('link', { name: `Section ${section + 1}:` });

/** Opens the first wooden box and waits until it can be filled. */
async function openInvitation(page: Page): Promise<void> {
  await openBox(page);
  await page.getByRole('heading', { name: 'Fill the box' }).scrollIntoViewIfNeeded();
  await expect(compartment(page, 0)).toBeVisible();
}

/** Puts a sweet into a section: a tap on the compartment, the list, and Yes. */
async function choose(page: Page, section: number, sweet: string): Promise<void> {
  await compartment(page, section).click();
  await expect(page.getByText(`Choose a sweet for section ${section + 1}`)).toBeVisible();
  await page.getByRole('link', { name: sweet, exact: true }).click();
  await expect(page.getByText(`Are you sure you want to add ${sweet} ?`)).toBeVisible();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Sections of the box' }).getByText(sweet).first()).toBeVisible();
}

async function addGuest(
  page: Page,
  guest: { name: string; mobile: string; address?: string; pincode?: string },
): Promise<void> {
  await page.goto('/guest-add');
  await page.getByLabel('Name', { exact: false }).first().fill(guest.name);
  await page.getByLabel('Mobile').fill(guest.mobile);
  if (guest.address) {
    await page.getByLabel('Full address').fill(guest.address);
    await page.getByLabel('Pincode').fill(guest.pincode ?? '');
  } else await page.getByRole('radio', { name: 'Ask the guest by WhatsApp' }).check();
  await page.getByRole('button', { name: 'Add Guest' }).click();
  await expect(page.getByText('Guest added successfully!')).toBeVisible();
}

test('a box is filled section by section, survives a refresh, and emptying it for another type can be undone @phone', async ({
  page,
}) => {
  await openInvitation(page);
  await page.getByRole('radio', { name: /^4|four/i }).check();
  await bar(page).getByRole('button', { name: 'Next' }).click();
  await expect(compartment(page, 0)).toBeFocused();
  await expect(page.getByText('Every section needs a sweet before the box goes on.')).toBeVisible();
  await choose(page, 0, 'Kaju katli');
  await choose(page, 1, 'Pista barfi');
  const kilo = await bar(page).locator('.price-total').textContent();
  await page.reload();
  await expect(page.getByRole('table', { name: 'Sections of the box' }).getByText('Kaju katli')).toBeVisible();
  await page.getByRole('radio', { name: '500 gm' }).check();
  await expect(bar(page).locator('.price-total')).not.toHaveText(kilo ?? '');
  await page.getByRole('radio', { name: /^3|three/i }).check();
  await expect(page.getByRole('table', { name: 'Sections of the box' }).getByText('Kaju katli')).toBeHidden();
  await page.getByRole('button', { name: 'Put the sweets back' }).click();
  await expect(page.getByRole('table', { name: 'Sections of the box' }).getByText('Pista barfi')).toBeVisible();
});

test('one payment sends a box to every guest with an address, and a guest fills in a missing one by the link @phone', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/invitation-wooden');
  await page.locator('[data-list] .tile-name a').first().click();
  await choose(page, 0, 'Kaju katli');
  await bar(page).getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/signup');
  await signIn(page, { name: 'Harpreet Singh' });
  // Where the box was left, not at the top of its page.
  await expect(page.getByRole('group', { name: 'Your box from above' })).toBeInViewport();
  await expect(page.getByRole('table', { name: 'Sections of the box' }).getByText('Kaju katli')).toBeVisible();
  await page.getByRole('button', { name: 'Save for Later' }).click();
  await expect(page.getByText('Item saved for later.')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/invitation-GuestList/**');
  const payment = page.url();

  await addGuest(page, {
    name: 'Manjit Kaur',
    mobile: '9814012345',
    address: '12, Lawrence Road, Amritsar',
    pincode: '143001',
  });
  await addGuest(page, { name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', mobile: '9814054321' });
  const whatsapp = page.getByRole('link', { name: 'Ask on WhatsApp' });
  await expect(whatsapp).toBeVisible();
  const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(text).toContain('Harpreet');
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  expect(link).toContain('/update-address-person');

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await phone.goto(server.address + new URL(link).pathname + new URL(link).search);
  await phone.getByRole('button', { name: 'ਪੰਜਾਬੀ' }).click();
  await expect(phone.locator('guest-page')).toHaveAttribute('lang', 'pa');
  await phone.getByRole('button', { name: 'English' }).click();
  await phone.getByRole('button', { name: 'Send' }).click();
  await phone.getByLabel('Address').fill('ਪਿੰਡ ਵੇਰਕਾ, ਅੰਮ੍ਰਿਤਸਰ');
  await phone.getByLabel('Pincode').fill('143501');
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.locator('[data-view="thanks"]')).toBeVisible();
  await phone.context().close();

  await page.goto('/guest/guest');
  await expect(page.getByText('ਪਿੰਡ ਵੇਰਕਾ, ਅੰਮ੍ਰਿਤਸਰ')).toBeVisible();
  await page.goto(payment);
  await page.getByRole('checkbox', { name: /Select all/ }).check();
  await page.getByLabel('Boxes for Manjit Kaur').fill('3');
  // Whom the box goes to survives a refresh as well.
  await page.reload();
  await expect(page.getByLabel('Boxes for Manjit Kaur')).toHaveValue('3');
  await expect(page.locator('.payment-totals')).toContainText('4');
  const total = (await page.locator('.payment-bar .price-total').textContent()) ?? '';
  await page.locator('.payment-bar').getByRole('button', { name: 'Pay' }).click();
  const frame = page.frameLocator('iframe[title="Payment"]');
  await expect(frame.getByText(total)).toBeVisible();
  await frame.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('Your Order Confirmed')).toBeVisible();
  // What is paid for is no longer in progress.
  await openInvitation(page);
  await expect(compartment(page, 0)).toHaveAccessibleName(/please select sweet/);

  await page.goto('/payment-history');
  await page
    .getByRole('link', { name: /^View order/ })
    .first()
    .click();
  await expect(page).toHaveURL(/view-history\/[0-9a-f]{24}/);
  await expect(page.getByText('ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ')).toBeVisible();
  await expect(page.getByText('12, Lawrence Road, Amritsar', { exact: false })).toBeVisible();
  await expect(page.getByText(/Kaju katli/i).first()).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt).toContainText('This is a receipt. It is not a tax invoice.');
  await expect(receipt).toContainText(total);
  await page.emulateMedia({ media: 'screen' });
  await expect(receipt).toBeHidden();
  await page.getByRole('button', { name: 'Order again' }).click();
  await page.waitForURL('**/invitation-detail/**');
  await expect(page.getByRole('table', { name: 'Sections of the box' }).getByText('Kaju katli')).toBeVisible();
});

test('a box is kept in the cart, changed there, saved for later and deleted with a way back', async ({ page }) => {
  await beSignedIn(page);
  await openInvitation(page);
  await choose(page, 0, 'Kaju katli');
  await bar(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added to cart successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart 1' })).toBeVisible();
  await page.goto('/cart-list');
  await page.getByRole('link', { name: /^View / }).click();
  await page.waitForURL('**/cart-detail/**');
  await expect(page.getByText('Kaju katli').first()).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await page.getByRole('radio', { name: '500 gm' }).check();
  await saved;
  await page.reload();
  await expect(page.getByRole('radio', { name: '500 gm' })).toBeChecked();
  await page.goto('/cart-list');
  await page.getByRole('button', { name: /^Delete / }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /^View / })).toBeVisible();
});

test('a list of guests is shown before it is saved: repaired numbers, known guests and what is wrong by row @phone', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/guest/guest');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import guests' });
  await dialog
    .getByRole('textbox', { name: 'Paste a list' })
    .fill(
      'Manjit Kaur,+91 98140 12345,2,,Family,"12, Lawrence Road",143001\nAmrit,0 98140-54321\nBroken,123\n=HYPERLINK("x"),9814011111',
    );
  await dialog.getByRole('button', { name: 'Look at the list' }).click();
  await expect(dialog.getByText('4 rows found; 2 cannot be taken.')).toBeVisible();
  await expect(dialog.getByText('Number put right').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 guests' }).click();
  await expect(page.getByText('2 added')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the guest list' }).click();
  await expect(page.getByRole('rowheader', { name: /Manjit kaur/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search guests' }).fill('amrit');
  await expect(page.getByRole('rowheader', { name: /Manjit kaur/ })).toBeHidden();
  await page.getByRole('button', { name: 'Delete Amrit' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('No Data Found')).toBeVisible();
});

test('a sweet that was withdrawn while the list lay open is not put into the box', async ({ page, server, watch }) => {
  watch.allowed.push(/404/);
  const { saveRecords, withdrawRecord } = await import('#features/catalogue/catalogue.repo.ts');
  const { db } = server.shop;
  const sweet = await db
    .selectFrom('catalogue')
    .selectAll()
    .where('name', '=', 'Pista barfi')
    .executeTakeFirstOrThrow();
  await openInvitation(page);
  await compartment(page, 0).click();
  await withdrawRecord(db, 'sweet', sweet.id);
  await page.getByRole('link', { name: 'Pista barfi', exact: true }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText('Please Select Sweet !')).toBeVisible();
  await expect(page.getByText('Choose a sweet for section 1')).toBeVisible();
  await saveRecords(db, 'sweet', [{ id: sweet.id, position: sweet.position, record: sweet.data as never }]);
});
