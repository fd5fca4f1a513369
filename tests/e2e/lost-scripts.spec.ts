import { expect, test } from '#tests/support/fixtures.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } });

test('a first touch without a network is not lost: what was pressed is done when the network is back', async ({
  page,
  context,
  watch,
}) => {
  watch.allowed.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/sweets');
  const kinds = page.getByRole('navigation', { name: 'Kinds of sweets' });
  await expect(kinds.getByRole('link')).toHaveText(['Sugar Free', 'Bengali Sweets', 'Sweets']);
  await context.setOffline(true);
  await kinds.getByRole('button', { name: 'On in kinds of sweets' }).click();
  await expect(page.getByText('You are offline. Please check your internet connection.')).toBeVisible();
  await context.setOffline(false);
  await expect(kinds.getByRole('link')).toHaveText(['Bengali Sweets', 'Sweets', 'Sugar Free']);
});

test('a form whose script comes late is sent when the network is back, with what was typed', async ({
  page,
  context,
  watch,
}) => {
  watch.allowed.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/contact-us');
  await context.setOffline(true);
  await page.getByLabel('First name').fill('Simran');
  await page.getByRole('button', { name: 'Send message' }).click();
  await context.setOffline(false);
  await expect(page.getByText('Last name is required')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Simran');
});

test('a script that the network lost is told of, and the next press loads the page again', async ({ page, watch }) => {
  watch.allowed.push(/Failed to load resource|ERR_FAILED/);
  await page.route('**/_astro/kind-links.element.*', (route) => route.abort());
  await page.goto('/sweets');
  const kinds = page.getByRole('navigation', { name: 'Kinds of sweets' });
  const on = kinds.getByRole('button', { name: 'On in kinds of sweets' });
  await on.click();
  await expect(page.getByText('could not be loaded')).toBeVisible();
  await page.unrouteAll();
  const loaded = page.waitForEvent('load');
  await on.click();
  await loaded;
  await on.click();
  await expect(kinds.getByRole('link')).toHaveText(['Bengali Sweets', 'Sweets', 'Sugar Free']);
});

test('a screen of the back office whose scripts were lost offers to load it again', async ({ page, watch }) => {
  watch.allowed.push(/Failed to load resource|ERR_FAILED|Error hydrating/);
  await page.route('**/_astro/react.*', (route) => route.abort());
  await page.goto('/back-office/settings');
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('button', { name: /passkey/i }).first()).toBeVisible();
  await expect(page.getByText('This page could not be loaded.')).toBeHidden();
});
