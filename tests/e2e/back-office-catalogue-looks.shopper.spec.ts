import type { Page } from '@playwright/test';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { expectClean, WIDTHS } from '#tests/support/axe.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { addReview, storedReview } from '#tests/support/reviews.ts';
import { beStaff } from '#tests/support/staff.ts';

const HOME = '/back-office/catalogue';
/** The narrow window alone, for what looks the same in a wide one. */
const PHONE = WIDTHS.slice(0, 1);

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('lists and forms of the catalogue are clean for those who listen, and fit a narrow phone, also when something went wrong; the log is narrowed to one record and to a kind', async ({
  page,
  context,
  server,
  watch,
}) => {
  watch.allowed.push(/404|409/);
  const owner = await beStaff(context, server, 'owner');
  const review = await addReview(server);

  await test.step('lists and forms', async () => {
    await page.goto(HOME);
    await expect(page.getByRole('link', { name: 'Policies' })).toBeVisible();
    await expectClean(page, WIDTHS);
    // Lists and forms are made alike for every kind: the first is looked at in both windows.
    for (const [kind, record, widths] of [
      ['sweet', /./, WIDTHS],
      ['policy', 'Shipping Policy', PHONE],
      ['planning', /./, PHONE],
      ['about', /./, PHONE],
    ] as const) {
      await page.goto(`${HOME}/${kind}`);
      const rows = page.locator('.staff-record-link');
      await expect(rows.first()).toBeVisible();
      // Rows have a picture or none.
      if (kind === 'sweet' || kind === 'policy') await expectClean(page, widths);
      await rows.filter({ hasText: record }).first().click();
      await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
      // A policy is looked at with its tables.
      if (kind === 'policy') await expect(page.getByRole('columnheader').first()).toBeVisible();
      await expectClean(page, widths);
    }
  });

  await test.step('nothing found, and no such list', async () => {
    await page.goto(`${HOME}/cake`);
    await expect(page.getByText('There is no such list')).toBeVisible();
    await page.goto(`${HOME}/sweet?search=nothing+like+it`);
    await expect(page.getByText('Nothing like that is here')).toBeVisible();
    await expectClean(page, PHONE);
    await page.goto(`${HOME}/sweet/ffffffffffffffffffffffff`);
    await expect(page.getByText('We cannot find this sweet')).toBeVisible();
    await expectClean(page, PHONE);
  });

  await test.step('the log is narrowed to one record, as its form links to it, and to a kind', async () => {
    await page.goto(review.path);
    await page.getByLabel('Town').fill('Bathinda');
    await save(page);
    await expect(page.getByText('was saved')).toBeVisible();
    await page.getByRole('link', { name: 'In the log' }).click();
    const entries = page.locator('.staff-log > li');
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText(
      new RegExp(`^${owner} changed “Town” of ${review.name} from \\S+ to Bathinda · today \\d\\d:\\d\\d$`),
    );
    await expect(entries.getByRole('link', { name: review.name })).toHaveAttribute('href', review.path);
    await page.getByLabel('About what').selectOption('Signing in');
    await expect(page.getByText('Nothing here yet')).toBeVisible();
  });

  await test.step('a refused record, and one that somebody changed meanwhile', async () => {
    // One that nobody has written in the log.
    const other = await addReview(server);
    await page.goto(other.path);
    await page.getByLabel('Name').fill('');
    await save(page);
    await expect(page.getByText('Name is required.')).toBeVisible();
    await expectClean(page, PHONE);
    await page.getByLabel('Name').fill('Mine');
    const { data } = await storedReview(server, other.id);
    await saveRecords(server.shop.db, 'review', [{ id: other.id, record: { ...data, name: 'Theirs' } as never }]);
    await save(page);
    await expect(page.getByRole('heading', { name: 'Somebody changed this while you were here' })).toBeVisible();
    await expectClean(page, WIDTHS);
  });
});
