import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import Papa from 'papaparse';
import { SECOND } from '#lib/time.ts';
import { listForStaff } from '#domain/catalogue/catalogue.repo.ts';
import { catalogueVersion } from '#domain/catalogue/publishing.repo.ts';
import { autoPublish } from '#publish/auto-publish.ts';
import { copyFixture, fixtureFolder, quietConfig } from '#scripts/fixture.ts';
import { publisherStore } from '#publish/publisher-store.ts';
import { startShop } from '#main';
import type { RunningServer } from '#server/start.ts';
import { byName, expect, testWithPictures as base } from '#tests/support/fixtures.ts';
import { phonePhoto } from '#tests/support/photos.ts';
import { beStaff, giveDevice } from '#tests/support/staff.ts';

/** A shop with a site and a publisher of its own, so that what is saved becomes public. */
const test = base.extend<{ whole: RunningServer }>({
  whole: async ({}, use) => {
    const dataDir = await mkdtemp(join(dirname(fixtureFolder), 'whole-'));
    await copyFixture(dataDir);
    const server = await startShop(quietConfig(dataDir));
    const { db } = server.shop;
    const watch = autoPublish({
      version: () => catalogueVersion(db),
      api: server.url,
      dataDir,
      say: () => undefined,
      store: publisherStore(db),
    });
    server.shop.rouse = () => watch.rouse();
    await use(server);
    await watch.stop();
    await server.close({ patience: 0 });
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ whole }, use) => use(byName(whole.url)),
});

/** Returns what the machine of the shop prints for `npm run staff -- …`. */
async function staffCommand({ shop, url }: RunningServer, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: shop.config.dataDir, SITE_URL: byName(url) };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'staff', ...args], { env });
  return stdout.trim();
}

test('from the first owner’s link to a price, a picture and a table that the public sees, and back again', async ({
  page: owner,
  browser,
  whole: server,
}) => {
  const baseURL = byName(server.url);
  const stranger = await (await browser.newContext({ baseURL })).newPage();
  /** Waits until the public page holds these words or no longer does, and looks at it as somebody who is nobody. */
  const publicShows = async (path: string, words: string, there = true): Promise<void> => {
    await expect.poll(async () => (await (await stranger.request.get(path)).text()).includes(words)).toBe(there);
    await stranger.goto(path);
    await expect(stranger.getByText(words).first()).toBeVisible({ visible: there });
  };

  await test.step('the owner comes in by the printed link', async () => {
    const link = await staffCommand(server, 'invite', 'owner', 'Amrit Kaur');
    await giveDevice(owner);
    await owner.goto(link);
    await owner.getByRole('button', { name: 'Make a passkey on this device' }).click();
    await owner.getByRole('link', { name: 'I have kept them' }).click();
    await expect(owner.getByText('Good to see you, Amrit Kaur')).toBeVisible();
  });

  const phone = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    isMobile: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await beStaff(phone, server, 'editor', 'Jaspreet Gill');
  const editor = await phone.newPage();

  const [sweet] = await listForStaff(server.shop.db, 'sweet');
  if (!sweet) throw new Error('there is no sweet');
  const path = `/sweets-info/${sweet.id}/sweets`;
  await test.step('a price and a picture are previewed, shared and saved on the phone, and taken back', async () => {
    await editor.goto('/back-office/catalogue/sweet');
    await editor.getByRole('link', { name: sweet.record.name }).first().click();
    await editor.getByLabel('Price of 400 gm').fill('4321');
    const photo = { name: 'Fresh today.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() };
    await editor.locator('.picture-field input[type="file"]').first().setInputFiles(photo);
    await editor.getByRole('button', { name: 'Use this picture' }).click();
    // The preview waits for the picture that is on its way; a publisher that is only starting asks to press once more.
    let preview = editor;
    await expect(async () => {
      const opened = editor.waitForEvent('popup');
      await editor.getByRole('button', { name: 'Preview' }).click();
      preview = await opened;
      const shown = preview.frameLocator('iframe[title="Phone preview"]');
      await expect(shown.getByText('₹4,321').first()).toBeVisible({ timeout: 30 * SECOND });
    }).toPass();
    await preview.getByRole('button', { name: 'Copy the link' }).click();
    await expect(preview.getByRole('button', { name: 'Copied' })).toBeVisible();
    await stranger.goto(await preview.evaluate(() => navigator.clipboard.readText()));
    await expect(stranger.getByText('₹4,321').first()).toBeVisible();
    await expect(stranger.locator('img[src*="fresh-today"]').first()).toHaveJSProperty('complete', true);
    await preview.close();
    await publicShows(path, '₹4,321', false);

    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await editor.getByRole('button', { name: 'Yes, ₹4,321' }).click();
    await expect(editor.getByText(`${sweet.record.name} was saved`)).toBeVisible();
    await publicShows(path, '₹4,321');
    const picture = stranger.locator('img[src*="fresh-today"]').first();
    await expect(picture).toBeVisible();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    await editor.getByRole('button', { name: 'Undo' }).click();
    await publicShows(path, '₹4,321', false);
    await expect(stranger.locator('img[src*="fresh-today"]')).toHaveCount(0);
  });

  await test.step('a policy is written as it will look, and the public reads it so', async () => {
    await owner.goto('/back-office/catalogue/policy');
    await owner.getByRole('link', { name: 'Privacy Policy' }).click();
    const text = owner.getByRole('textbox', { name: 'Text' });
    await text.press('ControlOrMeta+Home');
    await owner.keyboard.type('Read this first. ');
    await owner.getByLabel('Kind of paragraph').selectOption('Heading');
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(owner.getByText('Privacy Policy was saved')).toBeVisible();
    await publicShows('/privacy-policy', 'Read this first.');
    await expect(stranger.getByRole('heading', { name: 'Read this first.' })).toBeVisible();
    await expect(stranger.getByRole('columnheader').first()).toBeVisible();
  });

  await test.step('a price comes back in a spreadsheet on the desk', async () => {
    await owner.goto('/back-office/sheets?kind=sweet');
    const saved = owner.waitForEvent('download');
    await owner.getByRole('button', { name: 'Save as a table' }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    const { data, meta } = Papa.parse<Record<string, string>>(text.slice(1), {
      header: true,
      skipEmptyLines: true,
    });
    const rows = data.filter(({ id }) => id === sweet.id).map((row) => ({ ...row, 'Price of 400 gm': '5432' }));
    const buffer = Buffer.from(Papa.unparse(rows, { columns: meta.fields ?? [] }));
    await owner.getByLabel('Choose a table').setInputFiles({ name: 'sweet.csv', mimeType: 'text/csv', buffer });
    await owner.getByRole('button', { name: 'Change 1 sweet' }).click();
    await owner.getByRole('button', { name: 'Yes, ₹5,432' }).click();
    await expect(owner.getByText('Done: 1 changed.')).toBeVisible();
    await publicShows(path, '₹5,432');
  });

  await test.step('an earlier release is served until somebody publishes again', async () => {
    await owner.getByRole('link', { name: 'Shop', exact: true }).click();
    const releases = owner.getByRole('listitem').filter({ has: owner.getByRole('button', { name: /^Go back/ }) });
    await expect(owner.getByText('(public now)')).toBeVisible();
    await releases.first().getByRole('button').click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Go back', exact: true }).click();
    await publicShows(path, '₹5,432', false);
    await expect(owner.getByText('Held at an earlier release by Amrit Kaur').first()).toBeVisible();
    await expect(owner.getByText(/^Amrit Kaur went back to the release of .* stays hidden/)).toBeVisible();
    await owner.getByRole('button', { name: 'Publish now' }).click();
    await publicShows(path, '₹5,432');
  });
});
