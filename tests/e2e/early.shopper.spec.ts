import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';

/** Keeps all scripts of a page back until the test lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('what is pressed before the scripts are there counts when they come: a view, an arrow, a tick, a day and a guest’s address @phone', async ({
  page,
}) => {
  await test.step('a thumbnail shows its view', async () => {
    await page.goto('/invitation');
    const design = await page.locator('[data-list] .tile-name a').first().getAttribute('href');
    const letThrough = await holdScripts(page);
    await page.goto(design ?? '', { waitUntil: 'commit' });
    const second = page.getByRole('button', { name: 'View 2' });
    await second.click();
    await expect(second).toHaveAttribute('aria-busy', 'true');
    letThrough();
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-view="1"]')).toBeVisible();
    await page.getByRole('button', { name: 'View 1', exact: true }).click();
    await expect(second).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('[data-show][aria-busy="true"]')).toHaveCount(0);
  });
  await page.unrouteAll();

  await test.step('a tick and the day of the event stay on a checklist', async () => {
    const letThrough = await holdScripts(page);
    await page.goto('/planning-mehndi', { waitUntil: 'commit' });
    const tick = page.locator('.checklist-items').getByRole('checkbox').first();
    const day = page.getByLabel('Day of the event');
    await tick.check();
    await day.fill('2031-02-14');
    letThrough();
    await expect(page.getByText('1 of 14 done')).toBeVisible();
    await expect(page.getByText('by 14 Feb 2031').first()).toBeVisible();
    await expect(tick).toBeChecked();
    await expect(day).toHaveValue('2031-02-14');
  });
  await page.unrouteAll();

  await test.step('a guest’s language and what they send', async () => {
    const letThrough = await holdScripts(page);
    await page.goto('/update-address-person?mobile=9814012345', { waitUntil: 'commit' });
    await page.getByLabel('Address').fill('House 7, Verka');
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await page.getByRole('button', { name: 'Send my address' }).click();
    letThrough();
    await expect(page.locator('guest-page')).toHaveAttribute('lang', 'hi');
    await expect(page.locator('[data-error="pincode"]')).toBeVisible();
    await expect(page.locator('#guest-address')).toHaveValue('House 7, Verka');
    await expect(page).toHaveURL(/lang=hi$/);
  });
  await page.unrouteAll();

  await test.step('an arrow of the sweet pages moves their window', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    const letThrough = await holdScripts(page);
    await page.goto('/sweets', { waitUntil: 'commit' });
    const kinds = page.getByRole('navigation', { name: 'Kinds of sweets' });
    await expect(kinds.getByRole('link').first()).toHaveText('Sugar Free');
    await kinds.getByRole('button', { name: 'Next kinds of sweets' }).click();
    letThrough();
    await expect(kinds.getByRole('link').first()).toHaveText('Bengali Sweets');
  });
});

test('on a small phone the first tile of a list begins within the first 580 pixels @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ['/sweets', '/sweets/50-150', '/bengali-sweets', '/invitation']) {
    await page.goto(path);
    const tile = await page.locator('[data-list] .tile').first().boundingBox();
    expect(tile?.y, path).toBeLessThan(580);
  }
});
