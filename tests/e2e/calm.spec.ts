import type { Page } from '@playwright/test';
import { SECOND } from '#lib/time.ts';
import { withMotion } from '#tests/support/browser.ts';
import { expect, test } from '#tests/support/fixtures.ts';

/** Returns the place of the banner that is shown, from 0. */
const shown = (page: Page): Promise<number> =>
  page.locator('banner-stage [data-dots] i').evaluateAll((dots) => dots.findIndex((dot) => 'now' in dot.dataset));

/** Opens home when what moves the banner, which is loaded after four seconds, is there. */
async function openMoving(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(4 * SECOND);
}

/** Follows a link from one page to the next; returns true when the pages cross-fade; a press counts only after that. */
async function pagesFade(page: Page): Promise<boolean> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => Object.assign(globalThis, { fades: event.viewTransition !== null }));
  });
  await page.goto('/invitation');
  await page.locator('[data-list] .tile-name a').first().click();
  await expect(page.locator('.builder')).toBeVisible();
  return page.evaluate(() => (globalThis as unknown as { fades: boolean }).fades);
}

test('pages follow each other at once where motion is not welcome, so that the first press counts', async ({
  page,
}) => {
  expect(await pagesFade(page)).toBe(false);
});

test('with reduced motion there is no greeting and the banner waits for its button @phone', async ({ page }) => {
  await openMoving(page);
  await expect(page.locator('.loader')).toBeHidden();
  const pause = page.getByRole('button', { name: 'Pause the banner' });
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await page.clock.runFor(12 * SECOND);
  expect(await shown(page)).toBe(0);
  await pause.click();
  // It stands still for whoever is at it.
  await page.mouse.move(5, 5);
  await pause.blur();
  await page.clock.runFor(6 * SECOND);
  await expect.poll(() => shown(page)).toBe(1);
});

test.describe('where motion is welcome', () => {
  test.use(withMotion);

  test('the greeting goes by itself, the banner moves on, and a page follows a page', async ({ page }) => {
    const pause = page.getByRole('button', { name: 'Pause the banner' });
    await openMoving(page);
    await expect(pause).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('.loader')).toBeHidden();
    await page
      .locator('.banner')
      .first()
      .click({ position: { x: 300, y: 60 } });
    await expect(page.getByRole('heading', { level: 1, name: 'Invitation boxes' })).toBeVisible();
    await page.goBack();
    await page.mouse.move(5, 5);
    await page.clock.runFor(4 * SECOND);
    await expect(pause).toBeVisible();
    await page.clock.runFor(6 * SECOND);
    await expect.poll(() => shown(page)).toBe(1);
  });

  test('a phone, which may take long to fade, shows the next page at once @phone', async ({ page }) => {
    expect(await pagesFade(page)).toBe(false);
  });

  test('pages cross-fade under a mouse', async ({ page }) => {
    expect(await pagesFade(page)).toBe(true);
  });
});
