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

test('saving keeps what was ticked on another device since the page was opened', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/planning-tool');
  await boxes(page).nth(0).check();
  const { planningData } = await callAs(page, 'GET', '/api/user/planning_list');
  const marriage = planningData.find(({ category }: { category: string }) => category === 'Marriage');
  // An earlier client sends the whole list, by positions.
  await callAs(page, 'POST', '/api/user/add-planning-history', {
    planning: [{ planningId: marriage._id, checked: [3] }],
  });
  await page.getByRole('button', { name: 'Add Planning' }).click();
  await expect(page.getByText('Checklist saved successfully!')).toBeVisible();
  await expect(boxes(page).nth(3)).toBeChecked();
  await page.reload();
  for (const place of [0, 3]) await expect(boxes(page).nth(place)).toBeChecked();
});

test('clearing brings back with Undo also what another device had ticked', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/planning-tool');
  await boxes(page).nth(0).check();
  const { planningData } = await callAs(page, 'GET', '/api/user/planning_list');
  const marriage = planningData.find(({ category }: { category: string }) => category === 'Marriage');
  await callAs(page, 'POST', '/api/user/add-planning-history', {
    planning: [{ planningId: marriage._id, checked: [2] }],
  });
  await page.getByRole('button', { name: 'Clear All' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear All' }).click();
  await expect(boxes(page).nth(0)).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const place of [0, 2]) await expect(boxes(page).nth(place)).toBeChecked();
});

test('a task is late by the Indian day, also in the hours in which the world is a day behind', async ({ page }) => {
  // Half past one at night in India is still the evening before in UTC.
  await page.clock.install({ time: new Date('2031-02-14T20:00:00Z') });
  await page.goto('/planning-mehndi');
  await page.getByLabel('Day of the event').fill('2031-02-14');
  await expect(page.getByText('was due 14 Feb 2031').first()).toBeVisible();
});
