import type { Page } from '@playwright/test';
import { MINUTE, SECOND } from '#lib/time.ts';
import { saveRecords, withdrawRecord } from '#domain/catalogue/catalogue.repo.ts';
import { CHOSEN_KEY } from '#shop/box/box.store.ts';
import type { RunningServer } from '#server/start.ts';
import { openBox, openFilledBox, recordNamed } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { beSignedIn } from '#tests/support/person.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Sections of the box' });
const compartment = (page: Page, section: number) =>
  page.getByRole('group', { name: 'Your box from above' }).getByRole('link', { name: `Section ${section}:` });
const keeping = (page: Page) => ['Save for Later', 'Add to cart'].map((name) => page.getByRole('button', { name }));
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

/** On the list: taps a sweet and says Yes. */
async function pick(page: Page, sweet: string): Promise<void> {
  await page.getByRole('link', { name: sweet, exact: true }).click();
  await expect(page.getByText(`Are you sure you want to add ${sweet} ?`)).toBeVisible();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(rows(page).getByText(sweet).first()).toBeVisible();
}

async function choose(page: Page, section: number, sweet: string): Promise<void> {
  await compartment(page, section).click();
  await expect(page.getByText(`Choose a sweet for section ${section} of your`)).toBeVisible();
  await pick(page, sweet);
}

/** Changes a sweet as staff would, or takes it out of the shop, until the test ends. */
async function changeSweet(
  server: RunningServer,
  name: string,
  change: { rate: number } | 'withdrawn',
): Promise<() => Promise<void>> {
  const { db } = server.shop;
  const sweet = await db
    .selectFrom('catalogue')
    .selectAll()
    .where('kind', '=', 'sweet')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const save = (more: object): Promise<unknown> =>
    saveRecords(db, 'sweet', [{ id: sweet.id, position: sweet.position, record: { ...sweet.data, ...more } as never }]);
  if (change === 'withdrawn') await withdrawRecord(db, 'sweet', sweet.id);
  else await save(change);
  return async () => void (await save({}));
}

/** Keeps a script back until the test lets it come. */
async function holdScript(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/_astro/${name}.*`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The box on the page has learnt today's prices of its sweet and its invitation. */
async function askedForToday(page: Page): Promise<void> {
  const answers = ['sweet', 'invitation'].map((what) =>
    page.waitForResponse(
      (answer) => answer.url().includes(`/api/user/${what}/`) && page.url().includes('/invitation-detail/'),
    ),
  );
  await Promise.all(answers);
}

test('a box is filled section by section: Next leads to the first gap, a double press on Yes takes one sweet, a reload keeps all, another type can be undone, and one press fills the rest @phone', async ({
  page,
}) => {
  await openBox(page);
  const oneBox = page.locator('.builder-bar .price-total');
  await page.getByRole('radio', { name: '4 Section in box' }).check();
  await next(page).click();
  const gap = rows(page).getByRole('row').nth(1);
  await expect(gap.getByRole('link')).toBeFocused();
  await expect(gap).toBeInViewport({ ratio: 1 });
  await expect(gap.getByText('Every section needs a sweet before you go on.')).toBeInViewport({ ratio: 1 });
  await test.step('a quick double press takes the sweet that was asked about, and no other', async () => {
    await compartment(page, 1).click();
    await page.getByRole('link', { name: 'Pista barfi', exact: true }).click();
    await page.getByRole('button', { name: 'Yes', exact: true }).dblclick();
    await expect(rows(page).getByText('Pista barfi').first()).toBeVisible();
  });
  const kilo = (await oneBox.textContent()) ?? '';
  await page.reload();
  await expect(rows(page).getByText('Pista barfi')).toBeVisible();
  await page.getByRole('radio', { name: '500 gm' }).check();
  await expect(oneBox).not.toHaveText(kilo);
  await page.getByRole('radio', { name: 'Special box' }).check();
  await expect(rows(page).getByText('Pista barfi')).toBeHidden();
  await page.getByRole('button', { name: 'Put the sweets back' }).click();
  await expect(rows(page).getByText('Pista barfi')).toBeVisible();

  await page.getByRole('radio', { name: '1000 gm' }).check();
  await page.getByRole('radio', { name: 'Special box' }).check();
  await expect(page.getByText('Box type 4, Special box. A round centre and four sides.')).toBeVisible();
  await choose(page, 2, 'Kaju katli');
  await expect(page.getByText('Kaju katli is in section 2. 4 sections still need a sweet.')).toBeVisible();
  await expect(rows(page).getByText('not counted yet')).toHaveCount(4);
  await page.getByRole('link', { name: 'Choose for section 1' }).click();
  await expect(page.getByText('Choose a sweet for section 1 of your Special box (200 of 1000 gm).')).toBeVisible();
  await pick(page, 'Pista barfi');
  await page.getByRole('button', { name: 'Fill all 3 with Pista barfi' }).click();
  await expect(rows(page).getByText('Pista barfi')).toHaveCount(4);
  await expect(page.getByText('Every section is filled.')).toBeVisible();
});

test('a tap that comes before the scripts of builder and list chooses for the section of the box as it is kept @phone', async ({
  page,
}) => {
  await openBox(page);
  await page.getByRole('radio', { name: '4 Section in box' }).check();
  await expect(compartment(page, 4)).toBeVisible();
  await test.step('before the script of the builder', async () => {
    const letThrough = await holdScript(page, 'invitation-box');
    await page.reload();
    await compartment(page, 1).click();
    letThrough();
    await expect(page.getByText('Choose a sweet for section 1 of your 4 Section in box')).toBeVisible();
  });
  await test.step('before the script of the list', async () => {
    const letThrough = await holdScript(page, 'choosing');
    await page.reload();
    await expect(page.getByText('Choose a sweet for your box.')).toBeVisible();
    await page.getByRole('link', { name: 'Savouries', exact: true }).click();
    await page.getByRole('link', { name: 'Kaju katli', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Kaju katli', exact: true })).toHaveAttribute('aria-busy', 'true');
    letThrough();
    await expect(page.getByText('Are you sure you want to add Kaju katli ?')).toBeVisible();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(rows(page).getByText('Kaju katli')).toBeVisible();
  });
});

test('of two presses in a row while the builder starts each counts, and nothing moves under a press that has begun @phone', async ({
  page,
  server,
}) => {
  const start = new Date();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start.getTime() + 1000);
  const fill = page.getByRole('button', { name: 'Fill all 2 with Pista barfi' });
  const { path, design } = await openFilledBox(page, server, {
    type: 2,
    sweets: { 1: 'Kaju katli', 2: 'Pista barfi' },
  });
  await test.step('a press on the way to the sections, to which the page would move', async () => {
    const { id: sweetId } = await recordNamed(server, 'Pista barfi');
    const place = { invitationId: design.id, cartId: '', tempId: 2, weight: 1000, index: 1 };
    const chosen = { ...place, sweetId, name: 'Pista barfi', image: '', rate: 100_00 };
    const kept = [CHOSEN_KEY, JSON.stringify([chosen])] as const;
    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), kept);
    await page.reload();
    await fill.hover();
    await page.clock.runFor(100);
    await page.mouse.down();
    await page.clock.runFor(SECOND);
    await page.mouse.up();
    await expect(page.getByText('Every section is filled.')).toBeVisible();
  });
  await test.step('two presses', async () => {
    // A page that is left writes what it holds.
    await page.goto('about:blank');
    await openFilledBox(page, server, { type: 2, sweets: { 1: 'Kaju katli', 2: 'Pista barfi' } });
    await fill.click();
    await next(page).click();
    await page.clock.resume();
    await page.waitForURL('**/signup');
    await page.goto(path);
    await expect(page.getByText('Every section is filled.')).toBeVisible();
  });
});

test('a sweet that is withdrawn is named in the builder and on the payment page, and can be replaced; a price that changes is told before the box goes on', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/404/);
  await beSignedIn(page);
  const { path } = await openFilledBox(page, server, { type: 2, sweets: { 1: 'Kaju katli' } });
  await compartment(page, 2).click();
  await pick(page, 'Pista barfi');
  await page.getByRole('button', { name: 'Fill all 2 with Pista barfi' }).click();
  await next(page).click();
  await page.waitForURL('**/invitation-GuestList/**');
  const payment = page.url().replace('&step=guests', '');

  await test.step('withdrawn from the browser’s own box', async () => {
    const back = await changeSweet(server, 'Kaju katli', 'withdrawn');
    await page.goto(payment);
    await expect(page.getByText('We no longer offer the Kaju katli in section 1.')).toBeVisible();
    await page.getByRole('link', { name: 'Choose another sweet' }).click();
    await expect(page.getByText('Choose a sweet for section 1 of your 4 Section in box')).toBeVisible();
    await page.goto(path);
    await expect(rows(page).getByText('We no longer offer Kaju katli')).toBeVisible();
    await next(page).click();
    await expect(rows(page).getByRole('row').nth(1).getByRole('link')).toBeFocused();
    await compartment(page, 1).click();
    const asked = askedForToday(page);
    await pick(page, 'Ghewar');
    await expect(rows(page).getByText('Pista barfi')).toHaveCount(3);
    await asked;
    await back();
  });

  await test.step('a price that changes while the box, which knows today’s prices, lies open', async () => {
    const back = await changeSweet(server, 'Ghewar', { rate: 999_00 });
    // Next waits for the shop, but not for long; here no time passes until the shop has answered.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + MINUTE);
    await next(page).click();
    await expect(page.getByText('Ghewar is now ₹999 for 400 gm')).toBeVisible();
    await page.clock.resume();
    const shown = (await page.locator('.builder-bar .price-total').textContent()) ?? '';
    await next(page).click();
    await page.waitForURL('**/invitation-GuestList/**');
    await page.goto(page.url().replace(/&step=\w+/, ''));
    await expect(page.locator('.payment-bar')).toContainText(`a box ${shown}`);
    await expect(page.getByText('no longer offer')).toBeHidden();
    await back();
  });
});

test('looking at another design puts a filled box aside, and it can be brought back there, here and in another tab; those who are signed in keep it for later from the page as it is served', async ({
  page,
  context,
  server,
}) => {
  const { path } = await openFilledBox(page, server, { type: 3, sweets: { 2: 'Kaju katli' } });
  const words = /^We kept your box of .+ \(3 Section in box, 1000 gm, 1 sweet\)\./;

  const other = await context.newPage();
  await other.goto('/invitation-glass');
  await expect(other.getByText(words)).toBeVisible();
  await other.reload();
  await expect(other.getByText(words)).toBeVisible();
  await other.close();

  // The tab that is filling goes on with its box.
  await choose(page, 1, 'Pista barfi');
  await expect(rows(page).getByText('Kaju katli')).toBeVisible();

  const both = page.getByText(/We kept your box .*2 sweets\)/);
  await page.goto('/invitation-wooden');
  await expect(both).toBeVisible();
  await page.locator('[data-list] .tile-name a').nth(1).click();
  await expect(page.getByRole('heading', { name: 'Fill the box' })).toBeVisible();
  await page.goto(path);
  await expect(both).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(rows(page).getByText('Pista barfi')).toBeVisible();

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL('**/invitation');
  await page.getByRole('link', { name: 'Bring it back' }).click();
  await expect(rows(page).getByText('Kaju katli')).toBeVisible();
  await expect(page.getByRole('radio', { name: '3 Section in box' })).toBeChecked();

  await beSignedIn(page);
  await page.goto(path);
  // Nobody has turned to the builder yet.
  await expect(page.locator('astro-island[ssr]').filter({ has: next(page) })).toHaveCount(1);
  for (const button of keeping(page)) await expect(button).toBeVisible();
  await page.getByRole('button', { name: 'Save for Later' }).click();
  await expect(page.getByText('Item saved for later.')).toBeVisible();
});

test('a box is kept in the cart, changed there, deleted with a way back, and leaves the box alone that the browser keeps for the same design', async ({
  page,
  server,
}) => {
  await beSignedIn(page);
  const { path } = await openFilledBox(page, server, { type: 1, sweets: { 1: 'Kaju katli' } });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added to cart successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart 1' })).toBeVisible();
  await page.getByRole('radio', { name: '4 Section in box' }).check();
  await choose(page, 3, 'Pista barfi');
  await page.goto('/cart-list');
  await page.getByRole('link', { name: /^View / }).click();
  await page.waitForURL('**/cart-detail/**');
  await expect(rows(page).getByText('Kaju katli')).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await page.getByRole('radio', { name: '500 gm' }).check();
  await saved;
  await page.reload();
  await expect(page.getByRole('radio', { name: '500 gm' })).toBeChecked();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL('**/cart-list');
  await page.getByRole('button', { name: /^Delete / }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /^View / })).toBeVisible();
  await page.goto(path);
  await expect(rows(page).getByText('Pista barfi')).toBeVisible();
  await expect(page.getByRole('radio', { name: '4 Section in box' })).toBeChecked();
});

test('a section is one row of a phone, nothing lies over the bar of the box, and the list of sweets shows the price in this box, which the box then shows too', async ({
  page,
}) => {
  await openBox(page);
  // Only those who are signed in can keep it.
  await expect(next(page)).toBeVisible();
  for (const button of keeping(page)) await expect(button).toBeHidden();
  await page.getByRole('radio', { name: 'Special box' }).check();
  await expect(rows(page).getByRole('row')).toHaveCount(6);
  await page.setViewportSize({ width: 360, height: 800 });
  const heights = await rows(page)
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  for (const height of heights) expect(height).toBeLessThanOrEqual(84);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const place of ['start', 'center', 'end'] as const) {
      await page.locator('.builder').evaluate((builder, block) => builder.scrollIntoView({ block }), place);
      const covered = () =>
        page.locator('.builder-bar').evaluate((bar) =>
          [...bar.querySelectorAll('button, dd')]
            .filter((part) => {
              const { x, y, width: w, height: h } = part.getBoundingClientRect();
              // What is for people with a session alone takes no place here.
              if (w === 0) return false;
              const points = [0.05, 0.5, 0.95].flatMap((across) =>
                [0.1, 0.5, 0.9].map((down) => document.elementFromPoint(x + w * across, y + h * down)),
              );
              return (
                y >= 0 &&
                y + h <= innerHeight &&
                points.some((top) => !top || !(part.contains(top) || top.contains(part)))
              );
            })
            .map((part) => part.textContent),
        );
      await expect.poll(covered, `${width} px, ${place}`).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  await page.getByRole('radio', { name: '4 Section in box' }).check();
  await page.getByRole('radio', { name: '500 gm' }).check();
  await compartment(page, 1).click();
  const price = page
    .locator('.tile')
    .filter({ has: page.getByRole('link', { name: 'Kaju katli', exact: true }) })
    .getByText(/^₹[\d,]+ in this box$/);
  const words = (await price.textContent()) ?? '';
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('title');
  await expect(page).toHaveURL(/sort=title/);
  await expect(price).toHaveText(words);
  await page.getByRole('link', { name: 'Kaju katli', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(rows(page).getByRole('cell', { name: words.replace(' in this box', ''), exact: true })).toBeVisible();
});
