import type { Page } from '@playwright/test';
import { saveRecords } from '#features/catalogue/catalogue.repo.ts';
import { expect, signIn, test } from '#tests/support/fixtures.ts';
import { beSignedIn } from '#tests/support/person.ts';
import type { RunningServer } from '#server/main.ts';

const total = (page: Page) => page.locator('[data-total]');
const delivery = (page: Page) => page.getByRole('dialog', { name: 'Where shall we send it?' });

/** Path of a sweet's page. */
async function sweetOf(server: RunningServer, name: string) {
  const row = await server.shop.db
    .selectFrom('catalogue')
    .selectAll()
    .where('kind', '=', 'sweet')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const change = (data: object, place: object = {}) =>
    saveRecords(server.shop.db, 'sweet', [{ id: row.id, record: { ...row.data, ...data } as never, ...place }]);
  return { path: `/sweets-info/${row.id}/sweets`, change };
}

/** Keeps the files of the purchase box back until the test lets them come. */
async function holdBox(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/purchase-box.*', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a quantity with a point or comma is never another quantity: it is refused with the grams that say the same @phone', async ({
  page,
  server,
}) => {
  await page.goto((await sweetOf(server, 'Kaju katli')).path);
  const quantity = page.getByLabel('Quantity');
  for (const text of ['1.5', '1,5']) {
    await quantity.fill('');
    await quantity.pressSequentially(text);
    await expect(quantity).toHaveValue(text);
    await expect(page.getByRole('alert')).toHaveText(`Digits only, please: for ${text} kg choose gm and type 1500.`);
    await expect(total(page)).toHaveText('₹0');
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('alert')).toContainText('1500');
    await expect(page).toHaveURL(/sweets-info/);
  }
  await page.getByRole('radio', { name: 'gm' }).check();
  await quantity.fill('1,500');
  await expect(quantity).toHaveValue('1500');
  await expect(total(page)).toHaveText('₹1,999');
  await quantity.fill('');
  await quantity.pressSequentially('੧੫੦੦');
  await expect(quantity).toHaveValue('1500');
  await expect(total(page)).toHaveText('₹1,999');
});

test('Pay pressed twice before the box is there opens one dialog for what was typed @phone', async ({
  page,
  server,
}) => {
  await beSignedIn(page);
  const release = await holdBox(page);
  await page.goto((await sweetOf(server, 'Kaju katli')).path);
  await page.getByLabel('Quantity').fill('750');
  await page.getByRole('radio', { name: 'gm' }).check();
  const pay = page.getByRole('button', { name: 'Pay' });
  await pay.click();
  await pay.click();
  release();
  await expect(delivery(page).getByText('Kaju katli, 750 gm')).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(delivery(page)).toBeHidden();
  await expect(total(page)).toHaveText('₹1,024');
});

test('what is typed before the box is there counts more than what was chosen at an earlier visit', async ({
  page,
  server,
}) => {
  await page.goto((await sweetOf(server, 'Kaju katli')).path);
  await page.getByLabel('Quantity').fill('3');
  await expect(total(page)).toHaveText('₹3,949');
  const release = await holdBox(page);
  await page.reload();
  await page.getByLabel('Quantity').fill('7');
  release();
  await expect(total(page)).toHaveText('₹9,149');
  await expect(page.getByLabel('Quantity')).toHaveValue('7');
});

test('Pay pressed twice at once opens one dialog, and the focus returns to Pay', async ({ page, server }) => {
  await beSignedIn(page);
  await page.goto((await sweetOf(server, 'Kaju katli')).path);
  await page.getByLabel('Quantity').fill('1');
  await page.getByRole('button', { name: 'Pay' }).dblclick();
  await expect(delivery(page)).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await delivery(page).getByRole('button', { name: 'Close' }).click();
  await expect(delivery(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pay' })).toBeFocused();
});

test('the way back from sign-in opens the dialog once: loading the page again does not', async ({ page, server }) => {
  await page.goto((await sweetOf(server, 'Kaju katli')).path);
  await page.getByLabel('Quantity').fill('2');
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL('**/signup');
  await signIn(page);
  await expect(delivery(page)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  await expect(total(page)).toHaveText('₹2,649');
  await expect(delivery(page)).toBeHidden();
});

test("today's price, its hints and today's delivery stand on the page before Pay, and move nothing @both", async ({
  page,
  server,
}) => {
  const sweet = await sweetOf(server, 'Atta pinni');
  await page.goto(sweet.path);
  await expect(page.getByText('inclusive of all taxes')).toBeVisible();
  // The focus would scroll there by itself; what is measured is what moves on the page.
  await page.getByRole('button', { name: 'Pay' }).scrollIntoViewIfNeeded();
  const before = await page.getByRole('button', { name: 'Pay' }).boundingBox();
  await sweet.change({ rate: 400_00, isDeliveryCharge: true });
  await page.getByLabel('Quantity').focus();
  await expect(page.getByText('250 gm ₹250 · 500 gm ₹500 · 1 kg ₹1,000')).toBeVisible();
  expect(await page.getByRole('button', { name: 'Pay' }).boundingBox()).toEqual(before);
  await page.getByLabel('Quantity').fill('1');
  await expect(total(page)).toHaveText('₹1,049');
  await sweet.change({ rate: 400_00, isDeliveryCharge: false });
  await page.reload();
  await expect(total(page)).toHaveText('₹1,000');
  await expect(page.getByText('Shipping Charges')).toBeHidden();
});

test('a sweet that was withdrawn since says so before Pay', async ({ page, server, watch }) => {
  watch.allowed.push(/404/);
  const sweet = await sweetOf(server, 'Besan laddu');
  await sweet.change({}, { isActive: false });
  await page.goto(sweet.path);
  await page.getByLabel('Quantity').focus();
  await expect(page.getByText('Besan laddu is not on sale just now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay' })).toBeHidden();
});

test('a box that cannot be loaded says so, keeps what was typed, and works at the next press', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/Failed to load resource|ERR_FAILED|Error hydrating/);
  await page.route('**/_astro/purchase-box.*', (route) => route.abort());
  await page.goto((await sweetOf(server, 'Kaju katli')).path);
  await page.getByLabel('Quantity').fill('2');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('could not be loaded')).toBeVisible();
  await expect(page.getByLabel('Quantity')).toHaveValue('2');
  await page.unroute('**/_astro/purchase-box.*');
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL('**/signup');
});
