import type { Page } from '@playwright/test';
import { lose } from '#tests/support/answers.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { beNobody, beSignedIn } from '#tests/support/person.ts';

const ADDRESS = /\/sweets-info\/\w+/;

/**
 * Opens a sweet's page as it was before a release, so many times: it names a script that is no longer there.
 * @returns lets the shop answer that it is not
 */
async function openOld(page: Page, times: number): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let old = times;
  await page.goto('/sweets');
  await page.route('**/_astro/purchase-box.OLD.js*', async (route) => {
    await promise;
    await route.continue();
  });
  await page.route(ADDRESS, async (route) => {
    if (!route.request().isNavigationRequest() || old-- <= 0) return route.continue();
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/purchase-box\.[\w-]+\.js/, 'purchase-box.OLD.js'),
    });
  });
  await page.locator('a[href*="/sweets-info/"]').first().click();
  await expect(page.getByLabel('Quantity')).toBeVisible();
  return resolve;
}

test('a page from before a release is loaded again by itself, once, with what was typed, and offers it when it is still old @phone', async ({
  page,
  watch,
}) => {
  watch.allowed.push(/404/, /Error hydrating/);
  await test.step('it is loaded again with what was typed', async () => {
    const answer = await openOld(page, 1);
    await page.getByLabel('Quantity').fill('750');
    await page.getByRole('radio', { name: 'gm' }).check();
    await page.getByRole('button', { name: 'Pay' }).click();
    answer();
    await expect(
      page.getByText('We updated the shop while you were here. What you typed is still here. Please go on.'),
    ).toBeVisible();
    await expect(page.getByLabel('Quantity')).toHaveValue('750');
    await expect(page.getByRole('radio', { name: 'gm' })).toBeChecked();
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.waitForURL('**/signup');
  });
  await page.unrouteAll();
  await beNobody(page);
  await test.step('a page that is still old after that says so and offers to load it again', async () => {
    const answer = await openOld(page, 2);
    await page.getByLabel('Quantity').fill('2');
    answer();
    await expect(page.getByText('What you typed is still here. Please go on.')).toBeVisible();
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByText('Please load this page again. What you typed is kept.')).toBeVisible();
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByText('Please load this page again')).toBeHidden();
    await expect(page.getByLabel('Quantity')).toHaveValue('2');
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.waitForURL('**/signup');
  });
});

test('somebody at work on an old page is asked before it is loaded again and loses nothing, and a part that cannot be loaded says so', async ({
  page,
  watch,
}) => {
  watch.allowed.push(/Failed to load resource|ERR_FAILED|Error hydrating/);
  await beSignedIn(page);
  await test.step('a part of the page that loads by itself and cannot be loaded says so', async () => {
    const letThrough = await lose(page, '**/_astro/cart-list.*');
    await page.goto('/cart-list');
    await expect(page.getByText('A part of this page did not load.')).toBeVisible();
    letThrough();
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(
      page
        .getByText('No Data Found')
        .or(page.getByRole('heading', { level: 1 }))
        .first(),
    ).toBeVisible();
    await expect(page.getByText('A part of this page did not load.')).toBeHidden();
  });

  await test.step('somebody at work is asked', async () => {
    await page.goto('/sweets');
    await page.locator('a[href*="/sweets-info/"]').first().click();
    await page.getByLabel('Quantity').fill('3');
    await expect(page.locator('[data-total]')).not.toHaveText('₹0');
    // Now a release: the page's address answers with other scripts, and the dialog's old one is gone.
    await page.route('**/_astro/delivery-dialog.*', (route) => route.fulfill({ status: 404 }));
    await page.route(ADDRESS, async (route) => {
      if (route.request().isNavigationRequest()) return route.continue();
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('/_astro/', '/_astro/new-') });
    });
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByText('Please load this page again. What you typed is kept.')).toBeVisible();
    await page.unroute('**/_astro/delivery-dialog.*');
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByLabel('Quantity')).toHaveValue('3');
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('dialog', { name: 'Where shall we send it?' })).toBeVisible();
  });
});
