import type { FrameLocator, Page, Request } from '@playwright/test';
import { listSweets } from '#domain/catalogue/sweet.contract.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { SECOND } from '#lib/time.ts';
import { expect } from '#tests/support/fixtures.ts';
import { sessionOf } from '#tests/support/person.ts';
import type { RunningServer } from '#server/start.ts';

/** Returns the provider's payment window, a frame of its own. */
export const paymentWindow = (page: Page): FrameLocator => page.frameLocator('iframe[title="Payment"]');

/** Opens the page of a sweet. */
export async function openSweet(page: Page, name: string): Promise<void> {
  const list = await page.request.get(`${listSweets.path}?search=${encodeURIComponent(name)}`);
  const { sweetsData } = (await list.json()) as AnswerOf<typeof listSweets>;
  const sweet = sweetsData.find((one) => one.name === name);
  await page.goto(`/sweets-info/${sweet?._id}/sweets`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Types where the sweets go. */
export async function fillDelivery(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Where shall we send it?' });
  await dialog.getByLabel('Name').fill('Simran Kaur');
  await dialog.getByLabel('Address').fill('12, Lawrence Road, Amritsar');
  await dialog.getByLabel('Pincode').fill('143001');
  await dialog.getByLabel('Mobile').fill('9876512345');
}

/** Goes with a kilogram of a sweet as far as the open payment window. */
export async function beginToPay(page: Page, name: string): Promise<void> {
  await openSweet(page, name);
  await page.getByLabel('Quantity').fill('1');
  await page.getByRole('button', { name: 'Pay' }).click();
  await fillDelivery(page);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(paymentWindow(page).getByRole('button', { name: 'Pay now' })).toBeVisible();
}

/** Pays in the window as a payer of the test gateway. */
export async function payAs(page: Page, account: string): Promise<void> {
  await paymentWindow(page).getByLabel('UPI id').fill(account);
  const answered = page.waitForResponse('**/test-gateway/pay');
  await paymentWindow(page).getByRole('button', { name: 'Pay now' }).click();
  await answered;
}

/** Leaves the window without waiting for it. */
export async function leaveWindow(page: Page): Promise<void> {
  await paymentWindow(page).getByRole('button', { name: 'Close the payment' }).click();
  await paymentWindow(page).getByRole('button', { name: 'Leave' }).click();
}

/** Tells a page that it was shown again out of the browser's memory; browsers that are driven keep none. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(`dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`);
}

/**
 * Counts what the page asks about its payments from here on; its clock must be installed. The returned function lets
 * the pauses between so many requests pass at once.
 */
export function pausesBetweenLooks(page: Page): (requests: number) => Promise<void> {
  let ended = 0;
  const count = (request: Request): void => {
    if (request.url().includes('/order-status/')) ended += 1;
  };
  page.on('requestfinished', count);
  page.on('requestfailed', count);
  return async (requests) => {
    for (let at = 1; at <= requests; at += 1) {
      await expect.poll(() => ended, { intervals: [20] }).toBeGreaterThanOrEqual(at);
      // Longer than any of the pauses, and too short for anything that limits a request.
      if (at < requests) await page.clock.runFor(2 * SECOND);
    }
    ended -= requests;
  };
}

/** Expects the home page, which tells of every order that is not put away. */
export async function expectConfirmed(page: Page, orders = 1): Promise<void> {
  await expect(page.getByRole('region', { name: 'Your order is confirmed' })).toHaveCount(orders);
  await expect(page).toHaveURL(/\/$/);
}

/** Returns what the person was charged, in the gateway's books, and the orders the shop has for them. */
export async function booksOf(page: Page, { shop }: RunningServer): Promise<{ charges: number; orders: number }> {
  const { userId } = await sessionOf(page);
  const pendingOrders = await shop.db
    .selectFrom('order_draft')
    .select('gateway_order_id')
    .where('user_id', '=', userId)
    .execute();
  const ids = ['', ...pendingOrders.map((pendingOrder) => pendingOrder.gateway_order_id)];
  const charges = await shop.db
    .selectFrom('gateway_payment')
    .select('id')
    .where('order_id', 'in', ids)
    .where('status', '=', 'captured')
    .execute();
  const orders = await shop.db.selectFrom('order').select('id').where('user_id', '=', userId).execute();
  return { charges: charges.length, orders: orders.length };
}
