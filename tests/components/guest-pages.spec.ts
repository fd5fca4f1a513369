import type { Page } from '@playwright/test';
import { type GuestWire, listGuests } from '#domain/guests/guest.contract.ts';
import { answer } from '#tests/support/answers.ts';
import { expectClean } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { guestWire as guest } from '#tests/support/guest-wire.ts';
import { beSignedIn } from '#tests/support/person.ts';

const show = (page: Page, guestList: GuestWire[]) => answer(page, listGuests, { data: { guestList } as never });
test('on a phone the bar of several guests leaves the list in sight, and opens the rest', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await beSignedIn(page);
  await show(
    page,
    Array.from({ length: 40 }, (_, at) => guest(at + 1)),
  );
  await page.goto('/guest/guest');
  await page.getByRole('button', { name: 'Choose several' }).click();
  const many = page.getByRole('region', { name: 'Several guests at once' });
  const height = async () => (await many.boundingBox())?.height;
  expect(await height()).toBeLessThanOrEqual(120);
  await many.getByRole('button', { name: 'All 40' }).click();
  expect(await height()).toBeLessThanOrEqual(120);
  await expect(many.getByRole('button', { name: 'Send 25 of 40 pages' })).toBeVisible();
  await expect(many.getByRole('button', { name: 'Side and events' })).toBeHidden();
  for (const button of await many.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('checkbox', { name: 'Choose Guest 20', exact: true }).scrollIntoViewIfNeeded();
  await expect(many).toBeInViewport({ ratio: 1 });
  // The link to the shop's chat waits at the end of the page.
  await expect(page.getByRole('link', { name: /^Chat with us/ })).not.toBeInViewport();
  const more = many.getByRole('button', { name: 'More' });
  await more.press('Enter');
  await expect(many.getByRole('button', { name: 'Less' })).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(many.getByRole('button', { name: 'Side and events' })).toBeFocused();
  await expectClean(page, [360]);
});
