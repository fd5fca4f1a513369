import type { Page } from '@playwright/test';
import { insertOrder } from '#domain/orders/order.repo.ts';
import { listOrders } from '#domain/orders/order.contract.ts';
import { newId } from '#lib/ids.ts';
import { withTransaction } from '#server/db/database.ts';
import type { RunningServer } from '#server/start.ts';
import { answer } from '#tests/support/answers.ts';
import { keepBox } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { beSignedIn, sessionOf } from '#tests/support/person.ts';

const buyer = { name: 'Harpreet Singh', mobile: '9876512345', address: '12, Mall Road, Amritsar', pincode: '143001' };
const DAY = 86_400_000;
const dayFrom = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const inWords = (day: string): string =>
  new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Gives the person on the page a paid order of two boxes, one near and one far away, that leaves on a day. */
async function giveOrder(page: Page, { shop }: RunningServer, leaves: string, by: string): Promise<string> {
  const { userId } = await sessionOf(page);
  const id = newId();
  const content = {
    invitationId: newId(),
    name: 'Royal Peacock',
    image: 'invitations/box.webp',
    description: '',
    category: 'Wooden Box',
    price: 300_00,
    weight: 750,
    boxName: 'Normal Box',
    tempId: 1,
    sections: [{ index: 0, sweetId: newId(), name: 'Kaju katli', image: '', price: 900_00 }],
    boxes: 2,
    goods: 2400_00,
    delivery: 98_00,
  };
  const home = { mobile: '9800000001', address: '1, Lawrence Road', quantity: 1 };
  const order = {
    id,
    userId,
    kind: 'invitation' as const,
    gatewayOrderId: `order_${id}`,
    paymentId: `pay_${id}`,
    title: content.name,
    amount: 2498_00,
    content,
    sale: {
      buyer,
      place: { name: 'Punjab', code: '03' },
      gstin: '',
      hsn: '4819',
      rate: 5,
      dispatch: { days: 7, inSeason: 15, on: leaves },
      wanted: { by, event: by },
    },
    recipients: [
      { ...home, guestId: newId(), name: 'Near Home', pincode: '143001' },
      { ...home, guestId: newId(), name: 'Far Home', pincode: '629702' },
    ],
  };
  await withTransaction(shop.db, (tx) => insertOrder(tx, order, Date.now()));
  return id;
}

test('an order names its wished day, the celebration, when it leaves and by when each home has it, also on its receipt, and how to cancel', async ({
  page,
  server,
}) => {
  await beSignedIn(page);
  const [leaves, by] = [dayFrom(20), dayFrom(30)];
  await page.goto(`/view-history/${await giveOrder(page, server, leaves, by)}`);
  const days = page.getByRole('region', { name: 'The days' });
  await expect(days).toContainText(`Asked for${inWords(by)}`);
  await expect(days).toContainText(`Celebration${inWords(by)}`);
  await expect(days).toContainText(`Leaves us by${inWords(leaves)}`);
  await expect(days).toContainText(`Should arrive${inWords(leaves)} to`);
  await expect(days).toContainText(
    'Change an address in your guest list, then send the box there. To cancel a home, call',
  );
  await expect(page.getByRole('row', { name: /Near Home/ })).toContainText('Should arrive');
  await expect(page.getByRole('row', { name: /Far Home/ })).toContainText('Should arrive');
  // What is printed alone names them too.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Leaves us by: ${inWords(leaves)}`)).toBeVisible();
});

test('cart, boxes kept for later and order history show a picture beside each name; on a phone each value stands beside its label', async ({
  page,
  server,
}) => {
  await beSignedIn(page);
  await keepBox(page, server);
  await keepBox(page, server, { saved: true });
  const row = { razorpay_order_id: 'order_QwErTyUiOpAsDf', invoiceNumber: '2627-000001', title: 'Royal Peacock' };
  const order = {
    ...row,
    _id: newId(),
    weight: '750',
    quantity: 12,
    unit: 'gm',
    amount: 19824,
    createdAt: '2026-11-29T06:00:00.000Z',
  };
  await answer(page, listOrders, { data: { message: 'success', paymentHistory: [order] } as never });
  for (const path of ['/cart-list', '/saved-cart-list', '/payment-history']) {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(path);
    const name = page.getByRole('rowheader');
    await expect(name.locator('.row-picture')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (path === '/payment-history') {
      // Two lines of small letters at most.
      expect((await page.getByText(order.razorpay_order_id).boundingBox())?.height ?? 99).toBeLessThan(50);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    const amount = page.locator('[data-label="Amount"]');
    const gap = await amount.evaluate((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getBoundingClientRect().left - cell.getBoundingClientRect().left;
    });
    expect(gap).toBeLessThan(140);
  }
});
