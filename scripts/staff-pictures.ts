/** Takes the pictures of the page for staff from the demonstration shop, on a phone. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { copyFixture, fixtureFolder, makeFixture, quietConfig } from '#scripts/fixture.ts';
import { browserArgs, demandBrowser } from '#scripts/lib/browser.ts';
import { runCommand, say } from '#scripts/lib/command.ts';
import { startShop } from '#main';
import { joinNewStaff } from '#tests/support/new-staff.ts';
import { openStaffSession } from '#server/staff/staff-session.repo.ts';

const help = `Takes the pictures of the page for staff (src/office/running-the-shop.md) from the demonstration.

  node scripts/staff-pictures.ts    writes WebP files of at most 60 KB into .github/readme`;

/** Maximum size of a picture in bytes, since the page loads all of them. */
const MOST_BYTES = 60_000;
const folder = '.github/readme';
/** Window in px. */
const phone = { width: 360, height: 640 };

/** One picture: the page, and actions before the screenshot. */
interface Shot {
  name: string;
  path: string;
  before?(page: Page): Promise<void>;
}

const shots: readonly Shot[] = [
  { name: 'staff-today', path: '/back-office' },
  {
    name: 'staff-orders',
    path: '/back-office/orders',
    before: async (page) => {
      await page.locator('.staff-order-row').first().getByRole('checkbox').check();
      await page.locator('.staff-bulk').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'staff-packing',
    path: '/back-office/packing',
    before: async (page) => page.locator('.packing-homes').first().scrollIntoViewIfNeeded(),
  },
  { name: 'staff-money', path: '/back-office/money' },
];

await runCommand(help, {}, async () => {
  await makeFixture();
  const dataDir = await mkdtemp(join(dirname(fixtureFolder), 'pictures-'));
  await copyFixture(dataDir);
  const { shop, url, close } = await startShop(quietConfig(dataDir));
  const origin = url.replace('127.0.0.1', 'localhost');
  const browser = await chromium.launch({ executablePath: demandBrowser(), args: browserArgs });
  try {
    const staffId = await joinNewStaff(shop, 'owner', 'Harbhajan');
    const value = await openStaffSession(shop.db, staffId, 'Pictures', shop.now());
    const cookie = { name: '__Host-staff', value, domain: 'localhost', path: '/', httpOnly: true, secure: true };
    for (const { name, path, before } of shots) {
      const context = await browser.newContext({
        viewport: phone,
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        reducedMotion: 'reduce',
      });
      await context.addCookies([{ ...cookie, sameSite: 'Strict' }]);
      const page = await context.newPage();
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await before?.(page);
      const picture = await page.screenshot();
      await context.close();
      const file = join(folder, `${name}.webp`);
      await sharp(picture).webp({ quality: 72, effort: 6 }).toFile(file);
      const { size: bytes } = await stat(file);
      if (bytes > MOST_BYTES) throw new Error(`${file} has ${bytes} bytes; at most ${MOST_BYTES} are meant.`);
      say(`${file} ${bytes} bytes`);
    }
  } finally {
    await browser.close();
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
