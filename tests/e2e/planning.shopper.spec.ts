import { expect, test } from '#tests/support/fixtures.ts';
import { beSignedIn, callAs } from '#tests/support/person.ts';

const boxes = (page: import('@playwright/test').Page) =>
  page.locator('details[open] .checklist-items').getByRole('checkbox');

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

  await tickElsewhere([0, 2, 3]);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await page.getByRole('alertdialog', { name: 'Clear all ticks?' }).getByRole('button', { name: 'Clear All' }).click();
  await expect(boxes(page).nth(0)).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const place of [0, 2, 3]) await expect(boxes(page).nth(place)).toBeChecked();
});
