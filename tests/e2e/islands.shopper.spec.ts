import type { Page } from '@playwright/test';
import { lose } from '#tests/support/answers.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { beNobody } from '#tests/support/person.ts';

/** Keeps the files of islands back until the test lets them come. */
async function holdIslands(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/{contact-form,client}.*', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const woken = (page: Page) =>
  page.locator('astro-island[client="use"]:not([ssr])').filter({ has: page.getByLabel('First name') });

test('an island sleeps until somebody turns to it, nothing moves when it wakes, and one that cannot be loaded says so', async ({
  page,
  watch,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/contact-us');
  await expect(page.getByLabel('First name')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => file.includes('contact-form'))).toEqual([]);
  const before = await page.getByRole('button', { name: 'Send message' }).boundingBox();
  await page.getByLabel('First name').focus();
  await expect(woken(page)).toBeVisible();
  expect(await page.getByRole('button', { name: 'Send message' }).boundingBox()).toEqual(before);

  await beNobody(page);
  watch.allowed.push(/Failed to load resource|ERR_FAILED|Error hydrating/);
  await test.step('a press on an island that cannot be loaded is answered, and the next one tries again', async () => {
    const letThrough = await lose(page, '**/_astro/contact-form.*');
    await page.goto('/contact-us');
    await page.getByLabel('First name').fill('Simran');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toContainText('did not load');
    await expect(page.getByLabel('First name')).toHaveValue('Simran');
    letThrough();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Last name is required')).toBeVisible();
    await expect(page.getByText('did not load')).toBeHidden();
  });
});

test('what is typed and pressed before the island is there is kept and counts once, on the same page @phone', async ({
  page,
}) => {
  await test.step('what is typed is kept, with focus and caret', async () => {
    const letThrough = await holdIslands(page);
    await page.goto('/contact-us');
    await page.getByLabel('Message').fill('ਸਤ ਸ੍ਰੀ ਅਕਾਲ');
    await page.getByLabel('First name').click();
    await page.keyboard.type('Simrn');
    await page.keyboard.press('ArrowLeft');
    letThrough();
    await expect(woken(page)).toBeVisible();
    await page.keyboard.type('a');
    await expect(page.getByLabel('First name')).toHaveValue('Simran');
    await expect(page.getByLabel('Message')).toHaveValue('ਸਤ ਸ੍ਰੀ ਅਕਾਲ');
    await page.reload();
    await expect(woken(page)).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Simran');
    await expect(page.getByLabel('Message')).toHaveValue('ਸਤ ਸ੍ਰੀ ਅਕਾਲ');
  });
  await page.unrouteAll();
  await beNobody(page);

  await test.step('a button pressed twice is pressed once afterwards', async () => {
    const letThrough = await holdIslands(page);
    let sent = 0;
    await page.route('**/contact-us-detail', async (route) => {
      sent += 1;
      await route.continue();
    });
    await page.goto('/contact-us');
    await page.getByLabel('First name').fill('Simran');
    await page.getByLabel('Last name').fill('Kaur');
    await page.getByLabel('Email').fill('simran@example.com');
    await page.getByLabel('Mobile').fill('9876512345');
    await page.getByLabel('Message').fill('Do you deliver to Ludhiana?');
    const send = page.getByRole('button', { name: 'Send message' });
    await send.click();
    await send.click();
    await expect(send).toHaveAttribute('aria-busy', 'true');
    letThrough();
    await expect(page.getByText('Your message has been sent successfully !')).toBeVisible();
    await expect(page).toHaveURL(/\/contact-us$/);
    expect(sent).toBe(1);
  });
});
