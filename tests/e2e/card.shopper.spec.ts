import { printSheets, placeAt } from '#domain/packing/label-sheet.rules.ts';
import { expectClean, WIDTHS } from '#tests/support/axe.ts';
import { keepBox, openPayment } from '#tests/support/box-order.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { addGuests } from '#tests/support/guests.ts';
import { glyphsWithin, lettersOf, readPdf } from '#tests/support/pdf.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { expectConfirmed, paymentWindow } from '#tests/support/purchase.ts';
import { beStaff } from '#tests/support/staff.ts';

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });

const bare = (text: string): string => text.replaceAll(/\s/g, '');
const couple = 'ਹਰਲੀਨ ਅਤੇ ਅਰਜੁਨ';
const punjabi = 'ਤੁਹਾਡੇ ਆਸ਼ੀਰਵਾਦ ਤੋਂ ਬਿਨਾਂ ਇਹ ਖ਼ੁਸ਼ੀ ਅਧੂਰੀ ਹੈ। ਵਿਆਹ ਵਿੱਚ ਜ਼ਰੂਰ ਆਉਣਾ।';
const hindi = 'आपके आशीर्वाद के बिना यह ख़ुशी अधूरी है। विवाह में ज़रूर आइए।';
const urdu = 'آپ کی دعاؤں کے بغیر یہ خوشی ادھوری ہے.';
const english = 'Room 12 at the Ranjit Palace is yours from Friday.';

test('a family writes the card in every box, other words for some, and it lies in print beside the labels', async ({
  page,
  context,
  server,
}) => {
  await beSignedIn(page);
  const homes = [
    { name: 'Manjit of the cards', mobile: '9814500001', category: 'Family' },
    { name: 'Amrit of the cards', mobile: '9814500002', category: 'Friend' },
    { name: 'Kiran of the cards', mobile: '9814500003', category: 'Office' },
  ];
  await addGuests(
    page,
    homes.map((home) => ({ ...home, address: '12, Mall Road', pincode: '143001' })),
  );
  await openPayment(page, await keepBox(page, server, { sweet: 'Badam katli' }));
  for (const { name } of homes) await page.getByRole('checkbox', { name: `Send to ${name}` }).check();
  const part = page.getByRole('region', { name: 'The card in every box' });
  const known = page.locator('.known-answers');
  await known.getByRole('link', { name: ': Card' }).click();
  await part.getByLabel('Your words').fill(urdu);
  // What runs from the right ends at the left.
  const ends = await part.locator('.gift-card-message').evaluate(({ firstChild: words }) => {
    const leftOf = (at: number): number => {
      const letter = document.createRange();
      letter.setStart(words!, at);
      letter.setEnd(words!, at + 1);
      return letter.getBoundingClientRect().left;
    };
    return [leftOf(0), leftOf((words?.textContent?.length ?? 1) - 1)];
  });
  expect(ends[1]).toBeLessThan(ends[0] ?? 0);
  await part.getByLabel('Your words').fill(punjabi);
  await part.getByText('Names, day and place on the card').click();
  await part.getByLabel('Names of the couple').fill(couple);
  await part.getByLabel('Day of the celebration').fill('2027-02-14');
  for (const [at, words] of [hindi, english].entries()) {
    await part.getByRole('button', { name: 'Other words for some guests' }).click();
    const other = part.getByRole('group', { name: `Other words ${at + 1}`, exact: true });
    await other.getByRole('textbox').fill(words);
    if (at === 0) await other.getByRole('button', { name: 'All of Friend' }).click();
    else await other.getByRole('checkbox', { name: homes[2]!.name }).check();
    await expect(other.locator('.gift-card')).toContainText(words);
  }
  await expectClean(page, WIDTHS);
  // What was typed outlives a reload.
  await page.reload();
  await expect(part.getByLabel('Your words')).toHaveValue(punjabi);

  await page.getByRole('button', { name: 'Next', exact: true }).click();
  // The family sees it in the lid of the very box, before paying.
  const lid = page.getByRole('group', { name: 'The card in the lid of the box' });
  await expect(lid).toContainText(couple);
  await expect(lid).toContainText('ਐਤਵਾਰ');
  await expectClean(page, WIDTHS);
  const bar = page.locator('.payment-bar');
  await bar.getByRole('button', { name: 'Pay', exact: true }).click();
  await paymentWindow(page).getByRole('button', { name: 'Pay now' }).click();
  await expectConfirmed(page);
  await page.getByRole('link', { name: 'See the order' }).click();
  const kept = page.getByRole('region', { name: 'The card in every box' });
  await expect(kept.locator('figure').first()).toContainText(punjabi);
  await expect(kept.locator('figure', { hasText: hindi })).toContainText(`For ${homes[1]!.name}`);
  const order = page.url().split('/').at(-1) ?? '';
  // The next box is for another celebration, as far as anybody knows.
  await openPayment(page, await keepBox(page, server, { sweet: 'Badam katli' }));
  await expect(known).toContainText('No words');
  await page.getByRole('checkbox', { name: `Send to ${homes[0]!.name}` }).check();
  await known.getByRole('link', { name: ': Card' }).click();
  await expect(part.getByLabel('Your words')).toHaveValue('');
  await expect(part.getByLabel('Names of the couple')).toHaveValue('');

  await beStaff(context, server, 'packer', 'Gurdeep of the printed cards');
  await page.goto('/back-office/packing');
  await page.getByRole('searchbox').fill(homes[1]!.name);
  await expect(page.locator('.packing-homes')).toContainText(`Own card: ${hindi}`);
  await page.goto(`/back-office/labels?order=${order}&sheet=cards`);
  await expect(page.getByRole('button', { name: 'Print 3 on 1 page' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectClean(page);
  const [paper] = readPdf(await page.pdf({ preferCSSPageSize: true }));
  const sheet = printSheets.find(({ id }) => id === 'cards')!;
  const printed = [0, 1, 2, 3].map((place) =>
    lettersOf(glyphsWithin(paper!, { ...placeAt(sheet, place), width: sheet.width, height: sheet.height })),
  );
  for (const [at, words] of [punjabi, hindi, english].entries()) {
    expect(printed[at]).toContain(bare(couple));
    expect(printed[at]).toContain(bare(words));
    expect(printed[at]).toContain(bare(homes[at]!.name));
  }
  expect(printed[3]).toBe('');
  // No letter has fallen out of its face.
  const faces = new Set(paper!.glyphs.filter(({ text }) => text.trim()).map(({ face }) => face));
  expect([...faces].filter((face) => !/Anek|Rozha|Tiro/.test(face))).toEqual([]);
});
