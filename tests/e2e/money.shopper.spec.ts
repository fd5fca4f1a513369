import type { Page } from '@playwright/test';
import { recordEvent } from '#domain/payments/payment-event.repo.ts';
import { newId } from '#lib/ids.ts';
import { MINUTE } from '#lib/time.ts';
import type { RunningServer } from '#server/start.ts';
import { keepOrder, storeGatewayPayment } from '#server/payments/test-gateway.repo.ts';
import { expectClean, WIDTHS } from '#tests/support/axe.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { beSignedIn, sessionOf } from '#tests/support/person.ts';
import { beStaff } from '#tests/support/staff.ts';

/** The narrow window alone. */
const PHONE = WIDTHS.slice(0, 1);

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });

/** Returns a payment that the provider holds; answers its id. */
async function pay({ shop }: RunningServer, orderId: string, amount: number): Promise<string> {
  const created_at = new Date().toISOString();
  await keepOrder(shop.db, { id: orderId, amount, currency: 'INR', receipt: orderId, status: 'paid', created_at });
  const id = `pay_${newId()}`;
  await storeGatewayPayment(shop.db, { id, order_id: orderId, amount, method: 'upi', status: 'captured', created_at });
  return id;
}

/** Gives whoever is signed in on the page a paid order of boxes to three homes, with tax; answers its id. */
async function orderBoxes(page: Page, server: RunningServer): Promise<string> {
  const { userId } = await sessionOf(page);
  return paidBoxes(server, { id: userId }, 3, {
    title: 'Silver dusk',
    names: ['Manjit Kaur', 'Rakesh Verma', 'Kiran Chawla'],
    gstin: '03ABCDE1234F1Z5',
    pay: (orderId, amount) => pay(server, orderId, amount),
  });
}

/** Returns every sum of tax on a printed paper, in rupees. */
const taxesOn = (paper: string): number =>
  [...paper.matchAll(/[CS]GST 2\.5% ₹([\d,.]+)/g)].reduce(
    (sum, [, rupees]) => sum + Number(rupees?.replaceAll(',', '')),
    0,
  );

test('the owner cancels a home, sends its money back, and the credit notes add up to the invoice; the list of money says what to do and takes off what is settled', async ({
  page,
  context,
  server,
  watch,
}) => {
  // It asks who is there.
  watch.allowed.push(/403 /);

  await test.step('a home is cancelled and its money goes back, with credit notes', async () => {
    await beSignedIn(page);
    const orderId = await orderBoxes(page, server);
    await beStaff(context, server, 'owner', 'Harbhajan');
    await page.goto(`/back-office/orders/${orderId}`);
    await page.getByRole('checkbox', { name: 'Choose Rakesh Verma' }).check();
    await page.getByRole('button', { name: 'More…' }).click();
    await page.getByRole('radio', { name: /^Cancel/ }).check();
    await page.getByRole('button', { name: 'Cancel: 1 home' }).click();
    const money = page.getByRole('region', { name: 'Money back' });
    await expect(money).toContainText(
      'Cancelled and not refunded: Rakesh Verma. By the refund policy ₹1,285 goes back.',
    );
    // Both pages are looked at in wide windows by the tests of orders and of part payments.
    await expectClean(page, PHONE);
    await page.goto(`/view-history/${orderId}`);
    await expect(money).toContainText('For Rakesh Verma: Cancelled in time: all of it goes back.');
    await expect(money).toContainText('We send ₹1,285 back to where you paid from.');
    await page.goto(`/back-office/orders/${orderId}`);

    await money.getByRole('button', { name: 'Refund what was cancelled' }).click();
    const dialog = page.getByRole('dialog', { name: 'Refund' });
    await expect(dialog.getByRole('radio', { name: /By the refund policy: ₹1,285/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Refund ₹1,285' }).click();
    await expect(page.getByText('₹1,285 is on its way back.')).toBeVisible();
    await expect(money).toContainText('₹1,285');
    await expect(money).toContainText('for Rakesh Verma, by Harbhajan');

    await money.getByRole('button', { name: 'Refund…' }).click();
    await dialog.getByLabel('Why').fill('The wedding was put off');
    await expectClean(page);
    await dialog.getByRole('radio', { name: 'Everything left: ₹2,570' }).check();
    // Whoever turns away from the question who is there still has what was typed.
    const signedIn = (ago: number) =>
      server.shop.db
        .updateTable('staff_session')
        .set({ created_at: new Date(Date.now() - ago).toISOString() })
        .execute();
    await signedIn(6 * MINUTE);
    await dialog.getByRole('button', { name: 'Refund ₹2,570' }).click();
    const question = page.getByRole('dialog', { name: 'Please sign in once more' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(dialog.getByLabel('Why')).toHaveValue('The wedding was put off');
    await signedIn(0);

    await dialog.getByRole('button', { name: 'Refund ₹2,570' }).click();
    await expect(page.getByText('₹2,570 is on its way back.')).toBeVisible();
    await expect(money.getByRole('button', { name: 'Refund…' })).toHaveCount(0);
    await expect
      .poll(async () => {
        await page.reload();
        await expect(money).toContainText('₹2,570');
        return money.getByText('sent back', { exact: true }).count();
      })
      .toBe(2);

    await page.emulateMedia({ media: 'print' });
    const notes = page.getByRole('region', { name: 'Credit note' });
    await expect(notes).toHaveCount(2);
    const invoice = await page.getByRole('region', { name: 'Tax invoice' }).innerText();
    const credited = await notes.allInnerTexts();
    expect(credited.join(' ')).toMatch(/CN\d{4}-\d{6}[\s\S]*CN\d{4}-\d{6}/);
    expect(credited.reduce((sum, note) => sum + taxesOn(note), 0)).toBeCloseTo(taxesOn(invoice), 5);
    expect(taxesOn(invoice)).toBeGreaterThan(180);
    await page.emulateMedia({ media: 'screen' });

    await page.goto(`/view-history/${orderId}`);
    const news = page.getByRole('region', { name: 'Money back' });
    await expect(news).toContainText(
      /For Rakesh Verma: ₹1,285 left us on .*; banks take 5 to 7 working days to show it\./,
    );
    await expect(news).toContainText(/Credit note CN\d{4}-\d{6}\./);
    await expect(news).not.toContainText(/put off|Harbhajan/);
    await expectClean(page, PHONE);
  });

  await test.step('a payment without an order goes back, and what is settled leaves the list', async () => {
    const { db } = server.shop;
    const tell = async (outcome: string, amount: number): Promise<string> => {
      const orderId = `order_${newId()}`;
      const payment_id = await pay(server, orderId, amount);
      const event = { id: newId(), kind: 'payment.captured', gateway_order_id: orderId, outcome, payment_id, amount };
      await recordEvent(db, { ...event, received_at: new Date().toISOString() });
      return payment_id;
    };
    const [lost, odd] = [await tell('unknown', 777_00), await tell('mismatch', 55_00)];
    await page.goto('/back-office/money');
    const entry = (paymentId: string) => page.getByRole('listitem').filter({ hasText: paymentId });
    await expect(entry(lost)).toContainText('A payment for no order we know');
    await expect(entry(lost)).toContainText('Send it back, unless it was meant for something else.');
    await expectClean(page, WIDTHS);

    await entry(lost).getByRole('button', { name: 'Send it back ₹777' }).click();
    const dialog = page.getByRole('dialog');
    await expectClean(page);
    await dialog.getByRole('button', { name: 'Send it back' }).click();
    await expect(page.getByText('₹777 is on its way back.')).toBeVisible();
    await expect
      .poll(async () => {
        await page.reload();
        await expect(entry(odd)).toBeVisible();
        return entry(lost).count();
      })
      .toBe(0);

    await entry(odd)
      .getByRole('button', { name: /^Settled/ })
      .click();
    await dialog.getByLabel('How it was settled').fill('The customer paid the rest in the shop.');
    await dialog.getByRole('button', { name: 'Take it off the list' }).click();
    await expect(entry(odd)).toHaveCount(0);
  });
});
