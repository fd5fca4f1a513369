import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { applyDueChanges } from '#domain/catalogue/schedule.service.ts';
import { indianClock } from '#lib/dates.ts';
import { DAY } from '#lib/time.ts';
import { axeFaults } from '#tests/support/axe.ts';
import { byName, expect, steppedBack, test } from '#tests/support/fixtures.ts';
import { beStaff } from '#tests/support/staff.ts';

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });

/** Returns the day that it is in India so many days from now. */
const inDays = (days: number): string => indianClock(new Date(Date.now() + days * DAY).toISOString()).slice(0, 10);

test('a price for some days is planned, marked in the list, done by itself and kept for good; many records come on the site from a day, and not after an undo @phone', async ({
  page,
  context,
  server,
}) => {
  const { shop } = server;
  const editor = await beStaff(context, server, 'editor');

  await test.step('a price for some days', async () => {
    const some = await shop.db.selectFrom('catalogue').select('data').where('kind', '=', 'sweet').limit(1).execute();
    const record = { ...some[0]?.data, name: 'Diwali mix', rate: 260_00 };
    const [id = ''] = await saveRecords(shop.db, 'sweet', [{ position: 900, record: record as never }]);
    await page.goto(`/back-office/catalogue/sweet/${id}`);
    const panel = page.getByRole('region', { name: 'Planned', exact: true });
    await expect(panel).toContainText('Nothing yet.');
    await panel.getByRole('button', { name: 'Plan a price' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Price of 400 gm').fill('₹ 240');
    await dialog.getByRole('group', { name: 'Until' }).getByLabel('Day').fill(inDays(3));
    await dialog.getByRole('button', { name: 'Plan ₹240' }).click();
    await expect(dialog.getByText('Please choose a day and a time.')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('group', { name: 'From' }).getByLabel('Day').fill(inDays(9));
    await dialog.getByRole('group', { name: 'Until' }).getByLabel('Day').fill(inDays(12));
    await dialog.getByRole('button', { name: 'Plan ₹240' }).click();
    await expect(panel.getByRole('listitem')).toContainText(/₹240 from .+, 00:00 until .+, 23:59Planned by/);

    await steppedBack(page);
    await page.goto('/back-office/catalogue/sweet?search=diwali+mix');
    await expect(page.locator('.staff-record')).toContainText('Planned: new price from ');
    await page.goto('/back-office/catalogue');
    const overview = page.getByRole('region', { name: 'Planned changes' });
    await expect(overview.getByRole('listitem').filter({ hasText: 'Diwali mix' })).toContainText('₹240');
    expect(await axeFaults(page)).toEqual([]);

    const now = new Date(Date.now() - 1).toISOString();
    await shop.db.updateTable('planned_change').set({ at: now, next_at: now }).where('record_id', '=', id).execute();
    await applyDueChanges(shop);
    await page.reload();
    await overview.getByRole('link', { name: 'Diwali mix' }).click();
    await expect(page.getByLabel('Price of 400 gm')).toHaveValue('240');
    await expect(page.locator('.staff-log > li').first()).toContainText(`${editor}’s schedule changed it`);
    await expect(panel.getByRole('listitem')).toContainText('Now; then ₹260 again');
    await panel.getByRole('button', { name: 'Keep ₹240 for good' }).click();
    await expect(panel).toContainText('Nothing yet.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(panel.getByRole('listitem')).toContainText('₹260 from');
  });

  await test.step('many records from a day, each told before', async () => {
    const some = await shop.db.selectFrom('catalogue').select('data').where('kind', '=', 'review').limit(1).execute();
    const reviews = ['Harleen', 'Gurpreet', 'Navjot'].map((name, at) => ({
      position: 900 + at,
      isActive: name === 'Navjot',
      record: { ...some[0]?.data, name: `${name} of Diwali` } as never,
    }));
    const ids = await saveRecords(shop.db, 'review', reviews);
    await page.goto('/back-office/catalogue/review?search=of+Diwali');
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    await page.getByRole('button', { name: 'More…', exact: true }).click();
    await page.getByRole('button', { name: 'Plan when visible…' }).click();
    const dialog = page.getByRole('dialog', { name: 'When 3 reviews are visible' });
    await dialog.getByRole('group', { name: 'Visible from' }).getByLabel('Day').fill(inDays(9));
    const list = (name: string) => dialog.getByRole('region', { name }).getByRole('listitem');
    await expect(list('2 will change')).toHaveCount(2);
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Plan 2', exact: true }).click();
    await expect(page.getByText('The days are planned for 2 reviews.')).toBeVisible();
    await expect(page.locator('.staff-record').filter({ hasText: 'Planned: ' })).toHaveCount(2);
    const planned = shop.db.selectFrom('planned_change').select('what').where('record_id', 'in', ids);
    expect(await planned.execute()).toEqual([{ what: 'show' }, { what: 'show' }]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.locator('.staff-record').filter({ hasText: 'Planned: ' })).toHaveCount(0);
    expect(await planned.execute()).toEqual([]);
  });
});
