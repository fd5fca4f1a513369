import type { Page } from '@playwright/test';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { lose } from '#tests/support/answers.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { beSignedIn } from '#tests/support/person.ts';
import type { RunningServer } from '#server/start.ts';

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
  const change = (data: object) =>
    saveRecords(server.shop.db, 'sweet', [{ id: row.id, record: { ...row.data, ...data } as never }]);
  return { path: `/sweets-info/${row.id}/sweets`, change };
}

/** The dialog is closed, and has taken its step out of the history, which a reload would break off. */
async function expectClosed(page: Page): Promise<void> {
  await expect(delivery(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
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

test('the purchase box survives what comes before it is there, and opens one dialog @phone', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/Failed to load resource|ERR_FAILED|Error hydrating/);
  const { path } = await sweetOf(server, 'Kaju katli');
  const quantity = page.getByLabel('Quantity');
  const pay = page.getByRole('button', { name: 'Pay', exact: true });
  await beSignedIn(page);

  await test.step('a box that cannot be loaded says so, keeps what was typed, and works at the next press', async () => {
    const letThrough = await lose(page, '**/_astro/purchase-box.*');
    await page.goto(path);
    await quantity.fill('2');
    await pay.click();
    await expect(page.getByText('did not load')).toBeVisible();
    await expect(quantity).toHaveValue('2');
    letThrough();
    await pay.click();
    await expect(delivery(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });
  await test.step('what is typed before the box is there counts more than what was chosen at an earlier visit', async () => {
    await expect(total(page)).toHaveText('₹2,649');
    const letThrough = await holdBox(page);
    await page.reload();
    await quantity.fill('7');
    letThrough();
    await expect(total(page)).toHaveText('₹9,149');
    await expect(quantity).toHaveValue('7');
  });
  await test.step('Pay pressed twice at once opens one dialog, and the focus returns to Pay', async () => {
    await pay.dblclick();
    await expect(delivery(page)).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await delivery(page).getByRole('button', { name: 'Close' }).click();
    await expectClosed(page);
    await expect(pay).toBeFocused();
  });
  await test.step('Pay pressed twice before the box is there opens one dialog for what was typed', async () => {
    const letThrough = await holdBox(page);
    await page.reload();
    await page.getByLabel('Quantity').fill('750');
    await page.getByRole('radio', { name: 'gm' }).check();
    await pay.click();
    await pay.click();
    letThrough();
    await expect(delivery(page).getByText('Kaju katli, 750 gm')).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(delivery(page)).toBeHidden();
    await expect(total(page)).toHaveText('₹1,024');
  });
});

test("today's price, its hints and today's delivery stand on the page before Pay, and move nothing", async ({
  page,
  server,
}) => {
  const sweet = await sweetOf(server, 'Atta pinni');
  const pay = page.getByRole('button', { name: 'Pay' });
  await page.goto(sweet.path);
  await expect(page.getByText('inclusive of all taxes')).toBeVisible();
  await sweet.change({ rate: 400_00, isDeliveryCharge: true });
  // The focus would scroll there by itself; what is measured is what moves on the page.
  await pay.scrollIntoViewIfNeeded();
  const before = await pay.boundingBox();
  await page.getByLabel('Quantity').focus();
  await expect(page.getByText('250 gm ₹250 · 500 gm ₹500 · 1 kg ₹1,000')).toBeVisible();
  expect(await pay.boundingBox()).toEqual(before);
  await page.getByLabel('Quantity').fill('1');
  await expect(total(page)).toHaveText('₹1,049');

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    // As for somebody who comes for the first time: what was begun would wake the box at once.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await pay.scrollIntoViewIfNeeded();
    const onPhone = await pay.boundingBox();
    await page.getByLabel('Quantity').focus();
    await expect(page.getByText('250 gm ₹250 · 500 gm ₹500 · 1 kg ₹1,000')).toBeVisible();
    expect(await pay.boundingBox()).toEqual(onPhone);
    await page.getByLabel('Quantity').fill('1');
    await expect(total(page)).toHaveText('₹1,049');
  });
});
