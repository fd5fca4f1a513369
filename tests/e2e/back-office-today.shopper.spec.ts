import { DAY } from '#lib/time.ts';
import type { RunningServer } from '#server/start.ts';
import { expectClean, WIDTHS } from '#tests/support/axe.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { beStaff } from '#tests/support/staff.ts';

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });

/** Stores the moment by which an order leaves, and its own moment, both in days from now. */
const leaves = ({ shop }: RunningServer, orderId: string, days: number, ordered = 0) =>
  shop.db
    .updateTable('order')
    .set({
      leaves_by: new Date(shop.now() + days * DAY).toISOString(),
      created_at: new Date(shop.now() + ordered * DAY).toISOString(),
    })
    .where('id', '=', orderId)
    .execute();

test('Today says by role what is to be done, in the first window of a phone, each one press away', async ({
  page,
  context,
  server,
}) => {
  const { userId: id } = await beSignedIn(page);
  const late = await paidBoxes(server, { id }, 3, { title: 'Waited long' });
  const now = await paidBoxes(server, { id }, 2, { title: 'Leaves at noon' });
  await leaves(server, late, -2, -40);
  await leaves(server, now, 0);
  const todo = page.getByRole('list', { name: 'To do now' });

  await test.step('a packer opens on what is late, leaves, is packed and is made', async () => {
    await beStaff(context, server, 'packer', 'Gurdeep of today');
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/back-office');
    await expect(todo.getByRole('link')).toHaveText([
      /^\d+ homes are late$/,
      /^\d+ homes leave today$/,
      /^Pack \d+ homes today$/,
      /^Make [\d.]+ kg of \d+ sweets? today$/,
    ]);
    await expect(todo.getByRole('link').last()).toBeInViewport({ ratio: 1 });
    await expectClean(page, WIDTHS);
    await page.setViewportSize({ width: 360, height: 780 });
    await todo.getByRole('link', { name: 'are late' }).click();
    await expect(page).toHaveURL('/back-office/orders?state=late&sort=due');
    await expect(page.getByRole('link', { name: /Waited long/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /Leaves at noon/ })).toHaveCount(0);
  });

  await test.step('an owner has messages, money and failures too, all in the first window, and the rest folded', async () => {
    await beStaff(context, server, 'owner', 'Amrit of today');
    await page.goto('/back-office');
    await expect(page.getByText('Good to see you, Amrit of today.')).toBeVisible();
    await expect(todo.getByRole('link', { name: 'are late' })).toBeVisible();
    await expect(todo.getByRole('link', { name: /^Answer / })).toBeVisible();
    await expect(todo.getByRole('link').last()).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Money a day')).toHaveCount(0);
    await page.getByText('How we are doing').click();
    await expect(page.getByText('Money a day').first()).toBeVisible();
    await todo.getByRole('link', { name: /^Make / }).click();
    await expect(page.getByRole('heading', { name: 'Kitchen', level: 1 })).toBeVisible();
  });

  await test.step('an editor sees what is missing in which list, and opens the list narrowed to it', async () => {
    await beStaff(context, server, 'editor', 'Jaspreet of today');
    await page.goto('/back-office');
    for (const name of ['Planned', 'Last changes', 'Public site'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await expectClean(page, WIDTHS);
    await page.getByRole('link', { name: /^Invitations: \d+ without all four pictures$/ }).click();
    await expect(page).toHaveURL('/back-office/catalogue/invitation?lacks=picture');
    await expect(page.getByRole('button', { name: 'Choose none' })).toHaveCount(0);
    await expect(page.locator(`a[href^="/back-office/catalogue/invitation/"]`).first()).toBeVisible();
  });
});
