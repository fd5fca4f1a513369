import type { Page } from '@playwright/test';
import { axeFaults } from '#tests/support/axe.ts';
import { keepBox } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { addGuests, guestsOf } from '#tests/support/guests.ts';
import { paymentWindow } from '#tests/support/purchase.ts';
import { beSignedIn } from '#tests/support/person.ts';

/** Most words of sentences on a screen; records, labels and controls are not counted. */
const MOST = 60;

/** What holds sentences. */
const SENTENCES = 'p, li, [role="status"], [role="alert"], .notice';

interface Screen {
  open(page: Page): Promise<unknown>;
  /** What is there once the screen is drawn. */
  drawn(page: Page): ReturnType<Page['locator']>;
}

const at = (path: string) => (page: Page) => page.goto(path);

/** Screens of a person with twelve guests and a box in the cart. */
const screens: Record<string, Screen> = {
  'the guest list': { open: at('/guest/guest'), drawn: (page) => page.getByRole('rowheader').last() },
  'Add Guest': { open: at('/guest-add'), drawn: (page) => page.getByRole('button', { name: 'Add Guest' }) },
  'Edit Guest': {
    open: async (page) => page.goto(`/edit-guest?id=${(await guestsOf(page))[0]._id}`),
    drawn: (page) => page.getByRole('button', { name: 'Save' }),
  },
  'the cart': { open: at('/cart-list'), drawn: (page) => page.getByRole('link', { name: /^View / }).first() },
  'the order history': { open: at('/payment-history'), drawn: (page) => page.getByText('No orders yet') },
};

const twelve = Array.from({ length: 12 }, (_, place) => ({
  name: `Guest ${'ABCDEFGHIJKL'[place]}`,
  mobile: String(9_814_000_000 + place),
  category: 'Family',
  ...(place < 5 ? { address: `${place + 1}, Mall Road, Amritsar`, pincode: '143001' } : {}),
}));

/** Returns the sentences inside `main`, folded ones as well, each once; what is for the printer alone is not on a screen. */
const sentencesOf = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate(
    (main, selector) =>
      [...main.querySelectorAll(selector)]
        .filter((one) => !one.parentElement?.closest(selector) && !one.closest('table, script, template, .invoice'))
        .map((one) => (one.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
        .filter((text) => text !== ''),
    SENTENCES,
  );

/** Expects a screen to say at most sixty words in sentences. */
async function expectFewWords(page: Page, name: string): Promise<void> {
  const sentences = await sentencesOf(page);
  const words = sentences.join(' ').split(' ').filter(Boolean).length;
  expect.soft(words, `${name}: ${sentences.join(' | ')}`).toBeLessThanOrEqual(MOST);
}

test('with twelve guests no screen says more than sixty words in sentences', async ({ page, server }) => {
  await beSignedIn(page);
  await addGuests(page, twelve);
  await keepBox(page, server);
  for (const [name, { open, drawn }] of Object.entries(screens))
    await test.step(name, async () => {
      await open(page);
      await expect(drawn(page)).toBeVisible();
      await expectFewWords(page, name);
    });
});

test('no step of an order to twelve homes says more than sixty words in sentences, nor does the order', async ({
  page,
  server,
}) => {
  await beSignedIn(page);
  await addGuests(
    page,
    twelve.map((guest, place) => ({ ...guest, address: `${place + 1}, Mall Road, Amritsar`, pincode: '143001' })),
  );
  const { cartId, invitationId } = await keepBox(page, server);
  await page.goto(`/invitation-GuestList/0?invitation=${invitationId}&cart=${cartId}&step=guests`);
  const next = page.getByRole('button', { name: /^Next/ });
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await expect(next).toHaveText('Next: 12 homes');
  await expectFewWords(page, 'guests');
  await next.click();
  await page.getByLabel('Day of the celebration').fill('2027-02-14');
  await expect(page.getByText('The last safe day to order is')).toBeVisible();
  await expectFewWords(page, 'day');
  await next.click();
  await page.getByLabel('Your words').fill('Come, all of you');
  await expectFewWords(page, 'card');
  await next.click();
  await expect(page.locator('.recipient-table tbody tr')).toHaveCount(12);
  await expect(page.locator('.what-is-ordered')).toContainText('Kaju katli');
  await expectFewWords(page, 'pay');
  await page.locator('.payment-bar').getByRole('button', { name: 'Pay', exact: true }).click();
  await paymentWindow(page).getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.locator('.homes-table:visible tbody tr')).toHaveCount(12);
  await expectFewWords(page, 'the order');
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(`the first of twelve guests begins within the first window of ${viewport.width}x${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await beSignedIn(page);
    await addGuests(
      page,
      twelve.map((guest, place) => ({ ...guest, side: place === 1 ? 'bride' : '' })),
    );
    await page.goto('/guest/guest');
    const first = page.getByRole('rowheader').first();
    await expect(first).toBeInViewport({ ratio: 1 });
    // A table keeps the place of what is not known; a card leaves it out.
    await expect(page.locator('td', { hasText: /^–$/ }).first()).toBeVisible({ visible: viewport.width > 640 });
    const controls = page.getByRole('group', { name: 'Guest list tools' });
    await expect(controls.getByRole('button')).toHaveText([
      /Celebration/,
      /Family link/,
      /My Address/,
      /Share/,
      /Export/,
    ]);
    for (const button of await page.getByRole('main').getByRole('button').all()) {
      const { height = 0, width = 0 } = (await button.boundingBox()) ?? {};
      if (await button.isVisible())
        expect(Math.min(height, width), (await button.textContent()) ?? '').toBeGreaterThanOrEqual(43);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    expect(await axeFaults(page, 'main')).toEqual([]);

    // The next thing is one press away, and each part of the list is named by its number.
    await expect(page.getByRole('group', { name: 'Show' }).getByRole('button')).toHaveText([
      'All 12',
      '7 without an address',
      'Filter',
    ]);
    await expect(page.getByRole('button', { name: 'Filter' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Ask for 7 addresses' }).click();
    await expect(page.getByRole('dialog').getByText('1 of 7: Guest F')).toBeVisible();
  });
