import type { Page } from '@playwright/test';
import { expectClean } from '#tests/support/axe.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { addReview, storedReview } from '#tests/support/reviews.ts';
import { beStaff } from '#tests/support/staff.ts';

const HOME = '/back-office/catalogue';

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('an editor finds a sweet, changes its price twice, sees it in the list and takes it back; a new record is in the bin after an undo', async ({
  page,
  context,
  server,
}) => {
  await beStaff(context, server, 'editor');

  await test.step('a sweet is found, its price changed, seen in the list and taken back', async () => {
    await page.goto(`${HOME}/sweet`);
    await page.getByLabel('Search').fill('besan laddu');
    await expect(page).toHaveURL(/search=besan\+laddu/);
    const row = page.getByRole('link', { name: /^Besan laddu Indian/ });
    await expect(row).toContainText('₹260');
    await row.click();
    const price = page.getByLabel('Price of 400 gm');
    await expect(price).toHaveValue('260');
    // A slip is asked about once, and goes back to its field.
    await price.fill('२६');
    await save(page);
    const question = page.getByRole('alertdialog', { name: 'Is that right?' });
    await expect(question).toContainText(/₹260 → ₹26 for 400 gm\. All other sweets cost ₹[\d,]+ to ₹[\d,]+\./);
    await expectClean(page);
    await question.getByRole('button', { name: 'Correct it' }).click();
    await expect(price).toBeFocused();
    await expect(page.getByText('Besan laddu was saved')).toBeHidden();
    await price.fill('₹ 1,275.50');
    await save(page);
    await question.getByRole('button', { name: 'Yes, ₹1,275.50' }).click();
    await expect(page.getByText('Besan laddu was saved')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Search')).toHaveValue('besan laddu');
    await expect(row).toContainText('₹1,275.50');
    await row.click();
    for (const next of ['1,300', '1,350']) {
      await price.fill(next);
      await save(page);
      await expect(page.getByText('Not saved yet')).toBeHidden();
      await expect(page.getByText('Besan laddu was saved')).toBeVisible();
    }
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(price).toHaveValue('1300');
    // The button is gone or was closed meanwhile: what came of it has the focus, and not the top of the page.
    await expect(page.locator('.staff-undo')).toBeFocused();
  });

  await test.step('a new record is added, and in the bin after an undo', async () => {
    await page.goto(`${HOME}/review`);
    await page.getByRole('link', { name: 'New review' }).click();
    await page.getByLabel('Name').fill('Jasmine of Moga');
    await page.getByLabel('Stars').fill('5');
    await page.getByLabel('Their words').fill('Like home.');
    await page.getByRole('button', { name: 'Add this review' }).click();
    await expect(page.getByText('Jasmine of Moga was added.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('This review is in the bin')).toBeVisible();
    await page.reload();
    await expect(page.getByText('This review is in the bin')).toBeVisible();
  });
});

test('what was typed when a session ends is kept for its person alone, and the second of two editors chooses field by field @phone', async ({
  page,
  context,
  browser,
  server,
  watch,
}) => {
  watch.allowed.push(/401|409/);
  await beStaff(context, server, 'editor');
  const review = await addReview(server);
  await page.goto(review.path);

  await test.step('a session that ends in the middle asks who is there, and keeps what was typed for them alone', async () => {
    const words = page.getByLabel('Their words');
    const before = await words.inputValue();
    await words.fill('Typed before the tea break.');
    const own = await context.cookies();
    await context.clearCookies();
    await save(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await beStaff(context, server, 'editor');
    await page.reload();
    await expect(words).toHaveValue(before);
    await context.addCookies(own);
    await page.reload();
    await expect(words).toHaveValue('Typed before the tea break.');
    await save(page);
    await expect(page.getByText('was saved')).toBeVisible();
  });

  await test.step('the second of two editors sees both versions side by side', async () => {
    await page.getByLabel('Their words').fill('My own words.');
    await page.getByLabel('Town').fill('Ludhiana');
    const other = await browser.newContext({ baseURL: byName(server.url) });
    const harjit = await beStaff(other, server, 'editor', `Harjit ${review.id.slice(-4)}`);
    const theirs = await other.newPage();
    await theirs.goto(review.path);
    await theirs.getByLabel('Their words').fill('Harjit wrote this.');
    await theirs.getByLabel('Stars').fill('3');
    await save(theirs);
    await expect(theirs.getByText('was saved')).toBeVisible();
    await other.close();

    await save(page);
    const panel = page.getByRole('heading', { name: `${harjit} changed this while you were here` });
    await expect(panel).toBeFocused();
    await expect(panel).toBeInViewport();
    await expect(page.getByRole('region', { name: 'History' })).toContainText(harjit);
    await page.getByLabel('Name').focus();
    await page.getByRole('link', { name: 'See both versions' }).click();
    await expect(panel).toBeFocused();
    const words = page.getByRole('group', { name: 'Their words' });
    await words.getByLabel(/Take what/).check();
    await page.getByRole('button', { name: 'Put this into the form' }).click();
    await save(page);
    await expect(page.getByText('was saved')).toBeVisible();
    const { data } = await storedReview(server, review.id);
    expect(data).toMatchObject({ location: 'Ludhiana', rating: 3, description: 'Harjit wrote this.' });
  });
});

test('banners are put in order and back, one whole edit goes by the keyboard alone, and mistyped addresses and closed doors say so', async ({
  page,
  context,
  server,
  watch,
}) => {
  watch.allowed.push(/40[14]/);
  await beStaff(context, server, 'editor');

  await test.step('banners are put in order by arrows, by their number and by dragging, and back', async () => {
    await page.goto(`${HOME}/banner`);
    const rows = page.locator('.staff-record strong');
    await expect(rows.first()).toBeVisible();
    const [one = '', two = '', three = '', ...rest] = await rows.allTextContents();
    await page.getByRole('button', { name: `Move ${one} down` }).click();
    await expect(rows).toHaveText([two, one, three, ...rest]);
    await page.getByLabel(`Place of ${three}`).fill('1');
    await page.getByLabel(`Place of ${three}`).press('Enter');
    await expect(rows).toHaveText([three, two, one, ...rest]);
    const row = (name: string) => page.locator('.staff-record', { hasText: name });
    await row(one).locator('.staff-grip').dragTo(row(three));
    await expect(rows).toHaveText([one, three, two, ...rest]);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(rows).toHaveText([three, two, one, ...rest]);
    await page.reload();
    await expect(rows).toHaveText([three, two, one, ...rest]);
  });

  await test.step('one whole edit goes by the keyboard alone', async () => {
    await page.goto(HOME);
    await expect(page.getByRole('link', { name: /^Sweets/ })).toBeVisible();
    /** Goes on with the tabulator until the wanted control has the focus. */
    const tabTo = async (name: RegExp): Promise<void> => {
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        const focused = page.locator(':focus');
        const words = await focused.evaluate(
          (element) =>
            element.getAttribute('aria-label') ??
            ((element as HTMLInputElement).labels?.[0]?.textContent || element.textContent || ''),
        );
        if (name.test(words)) return;
      }
      throw new Error(`nothing called ${name} takes the focus`);
    };
    await tabTo(/^Dry fruits/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /^Almonds|changed/ }).first()).toBeVisible();
    await tabTo(/changed/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Edit dry fruit' })).toBeVisible();
    await expect(page.getByLabel('Price of 1 kg')).toBeVisible();
    await tabTo(/^Price of 1 kg/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('987');
    await tabTo(/^Save$/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('was saved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.goto(`${HOME}/dry-fruit`);
    await expect(page.getByText('₹987')).toBeVisible();
  });

  await test.step('a mistyped address keeps the menu, and without a session the way in', async () => {
    const answer = await page.goto('/back-office/catalog');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Back office' });
    await expect(menu.getByRole('link', { name: 'Catalogue' })).toBeVisible();
    await expectClean(page);
    await context.clearCookies();
    await page.reload();
    await menu.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  });

  await test.step('helpers find the door of the catalogue closed', async () => {
    await beStaff(context, server, 'helper');
    await page.goto(`${HOME}/sweet`);
    await expect(page.getByText('is not for your role')).toBeVisible();
  });
});
