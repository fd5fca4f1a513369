import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { fixtureFolder } from '#scripts/fixture.ts';
import { freePort } from '#scripts/lib/postgres.ts';
import { expect, signIn, testWithPictures as test } from '#tests/support/fixtures.ts';
import { fillDelivery, openSweet, payAs } from '#tests/support/purchase.ts';

/** A copy of the project, because its sources are changed here; packages are found in the folder above. */
const copy = resolve('.cache/dev-shop');
let child: ChildProcess;
let address = '';
let said = '';

async function edit(file: string, before: string, after: string): Promise<void> {
  const text = await readFile(join(copy, file), 'utf8');
  expect(text).toContain(before);
  await writeFile(join(copy, file), text.replace(before, after));
}

/** Returns what somebody at a terminal has: not the mode in which a build of the site left this process. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...env } = process.env;
  return env;
}

/** Runs the command that changes the catalogue by tables, in the copy. */
const catalogue = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/catalogue.ts', ...args], {
    cwd: copy,
    env: { ...plainEnvironment(), DATA_DIR: '.data', API_URL: address },
  });

test.beforeAll(async () => {
  await rm(copy, { recursive: true, force: true });
  await mkdir(join(copy, '.data'), { recursive: true });
  for (const part of ['src', 'public', 'scripts', 'package.json', 'astro.config.mjs', 'tsconfig.json'])
    await cp(part, join(copy, part), { recursive: true });
  for (const part of ['shop.sqlite', 'media'])
    await cp(join(fixtureFolder, part), join(copy, '.data', part), { recursive: true });
  const port = await freePort();
  child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: copy,
    env: { ...plainEnvironment(), PORT: String(port), DATA_DIR: '.data', RATE_LIMITS: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  address = `http://localhost:${port}`;
  await new Promise<void>((open, refuse) => {
    const hear = (words: Buffer): void => {
      said += words.toString();
      if (said.includes(`open at ${address}`)) open();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => refuse(new Error(said)));
  });
});

test.afterAll(async () => {
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await rm(copy, { recursive: true, force: true });
});

test('npm run dev serves the whole shop on one address, where a sweet is bought and what is saved shows at once', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: address });
  // Every kind of address: another spelling, the long form of a page, an older form of a list, one that nothing answers.
  await page.goto('/SWEETS/Wedding');
  await expect(page).toHaveURL('/sweets/wedding');
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);

  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search' }).first().fill('kaju kat');
  await expect(page.getByRole('option', { name: 'Kaju katli' }).first()).toBeVisible();
  await signIn(page);
  await openSweet(page, 'Kaju katli');
  const sweet = page.url();
  const picture = await page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
  expect(picture).toBeGreaterThan(0);
  await page.getByLabel('Quantity').pressSequentially('2');
  await expect(page.locator('[data-total]')).toHaveText('₹2,649');

  // A part keeps what was typed into it, and the server answers by what was saved.
  await edit('src/shop/checkout/purchase.texts.ts', "quantity = 'Quantity'", "quantity = 'How much'");
  await expect(page.getByLabel('How much')).toHaveValue('2');
  await edit(
    'src/server/app.ts',
    "app.get('/healthz', watched, async () => ({ ok: true })",
    "app.get('/healthz', watched, async () => ({ ok: 'again' })",
  );
  await expect.poll(async () => (await fetch(`${address}/healthz`)).text().catch(String)).toContain('again');

  await page.getByRole('button', { name: 'Pay' }).click();
  await fillDelivery(page);
  await page.getByRole('button', { name: 'Pay ₹2,649' }).click();
  await payAs(page, 'success@razorpay');
  await expect(page.getByText('Your Order Confirmed')).toBeVisible();

  // What is sold changes under an open page.
  await page.goto(sweet);
  await catalogue('export', 'sweet', 'sweets.csv');
  await edit('sweets.csv', ',Kaju katli,', ',Kaju katli of the house,');
  await catalogue('import', 'sweet', 'sweets.csv', '--apply');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaju katli of the house');
  await page.close();
});
