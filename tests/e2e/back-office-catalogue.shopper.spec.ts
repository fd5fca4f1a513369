import type { Page } from '@playwright/test';
import { expectClean } from '#tests/support/axe.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { addReview, storedReview } from '#tests/support/reviews.ts';
import { beStaff } from '#tests/support/staff.ts';

const HOME = '/back-office/catalogue';

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('an editor finds, changes, adds, withdraws and copies records, and takes each step back, to any earlier version', async ({
  page,
  context,
  server,
}) => {
  const editor = await beStaff(context, server, 'editor');
  const review = await addReview(server);

  await test.step('a sweet is found, its price changed, seen in the list and taken back', async () => {
    await page.goto(`${HOME}/sweet`);
    await page.getByLabel('Search').fill('besan laddu');
    await expect(page).toHaveURL(/search=besan\+laddu/);
    const row = page.getByRole('link', { name: /^Besan laddu Indian/ });
    await expect(row).toContainText('₹260');
    await row.click();
    const price = page.getByLabel('Price of 400 gm');
    await expect(price).toHaveValue('260');
    await price.fill('₹ 1,275.50');
    await save(page);
    await expect(page.getByText('Besan laddu was saved')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Search')).toHaveValue('besan laddu');
    await expect(row).toContainText('₹1,275.50');
    await row.click();
    await price.fill('265');
    await save(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(price).toHaveValue('1275.5');
    await expect(page.getByText('Taken back: Besan laddu was saved')).toBeVisible();
    // The button is gone or was closed meanwhile: what came of it has the focus, and not the top of the page.
    await expect(page.locator('.staff-undo')).toBeFocused();
  });

  await test.step('any earlier version comes back from the history', async () => {
    await page.goto(review.path);
    for (const words of ['Second words.', 'Third words.']) {
      await page.getByLabel('Their words').fill(words);
      await save(page);
      await expect(page.getByRole('listitem').filter({ hasText: words }).first()).toContainText(editor);
    }
    const first = page.getByRole('listitem').filter({ hasText: 'What was there at the beginning' });
    await page.getByLabel('Town').fill('Mohali');
    await expect(first.getByRole('button')).toBeDisabled();
    await page.getByLabel('Town').fill('Patiala');
    await first.getByRole('button', { name: 'Bring this back' }).click();
    await expect(page.getByLabel('Their words')).toHaveValue('Every box came whole.');
    await expect(page.locator('.staff-log > li').first()).toContainText('brought an earlier version back');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Their words')).toHaveValue('Third words.');
  });

  await test.step('a withdrawn record is in the bin alone', async () => {
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('This review is in the bin')).toBeVisible();
    await page.goto(`${HOME}/review`);
    await expect(page.locator('.staff-record').first()).toBeVisible();
    await expect(page.getByRole('link', { name: review.name })).toBeHidden();
    await page.getByLabel('Show').selectOption('In the bin');
    await expect(page.getByRole('link', { name: review.name })).toBeVisible();
  });

  await test.step('a new record is added, taken back into the bin, brought back and copied', async () => {
    await page.getByRole('link', { name: 'New review' }).click();
    await page.getByLabel('Name').fill('Jasmine of Moga');
    await page.getByLabel('Stars').fill('5');
    await page.getByLabel('Their words').fill('Like home.');
    await page.getByRole('button', { name: 'Add this review' }).click();
    await expect(page.getByText('Jasmine of Moga was added.')).toBeVisible();
    await expect(page).toHaveURL(/review\/[0-9a-f]{24}$/);
    await page.getByLabel('Town').fill('Moga');
    await save(page);
    await expect(page.getByText('Jasmine of Moga was saved')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Town')).toHaveValue('');
    await page.getByRole('button', { name: /^Undo.*Jasmine of Moga was added/ }).click();
    await expect(page.getByText('This review is in the bin')).toBeVisible();
    await page.getByRole('button', { name: 'Bring back' }).click();
    await expect(page.getByText('This review is in the bin')).toBeHidden();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await storedReview(server, id)).toMatchObject({ is_active: true, binned: '' });
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Jasmine of Moga (copy)');
    await expect(page.getByText('This review is hidden')).toBeVisible();
  });
});

test('what was wrong is said at its field, nothing typed is lost, the second of two editors chooses field by field, and several records are hidden at once @phone', async ({
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

  await test.step('a refusal stands at its field, and what was typed is there after a reload', async () => {
    await page.getByLabel('Name').fill('');
    await page.getByLabel('Stars').fill('many');
    await page.getByLabel('Their words').fill('Warm and quick, every single one.');
    await save(page);
    await expect(page.getByText('Name is required.')).toBeVisible();
    await expect(page.getByText('Stars are a number from 1 to 5.')).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    await page.reload();
    await expect(page.getByText('is here again and not saved yet: Name, Stars, Their words.')).toBeVisible();
    await expect(page.getByLabel('Stars')).toHaveValue('many');
    await page.getByLabel('Stars').fill('4');
    await page.getByLabel('Name').fill('Gurleen');
    await save(page);
    await expect(page.getByText('Gurleen was saved')).toBeVisible();
    // What was done before stands beside no refusal.
    await page.getByLabel('Name').fill('');
    await save(page);
    await expect(page.getByText('Name is required.')).toBeVisible();
    await expect(page.getByText('Gurleen was saved')).toBeHidden();
    await page.getByLabel('Name').fill('Gurleen');
    await page.reload();
    await expect(page.getByLabel('Stars')).toHaveValue('4');
    await expect(page.getByText('is here again')).toBeHidden();
  });

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
    const panel = page.getByRole('heading', { name: `${harjit} changed this meanwhile` });
    await expect(panel).toBeFocused();
    await expect(panel).toBeInViewport();
    await expect(page.getByText(`${harjit} changed this meanwhile: choose below.`)).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'History' })).toContainText(harjit);
    await page.getByLabel('Name').focus();
    await page.getByRole('link', { name: 'See both versions' }).click();
    await expect(panel).toBeFocused();
    const words = page.getByRole('group', { name: 'Their words' });
    await expect(words).toContainText('Harjit wrote this.');
    await expect(words).toContainText('My own words.');
    await expect(words.getByLabel('Keep mine')).toBeChecked();
    // What one of them alone changed is no question.
    await expect(page.getByLabel('Keep mine')).toHaveCount(1);
    await expect(page.getByText(`${harjit} alone changed: Stars.`)).toBeVisible();
    await expect(page.getByText('You alone changed: Town.')).toBeVisible();
    await words.getByLabel(/Take what/).check();
    await page.getByRole('button', { name: 'Put this into the form' }).click();
    await expect(page.getByLabel('Their words')).toHaveValue('Harjit wrote this.');
    await expect(page.getByLabel('Town')).toHaveValue('Ludhiana');
    await save(page);
    await expect(page.getByText('was saved')).toBeVisible();
    const { data } = await storedReview(server, review.id);
    expect(data).toMatchObject({ location: 'Ludhiana', rating: 3, description: 'Harjit wrote this.' });
  });

  await test.step('several records are hidden at once and taken back at once', async () => {
    await page.goto(`${HOME}/decoration?category=Mehndi`);
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('checkbox').nth(2).check();
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect(page.getByText('2 decorations: hidden from the site.')).toBeVisible();
    await expect(page.locator('.staff-record .badge')).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('.staff-record .badge')).toHaveCount(0);
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
    await page.getByRole('button', { name: `Move down ${one}` }).click();
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
    await expect(page.getByText('belongs to other roles')).toBeVisible();
  });
});
