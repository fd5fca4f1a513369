import type { Page } from '@playwright/test';
import { insertOrder } from '#domain/orders/order.repo.ts';
import { labelSheets, onSheets, placeAt, placesOn } from '#domain/packing/label-sheet.rules.ts';
import { newId } from '#lib/ids.ts';
import { withTransaction } from '#server/db/database.ts';
import type { RunningServer } from '#server/start.ts';
import { expectClean } from '#tests/support/axe.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { type Glyph, glyphsWithin, lettersOf, readPdf } from '#tests/support/pdf.ts';
import { beStaff } from '#tests/support/staff.ts';

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });

/** The address of a village house as it is told on the telephone: 300 letters in Gurmukhi. */
const village =
  'ਮਕਾਨ ਨੰਬਰ ੧੨, ਗਲੀ ਨੰਬਰ ੪, ਨੇੜੇ ਗੁਰਦੁਆਰਾ ਸ੍ਰੀ ਸਾਹਿਬ, ਪਿੰਡ ਮਾਨਾਂਵਾਲਾ ਕਲਾਂ, ਤਹਿਸੀਲ ਬਾਬਾ ਬਕਾਲਾ, ਡਾਕਖਾਨਾ ਰਈਆ, ਜ਼ਿਲ੍ਹਾ ਅੰਮ੍ਰਿਤਸਰ, ਪੰਜਾਬ, ਵੱਡੇ ਬੋਹੜ ਦੇ ਕੋਲ, ਨੀਲੇ ਰੰਗ ਦਾ ਦਰਵਾਜ਼ਾ, ਸਰਪੰਚ ਸਾਹਿਬ ਦੇ ਘਰ ਤੋਂ ਅੱਗੇ ਤੀਜਾ ਮਕਾਨ ਸੱਜੇ ਹੱਥ, ਪਾਣੀ ਵਾਲੀ ਟੈਂਕੀ ਦੇ ਸਾਹਮਣੇ, ਚੱਕੀ ਵਾਲੀ ਗਲੀ ਵਿੱਚੋਂ ਹੋ ਕੇ, ਪੁਰਾਣੇ ਖੂਹ ਤੋਂ ਪਹਿਲਾਂ ਖੱਬੇ ਪਾਸੇ ਵਾਲਾ ਪਹਿਲਾ ਘਰ';
const people = [
  { name: 'Mr & Mrs Ravi s/o Mohan Lal Malhotra', address: 'Flat 9, Sea View Apartments, Bandra West, Mumbai' },
  {
    name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਢਿੱਲੋਂ',
    address: [...village].slice(0, 300).join(''),
    note: 'Landline 0183 2223334, ਉੱਪਰਲੀ ਮੰਜ਼ਿਲ',
  },
  { name: 'श्रीमती किरण शर्मा', address: 'मकान संख्या 14/2, विद्यार्थी मार्ग के पास, चण्डीगढ़' },
];

/** Returns a paid order of boxes to so many homes, the people above in turn; answers its id. */
async function paidOrder({ shop }: RunningServer, homes: number, title: string): Promise<string> {
  const id = newId();
  const sweet = await shop.db
    .selectFrom('catalogue')
    .select(['id', 'name'])
    .where('kind', '=', 'sweet')
    .executeTakeFirstOrThrow();
  const section = { index: 0, sweetId: sweet.id, name: sweet.name, image: '', price: 500_00 };
  const content = {
    // Boxes of one design are packed together, so each order has a design of its own.
    invitationId: newId(),
    name: title,
    image: '',
    description: '',
    category: 'Wooden Box',
    price: 0,
    weight: 500,
    boxName: 'Normal Box',
    tempId: 1,
    sections: [section],
    boxes: homes,
    goods: 0,
    delivery: 0,
  };
  const buyer = { name: 'Simran Kaur', mobile: '9876543210', address: '', pincode: '' };
  const recipients = Array.from({ length: homes }, (_, at) => ({
    ...people[at % people.length]!,
    guestId: null,
    mobile: `98${String(10_000_000 + at)}`,
    pincode: '143112',
    quantity: 1,
  }));
  const order = { id, userId: newId(), kind: 'invitation' as const, gatewayOrderId: id, paymentId: id, title };
  const sale = { buyer, place: null, gstin: '', hsn: '', rate: 5 };
  await withTransaction(shop.db, (tx) =>
    insertOrder(tx, { ...order, amount: 0, content, sale, recipients }, Date.now()),
  );
  return id;
}

const bare = (text: string): string => text.replaceAll(/\s/g, '');

/** True when an address runs into what stands below it on its label, where it would be cut. */
function overlap(glyphs: readonly Glyph[]): boolean {
  const foot = glyphs.findIndex((_, at) => lettersOf(glyphs.slice(at)).startsWith('PIN143112'));
  const tops = glyphs.map(({ top }) => top);
  return foot > 0 && Math.max(...tops.slice(0, foot)) >= Math.min(...tops.slice(foot));
}

test('labels and slips of every paper come out of the printer whole, each in its place, in three scripts; the kitchen ticks what is ready, and hangs the list on the wall', async ({
  page,
  context,
  server,
}) => {
  await beStaff(context, server, 'packer');

  await test.step('labels and slips of every paper', async () => {
    // Enough to go over the end of the smallest sheet, with each script twice.
    const homes = 7;
    const order = await paidOrder(server, homes, 'Printed');
    await page.goto(`/back-office/labels?order=${order}`);
    for (const sheet of labelSheets) {
      const first = placesOn(sheet) > 2 ? 3 : 1;
      await page.getByLabel('Paper').selectOption(sheet.id);
      if (first > 1) await page.getByLabel('First free label').selectOption(String(first));
      await expect(page.getByRole('button', { name: `Print ${homes} on` })).toBeEnabled();
      await expect(page.getByRole('alert')).toHaveCount(0);
      const pages = readPdf(await page.pdf({ preferCSSPageSize: true }));
      const wanted = onSheets([...Array(homes).keys()], sheet, first);
      expect([sheet.id, pages.length]).toEqual([sheet.id, wanted.length]);
      const seen = new Set<string>();
      for (const [at, paper] of pages.entries()) {
        const single = sheet.id === 'single';
        expect([Math.round(paper.width), Math.round(paper.height)]).toEqual(single ? [102, 152] : [210, 297]);
        let letters = '';
        for (let place = 0; place < placesOn(sheet); place += 1) {
          const { width, height } = sheet;
          const glyphs = glyphsWithin(paper, { ...placeAt(sheet, place), width, height });
          const text = lettersOf(glyphs);
          letters += text;
          if (sheet.id !== 'slip') expect([sheet.id, place, overlap(glyphs)]).toEqual([sheet.id, place, false]);
          if ((wanted[at]?.[place] ?? null) === null) expect([sheet.id, place, text]).toEqual([sheet.id, place, '']);
          else {
            const person = people.find(({ name }) => text.includes(bare(name)));
            expect(text).toContain(bare(person?.address ?? 'nobody') + bare(person?.note ?? ''));
            expect(text).toContain('143112');
            seen.add(/\d{4}-\d{6}-\d+/.exec(text)?.[0] ?? '');
          }
        }
        // Nothing stands between the labels, and no letter has fallen out of its face.
        expect(letters.length).toBe(lettersOf(paper.glyphs).length);
        const faces = new Set(paper.glyphs.filter(({ text }) => text.trim()).map(({ face }) => face));
        expect([...faces].filter((face) => !/Anek|Rozha/.test(face))).toEqual([]);
      }
      expect([sheet.id, seen.size]).toEqual([sheet.id, homes]);
    }
    await expectClean(page);
  });

  await test.step('the kitchen and its list for the wall', async () => {
    await paidOrder(server, 3, 'For the kitchen');
    await page.goto('/back-office/kitchen');
    const first = page.getByRole('checkbox').first();
    await first.check();
    await page.reload();
    await expect(first).toBeChecked();
    await expectClean(page);
    const [day = ''] = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    const amount = await page.locator('.kitchen-sum').first().innerText();
    const [paper] = readPdf(await page.pdf({ format: 'A4' }));
    const printed = lettersOf(paper!.glyphs);
    expect(printed).toContain(bare(day));
    expect(printed).toContain(bare(amount));
    expect(printed).not.toContain('Signout');
  });
});

test('a packer ticks with the network gone, and nothing is lost or done twice', async ({
  page,
  context,
  browser,
  server,
  watch,
}) => {
  watch.allowed.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const title = `Box of ${newId()}`;
  const order = await paidOrder(server, 4, title);
  await beStaff(context, server, 'packer', `Gurdeep ${order}`);
  const rows = async () =>
    (
      await server.shop.db
        .selectFrom('parcel_step')
        .select(['position', 'state', 'by_name', 'undone_at'])
        .where('order_id', '=', order)
        .orderBy('at')
        .execute()
    ).map((one) => `${one.position} ${one.state} ${one.by_name.split(' ')[0]}${one.undone_at ? ' undone' : ''}`);
  const open = async (who: Page): Promise<void> => {
    await who.goto('/back-office/packing');
    const group = who.getByRole('button', { name: new RegExp(`^${title}`) });
    await expect(group).toBeVisible();
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  };
  const tick = (who: Page, home: number) =>
    who.locator('.packing-group', { hasText: title }).getByRole('checkbox').nth(home);
  const saved = (who: Page) => who.getByRole('complementary').getByRole('status');
  // The hands of these clocks are moved: nobody waits for the next try or the next look at what others did.
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page);
  await expectClean(page);

  // The answer is lost on its way: the change is sent again, and done once.
  let lost = true;
  await page.route('**/api/staff/parcels/steps', async (route) => {
    if (!lost) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await tick(page, 0).check();
  await expect(saved(page)).toHaveText('1 change kept on this phone');
  lost = false;
  await page.clock.fastForward('00:10');
  await expect(saved(page)).toHaveText('All saved');
  expect(await rows()).toEqual(['0 packed Gurdeep']);

  // The network is gone: ticks stay, one is taken back before it was sent, and another packer is faster at one home.
  await context.setOffline(true);
  await tick(page, 1).check();
  await tick(page, 2).check();
  await tick(page, 3).check();
  await tick(page, 3).uncheck();
  await expect(saved(page)).toHaveText('2 changes kept on this phone');
  const elsewhere = await browser.newContext({ baseURL: byName(server.url) });
  await beStaff(elsewhere, server, 'packer', `Meena ${order}`);
  const other = await elsewhere.newPage();
  await other.clock.install();
  await open(other);
  await tick(other, 2).check();
  await expect(saved(other)).toHaveText('All saved');
  // The page is closed meanwhile: what was ticked waits on the phone.
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await open(again);
  await expect(saved(again)).toHaveText('All saved');
  await expect(again.getByRole('alert')).toContainText(`Somebody was faster. Meena ${order} set it to “Packed”`);
  expect((await rows()).sort()).toEqual(['0 packed Gurdeep', '1 packed Gurdeep', '2 packed Meena']);

  // The other list hears of it by itself, and a slip of the thumb is taken back.
  await other.clock.fastForward('00:10');
  await expect(tick(other, 1)).toBeChecked();
  await tick(again, 3).check();
  await expect(saved(again)).toHaveText('All saved');
  await again.getByRole('button', { name: /^Undo: / }).click();
  await expect(tick(again, 3)).not.toBeChecked();
  await expect(saved(again)).toHaveText('All saved');
  expect((await rows()).filter((one) => one.startsWith('3'))).toEqual(['3 packed Gurdeep undone']);
  await elsewhere.close();

  // The courier's numbers come back; one that stands twice is given to nobody.
  const references = await again
    .locator('.packing-group', { hasText: title })
    .locator('.packing-reference')
    .allTextContents();
  const lines = [
    'Order Number;Status;Docket',
    ...[7, 8, 8].map((number, at) => `${references[at]};Booked;AW${number}00IN`),
  ];
  const buffer = Buffer.from(`\uFEFF${lines.join('\r\n')}`, 'utf16le');
  await again
    .locator('.courier input[type="file"]')
    .setInputFiles({ name: 'booked.csv', mimeType: 'text/csv', buffer });
  const preview = again.getByRole('region', { name: 'What we read' });
  await expect(preview.getByText(`AW800IN is also in row 4`)).toBeVisible();
  await preview.getByRole('button', { name: 'Mark 1 home as sent' }).click();
  await expect(saved(again)).toHaveText('All saved');
  expect((await rows()).filter((one) => one.includes('sent'))).toEqual(['0 sent Gurdeep']);
  await expect(tick(again, 0)).toBeDisabled();
});
