import type { Page } from '@playwright/test';
import { orderStatus } from '#domain/payments/checkout.contract.ts';
import { listOrders, type OrderRow } from '#domain/orders/order.contract.ts';
import { answer, hold, restore } from '#tests/support/answers.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { beSignedIn } from '#tests/support/person.ts';

/** So many orders, newest first; each costs a rupee more than the one before it. */
const orders = (count: number): OrderRow[] =>
  Array.from({ length: count }, (_, at) => ({
    _id: String(at).padStart(24, '0'),
    razorpay_order_id: `order_${at + 1}`,
    invoiceNumber: `S/${at + 1}`,
    title: `Sweet ${at + 1}`,
    quantity: 2,
    unit: 'kg',
    rate: '500/400gm',
    amount: 1000 + at,
    createdAt: '2026-10-01T20:00:00.000Z',
  }));
const show = (page: Page, paymentHistory: OrderRow[]) =>
  answer(page, listOrders, { data: { message: 'success', paymentHistory } as never });

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const more = (page: Page) => page.getByRole('button', { name: 'Show more orders' });
const search = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Order id or title' }).fill(words);
  await page.getByRole('search', { name: 'Orders' }).getByRole('button', { name: 'Search' }).click();
};

test('a long order history shows twenty orders at a time, newest, oldest or dearest first; a search begins at its first page, says when nothing fits, keeps its words when it fails, and leads back to all', async ({
  page,
  watch,
}) => {
  watch.allowed.push(/500|Internal Server Error/);
  await beSignedIn(page);

  await test.step('twenty orders need no second page', async () => {
    await show(page, orders(20));
    await page.goto('/payment-history');
    await expect(rows(page)).toHaveCount(20);
    await expect(more(page)).toBeHidden();
  });

  await test.step('45 orders are shown twenty at a time, in every order', async () => {
    await show(page, orders(45));
    await page.reload();
    await expect(rows(page)).toHaveCount(20);
    await expect(rows(page).first()).toContainText('order_1');
    // The day in India, where it is tomorrow already.
    await expect(rows(page).first()).toContainText('2026-10-02');
    await expect(rows(page).first()).toContainText('Rs 1,000 /-');
    await more(page).click();
    await expect(rows(page)).toHaveCount(40);
    await more(page).click();
    await expect(rows(page)).toHaveCount(45);
    await expect(more(page)).toBeHidden();

    const sort = page.getByRole('combobox', { name: 'Sort' });
    await sort.selectOption('Oldest first');
    await expect(rows(page).first()).toContainText('order_45');
    await sort.selectOption('Newest first');
    await expect(rows(page).first()).toContainText('Rs 1,000 /-');
    await sort.selectOption('Largest amount first');
    await expect(rows(page).first()).toContainText('Rs 1,044 /-');
  });

  await test.step('a search begins at its first page, says when nothing fits, and leads back to all', async () => {
    await search(page, ' order ');
    await expect(rows(page)).toHaveCount(20);
    await show(page, []);
    await search(page, 'Ghewar');
    await expect(page.getByText('No order matches “Ghewar”.')).toBeVisible();
    await restore(page, listOrders);
    await show(page, orders(3));
    const arrive = await hold(page, listOrders);
    await page.getByRole('button', { name: 'Show all orders' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.getByText('No orders yet')).toBeHidden();
    arrive();
    await expect(rows(page)).toHaveCount(3);
  });

  await test.step('a search that fails keeps its words and can be tried again', async () => {
    await answer(page, listOrders, { status: 500, body: { message: 'boom' } });
    await search(page, 'Kaju');
    const told = page.getByRole('main').getByRole('alert');
    await expect(told).toContainText('Something went wrong on our side.');
    await restore(page, listOrders);
    const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get('q') === 'Kaju');
    await show(page, orders(1));
    await told.getByRole('button', { name: 'Try again' }).click();
    await asked;
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('searchbox', { name: 'Order id or title' })).toHaveValue('Kaju');
  });
});

test('who left the shop to pay reads that the order is confirmed, or where money for what was cancelled meanwhile goes', async ({
  page,
  watch,
}) => {
  // The order itself is none of this shop's.
  watch.allowed.push(/404/);
  await beSignedIn(page);
  await show(page, orders(1));
  const order = '0'.repeat(24);
  const paid = { state: 'paid' as const, orderId: order, kind: 'invitation' as const };
  const note = 'Your payment arrived, but your order was cancelled meanwhile: all of it goes back.';
  await answer(page, orderStatus, { data: { ...paid, note } });
  await page.goto(`/view-history/${order}#paid=order_1`);
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByText('Your Order Confirmed')).toBeHidden();

  await restore(page, orderStatus);
  await answer(page, orderStatus, { data: paid });
  await page.goto('/payment-history');
  await page.goto(`/view-history/${order}#paid=order_2`);
  await expect(page.getByText('Your Order Confirmed')).toBeVisible();

  await restore(page, orderStatus);
  await answer(page, orderStatus, { data: { state: 'open', tried: false } });
  await page.goto('/payment-history');
  const looked = page.waitForResponse(/order-status/);
  await page.goto(`/view-history/${order}#paid=order_3`);
  await looked;
  await expect(page).toHaveURL(`/view-history/${order}`);
  await expect(page.getByText('Your Order Confirmed')).toBeHidden();
});
