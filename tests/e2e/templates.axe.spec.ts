import { expectClean, WIDTHS } from '#tests/support/axe.ts';
import { openBox } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { addGuests, fillIn } from '#tests/support/guests.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { openSweet } from '#tests/support/purchase.ts';

/** Public pages, half of them to a test: one browser keeps what they share. */
const pages = [
  ['/', '/sweets', '/sweets/500-above', '/signup', '/search?q=laddu', '/contact-us'],
  ['/policies', '/how-it-works', '/decorations', '/designers', '/invitation', '/dry_fruit_list', '/best-seller'],
];

for (const some of pages) {
  test(`${some.join(', ')} have nothing axe complains about and fit the window`, async ({ page }) => {
    for (const path of some) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectClean(page, WIDTHS);
    }
  });
}

test('the open list of the header search has nothing axe complains about, full and empty', async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/contact-us');
    const opener = page.locator('[data-search-open]');
    if (await opener.isVisible()) await opener.click();
    const box = page.getByRole('combobox', { name: 'Search the shop' });
    for (const text of ['kaju', 'jilxbx']) {
      await box.fill(text);
      await expect(page.getByRole('option', { name: text === 'kaju' ? /^Kaju/ : 'Designers' }).first()).toBeVisible();
      await box.press('ArrowDown');
      await expectClean(page, [width]);
    }
  }
});

test('product pages and the delivery dialog have nothing axe complains about', async ({ page }) => {
  await beSignedIn(page);
  await openSweet(page, 'Kaju katli');
  await page.getByLabel('Quantity').fill('1');
  await expectClean(page, WIDTHS);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('dialog', { name: 'Where shall we send it?' })).toBeVisible();
  await expectClean(page, WIDTHS);
});

test('the box builder, empty and with a section missing, and choosing a sweet have nothing axe complains about', async ({
  page,
}) => {
  await openBox(page);
  await expectClean(page, WIDTHS);
  await page.getByRole('radio', { name: 'Special box' }).check();
  await page.getByRole('link', { name: 'Section 5: please select sweet' }).click();
  await expect(page.getByText('Choose a sweet for section 5 of your')).toBeVisible();
  await expectClean(page, WIDTHS);
  await page.getByRole('link', { name: 'Kaju katli', exact: true }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Section 1: please select sweet' })).toBeFocused();
  await expectClean(page, WIDTHS);
});

test('the order history, empty, has nothing axe complains about', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/payment-history');
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expectClean(page, WIDTHS);
});

/** Pages of a signed-in person with what shows that they are drawn. */
const own: [string, string | RegExp][] = [
  ['/guest/guest', 'No guests yet'],
  ['/guest-add', 'Full address'],
  ['/shagun-ledger', 'Nothing is written down yet'],
  ['/cart-list', 'Your cart is empty'],
  ['/saved-cart-list', 'Nothing saved for later'],
  ['/profile', 'Delete my account'],
  ['/planning-tool', /of \d+ done/],
  ['/planning-mehndi', /Add Planning/],
  ['/Design', 'Drop a picture of your design here'],
];

test('pages of a signed-in person have nothing axe complains about and fit the window', async ({ page }) => {
  await beSignedIn(page);
  for (const [path, words] of own) {
    await page.goto(path);
    await expect(page.getByText(words).first()).toBeVisible();
    await expectClean(page, WIDTHS);
  }
  // Who is signed in sees two more ways to keep a box in the bar at its foot.
  await openBox(page);
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await expectClean(page, WIDTHS);
});

test('dialogs of the account have nothing axe complains about', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/guest/guest');
  await page.getByRole('button', { name: 'Add My Address' }).click();
  await expect(page.getByRole('dialog', { name: 'Add My Address' })).toBeVisible();
  await expectClean(page, WIDTHS);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page
    .getByRole('textbox', { name: 'Paste a list' })
    .fill('Manjit Kaur,9814012345,2,,Family,"12, Lawrence Road",999999\nBroken,12');
  await page.getByRole('button', { name: 'Look at the list' }).click();
  await expect(page.getByText('2 rows found; 1 cannot be taken.')).toBeVisible();
  await expect(page.getByText('We do not know the pincode 999999')).toBeVisible();
  await page.getByText('Which column is which').click();
  await expectClean(page, WIDTHS);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectClean(page, WIDTHS);
  await page.goto('/decorations');
  await page.locator('[data-quote]').first().click();
  await expect(page.getByRole('dialog', { name: 'Get Quote' })).toBeVisible();
  await expectClean(page, WIDTHS);
});

test('a guest list with every state of an address, and asking in turn, have nothing axe complains about', async ({
  page,
}) => {
  await beSignedIn(page);
  const guests = await addGuests(
    page,
    ['Manjit Kaur', 'Amrit Kaur', 'Charan Gill', 'Simran Gill'].map((name, at) => ({
      name,
      mobile: `981401234${at}`,
      address: at === 3 ? 'House 7' : '',
    })),
  );
  await fillIn(page, guests[0], 'House 7, Verka', '143501', { stranger: true });
  await page.goto('/guest/guest');
  await expect(page.getByText('Unconfirmed, please check')).toBeVisible();
  await expectClean(page, WIDTHS);
  await page.getByRole('button', { name: 'Ask 2 guests in turn' }).click();
  await expect(page.getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible();
  await expectClean(page, WIDTHS);
});
