import type { Page } from '@playwright/test';
import { openBox } from '#tests/support/box-order.ts';
import { expect, signIn, test } from '#tests/support/fixtures.ts';

const bar = (page: Page) => page.locator('.builder-bar');
/** Returns a compartment of the drawn box, from 0. */
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

test('one payment sends a box to every guest with an address, of a list that is shown before it is saved, and a guest fills in a missing one by the link @phone', async ({
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
  // Who pressed Next goes on by itself, and finds the box as it was.
  await page.waitForURL('**/invitation-GuestList/**step=guests');
  await page.getByRole('navigation', { name: 'Steps of your order' }).getByRole('link', { name: 'Box' }).click();
  await expect(page.getByRole('group', { name: 'Your box from above' })).toBeInViewport();
  await expect(page.getByRole('table', { name: 'Sections of the box' }).getByText('Kaju katli')).toBeVisible();
  await page.getByRole('button', { name: 'Save for Later' }).click();
  await expect(page.getByText('Item saved for later.')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/invitation-GuestList/**');
  const payment = page.url().replace('&step=guests', '');

  await test.step('a list: repaired numbers, what is wrong by row, a guest found and deleted', async () => {
    await page.goto('/guest/guest');
    const dialog = page.getByRole('dialog', { name: 'Add guests' });
    await page
      .getByRole('textbox', { name: 'Paste a list' })
      .fill(
        'Manjit Kaur,+91 98140 12345,2,,Family,"12, Lawrence Road",143001\nAmrit,0 98140-54322\nBroken,123\n=HYPERLINK("x"),9814011111',
      );
    await page.getByRole('button', { name: 'Look at the list' }).click();
    await expect(dialog.getByText('4 rows found. 2 need a look.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add 2 now' }).click();
    await expect(page.getByText('2 added')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the guest list' }).click();
    const manjit = page.getByRole('rowheader', { name: /Manjit Kaur/ });
    await expect(manjit).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search guests' }).fill('amrit');
    await expect(manjit).toBeHidden();
    await page.getByRole('button', { name: 'Delete Amrit' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('No Data Found')).toBeVisible();
  });
  // Pressed, since an address that is opened while the page steps back from the closed dialog is cancelled.
  await page.getByRole('link', { name: 'Add Guest' }).first().click();
  await page.getByLabel('Name', { exact: false }).first().fill('ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ');
  await page.getByLabel('Mobile').fill('9814054321');
  await page.getByRole('radio', { name: 'Ask the guest on WhatsApp' }).check();
  await page.getByRole('button', { name: 'Add Guest' }).click();
  await expect(page.getByText('Guest added successfully!')).toBeVisible();
  const whatsapp = page.getByRole('link', { name: 'Ask on WhatsApp' });
  await expect(whatsapp).toBeVisible();
  const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(text).toContain('Harpreet');
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  expect(link).toContain('/update-address-person');

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await phone.goto(server.url + new URL(link).pathname + new URL(link).search);
  await phone.getByRole('button', { name: 'ਪੰਜਾਬੀ' }).click();
  await expect(phone.locator('guest-page')).toHaveAttribute('lang', 'pa');
  await phone.getByRole('button', { name: 'English' }).click();
  await phone.getByRole('button', { name: 'Send' }).click();
  await phone.getByLabel('Address').fill('ਪਿੰਡ ਵੇਰਕਾ, ਅੰਮ੍ਰਿਤਸਰ');
  await phone.getByLabel('Pincode').fill('143501');
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.locator('[data-view="after"]')).toBeVisible();
  await phone.context().close();

  await page.goto('/guest/guest');
  await expect(page.getByText('ਪਿੰਡ ਵੇਰਕਾ, ਅੰਮ੍ਰਿਤਸਰ')).toBeVisible();
  await page.goto(payment);
  await page.getByRole('checkbox', { name: /Select all/ }).check();
  await page.getByLabel('Boxes for Manjit Kaur').fill('3');
  // Whom the box goes to survives a refresh as well.
  await page.reload();
  await expect(page.getByLabel('Boxes for Manjit Kaur')).toHaveValue('3');
  await expect(page.locator('.payment-bar')).toContainText('4 boxes');
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
  await expect(page.getByText('12, Lawrence Road', { exact: false })).toBeVisible();
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
