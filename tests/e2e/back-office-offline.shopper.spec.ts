import type { BrowserContext, Page } from '@playwright/test';
import { DAY, HOUR } from '#lib/time.ts';
import { newId } from '#lib/ids.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { beStaff } from '#tests/support/staff.ts';

test.use({
  baseURL: async ({ server }, use) => use(byName(server.url)),
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 780 },
});

/** Opens a page with the network, and waits until it opens without as well. */
async function openAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
  const missing = async (): Promise<string[]> => {
    const loaded = [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)];
    const wanted = loaded.filter((url) => url === location.href || /\/_astro\/.*\.(?:js|css)$/.test(url));
    const kept = await Promise.all(wanted.map((url) => caches.match(url, { ignoreVary: true })));
    return wanted.filter((_, at) => !kept[at]);
  };
  await expect.poll(() => page.evaluate(missing)).toEqual([]);
}

/** Names of the answers that the device keeps of the back office, and everything in them, as text. */
async function keptAnswers(page: Page): Promise<{ names: string[]; text: string }> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const opened = indexedDB.open('shagun-office');
        opened.onsuccess = () => {
          const store = opened.result.transaction('answers').objectStore('answers');
          const names = store.getAllKeys();
          const all = store.getAll();
          all.onsuccess = () => {
            opened.result.close();
            const plain = (_: string, value: unknown) => (value instanceof Map ? [...value] : value);
            done({ names: names.result.map(String), text: JSON.stringify(all.result, plain) });
          };
        };
      }),
  );
}

/** URLs in the caches of the service worker that are answers of the API. */
const keptCalls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
    return urls.filter((url) => url.includes('/api/'));
  });

const home = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}, .*: packed$`) });
const saved = (page: Page) => page.getByRole('complementary').getByRole('status');
const find = (page: Page, title: string) => page.getByLabel('Name, number or address').fill(title);
const goOffline = (context: BrowserContext): Promise<void> => context.setOffline(true);

test('packing and kitchen open without a network from what was seen last; ticks wait; nothing of people stays after sign-out, dismissal and a day', async ({
  page,
  context,
  server,
  watch,
}) => {
  watch.allowed.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load|401/);
  const { db } = server.shop;
  const { userId: id } = await beSignedIn(page);
  const sweet = await db.selectFrom('catalogue').select('id').where('kind', '=', 'sweet').executeTakeFirstOrThrow();
  const title = `Away ${newId()}`;
  const [first, second, third] = ['Manjit', 'Rakesh', 'Kiran'].map((name) => `${name} ${title}`) as [
    string,
    string,
    string,
  ];
  const goods = { invitation: newId(), sweet: sweet.id };
  await paidBoxes({ shop: server.shop, goods }, { id }, 3, { title, names: [first, second, third] });
  const gurdeep = await beStaff(context, server, 'packer', `Gurdeep ${newId()}`);
  const notice = page.getByText(/^(?:There is no connection|The shop does not answer)\. This is from .*\.$/);

  await test.step('a reload without a network shows the list and says from when; ticks wait and go by themselves', async () => {
    await openAndKeep(page, '/back-office');
    await expect(page.getByRole('list', { name: 'To do now' })).toBeVisible();
    await openAndKeep(page, '/back-office/kitchen');
    await expect(page.getByRole('table').first()).toBeVisible();
    await openAndKeep(page, '/back-office/packing');
    await find(page, title);
    await expect(home(page, first)).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expect
      .poll(async () => (await keptAnswers(page)).names.sort())
      .toEqual(['kitchen', 'me', 'packing', 'today']);
    await goOffline(context);
    await page.reload();
    await expect(notice).toBeVisible();
    await find(page, title);
    await home(page, first).check();
    await expect(saved(page)).toHaveText('1 change kept on this phone');
    await page.reload();
    await find(page, title);
    await expect(home(page, first)).toBeChecked();
    await page.goto('/back-office/kitchen');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    await page.goto('/back-office');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('list', { name: 'To do now' })).toBeVisible();
    // Other pages lead to the first one, and not to the shop nor to what the browser says.
    await page.goto('/back-office/orders');
    await expect(page).toHaveURL('/back-office');
    await expect(notice).toBeVisible();
    await page.goto('/back-office/packing');
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(saved(page)).toHaveText('All saved');
    await expect(notice).toHaveCount(0);
    expect(await keptCalls(page)).toEqual([]);
  });

  await test.step('whoever was dismissed meanwhile is told what was not sent, and the device forgets the list and the names', async () => {
    await goOffline(context);
    await page.reload();
    await find(page, title);
    await home(page, second).check();
    await expect(saved(page)).toHaveText('1 change kept on this phone');
    await db.updateTable('staff').set({ is_active: false }).where('name', '=', gurdeep).execute();
    await context.setOffline(false);
    await expect(page.getByText('One change was not sent.')).toBeVisible();
    await expect(page.getByText(`waits here until ${gurdeep} signs in and opens Packing`)).toBeVisible();
    await expect.poll(() => keptAnswers(page)).toEqual({ names: [], text: '[]' });
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(title);
  });

  await test.step('another member sees nothing of the former, and signing out leaves nothing', async () => {
    const meena = await beStaff(context, server, 'packer', `Meena ${newId()}`);
    await openAndKeep(page, '/back-office/packing');
    await expect.poll(async () => (await keptAnswers(page)).names.sort()).toEqual(['me', 'packing']);
    const kept = await keptAnswers(page);
    expect(kept.text).toContain(meena);
    expect(kept.text).not.toContain(gurdeep);
    await page.getByRole('button', { name: /^Sign out/ }).click();
    await expect(page.getByRole('heading', { name: 'Back office' })).toBeVisible();
    await expect.poll(() => keptAnswers(page)).toEqual({ names: [], text: '[]' });
    await goOffline(context);
    await page.goto('/back-office/packing');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
    await context.setOffline(false);
  });

  await test.step('what is older than a day is not shown, and dropped', async () => {
    await beStaff(context, server, 'packer', `Harleen ${newId()}`);
    await openAndKeep(page, '/back-office/packing');
    await find(page, third);
    await expect(home(page, third)).toBeVisible();
    await expect.poll(async () => (await keptAnswers(page)).names.sort()).toEqual(['me', 'packing']);
    await goOffline(context);
    await page.clock.setFixedTime(Date.now() + DAY + HOUR);
    await page.goto('/back-office/packing');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.poll(() => keptAnswers(page)).toEqual({ names: [], text: '[]' });
    await context.setOffline(false);
  });
});
