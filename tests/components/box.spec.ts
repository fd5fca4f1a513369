import type { Page } from '@playwright/test';
import { boxKey } from '#features/box/box.store.ts';
import { readInvitation } from '#features/catalogue/invitation.contract.ts';
import { readSweet } from '#features/catalogue/sweet.contract.ts';
import { formatRupees } from '#lib/money.ts';
import { answer, hold } from '#tests/support/answers.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import type { RunningServer } from '#server/main.ts';

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
 * sweet and the invitation cost, in paise.
 */
async function openKept(page: Page, { shop, address }: RunningServer, { sections, rate }: Kept) {
  const find = (kind: 'sweet' | 'invitation', field: 'name' | 'category', value: string) =>
    shop.db
      .selectFrom('catalogue')
      .selectAll()
      .where('kind', '=', kind)
      .where(field, '=', value)
      .where('is_active', '=', true)
      .orderBy('position')
      .executeTakeFirstOrThrow();
  const sweet = await find('sweet', 'name', 'Kaju katli');
  const design = await find('invitation', 'category', 'Wooden Box');
  const today = (sweet.data as unknown as { rate: number }).rate;
  const invitation = (design.data as unknown as { price: number }).price;
  const choices = sections.map((section) => ({
    index: section - 1,
    sweetId: sweet.id,
    name: 'Kaju katli',
    image: '',
    rate: rate ?? today,
  }));
  const box = { weight: 1000, tempId: 2, choices, design: design.name };
  const localStorage = [{ name: boxKey(design.id), value: JSON.stringify(box) }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin: address, localStorage }] });
  await page.goto(`/invitation-detail/${design.id}/invitation`);
  await expect(page.getByRole('radio', { name: '4 Section in box' })).toBeChecked();
  // A section takes a quarter of 1000 gm, in whole rupees.
  return { section: Math.floor((today * 250) / 400 / 100) * 100, invitation };
}

test('an empty box counts the invitation alone, and Next leads to its first section instead of on', async ({
  page,
  server,
}) => {
  const { invitation } = await openKept(page, server, { sections: [] });
  const { pathname } = new URL(page.url());
  await expect(page.getByText('Tap a section to choose its sweet.')).toBeVisible();
  await expect(rows(page).getByText('not counted yet')).toHaveCount(4);
  await expect(oneBox(page)).toHaveText(formatRupees(invitation));
  await next(page).click();
  await expect(part(page, 1)).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(pathname);
});

test('a partly filled box says how much is missing, and Next leads to the first gap', async ({ page, server }) => {
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

test('a box of more sweets than its type has sections keeps those that fit, and goes on when it is full', async ({
  page,
  server,
}) => {
  const { section, invitation } = await openKept(page, server, { sections: [1, 2, 3, 4, 5] });
  await expect(page.getByText('Every section is filled.')).toBeVisible();
  await expect(rows(page).getByText('Kaju katli')).toHaveCount(4);
  await expect(oneBox(page)).toHaveText(formatRupees(invitation + 4 * section));
  await page.getByRole('radio', { name: '500 gm' }).check();
  await expect(oneBox(page)).toHaveText(formatRupees(invitation + 4 * Math.floor(section / 2 / 100) * 100));
  await next(page).click();
  await page.waitForURL('**/signup');
});

test('a box whose prices cannot be asked for stays as it was kept, waits visibly, and goes on', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/500|Internal Server Error/);
  for (const endpoint of [readSweet, readInvitation]) await answer(page, endpoint, { status: 500 });
  const { invitation } = await openKept(page, server, { sections: [1, 2, 3, 4], rate: 160_00 });
  await expect(oneBox(page)).toHaveText(formatRupees(invitation + 400_00));
  const arrive = await hold(page, readSweet);
  await next(page).click();
  await expect(next(page)).toHaveAttribute('aria-busy', 'true');
  arrive();
  await page.waitForURL('**/signup');
});
