import { stepParcels } from '#domain/parcels/fulfilment.repo.ts';
import { newId } from '#lib/ids.ts';
import { expectClean } from '#tests/support/axe.ts';
import { keepBox, openPayment } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { addGuests } from '#tests/support/guests.ts';
import { beSignedIn, callAs, newMobile } from '#tests/support/person.ts';

const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;

test('a guest sees what is coming and where it is, answers, says that it arrived, and can be forgotten', async ({
  page,
  browser,
  server,
}) => {
  await beSignedIn(page, { name: 'Harpreet Singh' });
  const [guest] = await addGuests(page, [{ name: 'Manjit Kaur', mobile: newMobile() }]);
  const { link } = await callAs(page, 'POST', `/api/user/ask-guest/${guest._id}`, {});

  // The family tells where and when.
  await page.goto('/guest/guest');
  await page.getByRole('button', { name: 'Celebration' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where and when' });
  await dialog.getByLabel('Names of the couple').fill('Harleen & Arjun');
  await dialog.getByLabel('Event').fill('Wedding');
  await dialog.getByLabel('Day').fill('2038-02-14');
  await dialog.getByLabel('Time').fill('18:30');
  await dialog.getByLabel('Place').fill('Golden Hall, Amritsar');
  await dialog.getByLabel('Message to your guests').fill('Come and bless us.');
  await expectClean(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const celebration = page.getByRole('button', { name: 'Celebration Set' });
  await celebration.click();
  await expect(dialog.getByLabel('Place')).toHaveValue('Golden Hall, Amritsar');
  await page.keyboard.press('Escape');
  await expect(celebration).toBeFocused();

  const mobile = await (await browser.newContext({ ...phone, baseURL: server.url })).newPage();
  const path = new URL(link).pathname + new URL(link).search;
  await mobile.goto(path);
  await mobile.getByLabel('Address').fill('House 7, Verka');
  await mobile.getByLabel('Pincode').fill('143501');
  await mobile.getByRole('button', { name: 'Send my address' }).click();
  await expect(mobile.getByText('Come and bless us.')).toBeVisible();
  await expect(mobile.getByText('There is no box for you yet.')).toBeVisible();
  await expect(mobile.getByRole('button', { name: 'It has arrived' })).toHaveCount(0);

  await openPayment(page, await keepBox(page, server));
  await page.getByRole('checkbox', { name: /Select all/ }).check();
  await page.locator('.payment-bar').getByRole('button', { name: 'Pay' }).click();
  await page.frameLocator('iframe[title="Payment"]').getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('Your Order Confirmed')).toBeVisible();
  const { order_id: orderId } = await server.shop.db
    .selectFrom('order_recipient')
    .select('order_id')
    .where('guest_id', '=', guest._id)
    .executeTakeFirstOrThrow();
  const sent = { state: 'sent', courier: 'DTDC', tracking: 'D-77' } as const;
  await stepParcels(
    server.shop.db,
    { id: newId(), name: 'Gurdeep' },
    { batch: newId(), parcels: [{ orderId }], ...sent },
    Date.now(),
  );

  // Who comes back by the same link finds the box.
  await mobile.goto(path);
  await expect(mobile.getByText('On its way to you')).toBeVisible();
  await expect(mobile.getByText('DTDC, number D-77')).toBeVisible();
  await expect(mobile.getByText('Sunday, 14 February 2038, 6:30 pm')).toBeVisible();
  await expectClean(mobile, [360, 1280]);
  const saved = mobile.waitForEvent('download');
  await mobile.getByRole('link', { name: 'Save to your calendar' }).click();
  expect((await saved).suggestedFilename()).toBe('celebration.ics');
  await expect(mobile.getByRole('link', { name: 'Show on a map' })).toHaveAttribute('href', /Golden%20Hall/);

  await mobile.getByRole('radio', { name: 'Yes, we are coming' }).check();
  await expectClean(mobile, [360, 1280]);
  await mobile.getByLabel('How many are coming').fill('4');
  await mobile.getByRole('radio', { name: 'Vegetarian' }).check();
  // What is chosen is still there when the page is opened again.
  await mobile.reload();
  await expect(mobile.getByLabel('How many are coming')).toHaveValue('4');
  await mobile.getByRole('button', { name: 'Send our answer' }).click();
  await expect(mobile.getByText('Your answer: yes, 4 are coming.')).toBeVisible();
  await mobile.getByLabel('A word of thanks').fill('So sweet of you');
  await mobile.getByRole('button', { name: 'Tell the family' }).click();
  await expect(mobile.getByText(/You told the family on .* that it arrived\./)).toBeVisible();

  // The family reads it in the list and in the order.
  await page.goto('/guest/guest');
  const row = page.getByRole('row').filter({ hasText: 'Manjit Kaur' });
  await expect(row).toContainText(/4 come, vegetarian.*Arrived by.*So sweet of you/s);
  await expectClean(page, [360, 1280]);
  await page.getByRole('button', { name: 'Celebration 4 come' }).click();
  await expect(page.getByText('1 home is coming, 4 people: 4 vegetarian. 1 box has arrived.')).toBeVisible();
  await page.goto(`/view-history/${orderId}`);
  await expect(page.getByRole('row').filter({ hasText: 'Manjit Kaur' })).toContainText('Arrived by');

  await mobile.getByText('Who keeps what, and how to have it deleted').click();
  await mobile.getByRole('button', { name: 'Delete address and answers' }).click();
  await mobile.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(mobile.getByText('We have deleted your address and answers.')).toBeVisible();
  await mobile.goto(path);
  await expect(mobile.getByText('This link is no longer open.')).toBeVisible();
  await page.goto('/guest/guest');
  await expect(row).toContainText('Deleted by guest');
  await expect(row).not.toContainText('4 come');
  await mobile.context().close();
});

test('people of the family group add themselves by one link and wait for the family’s word', async ({
  page,
  browser,
  server,
}) => {
  await beSignedIn(page, { name: 'Harpreet Singh' });
  const known = newMobile();
  await addGuests(page, [{ name: 'Chachi', mobile: known }]);
  await page.goto('/guest/guest');
  await page.getByRole('button', { name: 'Family link' }).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  // A browser that lets nobody copy shows the link, chosen as a whole.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy the link' }).click();
  const byHand = page.getByLabel('Please copy it from here');
  await expect(byHand).toBeFocused();
  await expect(byHand).toHaveValue(/\/update-address-person\?f=/);
  const share = page.getByRole('link', { name: 'Share on WhatsApp' });
  const text = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');

  const mobile = await (await browser.newContext({ ...phone, baseURL: server.url })).newPage();
  const fill = async (name: string, number: string): Promise<void> => {
    await mobile.goto(link.pathname + link.search);
    await expect(mobile.getByText('Harpreet Singh would like to send you')).toBeVisible();
    await mobile.getByLabel('Your name').fill(name);
    await mobile.getByLabel('Mobile number').fill(number);
    await mobile.getByLabel('Address').fill('House 7, Verka');
    await mobile.getByLabel('Pincode').fill('143501');
  };
  for (const [name, number] of [
    ['Asha Rani', newMobile()],
    ['Manjit Kaur', known],
    ['A Stranger', newMobile()],
  ] as const) {
    await fill(name, number);
    await mobile.getByRole('button', { name: 'Send my address' }).click();
    await expect(mobile.getByText('We sent your name and address to the family')).toBeVisible();
  }

  await page.reload();
  await expectClean(page, [360, 1280]);
  await page.getByRole('button', { name: '3 people are waiting for your yes' }).click();
  await expect(page.getByRole('heading', { name: '3 people are waiting for your yes' })).toBeVisible();
  await expect(page.getByText('On your list as Chachi, address missing')).toBeVisible();
  await expectClean(page, [360, 1280]);
  await page.getByRole('button', { name: 'Refuse A stranger' }).click();
  await expect(page.getByRole('heading', { name: '2 people are waiting for your yes' })).toBeVisible();
  await page.getByRole('button', { name: 'Add all 2' }).click();
  await expect(page.getByText('2 addresses are on your list now.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Chachi' })).toContainText('House 7, Verka, 143501');
  await expect(page.getByRole('row').filter({ hasText: 'Asha Rani' })).toContainText('Filled by guest');
  await expect(page.getByText('A stranger')).toHaveCount(0);

  await page.getByRole('button', { name: 'End the link' }).click();
  await page.getByRole('button', { name: 'Yes, end it' }).click();
  await expect(page.getByRole('button', { name: 'Make the link' })).toBeVisible();
  await mobile.goto(link.pathname + link.search);
  await expect(mobile.getByText('This link is no longer open.')).toBeVisible();
  await mobile.context().close();
});
