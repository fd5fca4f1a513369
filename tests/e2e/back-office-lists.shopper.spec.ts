import { sendContactMessage } from '#domain/enquiries/enquiry.contract.ts';
import { stepParcels } from '#domain/parcels/fulfilment.repo.ts';
import { newId } from '#lib/ids.ts';
import { requestOf } from '#lib/request.ts';
import { isoTime, MINUTE } from '#lib/time.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { beStaff } from '#tests/support/staff.ts';

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)), viewport: { width: 360, height: 780 } });

/** Lists of the back office: the page, and what its first entry is. */
const lists: readonly [path: string, first: string][] = [
  ['/back-office/orders', 'main a[href^="/back-office/orders/"]'],
  ['/back-office/inbox', '.inbox-list > li'],
  ['/back-office/messages', '.message-list > li'],
  ['/back-office/catalogue/sweet', '.staff-records > li'],
  ['/back-office/catalogue/review', '.staff-records > li'],
  ['/back-office/packing', '.packing-homes > li'],
  ['/back-office/kitchen', '.kitchen-table tbody tr'],
  ['/back-office/log', '.staff-log > li'],
  ['/back-office/people', '.staff-list > li'],
];
/** Height in px at the foot of a phone's window where the doors stand. */
const FOOT = 60;

test('on a phone the first entry of every list stands in the first window', async ({ page, context, server }) => {
  const { userId: id } = await beSignedIn(page);
  const { db } = server.shop;
  const sweet = await db.selectFrom('catalogue').select('id').where('kind', '=', 'sweet').executeTakeFirstOrThrow();
  const goods = { invitation: newId(), sweet: sweet.id };
  const orderId = await paidBoxes({ shop: server.shop, goods }, { id }, 2, { title: 'First of all' });
  const packed = { batch: newId(), parcels: [{ orderId, position: 0 }], state: 'packed', together: false } as const;
  await stepParcels(db, { id: newId(), name: 'Gurdeep' }, packed, Date.now());
  const body = {
    firstName: 'Simran',
    lastName: 'Kaur',
    email: 's@example.in',
    mobile: '9876512345',
    message: 'Forty.',
  };
  const { path: contact, ...message } = requestOf(sendContactMessage, { body });
  expect((await fetch(server.url + contact, message)).ok).toBe(true);
  await beStaff(context, server, 'owner');
  const tops: [string, number][] = [];
  for (const [path, first] of lists) {
    await page.goto(path);
    await expect(page.locator(first).first(), path).toBeVisible();
    const box = await page.locator(first).first().boundingBox();
    tops.push([path, Math.round(box?.y ?? 0)]);
  }
  // What is in a box, and what is too much for a day, stands above the first line of these.
  const below = ['/back-office/packing', '/back-office/kitchen'];
  expect(tops.filter(([path, top]) => top > (below.includes(path) ? 780 - FOOT : 420))).toEqual([]);
  await page.goto('/back-office/kitchen');
  await expect(page.locator('.kitchen-table').first()).toBeVisible();
  const cut = await page
    .locator('.kitchen-table :is(th, td):last-child')
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    );
  expect(cut).toEqual([]);
});

test('on a phone the bars at the foot stand above the doors', async ({ page, context, server }) => {
  await beStaff(context, server, 'owner');
  const bars = [
    ['/back-office/packing', '.packing-bar .packing-line'],
    ['/back-office/settings', '.settings-form > .submit-row button'],
    ['/back-office/catalogue/sweet/new', '.staff-save button'],
  ] as const;
  const covered: string[] = [];
  for (const [path, bar] of bars) {
    await page.goto(path);
    await expect(page.locator(bar).first(), path).toBeVisible();
    const box = await page.locator(bar).first().boundingBox();
    if (!box || box.y + box.height > 780 - FOOT) covered.push(path);
  }
  expect(covered).toEqual([]);
});

test('a long history shows its last ten entries, and the rest on request', async ({ page, context, server }) => {
  const { userId: id } = await beSignedIn(page);
  const { db } = server.shop;
  const orderId = await paidBoxes(server, { id }, 1);
  await beStaff(context, server, 'owner');
  const note = (at: number) => ({
    id: newId(),
    order_id: orderId,
    text: `Note ${at}`,
    by_id: newId(),
    by_name: 'Meera',
    at: isoTime(Date.now() - at * MINUTE),
  });
  await db
    .insertInto('order_note')
    .values(Array.from({ length: 12 }, (_, at) => note(at)))
    .execute();
  await page.goto(`/back-office/orders/${orderId}`);
  const notes = page.getByRole('region', { name: 'Notes' });
  await expect(notes.getByRole('listitem')).toHaveCount(10);
  await expect(notes.getByRole('listitem').first()).toContainText('Note 0');
  await notes.getByRole('button', { name: 'Show all 12 notes' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(12);
  await notes.getByRole('button', { name: 'Show the last 10' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(10);
});
