import type { Page } from '@playwright/test';
import type { RunningServer } from '#server/start.ts';
import { expectClean, WIDTHS } from '#tests/support/axe.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { beSignedIn, sessionOf } from '#tests/support/person.ts';
import { beStaff } from '#tests/support/staff.ts';

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });

/** Gives whoever is signed in on the page a paid order of boxes to three homes; answers its id. */
async function payForBoxes(page: Page, { shop }: RunningServer, title: string): Promise<string> {
  const { userId } = await sessionOf(page);
  return paidBoxes({ shop }, { id: userId }, 3, { title, names: ['Manjit Kaur', 'Rakesh Verma', 'Kiran Chawla'] });
}

test('a paid order is found, stepped, taken back, sent with its number, and its customer sees where every home is', async ({
  page,
  context,
  server,
}) => {
  await beSignedIn(page);
  const orderId = await payForBoxes(page, server, 'Moonlit peacock');
  await beStaff(context, server, 'packer', 'Gurdeep of the packers');
  await page.goto('/back-office/orders');
  // The state of the site is nothing that packers can change.
  await expect(page.getByRole('button', { name: /^Sign out/ })).toBeVisible();
  await expect(page.locator('.staff-bar .site-state')).toHaveCount(0);
  await page.getByLabel('Search').fill('moonlit');
  await expect(page).toHaveURL(/q=moonlit/);
  const row = page.getByRole('listitem').filter({ hasText: 'Moonlit peacock' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('3 placed');
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Accept: 3 homes' }).click();
  await expect(page.getByText('3 homes: accepted.')).toBeVisible();
  await expect(row).toContainText('3 accepted');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('3 placed');
  await expectClean(page, WIDTHS);

  await row.getByRole('link').click();
  await expect(page.getByRole('img', { name: /The box from above: section 1 Kaju katli/ })).toBeVisible();
  await page.getByRole('button', { name: 'More…' }).click();
  await page.getByRole('radio', { name: /^Mark packed/ }).check();
  await page.getByRole('button', { name: 'Mark packed: 3 homes' }).click();
  await expect(page.getByText('3 homes: packed.')).toBeVisible();
  await page.getByRole('button', { name: 'Send for Rakesh Verma' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send' });
  await dialog.getByLabel('Who carries it').fill('DTDC');
  await dialog.getByLabel('Tracking number').fill('D-4711');
  await dialog.getByRole('button', { name: 'Send: 1 home' }).click();
  const home = page.getByRole('listitem').filter({ has: page.getByText('Rakesh Verma', { exact: true }) });
  await expect(home.first()).toContainText('DTDC D-4711');
  await page.getByLabel('New note').fill('Fragile lid');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Fragile lid')).toBeVisible();
  await expectClean(page, WIDTHS);

  await page.goto(`/view-history/${orderId}`);
  await expect(page.getByText('Packed: 2 · On its way: 1')).toBeVisible();
  const mine = page.getByRole('row').filter({ hasText: 'Rakesh Verma' });
  await expect(mine).toContainText('DTDC, number D-4711');
  await mine.getByText('On its way').first().click();
  await expect(mine.getByRole('listitem')).toHaveText([/^Order placed/, /^Packed/, /^On its way.*DTDC, number D-4711/]);
  await expect(page.getByRole('main')).not.toContainText(/Gurdeep|Fragile/);
});
