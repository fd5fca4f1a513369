import type { FrameLocator, Page, Request } from '@playwright/test';
import { listSweets } from '#domain/catalogue/sweet.contract.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { SECOND } from '#lib/time.ts';
import { expect } from '#tests/support/fixtures.ts';
import { sessionOf } from '#tests/support/person.ts';
import type { RunningServer } from '#server/start.ts';

/** Returns the frame of the payment window. */
export const paymentWindow = (page: Page): FrameLocator => page.frameLocator('iframe[title="Payment"]');

/** Opens the page of a sweet by its name. */
export async function openSweet(page: Page, name: string): Promise<void> {
  const list = await page.request.get(`${listSweets.path}?search=${encodeURIComponent(name)}`);
  const { sweetsData } = (await list.json()) as AnswerOf<typeof listSweets>;
  const sweet = sweetsData.find((one) => one.name === name);
  await page.goto(`/sweets-info/${sweet?._id}/sweets`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Fills in the delivery address form. */
export async function fillDelivery(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Where shall we send it?' });
  await dialog.getByLabel('Name').fill('Simran Kaur');
  await dialog.getByLabel('Address').fill('12, Lawrence Road, Amritsar');
  await dialog.getByLabel('Pincode').fill('143001');
  await dialog.getByLabel('Mobile').fill('9876512345');
}

/** Orders a kilogram of a sweet up to the open payment window. */
export async function beginToPay(page: Page, name: string): Promise<void> {
  await openSweet(page, name);
  await page.getByLabel('Quantity').fill('1');
  await page.getByRole('button', { name: 'Pay' }).click();
  await fillDelivery(page);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(paymentWindow(page).getByRole('button', { name: 'Pay now' })).toBeVisible();
}

/**
 * Pays in the payment window of the test gateway and waits for its answer.
 * @param account UPI id, which decides the outcome
 */
export async function payAs(page: Page, account: string): Promise<void> {
  await paymentWindow(page).getByLabel('UPI id').fill(account);
  const answered = page.waitForResponse('**/test-gateway/pay');
  await paymentWindow(page).getByRole('button', { name: 'Pay now' }).click();
  await answered;
}

/** Closes the payment window without paying. */
export async function leaveWindow(page: Page): Promise<void> {
  await paymentWindow(page).getByRole('button', { name: 'Close the payment' }).click();
  await paymentWindow(page).getByRole('button', { name: 'Leave' }).click();
}

/** Fires the event of a page restored from the back/forward cache, which automated browsers do not use. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(`dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`);
}

/**
 * Counts the page's order status requests from now on; its clock must be installed. Returns a function that skips the
 * pauses between the given number of requests.
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

/** Expects the home page with a confirmation of each of `orders` orders. */
export async function expectConfirmed(page: Page, orders = 1): Promise<void> {
  await expect(page.getByRole('region', { name: 'Your order is confirmed' })).toHaveCount(orders);
  await expect(page).toHaveURL(/\/$/);
}

/** Returns the signed-in user's number of captured payments in the test gateway, and of orders in the shop. */
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
