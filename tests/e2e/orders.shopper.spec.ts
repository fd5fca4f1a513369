import type { Page } from '@playwright/test';
import { insertOrder } from '#domain/orders/order.repo.ts';
import { recordNamed } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { beSignedIn, sessionOf } from '#tests/support/person.ts';
import type { RunningServer } from '#server/start.ts';
import { withTransaction } from '#server/db/database.ts';
import { newId } from '#lib/ids.ts';

const buyer = { name: 'Harpreet Singh', mobile: '9876512345', address: '12, Mall Road, Amritsar', pincode: '143001' };
const sale = { buyer, place: { name: 'Punjab', code: '03' }, gstin: '', hsn: '4819', rate: 5 };

/** Gives the person on the page a paid order of boxes to many homes, of a design that can be named. */
async function giveOrder(page: Page, { shop }: RunningServer, homes: number, invitationId = newId()): Promise<string> {
  const { userId } = await sessionOf(page);
  const id = newId();
  const content = {
    invitationId,
    name: 'Royal Peacock',
    image: '',
    description: '',
    category: 'Wooden Box',
    price: 300_00,
    weight: 750,
    boxName: 'Normal Box',
    tempId: 1,
    sections: [{ index: 0, sweetId: newId(), name: 'Kaju katli', image: '', price: 900_00 }],
    boxes: homes,
    goods: homes * 1200_00,
    delivery: homes * 49_00,
  };
  const recipients = Array.from({ length: homes }, (_, at) => ({
    guestId: newId(),
    name: `Guest ${at}`,
    mobile: String(9_800_000_000 + at),
    address: `${at}, Lawrence Road`,
    pincode: '143001',
    quantity: 1,
  }));
  const order = {
    id,
    userId,
    kind: 'invitation' as const,
    gatewayOrderId: `order_${id}`,
    paymentId: `pay_${id}`,
    title: content.name,
    amount: homes * 1249_00,
    content,
    sale,
    recipients,
  };
  await withTransaction(shop.db, (tx) => insertOrder(tx, order, Date.now()));
  return id;
}

test('an order of many homes shows its total and Print first, is searched, and prints every home', async ({
  page,
  server,
}) => {
  await beSignedIn(page);
  await page.goto(`/view-history/${await giveOrder(page, server, 479)}`);
  const rows = page.locator('.order-homes table:visible tbody tr');
  const print = page.getByRole('button', { name: 'Print receipt' });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByText('₹5,98,271', { exact: true }).first()).toBeVisible();
    await expect(rows).toHaveCount(20);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(9000);
    expect((await print.boundingBox())?.y ?? Infinity).toBeLessThan(1600);
  }
  const search = page.getByRole('searchbox', { name: 'Search these homes' });
  await search.fill('431, Lawrence');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Guest 431');
  await search.fill('nobody');
  await expect(page.getByText('No home matches “nobody”.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(rows).toHaveCount(479);
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Harpreet Singh');
});

test('an item order prints its rate as people write it', async ({ page, server }) => {
  await beSignedIn(page);
  const { userId } = await sessionOf(page);
  const { id: itemId } = await recordNamed(server, 'Paan laddu');
  const id = newId();
  const content = {
    kind: 'sweet' as const,
    itemId,
    name: 'Paan laddu',
    image: '',
    rate: '880/400gm',
    description: '',
    quantity: 2,
    unit: 'kg',
    price: 4400_00,
    delivery: 49_00,
  };
  const recipients = [{ guestId: null, ...buyer, quantity: 2 }];
  await withTransaction(server.shop.db, (tx) =>
    insertOrder(
      tx,
      {
        id,
        userId,
        kind: 'item',
        gatewayOrderId: `order_${id}`,
        paymentId: `pay_${id}`,
        title: 'Paan laddu',
        amount: 4449_00,
        content,
        sale,
        recipients,
      },
      Date.now(),
    ),
  );
  await page.goto(`/view-sweet-history/${id}`);
  await expect(page.getByText('₹880 / 400 gm')).toBeVisible();
});
