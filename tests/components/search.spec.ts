import { expect, test } from '#tests/support/fixtures.ts';
import { holdFiles, openBox, options, status } from '#tests/support/search-box.ts';

test('the box tells what it shows and highlights, never answers a newer text with an older answer, and helps where nothing is found', async ({
  page,
}) => {
  await page.goto('/sweets');
  const box = await openBox(page);

  await test.step('a newer text is not answered with an older answer', async () => {
    const letThrough = await holdFiles(page, '**/pagefind/index/**');
    await box.fill('jalebi');
    await expect(status(page)).toHaveText('Loading...');
    await box.fill('samosa');
    await box.fill('');
    await expect(status(page)).toBeHidden();
    await box.fill('samosa');
    letThrough();
    await expect(options(page)).toHaveText([/Samosa/]);
  });
  await box.fill('');

  await test.step('assistive technology hears what is shown and what is highlighted', async () => {
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveAttribute('aria-autocomplete', 'list');
    await box.pressSequentially('kaju');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    const list = page.getByRole('listbox', { name: 'Search results' });
    await expect(box).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
    await expect(list.getByRole('group', { name: 'Sweets' }).getByRole('option')).not.toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: /^\d+ results$/ })).toBeVisible();
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    const second = options(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    // It ends a Hindi word that the keyboard still puts together, and opens nothing.
    await box.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    await expect(box).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
    await expect(options(page).and(page.locator('[aria-selected=true]'))).toHaveCount(1);
    await expect(box).toBeFocused();
    await box.pressSequentially(' katli');
    await expect(options(page)).toHaveCount(2);
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await box.press('Escape');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('kaju katli');
  });

  await test.step('a guess is told, and words that nothing has together find what has some of them', async () => {
    await box.fill('motichoour lddu');
    await expect(status(page)).toHaveText('2 results for “motichoor laddu”');
    await box.fill('strawberry laddu');
    await expect(status(page)).toContainText('Nothing has all of these words.');
    await expect(options(page).first()).toContainText('Kaju strawberry');
  });

  await test.step('where nothing is found, the nearest word and the lists are offered, by keyboard too', async () => {
    await box.fill('jilxbx');
    await expect(status(page)).toHaveText('No items found.');
    await expect(page.getByRole('group', { name: 'Did you mean' }).getByRole('option')).toHaveText('jalebi');
    await expect(page.getByRole('group', { name: 'Look around' }).getByRole('option')).toHaveText([
      'Sweets',
      'Invitations',
      'Dry fruits',
      'Decorations',
      'Designers',
    ]);
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(box).toHaveValue('jalebi');
    await expect(options(page)).toHaveText([/Jalebi/]);
    await box.fill('qqqqqq');
    await expect(options(page).first()).toHaveText('Sweets');
    await box.press('ArrowUp');
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Designers' })).toBeVisible();
  });
});

test('without its engine the search says that it waits, shows the names it has, and is offered again', async ({
  page,
  watch,
}) => {
  watch.allowed.push(/Failed to load resource|Failed to fetch/);

  await test.step('the page of results waits visibly, says when it could not search, and finds at the next try', async () => {
    const said = page.getByRole('main').getByRole('status').first();
    const letThrough = await holdFiles(page, '**/pagefind/index/**');
    await page.goto('/search?q=jalebi');
    await expect(said).toHaveText('Loading...');
    letThrough();
    await expect(said).toHaveText(/^\d+ results?$/);

    await page.route('**/pagefind/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('The search could not be loaded')).toBeVisible();
    await expect(said).toHaveText('No items found.');
    await page.unroute('**/pagefind/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: 'Jalebi', exact: true })).toBeVisible();
    await expect(page.getByText('The search could not be loaded')).toBeHidden();
  });
  await page.unrouteAll();

  await test.step('names are shown before the engine is there, and stay highlighted and useful without it', async () => {
    await page.goto('/contact-us');
    const letThrough = await holdFiles(page, '**/pagefind/**');
    const box = await openBox(page);
    await box.fill('kaju kat');
    await expect(options(page).first()).toContainText('Kaju katli');
    await expect(status(page)).toHaveText('Loading...');
    await box.press('ArrowDown');
    letThrough();
    await expect(status(page)).toHaveText(/^\d+ results?$/);
    await expect(options(page).filter({ hasText: 'Kaju katli' }).first()).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await page.route('**/pagefind/**', (route) => route.abort());
    await (await openBox(page)).fill('jalebi');
    await expect(status(page)).toHaveText('1 result');
    await expect(options(page)).toHaveText([/Jalebi/]);
  });
  await page.unrouteAll();

  await test.step('a search that could not be loaded is offered again', async () => {
    for (const part of ['pagefind', 'names']) await page.route(`**/${part}/**`, (route) => route.abort());
    await page.goto('/contact-us');
    const box = await openBox(page);
    await box.fill('jalebi');
    await expect(page.getByText('No items found.')).toBeVisible();
    await expect(page.getByText('The search could not be loaded just now.')).toBeVisible();
    for (const part of ['pagefind', 'names']) await page.unroute(`**/${part}/**`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).first()).toContainText('Jalebi');
  });
});
