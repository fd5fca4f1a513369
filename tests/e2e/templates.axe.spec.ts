import type { Page } from '@playwright/test';
import { expectClean, WIDTHS } from '#tests/support/axe.ts';
import { openBox } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { addGuests, fillIn } from '#tests/support/guests.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { openSweet } from '#tests/support/purchase.ts';
import { expectSeen } from '#tests/support/seen.ts';

/** Header and foot are looked at on the first page of each test, and where the header's list is open. */
const partsAlone = { frame: false };

/** What opens on a page for everybody, and is looked at where the page is. */
const opened: Record<string, (page: Page) => Promise<void>> = {
  '/contact-us': async (page) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      if (width === WIDTHS[0]) await page.locator('[data-search-open]').click();
      const box = page.getByRole('combobox', { name: 'Search the shop' });
      for (const [text, found] of [
        ['kaju', /^Kaju/],
        ['jilxbx', 'Designers'],
      ] as const) {
        await box.fill(text);
        await expect(page.getByRole('option', { name: found }).first()).toBeVisible();
        await box.press('ArrowDown');
        await expectClean(page, [width]);
      }
      await box.press('Escape');
      await box.press('Escape');
    }
  },
  '/decorations': async (page) => {
    await page.locator('[data-quote]').first().click();
    await expect(page.getByRole('dialog', { name: 'Get Quote' })).toBeVisible();
    await expectClean(page, WIDTHS, partsAlone);
  },
};

/** Public pages, half of them to a test: one browser keeps what they share. Of pages of one template axe is asked about one. */
const halves: { clean: string[]; seen: string[] }[] = [
  {
    clean: ['/', '/sweets/500-above', '/signup', '/search?q=laddu', '/contact-us', '/policies'],
    seen: ['/sweets', '/sugar-free'],
  },
  {
    clean: ['/how-it-works', '/designers', '/invitation', '/dry_fruit_list', '/best-seller', '/decorations'],
    seen: ['/groom', '/privacy-policy', '/planning-birthday'],
  },
];

for (const { clean, seen } of halves)
  test(`${clean.join(', ')}, and what opens there, have nothing axe complains about and are seen by everybody; so are ${seen.join(', ')}`, async ({
    page,
  }) => {
    for (const path of clean) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectClean(page, WIDTHS, { frame: path === clean[0] });
      await expectSeen(page);
      await opened[path]?.(page);
    }
    for (const path of seen) {
      await page.goto(path);
      await expectSeen(page);
    }
  });

test('the box builder, empty and with a section missing, and choosing a sweet have nothing axe complains about and are seen by everybody', async ({
  page,
}) => {
  await openBox(page);
  await expectClean(page, WIDTHS);
  await expectSeen(page);
  await page.getByRole('radio', { name: 'Special box' }).check();
  await page.getByRole('link', { name: 'Section 5: please select sweet' }).click();
  await expect(page.getByText('Choose a sweet for section 5 of your')).toBeVisible();
  await expectClean(page, WIDTHS, partsAlone);
  await expectSeen(page);
  await page.getByRole('link', { name: 'Kaju katli', exact: true }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(
    page.locator('tr.is-missing-row').first().getByRole('link', { name: 'please select sweet' }),
  ).toBeFocused();
  await expectClean(page, WIDTHS, partsAlone);
  await expectSeen(page);
});

/** Pages of a signed-in person with what shows that they are drawn, and what opens there. */
const own: { path: string; words: string | RegExp; open?: ((page: Page) => Promise<void>)[] }[] = [
  {
    path: '/guest/guest',
    words: 'No guests yet',
    open: [
      async (page) => {
        await page.getByRole('button', { name: 'Add My Address' }).click();
        await expect(page.getByRole('dialog', { name: 'Add My Address' })).toBeVisible();
      },
      async (page) => {
        await page.keyboard.press('Escape');
        await page
          .getByRole('textbox', { name: 'Paste a list' })
          .fill('Manjit Kaur,9814012345,2,,Family,"12, Lawrence Road",999999\nBroken,12');
        await page.getByRole('button', { name: 'Look at the list' }).click();
        await expect(page.getByText('2 rows found. 1 needs a look.')).toBeVisible();
        await expect(page.getByText('We do not know the pincode 999999')).toBeVisible();
        await page.getByText('Which column is which').click();
      },
    ],
  },
  { path: '/guest-add', words: 'Full address' },
  { path: '/shagun-ledger', words: 'write down what each home gave' },
  { path: '/cart-list', words: 'Your cart is empty' },
  { path: '/saved-cart-list', words: 'Nothing saved for later' },
  { path: '/payment-history', words: 'No orders yet' },
  {
    path: '/profile',
    words: 'Delete my account',
    open: [
      async (page) => {
        await page.getByRole('button', { name: 'Delete my account' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    ],
  },
  { path: '/planning-tool', words: /of \d+ done/ },
  { path: '/planning-mehndi', words: /Add Planning/ },
  { path: '/Design', words: 'Drop a picture of your design here' },
];

test('pages and dialogs of a signed-in person have nothing axe complains about and are seen by everybody', async ({
  page,
}) => {
  await beSignedIn(page);
  for (const { path, words, open = [] } of own) {
    await page.goto(path);
    await expect(page.getByText(words).first()).toBeVisible();
    await expectClean(page, WIDTHS, { frame: path === own[0]?.path });
    await expectSeen(page);
    for (const show of open) {
      await show(page);
      await expectClean(page, WIDTHS, partsAlone);
      await expectSeen(page);
    }
  }
});

test('a product and where it goes, a box that may be kept, and a guest list with every state have nothing axe complains about and are seen by everybody', async ({
  page,
}) => {
  await beSignedIn(page);
  await openSweet(page, 'Kaju katli');
  await page.getByLabel('Quantity').fill('1');
  await expectClean(page, WIDTHS);
  await expectSeen(page);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('dialog', { name: 'Where shall we send it?' })).toBeVisible();
  await expectClean(page, WIDTHS, partsAlone);
  await expectSeen(page);

  // Who is signed in sees two more ways to keep a box in the bar at its foot.
  await openBox(page);
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await expectClean(page, WIDTHS, partsAlone);
  await expectSeen(page);

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
  await expectClean(page, WIDTHS, partsAlone);
  await page.getByRole('button', { name: 'Ask for 2 addresses' }).click();
  await expect(page.getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible();
  await expectClean(page, WIDTHS, partsAlone);
  await expectSeen(page);
});
