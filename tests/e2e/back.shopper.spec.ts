import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { beginToPay, expectConfirmed, leaveWindow, payAs } from '#tests/support/purchase.ts';

const dialogs = (page: Page) => page.locator('dialog[open]');

/** Comes to a page from another one and opens a dialog there. */
const ways: { name: string; from: string; path: RegExp; open(page: Page): Promise<void> }[] = [
  {
    name: 'the quote dialog',
    from: '/invitation',
    path: /\/decorations$/,
    open: async (page) => {
      await page.goto('/decorations');
      await page
        .getByRole('link', { name: /^Get Quote: / })
        .first()
        .click();
    },
  },
  {
    name: 'the customise dialog',
    from: '/invitation',
    path: /\/invitation-detail\//,
    open: async (page) => {
      await page.locator('[data-list] a').first().click();
      await page.getByRole('button', { name: 'Customize' }).click();
    },
  },
  {
    name: 'the delivery dialog',
    from: '/sweets',
    path: /\/sweets-info\//,
    open: async (page) => {
      await page.locator('[data-list] .tile-name a').first().click();
      await page.getByLabel('Quantity').fill('1');
      await page.getByRole('button', { name: 'Pay' }).click();
    },
  },
  {
    name: 'the question of a static page',
    from: '/sweets',
    path: /\/contact-us$/,
    open: async (page) => {
      await page.goto('/contact-us');
      await page.getByRole('button', { name: 'Your account' }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
    },
  },
];

test('Back closes a dialog, of whatever kind, and is an ordinary Back again afterwards, also after its button and after the page was loaded again @phone', async ({
  page,
}) => {
  await beSignedIn(page);
  for (const { name, from, path, open } of ways)
    await test.step(name, async () => {
      // Each way ends where it began.
      if (!page.url().endsWith(from)) await page.goto(from);
      await open(page);
      await expect(dialogs(page)).toHaveCount(1);
      await page.goBack();
      await expect(dialogs(page)).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${from}$`));

      // Closed by its button, it leaves nothing in the history.
      await open(page);
      await expect(dialogs(page)).toHaveCount(1);
      await dialogs(page).getByRole('button', { name: 'Close' }).click();
      await expect(dialogs(page)).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${from}$`));
    });
  await test.step('a page loaded again with its dialog open', async () => {
    await ways[0]?.open(page);
    await expect(dialogs(page)).toHaveCount(1);
    await page.reload();
    await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL(/\/sweets$/);
  });
});

test('a page chosen in the menu takes the place of the menu @phone', async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/policies');
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(dialogs(page)).toHaveCount(1);
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/contact-us$/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await dialogs(page).getByRole('link', { name: 'Sweets' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Indian Sweets');
  await page.goBack();
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(dialogs(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/policies$/);
});

test('a link pressed at the moment a dialog closes is followed, and the dialog leaves nothing in the history', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = dialogs(page);
  await expect(menu).toHaveCount(1);
  // A busy phone hands the press over before the page has stepped back.
  await menu.evaluate((dialog: HTMLDialogElement) => {
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'All policies');
    dialog.addEventListener('close', () => (link as HTMLElement).click(), { once: true });
    dialog.close();
  });
  await expect(page).toHaveURL(/\/policies$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(dialogs(page)).toHaveCount(0);
});

test('the delivery dialog is there again after the payment window, and Back from home leads to the sweet @phone', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/contact-us');
  await beginToPay(page, 'Malpua');
  await leaveWindow(page);
  await expect(dialogs(page)).toContainText('You closed the payment window');
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  const sweet = page.url();
  expect(sweet).toContain('/sweets-info/');
  await page.getByRole('button', { name: 'Pay' }).click();
  await dialogs(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await payAs(page, 'success@razorpay');
  await expectConfirmed(page);
  await page.goBack();
  await expect(page).toHaveURL(sweet);
  await expect(dialogs(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact-us$/);
});
