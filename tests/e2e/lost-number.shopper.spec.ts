import type { Page } from '@playwright/test';
import { DAY } from '#lib/time.ts';
import { applyMobileChanges } from '#domain/session/mobile-change.service.ts';
import type { RunningServer } from '#server/start.ts';
import { expectClean, WIDTHS } from '#tests/support/axe.ts';
import { byName, expect, signIn, test } from '#tests/support/fixtures.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { beNobody, beSignedIn, newMobile } from '#tests/support/person.ts';
import { beStaff } from '#tests/support/staff.ts';

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });

/** Returns what was paid for an order, in rupees. */
async function paidFor({ shop }: RunningServer, orderNumber: string): Promise<string> {
  const order = shop.db.selectFrom('order').select('amount').where('invoice_number', '=', orderNumber);
  return String(Number((await order.executeTakeFirstOrThrow()).amount) / 100);
}

/** Lets the caller answer, and moves the account to a new number. */
async function moveAccount(office: Page, server: RunningServer, orderNumber: string, mobile: string): Promise<void> {
  await office.getByLabel('Order number').fill(orderNumber);
  await office.getByLabel('Paid, in rupees').fill(await paidFor(server, orderNumber));
  await office.getByLabel('Pincode').fill('143001');
  await office.getByLabel('House and street').fill('1 Lawrence');
  await office.getByLabel('New number').fill(mobile);
  await office.getByRole('button', { name: 'Check, and send the code' }).click();
  // Pressed too soon it says so, and the code that was sent stays good.
  await office.getByRole('button', { name: 'Send another code' }).click();
  await expect(office.getByText('We have just sent a code.')).toBeVisible();
  await office.getByLabel('Code', { exact: true }).fill((await office.locator('[data-demo-code]').textContent()) ?? '');
  await office.getByRole('button', { name: 'Move the account' }).click();
}

/** Opens an order as the owner, and from there the page that moves its account. */
async function openNumbers(office: Page, server: RunningServer, orderId: string): Promise<string> {
  await office.goto(`${byName(server.url)}/back-office/orders/${orderId}`);
  const title = (await office.getByRole('heading', { level: 1, name: /^Order \d/ }).textContent()) ?? '';
  await office.getByRole('link', { name: 'Number lost?' }).click();
  return title.replace('Order ', '');
}

test('who lost number and session gets the account a day later by what they know of it, and whoever has the old number stops it @phone', async ({
  page,
  browser,
  server,
  watch,
}) => {
  watch.allowed.push(/400|401|409|429/);
  const { mobile, userId } = await beSignedIn(page, { name: 'Harpreet Kaur' });
  const orderId = await paidBoxes(server, { id: userId }, 1, { pincode: '143001' });
  const office = await (await browser.newContext()).newPage();
  await beStaff(office.context(), server, 'owner');
  const [first, second] = [newMobile(), newMobile()];
  const row = office.getByRole('listitem').filter({ hasText: `${mobile} becomes` });
  const orderNumber = await openNumbers(office, server, orderId);

  await test.step('a caller who knows little is refused at the point that does not fit', async () => {
    await expect(office.getByRole('heading', { name: 'Harpreet Kaur' })).toBeVisible();
    await office.getByLabel('Order number').fill('2627-99999');
    await office.getByLabel('Paid, in rupees').fill('1');
    await office.getByLabel('Pincode').fill('143001');
    await office.getByLabel('House and street').fill('2 Lawrence');
    await office.getByLabel('New number').fill(first);
    await office.getByRole('button', { name: 'Check, and send the code' }).click();
    await expect(office.getByText('This account has no order with that number.')).toBeVisible();
    await expect(office.getByText('This account has no address with that pincode and these words.')).toBeVisible();
    await expectClean(office, WIDTHS);
  });

  await test.step('the move waits, and the phone that is still signed in stops it', async () => {
    await moveAccount(office, server, orderNumber, first);
    await expect(row).toContainText(first);
    await expect(office.getByText(`It moves to ${first} on`)).toBeFocused();
    await expectClean(office, WIDTHS);
    const told = page.getByText(`Somebody asked us on the phone to change your number to ${first}. It changes on`);
    for (const path of ['/', '/payment-history']) {
      await page.goto(path);
      await expect(told).toBeVisible();
    }
    await expectClean(page, WIDTHS);
    await page.getByRole('link', { name: 'Keep my present number' }).click();
    await expect(told).toHaveCount(1);
    await page.getByRole('button', { name: 'Keep my present number' }).click();
    await expect(page.getByText('You keep your number. Every other device is signed out.')).toBeVisible();
    await row.getByRole('button', { name: 'Stop' }).click();
    await expect(office.getByText('This number is no longer waiting')).toBeVisible();
    await expect(row).toBeHidden();
    await office.reload();
    await office.getByLabel('Old number').fill(mobile);
    await office.getByRole('button', { name: 'Find the account' }).click();
    await expect(office.getByText('The customer stopped a move on')).toBeVisible();
  });

  await test.step('not stopped it happens after a day: sessions end, and the new number signs in', async () => {
    await moveAccount(office, server, orderNumber, second);
    await expect(row).toContainText(second);
    await applyMobileChanges({ db: server.shop.db, now: () => Date.now() + DAY });
    await page.goto('/profile');
    await page.waitForURL((url) => url.pathname === '/signup');
    // Another code for the same number comes after half a minute.
    await server.shop.db.deleteFrom('otp_challenge').where('mobile', '=', second).execute();
    await signIn(page, { mobile: second, known: true });
    await page.goto('/profile');
    await expect(page.getByLabel('Mobile', { exact: true })).toHaveValue(second);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Harpreet Kaur');
    await row.getByRole('button', { name: 'Stop' }).click();
    await expect(office.getByText(`the account now signs in with ${second}`)).toBeVisible();
    await beNobody(page);
    // Another code for the same number comes after half a minute.
    await server.shop.db.deleteFrom('otp_challenge').where('mobile', '=', mobile).execute();
    await page.goto('/signup');
    await page.getByLabel('Mobile number').fill(mobile);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Code', { exact: true }).fill((await page.locator('[data-demo-code]').textContent()) ?? '');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('The account of this number moved to another number on')).toBeVisible();
    await page.reload();
    await expect(page.getByText('The account of this number moved to another number on')).toBeVisible();
    await office.getByRole('link', { name: 'Earlier moves' }).click();
    await expect(office.getByText('moved an account to its new number').first()).toBeVisible();
    await expect(office.getByText('stopped the move of an account to a new number').first()).toBeVisible();
  });
});
