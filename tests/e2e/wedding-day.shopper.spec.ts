import type { Browser, Page } from '@playwright/test';
import type { RunningServer } from '#server/start.ts';
import { keepBox, openPayment } from '#tests/support/box-order.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { forms } from '#tests/support/forms.ts';
import { addGuests } from '#tests/support/guests.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { lettersOf, readPdf } from '#tests/support/pdf.ts';
import { beSignedIn, newMobile } from '#tests/support/person.ts';
import { beStaff } from '#tests/support/staff.ts';

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });

/** Twelve homes; names by which a person finds a label. */
const homes = [
  'Asha',
  'Balbir',
  'Charan',
  'Deepa',
  'Esha',
  'Fateh',
  'Gurpreet',
  'Harleen',
  'Indu',
  'Jaspal',
  'Kiran',
  'Lata',
];
const weightOfBox = 1;

/** Returns a page of somebody of the staff, in a browser of their own. */
async function pageOf(
  browser: Browser,
  server: RunningServer,
  role: 'owner' | 'packer' | 'helper',
  device: object = { viewport: { width: 1280, height: 800 } },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: byName(server.url), reducedMotion: 'reduce', ...device });
  await beStaff(context, server, role, `${role} of the wedding`);
  return context.newPage();
}

/** Kilograms of the sweet that the kitchen's list asks for, over all days. */
async function kilogramsOf(kitchen: Page, sweet: string): Promise<number> {
  await kitchen.goto('/back-office/kitchen');
  await kitchen.getByRole('radio', { name: 'All days together' }).check();
  await expect(kitchen.getByRole('row', { name: /^Total/ })).toBeVisible();
  // A sweet that another test has doubled has a row of its own under the same name.
  const rows = kitchen.getByRole('row').filter({ has: kitchen.getByRole('rowheader', { name: sweet, exact: true }) });
  const sums = await rows.locator('.kitchen-sum').allInnerTexts();
  return sums.reduce((sum, words) => sum + Number(words.replace(/[^\d.]/g, '')), 0);
}

test('a box for twelve homes is paid, made, labelled, ticked without a network, sent, followed and refunded, and a quote is answered', async ({
  page,
  browser,
  server,
}) => {
  const { shop } = server;
  const { userId } = await beSignedIn(page, { name: 'Harpreet Singh' });
  const desk = await pageOf(browser, server, 'owner');
  await paidBoxes(server, { id: userId }, 1, { title: 'An earlier order' });
  const before = await kilogramsOf(desk, 'Kaju katli');

  await test.step('the customer pays for one box to each of twelve homes', async () => {
    await addGuests(
      page,
      homes.map((name, at) => ({
        name: `${name} Kaur`,
        mobile: newMobile(),
        address: `${at + 1}, Lawrence Road, Amritsar`,
        pincode: '143001',
      })),
    );
    await openPayment(page, await keepBox(page, server));
    await page.getByRole('checkbox', { name: /Select all/ }).check();
    await page.locator('.payment-bar').getByRole('button', { name: 'Pay' }).click();
    await page.frameLocator('iframe[title="Payment"]').getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByText('Your Order Confirmed')).toBeVisible();
  });
  const order = await shop.db
    .selectFrom('order')
    .select(['id', 'amount'])
    .where('user_id', '=', userId)
    .where('title', '!=', 'An earlier order')
    .executeTakeFirstOrThrow();

  await test.step('the kitchen’s list adds up', async () => {
    expect((await kilogramsOf(desk, 'Kaju katli')) - before).toBeCloseTo(homes.length * weightOfBox, 5);
  });

  let references: string[] = [];
  await test.step('every home has its label on the printed sheet', async () => {
    await desk.goto(`/back-office/labels?order=${order.id}`);
    await desk.getByLabel('Paper').selectOption('a4-12');
    await expect(desk.getByRole('button', { name: `Print ${homes.length} on` })).toBeEnabled();
    const papers = readPdf(await desk.pdf({ preferCSSPageSize: true }));
    expect(papers).toHaveLength(1);
    const printed = papers.map(({ glyphs }) => lettersOf(glyphs)).join('');
    for (const name of homes) expect(printed).toContain(`${name}Kaur`);
    references = [...new Set(printed.match(/\d{4}-\d{6}-\d+(?=\D|$)/g))];
    expect(references).toHaveLength(homes.length);
  });

  const phone = await pageOf(browser, server, 'packer', {
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  const saved = phone.getByRole('complementary').getByRole('status');
  await test.step('the packer ticks every box on a phone, most of them without a network', async () => {
    await phone.goto('/back-office/packing');
    await phone.getByLabel('Name, number or address').fill(references[0]!.replace(/-\d+$/, ''));
    const boxes = phone.getByRole('checkbox', { name: /: packed$/ });
    await expect(boxes).toHaveCount(homes.length);
    await boxes.nth(0).check();
    await expect(saved).toHaveText('All saved');
    // No worker keeps the scripts of this phone: those of the whole page are there before the network goes.
    await expect(phone.locator('.courier')).toBeVisible();
    await phone.context().setOffline(true);
    for (let at = 1; at < homes.length; at += 1) await boxes.nth(at).check();
    await expect(saved).toHaveText(`${homes.length - 1} changes kept on this phone`);
    await phone.context().setOffline(false);
    await expect(saved).toHaveText('All saved');
    const steps = await shop.db.selectFrom('parcel_step').select('position').where('order_id', '=', order.id).execute();
    expect(steps.map(({ position }) => position).sort((a, b) => a - b)).toEqual(homes.map((_, at) => at));
  });

  await test.step('the courier’s numbers come in as a table, and the homes are sent', async () => {
    const lines = ['Order Number,Docket', ...references.map((reference, at) => `${reference},EW${700 + at}IN`)];
    const buffer = Buffer.from(lines.join('\r\n'));
    await phone.locator('.courier input[type="file"]').setInputFiles({ name: 'b.csv', mimeType: 'text/csv', buffer });
    await phone.getByRole('button', { name: `Mark ${homes.length} homes as sent` }).click();
    await expect(saved).toHaveText('All saved');
  });

  await test.step('the customer sees each home with its number, and is told once for all', async () => {
    await page.goto(`/view-history/${order.id}`);
    await expect(page.getByText(`On its way: ${homes.length}`)).toBeVisible();
    for (const [at, name] of homes.entries())
      await expect(page.getByRole('row').filter({ hasText: `${name} kaur` })).toContainText(
        `number EW${700 + references.findIndex((one) => one.endsWith(`-${at + 1}`))}IN`,
      );
    await desk.goto(`/back-office/orders/${order.id}`);
    const told = desk.getByRole('region', { name: 'What we told the customer' }).getByRole('listitem');
    await expect(told.filter({ hasText: `On its way, ${homes.length} homes` })).toHaveCount(1);
    const kinds = await shop.db.selectFrom('outbox').select('kind').where('order_id', '=', order.id).execute();
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['placed', 'sent']);
  });

  await test.step('the owner refunds one home, and the credit note is a twelfth of the order', async () => {
    const money = desk.getByRole('region', { name: 'Money back' });
    await money.getByRole('button', { name: 'Refund…' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Refund' });
    await dialog.getByRole('radio', { name: /^What the homes cost/ }).check();
    await dialog.getByRole('checkbox', { name: /^Esha Kaur/ }).check();
    await dialog.getByLabel('Why').fill('The box arrived broken');
    await dialog.getByRole('button', { name: /^Refund ₹/ }).click();
    await expect(desk.getByText(/is on its way back\./)).toBeVisible();
    await expect
      .poll(async () => {
        await desk.reload();
        await expect(money).toContainText('for Esha Kaur');
        return money.getByText('sent back', { exact: true }).count();
      })
      .toBe(1);
    await desk.emulateMedia({ media: 'print' });
    const note = desk.getByRole('region', { name: 'Credit note' });
    await expect(note).toContainText('for Esha Kaur');
    const rupees = (order.amount / 100 / homes.length).toLocaleString('en-IN');
    await expect(note).toContainText(`₹${rupees}`);
    await desk.emulateMedia({ media: 'screen' });
  });

  await test.step('a quote is answered', async () => {
    const form = forms['a quote for a decoration']!;
    await form.open(page);
    await form.fill(page);
    await page
      .getByRole('dialog')
      .getByLabel('Message', { exact: true })
      .fill('A mandap of marigolds for the twelfth.');
    await page.getByRole('button', { name: form.button, exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await desk.goto('/back-office/inbox?search=mandap');
    await desk.getByRole('link', { name: /A mandap of marigolds/ }).click();
    await desk.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await desk.getByRole('link', { name: 'WhatsApp' }).click();
    await expect(desk.getByRole('button', { name: 'Answered', exact: true })).toHaveAttribute('aria-pressed', 'true');
  });
  await Promise.all([desk, phone].map((one) => one.context().close()));
});
