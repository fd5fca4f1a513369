import type { Page } from '@playwright/test';
import { askGuest, deleteGuest, type GuestWire, listGuests } from '#domain/guests/guest.contract.ts';
import { answer, hold, restore } from '#tests/support/answers.ts';
import { addGuest } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { daysAgo } from '#tests/support/guests.ts';
import { beNobody, beSignedIn } from '#tests/support/person.ts';

const guest = (at: number, more: Partial<GuestWire> = {}): GuestWire => ({
  _id: String(at).padStart(24, '0'),
  userId: 'f'.repeat(24),
  name: `Guest ${at}`,
  mobile: String(9_814_000_000 + at),
  guestNo: at,
  email: '',
  category: 'Friend',
  address: '12, Mall Road',
  pincode: '143001',
  askedAt: null,
  openedAt: null,
  filledAt: null,
  unconfirmed: false,
  revision: 0,
  ...more,
});
const show = (page: Page, guestList: GuestWire[]) => answer(page, listGuests, { data: { guestList } as never });

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search guests' });

test('a guest list of any length says what is known of each address, and its search never leads to an empty list', async ({
  page,
}) => {
  await beSignedIn(page);
  await test.step('every row says what is known of its address, and the views count who is missing', async () => {
    const nowhere = { address: '', pincode: '' };
    await show(page, [
      guest(1),
      guest(2, nowhere),
      guest(3, { ...nowhere, askedAt: daysAgo(1) }),
      guest(4, { ...nowhere, askedAt: daysAgo(30) }),
      guest(5, { pincode: '' }),
      guest(6, { askedAt: daysAgo(3), filledAt: daysAgo(2) }),
      guest(7, { filledAt: daysAgo(2), unconfirmed: true }),
    ]);
    await page.goto('/guest/guest');
    await expect(row(page, 'Guest 1').locator('.badge')).toHaveCount(0);
    await expect(row(page, 'Guest 2')).toContainText('Address missing');
    await expect(row(page, 'Guest 3').locator('.badge')).toHaveText(/^Asked on \d+ \S+ \d{4}$/);
    await expect(row(page, 'Guest 4')).toContainText('no answer yet');
    await expect(row(page, 'Guest 5')).toContainText('Pincode missing');
    await expect(row(page, 'Guest 6')).toContainText('Filled by guest');
    await expect(row(page, 'Guest 7')).toContainText('Unconfirmed, please check');
    for (const at of [2, 3, 4])
      await expect(row(page, `Guest ${at}`).getByRole('button', { name: 'Sent Request' })).toBeVisible();
    await expect(row(page, 'Guest 5').getByRole('button', { name: 'Sent Request' })).toHaveCount(0);

    const views = page.getByRole('group', { name: 'Show' }).getByRole('button');
    await expect(views).toHaveText(['All 7', 'Without an address 4', 'No answer yet 1', 'Please check 1']);
    await views.filter({ hasText: 'No answer yet' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByText('1 guest', { exact: true })).toBeVisible();
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, 'Guest 4')).toBeVisible();
  });

  await beNobody(page);
  await beSignedIn(page);
  await test.step('a search that finds nobody says so and leads back to all', async () => {
    await restore(page, listGuests);
    await show(page, [guest(1)]);
    await page.goto('/guest/guest');
    await expect(rows(page)).toHaveCount(1);
    await restore(page, listGuests);
    await show(page, []);
    await search(page).fill('nobody');
    await expect(page.getByText('No guest fits “nobody”.')).toBeVisible();
    await restore(page, listGuests);
    await show(page, [guest(1)]);
    const arrive = await hold(page, listGuests);
    await page.getByRole('button', { name: 'Show all guests' }).click();
    await expect(search(page)).toHaveValue('');
    await page.waitForRequest((request) => request.url().includes('/guest-list/') && !request.url().includes('q='));
    await expect(page.getByText('No guests yet')).toBeHidden();
    arrive();
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step('a long list shows fifty homes at a time, tells those of one name apart although the other is not in sight, and a search begins at its first', async () => {
    await restore(page, listGuests);
    const nowhere = { address: '', pincode: '' };
    const namesakes: Record<number, Partial<GuestWire>> = {
      0: { name: 'Harpreet Singh', address: '7, Model Town, Ludhiana', filledAt: daysAgo(2), unconfirmed: true },
      118: { name: 'harpreet singh', ...nowhere },
      119: nowhere,
    };
    await answer(page, askGuest, { data: { link: 'https://shop.example/a', guestData: guest(118) } as never });
    await show(
      page,
      Array.from({ length: 120 }, (_, at) => guest(at, namesakes[at])),
    );
    await page.goto('/guest/guest');
    await expect(page.getByText('120 guests', { exact: true })).toBeVisible();
    await expect(rows(page)).toHaveCount(50);
    for (const name of ['Address is right: Harpreet Singh, Ludhiana', 'Delete Harpreet Singh, Ludhiana'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Ask 2 guests in turn' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('1 of 2: Harpreet Singh, …0118', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Skip to: Guest 119' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    const more = page.getByRole('button', { name: 'Show more' });
    await more.click();
    await expect(rows(page)).toHaveCount(100);
    await more.click();
    await expect(rows(page)).toHaveCount(120);
    await expect(more).toBeHidden();
    const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get('q') === 'guest');
    await search(page).fill(' guest ');
    await asked;
    await expect(rows(page)).toHaveCount(50);
  });
});

test('a guest who could not be deleted stays in the table, and the next try deletes', async ({ page, watch }) => {
  watch.allowed.push(/500|Internal Server Error/);
  await beSignedIn(page);
  for (const name of ['Manjit Kaur', 'Amrit Kaur']) await addGuest(page, name);
  await page.goto('/guest/guest');
  await expect(rows(page)).toHaveCount(2);
  await answer(page, deleteGuest, { status: 500, body: { message: 'boom' } });
  await row(page, 'Manjit Kaur').getByRole('button', { name: 'Delete Manjit Kaur' }).click();
  const dialog = page.getByRole('alertdialog');
  const yes = dialog.getByRole('button', { name: 'Yes' });
  await yes.click();
  await expect(dialog.getByText('Something went wrong on our side.')).toBeVisible();
  await expect(row(page, 'Manjit Kaur')).toHaveCount(1);
  await restore(page, deleteGuest);
  await yes.click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('1 guest', { exact: true })).toBeFocused();
});

test('a long list is asked twenty-five guests a sitting, and the next sitting begins where the last one stopped', async ({
  page,
}) => {
  const { userId } = await beSignedIn(page);
  const silent = Array.from({ length: 30 }, (_, at) => guest(at, { userId, address: '', pincode: '' }));
  await show(page, silent);
  await answer(page, askGuest, { data: { link: 'https://shop.example/a', guestData: silent[0] } as never });
  await page.goto('/guest/guest');
  await page.getByRole('button', { name: 'Ask the next 25 of 30 guests' }).click();
  const dialog = page.getByRole('dialog', { name: /^Ask Guest 0/ });
  await expect(dialog.getByText('1 of 25: Guest 0')).toBeVisible();
  await dialog.getByRole('button', { name: 'Skip to: Guest 1' }).click();
  await page.keyboard.press('Escape');
  // The dialog has gone from the history too, which a reload would meet on its way.
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
  // Twenty-five of them were asked meanwhile.
  await show(
    page,
    silent.map((one, at) => (at < 25 ? { ...one, askedAt: daysAgo(1) } : one)),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Ask 5 guests in turn' }).click();
  await expect(page.getByRole('dialog').getByText('1 of 5: Guest 25')).toBeVisible();
});
