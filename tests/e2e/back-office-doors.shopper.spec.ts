import { expectClean } from '#tests/support/axe.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { beStaff } from '#tests/support/staff.ts';

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });

test('five doors lead to what a role may open, and one search finds an order, a sweet, a setting and a page', async ({
  page,
  context,
  server,
}) => {
  const { userId: id } = await beSignedIn(page);
  const order = await paidBoxes(server, { id }, 2);
  await beStaff(context, server, 'owner', 'Lakshmi of the doors');
  const doors = page.getByRole('navigation', { name: 'Back office' });

  await test.step('an owner has five, with the pages behind the present one below', async () => {
    await page.goto('/back-office');
    await expect(doors.getByRole('link')).toHaveText(['Today', 'Orders', 'Catalogue', /^People/, 'Shop']);
    await doors.getByRole('link', { name: 'Orders' }).click();
    const rooms = page.getByRole('navigation', { name: 'Orders' });
    await expect(rooms.getByRole('link')).toHaveText(['All orders', 'Packing', 'Kitchen', 'Labels', 'Money']);
    await expect(rooms.getByRole('link', { name: 'All orders' })).toHaveAttribute('aria-current', 'page');
  });

  await test.step('on a phone the doors stand at the foot of the window, all in view', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    for (const name of ['Today', 'Orders', 'Catalogue', 'People', 'Shop']) {
      const box = await doors.getByRole('link', { name }).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(780);
      expect(box?.y, name).toBeGreaterThan(700);
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 360, name).toBe(true);
    }
  });

  await test.step('the first order stands in the first window', async () => {
    const first = page.locator(`a[href^="/back-office/orders/"]`).first();
    await expect(first).toBeInViewport();
  });

  await test.step('a key opens the search; what is found stands below, and Enter opens the first', async () => {
    // What is typed before the search's script is there is not lost.
    await page.keyboard.type('/kaju');
    const search = page.getByRole('dialog', { name: 'Find anything' });
    const field = search.getByRole('searchbox');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('kaju');
    await field.fill('kaju katlee');
    await expect(search.getByRole('region', { name: 'Catalogue' }).getByRole('link').first()).toContainText(
      'Kaju katli',
    );
    await expectClean(page);
    await field.fill('packing');
    await expect(search.getByRole('region', { name: 'Pages' })).toBeVisible();
    await field.press('ArrowDown');
    await expect(search.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    const { invoice_number: number } = await server.shop.db
      .selectFrom('order')
      .select('invoice_number')
      .where('id', '=', order)
      .executeTakeFirstOrThrow();
    await field.fill(number);
    await expect(search.getByRole('status')).toHaveText('1 found');
    await field.press('Enter');
    await expect(page).toHaveURL(`/back-office/orders/${order}`);
  });

  await test.step('a packer has what a packer needs, packing first', async () => {
    await beStaff(context, server, 'packer', 'Gurdeep of the doors');
    await page.goto('/back-office');
    await expect(doors.getByRole('link')).toHaveText(['Today', 'Orders']);
    await doors.getByRole('link', { name: 'Orders' }).click();
    await expect(page.getByRole('heading', { name: 'Packing', level: 1 })).toBeVisible();
  });
});
