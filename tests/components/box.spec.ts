import type { Page } from '@playwright/test';
import { readInvitation } from '#domain/catalogue/invitation.contract.ts';
import { readSweet } from '#domain/catalogue/sweet.contract.ts';
import { formatRupees } from '#lib/money.ts';
import { answer, hold, restore } from '#tests/support/answers.ts';
import { openFilledBox } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import type { RunningServer } from '#server/start.ts';

const part = (page: Page, section: number) =>
  page.getByRole('group', { name: 'Your box from above' }).getByRole('link', { name: `Section ${section}:` });
const rows = (page: Page) => page.getByRole('table', { name: 'Sections of the box' });
const oneBox = (page: Page) => page.locator('.builder-bar .price-total');
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

/** Kaju katli costs this in the box that is kept, paise for 400 gm; today's price is the catalogue's. */
interface Kept {
  /** The sections in which it lies, from 1. */
  sections: number[];
  rate?: number;
}

/**
 * Opens a wooden box of four sections whose browser keeps what was filled earlier; answers what a section with today's
 * sweet, the invitation and 400 gm of the sweet cost, in paise.
 */
async function openKept(page: Page, server: RunningServer, { sections, rate }: Kept) {
  const { data } = await server.shop.db
    .selectFrom('catalogue')
    .select('data')
    .where('kind', '=', 'sweet')
    .where('name', '=', 'Kaju katli')
    .executeTakeFirstOrThrow();
  const today = (data as unknown as { rate: number }).rate;
  await page.context().setStorageState({ cookies: [], origins: [] });
  const sweets = Object.fromEntries(sections.map((section) => [section, 'Kaju katli']));
  const { design } = await openFilledBox(page, server, { type: 2, sweets, rate });
  const invitation = (design.data as unknown as { price: number }).price;
  await expect(page.getByRole('radio', { name: '4 Section in box' })).toBeChecked();
  // A section takes a quarter of 1000 gm, in whole rupees.
  return { section: Math.floor((today * 250) / 400 / 100) * 100, invitation, today };
}

test('a box says what is still missing and what it costs, and Next leads to its first gap instead of on', async ({
  page,
  server,
}) => {
  await test.step('an empty box counts the invitation alone', async () => {
    const { invitation } = await openKept(page, server, { sections: [] });
    const { pathname } = new URL(page.url());
    await expect(page.getByText('Tap a section to choose its sweet.')).toBeVisible();
    await expect(rows(page).getByText('not counted yet')).toHaveCount(4);
    await expect(oneBox(page)).toHaveText(formatRupees(invitation));
    await next(page).click();
    await expect(part(page, 1)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(pathname);
  });
  await test.step('a partly filled one', async () => {
    const { section, invitation } = await openKept(page, server, { sections: [1, 3] });
    await expect(page.getByText('2 sections still need a sweet.')).toBeVisible();
    await expect(rows(page).getByText('not counted yet')).toHaveCount(2);
    await expect(oneBox(page)).toHaveText(formatRupees(invitation + 2 * section));
    await next(page).click();
    await expect(part(page, 2)).toBeFocused();
    await page.getByRole('button', { name: 'Fill all 2 with Kaju katli' }).click();
    await expect(oneBox(page)).toHaveText(formatRupees(invitation + 4 * section));
    await expect(page.getByText('Every section is filled.')).toBeVisible();
  });
  await test.step('one of more sweets than its type has sections keeps those that fit, and goes on', async () => {
    const { section, invitation } = await openKept(page, server, { sections: [1, 2, 3, 4, 5] });
    await expect(page.getByText('Every section is filled.')).toBeVisible();
    await expect(rows(page).getByText('Kaju katli')).toHaveCount(4);
    await expect(oneBox(page)).toHaveText(formatRupees(invitation + 4 * section));
    await page.getByRole('radio', { name: '500 gm' }).check();
    await expect(oneBox(page)).toHaveText(formatRupees(invitation + 4 * Math.floor(section / 2 / 100) * 100));
    await next(page).click();
    await page.waitForURL('**/signup');
  });
});

test('a box whose prices cannot be asked for stays as it was kept; once they are known it is corrected, says once what changed, waits visibly, and goes on', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/500|Internal Server Error/);
  for (const endpoint of [readSweet, readInvitation]) await answer(page, endpoint, { status: 500 });
  const { invitation, section, today } = await openKept(page, server, { sections: [1, 2, 3, 4], rate: 160_00 });
  await expect(oneBox(page)).toHaveText(formatRupees(invitation + 400_00));
  const { pathname } = new URL(page.url());
  // Away from the page first, which would ask once more by itself.
  await page.goto('about:blank');
  for (const endpoint of [readSweet, readInvitation]) await restore(page, endpoint);
  await page.goto(pathname);
  const news = page.getByText('Prices have changed since you filled this box');
  await expect(news).toContainText(
    `Kaju katli is now ${formatRupees(today)} for 400 gm (it was ₹160). One box now comes to ${formatRupees(invitation + 4 * section)}.`,
  );
  await expect(oneBox(page)).toHaveText(formatRupees(invitation + 4 * section));
  // The same change is told once; the corrected price stays.
  await page.reload();
  await expect(oneBox(page)).toHaveText(formatRupees(invitation + 4 * section));
  await expect(news).toBeHidden();
  const arrive = await hold(page, readSweet);
  await next(page).click();
  await expect(next(page)).toHaveAttribute('aria-busy', 'true');
  arrive();
  await page.waitForURL('**/signup');
});
