import { expect, test } from '#tests/support/fixtures.ts';
import { beSignedIn, callAs } from '#tests/support/person.ts';

const boxes = (page: import('@playwright/test').Page) =>
  page.locator('details[open] .checklist-items').getByRole('checkbox');

test('two tabs keep their unsaved ticks, of one list and of different ones', async ({ page, context }) => {
  await beSignedIn(page);
  await page.goto('/planning-tool');
  await boxes(page).nth(0).check();
  const other = await context.newPage();
  await other.goto('/planning-mehndi');
  await other.getByRole('checkbox').nth(0).check();
  const same = await context.newPage();
  await same.goto('/planning-tool');
  await expect(boxes(same).nth(0)).toBeChecked();
  await boxes(same).nth(1).check();
  await boxes(page).nth(2).check();
  await expect(boxes(same).nth(2)).toBeChecked();
  await page.reload();
  for (const place of [0, 1, 2]) await expect(boxes(page).nth(place)).toBeChecked();
  await other.reload();
  await expect(other.getByRole('checkbox').nth(0)).toBeChecked();
});

test('a checklist is ticked, saved, cleared and brought back with what another device ticked, and a visitor reads it too @phone', async ({
  page,
}) => {
  await page.goto('/planning-birthday');
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .first(),
  ).toBeVisible();
  await beSignedIn(page);
  const { planningData } = await callAs(page, 'GET', '/api/user/planning_list');
  const { _id: planningId } = planningData.find(({ category }: { category: string }) => category === 'Marriage');
  // An earlier client sends the whole list, by positions.
  const tickElsewhere = (checked: number[]) =>
    callAs(page, 'POST', '/api/user/add-planning-history', { planning: [{ planningId, checked }] });
  const unsaved = page.getByText('Some ticks are not saved yet.');
  await page.goto('/planning-tool');
  await boxes(page).nth(0).check();
  await expect(unsaved).toBeVisible();
  await page.reload();
  await expect(boxes(page).nth(0)).toBeChecked();

  await tickElsewhere([3]);
  await page.getByRole('button', { name: 'Add Planning' }).click();
  await expect(page.getByText('Checklist saved successfully!')).toBeVisible();
  await expect(unsaved).toBeHidden();
  await expect(boxes(page).nth(3)).toBeChecked();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('planning')) localStorage.removeItem(key);
  });
  await page.reload();
  for (const place of [0, 3]) await expect(boxes(page).nth(place)).toBeChecked();

  const list = page.locator('details[open]').first();
  await list.getByLabel('Day of the event').fill('2031-02-14');
  await expect(list.getByText(/^by \d/).first()).toBeVisible();

  await tickElsewhere([0, 2, 3]);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/user/event-list/*', async (route) => {
    await promise;
    await route.continue();
  });
  await page.reload();
  // Pressed while the saved ticks are on their way, it asks when they are there.
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByRole('button', { name: 'Clear All' })).toHaveAttribute('aria-busy', 'true');
  resolve();
  await page.getByRole('alertdialog', { name: 'Clear all ticks?' }).getByRole('button', { name: 'Clear All' }).click();
  await expect(boxes(page).nth(0)).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const place of [0, 2, 3]) await expect(boxes(page).nth(place)).toBeChecked();
});

test('a task is late by the Indian day, also in the hours in which the world is a day behind', async ({ page }) => {
  // Half past one at night in India is still the evening before in UTC.
  await page.clock.install({ time: new Date('2031-02-14T20:00:00Z') });
  await page.goto('/planning-mehndi');
  await page.getByLabel('Day of the event').fill('2031-02-14');
  await expect(page.getByText('was due 14 Feb 2031').first()).toBeVisible();
});
