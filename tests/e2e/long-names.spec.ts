import { keepBox, openPayment } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { addGuests } from '#tests/support/guests.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { beSignedIn, callAs, newMobile, sessionOf } from '#tests/support/person.ts';
import { expectSeen } from '#tests/support/seen.ts';

/** As long as a name may be, without a blank. */
const LONG = `Gurpreet${'singh'.repeat(14)}ji`;
const HINDI = 'गुरप्रीत कौर';

test('a name of one long word pushes no page sideways, and a name in Hindi is drawn on every device', async ({
  page,
  server,
}) => {
  await beSignedIn(page);
  await addGuests(page, [
    { name: LONG, mobile: newMobile(), address: 'x'.repeat(80), pincode: '143001' },
    { name: HINDI, mobile: newMobile(), address: 'मॉल रोड', pincode: '143001' },
  ]);
  const { userId: id } = await sessionOf(page);
  for (const name of [LONG, HINDI])
    await callAs(page, 'POST', '/api/user/shagun-ledger', {
      name,
      amount: '11k',
      what: 'Silver',
      day: '2026-11-22',
      note: '',
    });
  const order = await paidBoxes(server, { id }, 2, { names: [LONG, HINDI] });
  const box = await keepBox(page, server);
  await keepBox(page, server, { saved: true });
  const ways: [way: string, go: () => Promise<unknown>][] = [
    ['the ledger', () => page.goto('/shagun-ledger')],
    ['the guest list', () => page.goto('/guest/guest')],
    ['the order', () => page.goto(`/view-history/${order}`)],
    ['the payment', () => openPayment(page, box)],
  ];
  for (const [way, go] of ways) {
    await go();
    await expect(page.getByRole('rowheader', { name: HINDI }).first(), way).toBeVisible();
    await expectSeen(page);
    await expect
      .poll(
        () => page.evaluate(() => [...document.fonts].some((f) => f.family === 'Anek Hindi' && f.status === 'loaded')),
        { message: way },
      )
      .toBe(true);
  }

  await test.step('boxes that are kept', async () => {
    for (const path of ['/saved-cart-list', '/cart-list', `/cart-detail/${box.cartId}/false`]) {
      await page.goto(path);
      await expect(page.getByText(/peacock/i).first(), path).toBeVisible();
      await expectSeen(page);
    }
  });
});
