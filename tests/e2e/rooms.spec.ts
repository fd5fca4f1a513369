import { rooms } from '#office/frame/rooms.rules.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { expectSeen } from '#tests/support/seen.ts';
import { beStaff } from '#tests/support/staff.ts';

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });

test('every room of the back office is seen by everybody', async ({ page, context, server }) => {
  const { userId: id } = await beSignedIn(page);
  const order = await paidBoxes(server, { id }, 3);
  const { id: sweet } = await server.shop.db
    .selectFrom('catalogue')
    .select('id')
    .where('kind', '=', 'sweet')
    .executeTakeFirstOrThrow();
  const name = await beStaff(context, server, 'owner', `Lakshmi ${'w'.repeat(24)}`);
  const deed = { action: 'save', kind: 'sweet', recordId: sweet };
  await writeAudit(server.shop.db, { id: '', name }, Date.now(), deed);
  const within = [`orders/${order}`, 'catalogue/sweet', `catalogue/sweet/${sweet}`].map(
    (room) => `/back-office/${room}`,
  );
  for (const room of [...rooms.map(({ path }) => path), ...within]) {
    await page.goto(room);
    await expect(page.getByRole('button', { name: 'Sign out' }), room).toBeVisible();
    await expect(page.locator('.skeleton'), room).toHaveCount(0);
    await expectSeen(page);
  }
});
