import { currentSettings } from '#domain/settings/settings.service.ts';
import { writeSection } from '#domain/settings/settings.repo.ts';
import { expectClean, WIDTHS } from '#tests/support/axe.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { beStaff } from '#tests/support/staff.ts';

/** The narrow window alone, for forms that look the same in a wide one. */
const PHONE = WIDTHS.slice(0, 1);

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });

test('the owner changes the shop, another owner’s change is not lost, and entries stay open while they are written', async ({
  page,
  context,
  server,
  watch,
}) => {
  // The refused save is what this is about.
  watch.allowed.push(/409/);
  const { shop } = server;
  await beStaff(context, server, 'owner', 'Amrit Kaur');
  await page.goto('/back-office/settings');
  const phone = page.getByLabel('Phone', { exact: true });
  await expect(phone).toHaveValue('+91 98765 43210');
  await expectClean(page, WIDTHS);

  await phone.fill('+91 98111 22333');

  // Meanwhile another owner writes other hours.
  const { facts } = await currentSettings(shop);
  const write = { section: 'facts', revision: 0, before: facts, values: { ...facts, hours: '10 to 8' } } as const;
  await writeSection(shop.db, write, { id: 'b', name: 'Balbir' }, Date.now());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Balbir changed this while you were here' })).toBeVisible();
  await expectClean(page, PHONE);
  await page.getByRole('button', { name: 'Put this into the form' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The shop: saved at')).toBeVisible();
  expect((await currentSettings(shop)).facts).toMatchObject({ phone: '+91 98111 22333', hours: '10 to 8' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(phone).toHaveValue('+91 98765 43210');
  await expect(page.getByText('Undone.')).toBeVisible();

  await page.getByRole('link', { name: 'Couriers' }).click();
  await page.getByText('Speed Post 14 columns').click();
  await expect(page.getByLabel('Columns of Speed Post')).toBeVisible();
  await expectClean(page, PHONE);
  // A new entry stays open while its name is typed.
  await page.getByRole('button', { name: 'Add a courier' }).click();
  const name = page.getByLabel('Name', { exact: true }).last();
  await name.pressSequentially('Blue Dart');
  await expect(name).toBeVisible();
  await expect(name).toHaveValue('Blue Dart');

  await page.getByRole('link', { name: 'Days on the way' }).click();
  await page.getByRole('button', { name: 'Add a zone' }).click();
  await page.getByLabel('As customers read it').nth(-2).pressSequentially('the hills');
  await expectClean(page, PHONE);

  await page.getByRole('link', { name: 'Working days' }).click();
  await page.getByLabel('Another day').fill('2026-11-08');
  await page.getByRole('button', { name: 'Add' }).click();
  // A day that was chosen and not added is meant all the same.
  await page.getByLabel('Another day').fill('2027-01-26');
  await page.getByRole('checkbox', { name: 'Friday' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Working days: saved at')).toBeVisible();
  expect((await currentSettings(shop)).days.closed).toEqual(['2026-11-08', '2027-01-26']);
  await expectClean(page, PHONE);
  await page.getByRole('link', { name: 'Keys' }).click();
  await expect(page.getByText('RAZORPAY_KEY_ID')).toBeVisible();
  await expectClean(page, PHONE);
});

test('what is wrong with one of many zones or couriers is said where it was typed @phone', async ({
  page,
  context,
  server,
}) => {
  await beStaff(context, server, 'owner');
  await page.goto('/back-office/settings#reach');
  const days = page.locator('details').nth(1).getByLabel('Days on the way');
  await page.locator('details').nth(1).locator('summary').click();
  await days.fill('x');
  await page.locator('details').nth(1).locator('summary').click();
  await expect(days).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(days).toBeFocused();
  await expect(days).toBeInViewport();
  await expect(days).toHaveAttribute('aria-invalid', 'true');
  await expect(days).toHaveAccessibleDescription(
    /: Please write the number of days on the way as a whole number from 0 to 60\.$/,
  );
  await expectClean(page);

  await page.goto('/back-office/settings#couriers');
  await page.reload();
  await page.locator('details').nth(1).locator('summary').click();
  await page.getByLabel('Column 3: Heading').nth(1).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Column 3: Heading').nth(1)).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('Delhivery: Every column needs a heading.');
  await expect(page.getByRole('alert')).toBeInViewport();
  await expectClean(page);
});
