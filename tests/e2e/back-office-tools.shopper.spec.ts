import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import sharp from 'sharp';
import { listForStaff, saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import type { RunningServer } from '#server/start.ts';
import { expectClean } from '#tests/support/axe.ts';
import { byName, expect, testWithPictures as test } from '#tests/support/fixtures.ts';
import { heavyPhoto, phonePhoto } from '#tests/support/photos.ts';
import { beStaff } from '#tests/support/staff.ts';

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });
test.beforeEach(async ({ context, server }) => {
  await beStaff(context, server, 'editor');
});

const sweets = (server: RunningServer) => listForStaff(server.shop.db, 'sweet');

/** Adds sweets of a name that no other test uses; answers their ids. */
let rounds = 0;
async function addSweets(server: RunningServer, count: number, rate = 450_00) {
  rounds += 1;
  const [like] = await sweets(server);
  if (!like) throw new Error('there are no sweets');
  const name = (at: number) => `Round ${rounds} sweet ${String(at).padStart(3, '0')}`;
  const writes = Array.from({ length: count }, (_, at) => ({
    isActive: false,
    position: rounds * 1000 + at,
    record: { ...like.record, name: name(at), rate: rate + at * 100, isBestSeller: false },
  }));
  return { round: `Round ${rounds} sweet`, name, ids: await saveRecords(server.shop.db, 'sweet', writes) };
}

const fileInput = (page: Page) => page.locator('.picture-field input[type="file"]').first();

test('a photograph is framed by keys, a video chosen, shown, taken away and back, and prices of all that are found go up together @phone', async ({
  page,
  server,
  watch,
}) => {
  // The browser tells of what the shop refuses.
  watch.allowed.push(/400/);
  await test.step('a photograph is framed by keys, stands as it was taken, and the earlier one stays', async () => {
    const { ids } = await addSweets(server, 1);
    const before = (await sweets(server)).find(({ id }) => id === ids[0]);
    await page.goto(`/back-office/catalogue/sweet/${ids[0]}`);
    const photo = await phonePhoto();
    await fileInput(page).setInputFiles({ name: 'Meri mithai.JPG', mimeType: 'image/jpeg', buffer: photo });
    const dialog = page.getByRole('dialog', { name: 'Which part shall we show?' });
    await expect(dialog.getByRole('img')).toBeVisible();
    await expectClean(page);
    // The picture is upright and the shop's frame lies across: it can be moved up and down alone.
    await expect(dialog.getByRole('slider')).toHaveCount(2);
    const upDown = dialog.getByRole('slider', { name: 'Up or down' });
    await upDown.focus();
    await page.keyboard.press('Home');
    await expect(upDown).toHaveAttribute('aria-valuetext', /% from the top/);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    // At once: the form waits for the picture.
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    const after = (await sweets(server)).find(({ id }) => id === ids[0]);
    const value = String(after?.record.image);
    expect(value).toMatch(/^sweets\/meri-mithai-[0-9a-f]{8}\.webp$/);
    const { data, info } = await sharp(join(server.shop.media.root, value)).raw().toBuffer({ resolveWithObject: true });
    const [red = 0, , blue = 255] = data.subarray(600 * info.width * info.channels);
    // Its upper part was chosen, which is red down to the middle of the photograph; in the middle this row would be blue.
    expect([info.width, info.height, red > 150, blue < 90]).toEqual([960, 720, true, true]);
    expect((await page.request.get(`/uploads/${String(before?.record.image)}`)).status()).toBe(200);
  });

  await test.step('a video is chosen, refused when it is none, shown, taken away and back', async () => {
    const [invitation] = await listForStaff(server.shop.db, 'invitation');
    await page.goto(`/back-office/catalogue/invitation/${invitation?.id}`);
    const field = page.locator('[data-field="videoFile"]');
    const input = field.locator('input[type="file"]').first();
    await input.setInputFiles({
      name: 'card.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.from('%PDF-1.7 and some more'),
    });
    await expect(field.getByRole('alert')).toContainText('This file is not an MP4 video.');
    await field.getByRole('button', { name: 'Keep the old one' }).click();
    const source = await readFile('scripts/demo/media/intro.mp4');
    await input.setInputFiles({ name: 'Unboxing.mov', mimeType: 'video/quicktime', buffer: source });
    const shown = field.locator('video');
    await expect(shown).toHaveAttribute('src', /\/uploads\/invitations\/unboxing-[0-9a-f]{8}\.mp4$/);
    // The browser reads it.
    await expect.poll(() => shown.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
    await expectClean(page);
    await field.getByRole('button', { name: 'Take away' }).click();
    await expect(shown).toHaveCount(0);
    await field.getByRole('button', { name: 'Back to the earlier one' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/was saved/)).toBeVisible();
    const kept = (await listForStaff(server.shop.db, 'invitation')).find(({ id }) => id === invitation?.id);
    expect(kept?.record['videoFile']).toMatch(/^invitations\/unboxing-/);
  });

  await test.step('prices change together, each shown before, and back by one press', async () => {
    const { round, name, ids } = await addSweets(server, 60, 101_00);
    await page.goto(`/back-office/catalogue/sweet?search=${encodeURIComponent(round)}`);
    await page.getByRole('checkbox', { name: `Choose ${name(12)}`, exact: true }).check();
    // What is done with it stands at the foot, wherever the list is, and the doors below.
    const bar = page.locator('.sticky-bar');
    await expect(bar.getByText('1 sweet chosen')).toBeInViewport({ ratio: 1 });
    for (const act of ['Price and more…', 'Put on the site', 'More…'])
      await expect(bar.getByRole('button', { name: act, exact: act === 'More…' })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('button', { name: 'Withdraw' })).toBeHidden();
    await bar.getByRole('button', { name: 'More…', exact: true }).click();
    await expect(bar.getByRole('button', { name: 'Withdraw' })).toBeInViewport({ ratio: 1 });
    const [foot, doors] = [await bar.boundingBox(), await page.locator('.staff-doors').boundingBox()];
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((doors?.y ?? 0) + 1);
    await page.getByRole('button', { name: 'Choose all 60' }).click();
    await page.getByRole('button', { name: 'Price and more…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change 60 sweets' });
    await dialog.getByLabel('Percent').fill('10');
    await dialog.getByRole('radio', { name: 'Lower' }).check();
    await expect(dialog.getByText('60 will change')).toBeVisible();
    await expect(dialog.getByRole('listitem').first()).toContainText('₹102');
    await expectClean(page);
    await dialog.getByRole('button', { name: 'Change 60', exact: true }).click();
    await expect(page.getByText('60 sweets: price lowered by 10%.')).toBeVisible();
    const rates = async () =>
      (await sweets(server)).filter(({ id }) => ids.includes(id)).map(({ record }) => record.rate);
    expect((await rates()).sort((a, b) => a - b).slice(0, 2)).toEqual([91_00, 92_00]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Undone.')).toBeVisible();
    expect((await rates()).sort((a, b) => a - b).slice(0, 2)).toEqual([101_00, 102_00]);
  });
});

test('what is no picture gets a sentence at its field and nothing is lost, a photograph of 40 MB that did not arrive is sent again, and 500 rows come back from a spreadsheet', async ({
  page,
  server,
  watch,
}, testInfo) => {
  watch.allowed.push(/Failed to load resource|ERR_FAILED/);
  const [sweetId] = (await addSweets(server, 1)).ids;
  const photo = await phonePhoto();
  await page.goto(`/back-office/catalogue/sweet/${sweetId}`);
  await test.step('what is no picture', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Typed before');
    const files: [string, Buffer, RegExp][] = [
      ['half.jpg', photo.subarray(0, photo.length / 2), /The end of this picture is missing/],
      ['broken.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 0xff, 0xd9]), /damaged/],
    ];
    for (const [name, buffer, words] of files) {
      await fileInput(page).setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
      await expect(page.locator('.picture-field .field-error').first()).toHaveText(words);
    }
    await expectClean(page);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Typed before');
  });

  await test.step('a photograph of 40 MB is made smaller here, and one that did not arrive is sent again', async () => {
    const buffer = heavyPhoto(photo, 40);
    expect(buffer.length).toBeGreaterThan(40 * 1_048_576);
    let sent = 0;
    await page.route('**/api/staff/pictures/*', (route) => {
      sent += 1;
      return sent === 1 ? route.abort() : route.continue();
    });
    const file = testInfo.outputPath('big.jpg');
    await writeFile(file, buffer);
    await fileInput(page).setInputFiles(file);
    const before = (await sweets(server)).find(({ id }) => id === sweetId);
    await page.getByLabel('How to keep it').fill('Away from the sun');
    await page.getByRole('button', { name: 'Use this picture' }).click();
    // The record waits for the picture, and is not saved with the one before when that one fails.
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await expect(page.getByText('“Picture” has not arrived. Nothing is lost')).toBeVisible();
    await expect(page.locator('.picture-field .field-error').first()).toContainText('press “Send again”');
    expect((await sweets(server)).find(({ id }) => id === sweetId)).toEqual(before);
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('button', { name: 'Back to the earlier one' })).toBeVisible();
    await save.click();
    await expect(page.getByText('was saved')).toBeVisible();
    const after = (await sweets(server)).find(({ id }) => id === sweetId);
    expect(after?.record).toMatchObject({
      storage: 'Away from the sun',
      image: expect.stringContaining('sweets/big-'),
    });
  });

  await test.step('500 rows come back from a foreign spreadsheet, and all are taken back', async () => {
    const { name, ids } = await addSweets(server, 500);
    await page.goto('/back-office/sheets?kind=sweet');
    await expectClean(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a table' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.startsWith('\uFEFFid,revision,position,visible')).toBe(true);
    const table = Papa.parse<string[]>(text.slice(1)).data;
    const [heads = []] = table;
    const rate = heads.indexOf('Price of 400 gm');
    const mine = table.filter((row) => ids.includes(row[0] ?? ''));
    for (const row of mine) row[rate] = '1001.50';
    const foreign = (rows: string[][]) =>
      Buffer.from(
        `\uFEFF${rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\r\n')}`,
        'utf16le',
      );
    const choose = (rows: string[][]) =>
      page
        .getByLabel('Choose a table')
        .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: foreign(rows) });

    await choose([heads, ...mine]);
    await expect(page.getByText('500 to change.')).toBeVisible();
    await expectClean(page);
    await page.getByRole('button', { name: 'Change 500 sweets' }).click();
    // Prices that rise by more than half are asked about once.
    const question = page.getByRole('alertdialog', { name: 'Is that right?' });
    await expect(question.getByRole('listitem').first()).toContainText(
      `Row 2, ${name(0)}: ₹450 → ₹1,001.50 for 400 gm.`,
    );
    await expect(question.getByRole('listitem').last()).toContainText('The same in rows 7, 8, ');
    await expectClean(page);
    await question.getByRole('button', { name: /^Yes, all \d+$/ }).click();
    await expect(page.getByText('Done: 500 changed.')).toBeVisible();
    const rateOf = async (at: number) =>
      (await sweets(server)).find(({ record }) => record.name === name(at))?.record.rate;
    expect([await rateOf(0), await rateOf(1), await rateOf(499)]).toEqual([1001_50, 1001_50, 1001_50]);
    await page.getByRole('button', { name: 'Undo all of it' }).click();
    await expect(page.getByText('Everything is as it was before the table.')).toBeVisible();
    expect([await rateOf(0), await rateOf(1), await rateOf(499)]).toEqual([450_00, 451_00, 949_00]);
  });
});
