import type { Locator, Page } from '@playwright/test';
import { expectClean } from '#tests/support/axe.ts';
import { addGuest, inStep, keepBox, openFilledBox, openPayment } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { beSignedIn, callAs, newMobile } from '#tests/support/person.ts';
import { paymentWindow } from '#tests/support/purchase.ts';

/** Most taps from home to the paid order, besides typing. */
const MOST_TAPS = 15;

const stepNow = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Steps of your order' }).locator('[aria-current]');

test('somebody who is signed out fills a box, signs in, pastes twelve homes, says day and words and pays, each step going on by itself @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  let taps = 0;
  const tap = async (what: Locator): Promise<void> => {
    taps += 1;
    await what.click();
  };
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

  await page.goto('/invitation-wooden');
  await tap(page.locator('[data-list] .tile-name a').first());
  await tap(page.getByRole('link', { name: 'Section 1: please select sweet' }).first());
  await tap(page.getByRole('link', { name: 'Kaju katli', exact: true }));
  await tap(button('Yes'));
  await expect(stepNow(page)).toHaveText('Box');
  await tap(button('Next'));

  await test.step('signing in goes on to the guests', async () => {
    await page.getByLabel('Mobile number').fill(newMobile());
    await tap(button('Send code'));
    const code = (await page.locator('[data-demo-code]').textContent()) ?? '';
    await page.getByLabel('Code', { exact: true }).fill(code);
    await tap(button('Verify'));
    await page.getByRole('textbox', { name: 'Your name' }).fill('Simran Kaur');
    await tap(button('Continue'));
    await expect(page).toHaveURL(/\/invitation-GuestList\/\d+\?invitation=[0-9a-f]{24}&step=guests$/);
  });

  await test.step('an empty list is pasted into the step itself, and the order goes on', async () => {
    await expect(page.getByRole('heading', { name: 'Who gets a box?', level: 1 })).toBeVisible();
    await expectClean(page, [360, 1280]);
    const rows = Array.from(
      { length: 12 },
      (_, at) => `Aunt ${String.fromCodePoint(65 + at)} Gill;98140770${10 + at};${at + 1}, Mall Road;143001`,
    );
    await page.getByRole('textbox', { name: 'Paste a list' }).fill(['Name;Mobile;Address;Pincode', ...rows].join('\n'));
    await tap(button('Look at the list'));
    await tap(button('Import 12 guests'));
    await expect(page.getByRole('heading', { name: 'When should they arrive?', level: 1 })).toBeFocused();
  });

  await test.step('the day is asked once, and the card has it', async () => {
    await page.getByLabel('Day of the celebration').fill('2027-02-14');
    await expect(page.getByLabel('Boxes should be there by')).not.toHaveValue('');
    await tap(button('Next'));
    await expect(stepNow(page)).toHaveText('Card');
    await page.getByLabel('Your words').fill('Come, all of you');
    await expect(page.getByRole('region', { name: 'The card in every box' })).toContainText('14');
    await tap(button('Next'));
  });

  await test.step('what is known stands in one line each, with the one sentence about the price', async () => {
    await expect(stepNow(page)).toHaveText('Pay');
    const known = page.locator('.known-answers');
    await expect(known).toContainText('12 homes');
    await expect(known).toContainText('for your celebration');
    await expect(known).toContainText('Come, all of you');
    await expect(page.getByText(/a box ₹[\d,]+ × 12 homes \+ delivery ₹588/)).toHaveCount(1);
    await expect(page.locator('.recipient-table tbody tr')).toHaveCount(12);
    await expectClean(page, [360, 1280]);
  });
  await tap(page.locator('.payment-bar').getByRole('button', { name: 'Pay', exact: true }));
  // Nothing lies over the payment window.
  await expect(page.locator('.chat-link')).toBeHidden();
  taps += 1;
  await paymentWindow(page).getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('Your Order Confirmed')).toBeVisible();
  await test.step('the message leaves the new order free', async () => {
    const order = page.getByRole('region', { name: 'Your order is confirmed' });
    await expect(order).toContainText('12 homes');
    // The message stands at the foot of the window and is one line.
    const { y = 0, height = 740 } = (await order.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(740 - 80);
  });
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
});

test('an answer that is known is no stop, Change leads to its step and Next back to Pay, and Back loses nothing', async ({
  page,
  server,
}) => {
  await beSignedIn(page);
  await callAs(page, 'PUT', '/api/user/celebration', {
    couple: 'Harleen & Arjun',
    event: 'Wedding',
    day: '2027-02-14',
    time: '',
    place: '',
    words: '',
    revision: 0,
  });
  for (const name of ['Manjit Kaur', 'Amrit Gill', 'Charan Gill']) await addGuest(page, name);
  const { cartId } = await keepBox(page, server);
  await page.goto(`/cart-detail/${cartId}/false`);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/&step=guests$/);
  await page.getByRole('checkbox', { name: 'Send to Manjit Kaur' }).check();
  await page.getByRole('checkbox', { name: 'Send to Amrit Gill' }).check();
  await page.getByRole('button', { name: 'Next: 2 homes' }).click();
  await test.step('the celebration told its day', async () => {
    await expect(stepNow(page)).toHaveText('Card');
    await page.goBack();
    await expect(stepNow(page)).toHaveText('Guests');
    await expect(page.getByRole('checkbox', { name: 'Send to Manjit Kaur' })).toBeChecked();
    await page.getByRole('button', { name: 'Next: 2 homes' }).click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  });
  const known = page.locator('.known-answers');
  await expect(known).toContainText('for your celebration');
  const rows = page.locator('.recipient-table tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('1 home on your list gets none')).toBeVisible();
  await test.step('a row that is unticked stays where it is', async () => {
    await page.getByRole('checkbox', { name: 'Send to Amrit Gill' }).uncheck();
    await expect(rows).toHaveCount(2);
  });
  await known.getByRole('link', { name: ': Day' }).click();
  await page.getByLabel('Day of the celebration').fill('2027-02-20');
  await expect(page.getByText('Your celebration is on Sunday, 14 February.')).toBeVisible();
  await page.getByRole('button', { name: 'Use that day' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(stepNow(page)).toHaveText('Pay');
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(known).toContainText('1 home');
});

test('an order tells its days first, and sends the same with card and day to more homes, which are pasted on the way', async ({
  page,
  server,
}) => {
  await beSignedIn(page);
  await addGuest(page, 'Manjit Kaur');
  await openPayment(page, await keepBox(page, server));
  await page.getByRole('checkbox', { name: 'Send to Manjit Kaur' }).check();
  await inStep(page, 'Day', () => page.getByLabel('Day of the celebration').fill('2027-02-14'));
  await inStep(page, 'Card', () => page.getByLabel('Your words').fill('Come, all of you'));
  await page.locator('.payment-bar').getByRole('button', { name: 'Pay', exact: true }).click();
  await paymentWindow(page).getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('link', { name: 'See the order' }).click();

  const order = page.getByRole('article');
  await expect(order.locator('> :first-child')).toContainText('CelebrationSunday, 14 February');
  await expect(order.getByText(/^To change it, call \+?[\d ]+ before we pack\.$/)).toBeVisible();
  await expect(order.getByRole('heading', { name: 'Box 1' })).toHaveCount(0);
  await expectClean(page, [360, 1280]);
  await order.getByRole('link', { name: 'Send to more homes' }).click();
  await expect(page.getByRole('heading', { name: 'Who gets a box?', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Add guests from a list' }).click();
  await page
    .getByRole('textbox', { name: 'Paste a list' })
    .fill('Bua Gill, 9814077001, 1 Mall Road, Amritsar 143001 - 2 boxes');
  await page.getByRole('button', { name: 'Look at the list' }).click();
  await page.getByRole('button', { name: 'Import 1 guest' }).click();
  await expect(stepNow(page)).toHaveText('Pay');
  const known = page.locator('.known-answers');
  await expect(known).toContainText('1 home');
  await expect(page.getByRole('textbox', { name: 'Boxes for Bua Gill' })).toHaveValue('2');
  await expect(known).toContainText('Come, all of you');
  await expect(known).toContainText(/By \w+, \d+ (January|February)/);
});

test('the address of a box that was paid for says so', async ({ page, server }) => {
  await beSignedIn(page);
  await addGuest(page, 'Manjit Kaur');
  const { design } = await openFilledBox(page, server, { type: 1, sweets: { 1: 'Kaju katli' } });
  const path = `/invitation-GuestList/0?invitation=${design.id}`;
  await page.goto(path);
  await page.getByRole('checkbox', { name: 'Send to Manjit Kaur' }).check();
  await page.locator('.payment-bar').getByRole('button', { name: 'Pay', exact: true }).click();
  await paymentWindow(page).getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('Your Order Confirmed')).toBeVisible();
  await page.goto(`${path}&step=guests`);
  await expect(page.getByText('You ordered this box')).toBeVisible();
  await expect(page.getByText('The box has empty sections.')).toHaveCount(0);
  await page.getByRole('link', { name: 'See your orders' }).click();
  await expect(page).toHaveURL(/\/payment-history$/);
});
