import type { Locator, Page } from '@playwright/test';
import { saveRecords } from '#features/catalogue/catalogue.repo.ts';
import type { RecordKind } from '#features/catalogue/record-kinds.rules.ts';
import type { RunningServer } from '#server/main.ts';
import { expectClean, WIDTHS } from '#tests/support/axe.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { beStaff } from '#tests/support/staff.ts';

const HOME = '/back-office/catalogue';

test.use({ baseURL: async ({ server }, use) => use(byName(server.address)) });

let reviews = 0;
/** A review that no other test touches; it needs no picture. */
async function addReview({ shop }: RunningServer): Promise<{ id: string; name: string; address: string }> {
  reviews += 1;
  const name = `Guest of house ${reviews}`;
  const record = { name, location: 'Patiala', rating: 5, description: 'Every box came whole.' };
  const [id = ''] = await saveRecords(shop.db, 'review', [{ position: 100 + reviews, record }]);
  return { id, name, address: `${HOME}/review/${id}` };
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
/** Pastes a text as another program hands it over. */
const paste = (text: Locator, html: string) =>
  text.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
/** A record as the store has it. */
const stored = ({ shop }: RunningServer, kind: RecordKind, id: string) =>
  shop.db
    .selectFrom('catalogue')
    .select(['data', 'is_active', 'binned', 'revision'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('an editor finds a sweet, changes its price, sees it in the list and takes it back', async ({
  page,
  context,
  server,
}) => {
  await beStaff(context, server, 'editor');
  await page.goto('/back-office');
  await page.getByRole('link', { name: 'Catalogue' }).click();
  await page.getByRole('link', { name: /^Sweets/ }).click();
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

test('what was wrong is said at its field, and nothing typed is lost by a reload @phone', async ({
  page,
  context,
  server,
}) => {
  await beStaff(context, server, 'editor');
  const review = await addReview(server);
  await page.goto(review.address);
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

test('the second of two editors sees both versions side by side and chooses field by field @phone', async ({
  page,
  context,
  browser,
  server,
  watch,
}) => {
  watch.allowed.push(/409/);
  await beStaff(context, server, 'editor');
  const review = await addReview(server);
  await page.goto(review.address);
  await page.getByLabel('Their words').fill('My own words.');
  await page.getByLabel('Town').fill('Ludhiana');
  const other = await browser.newContext({ baseURL: byName(server.address) });
  const harjit = await beStaff(other, server, 'editor', `Harjit ${review.id.slice(-4)}`);
  const theirs = await other.newPage();
  await theirs.goto(review.address);
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
  const { data } = await stored(server, 'review', review.id);
  expect(data).toMatchObject({ location: 'Ludhiana', rating: 3, description: 'Harjit wrote this.' });
});

test('a record goes into the bin and comes back, and a copy is hidden', async ({ page, context, server }) => {
  await beStaff(context, server, 'editor');
  const review = await addReview(server);
  await page.goto(review.address);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('This review is in the bin')).toBeVisible();
  await page.goto(`${HOME}/review`);
  await expect(page.getByRole('link', { name: /^Guest|^[A-Z]/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: review.name })).toBeHidden();
  await page.getByLabel('Show').selectOption('In the bin');
  await page.getByRole('link', { name: review.name }).click();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText('This review is in the bin')).toBeHidden();
  expect(await stored(server, 'review', review.id)).toMatchObject({ is_active: true, binned: '' });
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Name')).toHaveValue(`${review.name} (copy)`);
  await expect(page.getByText('This review is hidden')).toBeVisible();
});

test('any earlier version comes back from the history', async ({ page, context, server }) => {
  const editor = await beStaff(context, server, 'editor');
  const review = await addReview(server);
  await page.goto(review.address);
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

test('a new record is added, found in its list, and taken back into the bin', async ({ page, context, server }) => {
  await beStaff(context, server, 'editor');
  await page.goto(`${HOME}/review`);
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
});

test('banners are put in order by arrows, by their number and by dragging, and back', async ({
  page,
  context,
  server,
}) => {
  await beStaff(context, server, 'editor');
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

test('several records are hidden at once and taken back at once @phone', async ({ page, context, server }) => {
  await beStaff(context, server, 'editor');
  await page.goto(`${HOME}/decoration?category=Mehndi`);
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('checkbox').nth(2).check();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('2 decorations: hidden from the site.')).toBeVisible();
  await expect(page.locator('.staff-record .badge')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.staff-record .badge')).toHaveCount(0);
});

test('a policy is written as it will look, and what it may not hold is never shown', async ({
  page,
  context,
  server,
}) => {
  await beStaff(context, server, 'editor');
  await page.goto(`${HOME}/policy`);
  await page.getByRole('link', { name: 'Shipping Policy' }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  // A text that has tables is shown whole, and looking at it changes nothing.
  await expect(text.getByRole('columnheader').first()).toBeVisible();
  await expectClean(page);
  // Nor does what a translator or a reader of the browser writes into the page.
  await text.evaluate((element) => element.querySelector('p')?.setAttribute('data-read-aloud', ''));
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await text.press('ControlOrMeta+a');
  await text.press('Delete');
  await page.keyboard.type('We ship daily');
  await page.getByLabel('Kind of paragraph').selectOption('Heading');
  await expect(text.getByRole('heading', { name: 'We ship daily' })).toBeVisible();
  await text.press('End');
  await text.press('Enter');
  await page.keyboard.type('Ask our shop');
  await text.press('ControlOrMeta+Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Link' }).click();
  await page.getByLabel('Where the link leads').fill('/contact us');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please write an address such as')).toBeVisible();
  await page.getByLabel('Where the link leads').fill('/contact-us');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'shop' })).toHaveAttribute('href', '/contact-us');

  await text.press('End');
  await text.press('Enter');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Soon');
  await text.press('Enter');
  await paste(
    text,
    `<p class=MsoNormal style="color:red">From Word<script>document.title = "stolen"</script>
     <a href="javascript:steal()">here</a></p>
     <p class=MsoListParagraph style="mso-list:l0 level1"><span style="mso-list:Ignore">1.</span>First</p>
     <p class=MsoListParagraph style="mso-list:l0 level1"><span style="mso-list:Ignore">2.</span>Second</p>`,
  );
  await expect(text.getByRole('listitem').filter({ hasText: 'Second' })).toBeVisible();
  await text.press('ControlOrMeta+z');
  await expect(text.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(text.getByRole('listitem')).toHaveCount(2);
  await expect(text).not.toContainText('stolen');

  await save(page);
  await expect(page.getByText('Shipping Policy was saved')).toBeVisible();
  await page.getByRole('radio', { name: 'HTML', exact: true }).check();
  const html = page.getByLabel('Text as HTML');
  await expect(html).toHaveValue(
    /^<h2>We ship daily<\/h2>\n<p>Ask our <a href="\/contact-us">shop<\/a><\/p>\n<p><strong>Soon<\/strong><\/p>\n<p>From Word\s+<a>here<\/a><\/p>\n<ol>\s*<li>First<\/li>\s*<li>Second<\/li>\s*<\/ol>$/,
  );
  await html.fill('<h3>By hand</h3><p>Typed as HTML.</p>');
  await page.getByRole('radio', { name: 'As it will look' }).check();
  await expect(text.getByRole('heading', { name: 'By hand' })).toBeVisible();
});

test('a mistyped address keeps the menu of the back office, and without a session the way in', async ({
  page,
  context,
  server,
  watch,
}) => {
  watch.allowed.push(/40[14]/);
  await beStaff(context, server, 'editor');
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

test('a session that ends in the middle of a form asks who is there and loses nothing', async ({
  page,
  context,
  server,
  watch,
}) => {
  watch.allowed.push(/401/);
  await beStaff(context, server, 'editor');
  const review = await addReview(server);
  await page.goto(review.address);
  await page.getByLabel('Their words').fill('Typed before the tea break.');
  await context.clearCookies();
  await save(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await beStaff(context, server, 'editor');
  await page.reload();
  await expect(page.getByLabel('Their words')).toHaveValue('Typed before the tea break.');
  await save(page);
  await expect(page.getByText('was saved')).toBeVisible();
});

test('one whole edit goes by the keyboard alone', async ({ page, context, server }) => {
  await beStaff(context, server, 'editor');
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

test('the log is narrowed to one record, as its form links to it, and to a kind', async ({ page, context, server }) => {
  const owner = await beStaff(context, server, 'owner');
  const review = await addReview(server);
  await page.goto(review.address);
  await page.getByLabel('Town').fill('Bathinda');
  await save(page);
  await expect(page.getByText('was saved')).toBeVisible();
  await page.getByRole('link', { name: 'In the log' }).click();
  const entries = page.locator('.staff-log > li');
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText(`${owner} changed the review ${review.name}`);
  await expect(entries).toContainText('Town');
  await expect(entries).toContainText('Bathinda');
  await page.getByLabel('About what').selectOption('Signing in');
  await expect(page.getByText('Nothing was done yet')).toBeVisible();
});

test('helpers and packers find the door of the catalogue closed', async ({ page, context, server }) => {
  await beStaff(context, server, 'helper');
  await page.goto(`${HOME}/sweet`);
  await expect(page.getByText('belongs to other roles')).toBeVisible();
});

test('lists of the catalogue are clean for those who listen, and fit a narrow phone', async ({
  page,
  context,
  server,
  watch,
}) => {
  watch.allowed.push(/404/);
  await beStaff(context, server, 'owner');
  await page.goto(HOME);
  await expect(page.getByRole('link', { name: 'Policies' })).toBeVisible();
  await expectClean(page, WIDTHS);
  for (const kind of ['sweet', 'banner', 'policy']) {
    await page.goto(`${HOME}/${kind}`);
    await expect(page.locator('.staff-record').first()).toBeVisible();
    await expectClean(page, WIDTHS);
  }
  await page.goto(`${HOME}/sweet?search=nothing+like+it`);
  await expect(page.getByText('Nothing like that is here')).toBeVisible();
  await expectClean(page, WIDTHS);
  await page.goto(`${HOME}/cake`);
  await expect(page.getByText('There is no such list')).toBeVisible();
  await page.goto('/back-office/log');
  await expect(page.getByLabel('About what')).toBeVisible();
  await expectClean(page, WIDTHS);
});

test('forms of the catalogue are clean for those who listen, and fit a narrow phone', async ({
  page,
  context,
  server,
}) => {
  await beStaff(context, server, 'owner');
  for (const kind of ['sweet', 'planning', 'policy', 'about']) {
    await page.goto(`${HOME}/${kind}`);
    await page.locator('.staff-record-link').first().click();
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await expectClean(page, WIDTHS);
  }
});

test('what went wrong with a record is clean for those who listen, and fits a narrow phone', async ({
  page,
  context,
  server,
  watch,
}) => {
  watch.allowed.push(/404|409/);
  await beStaff(context, server, 'owner');
  const review = await addReview(server);
  await page.goto(`${HOME}/sweet/ffffffffffffffffffffffff`);
  await expect(page.getByText('This record is not there')).toBeVisible();
  await expectClean(page, WIDTHS);
  await page.goto(review.address);
  await page.getByLabel('Name').fill('');
  await save(page);
  await expect(page.getByText('Name is required.')).toBeVisible();
  await expectClean(page, WIDTHS);
  await page.getByLabel('Name').fill('Mine');
  const { data } = await stored(server, 'review', review.id);
  await saveRecords(server.shop.db, 'review', [{ id: review.id, record: { ...data, name: 'Theirs' } as never }]);
  await save(page);
  await expect(page.getByRole('heading', { name: 'Somebody changed this meanwhile' })).toBeVisible();
  await expectClean(page, WIDTHS);
});
