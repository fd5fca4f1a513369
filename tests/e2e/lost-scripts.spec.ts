import { lose } from '#tests/support/answers.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { beStaff } from '#tests/support/staff.ts';

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
  await kinds.getByRole('button', { name: 'Next kinds of sweets' }).click();
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

test('a form whose scripts the network lost says so, and is sent by the press after that', async ({ page, watch }) => {
  watch.allowed.push(/Failed to load resource|ERR_FAILED|Error hydrating/);
  const letThrough = await lose(page, '**/_astro/index.esm.*');
  await page.goto('/contact-us');
  const send = page.getByRole('button', { name: 'Send message' });
  await page.getByLabel('First name').fill('Simran');
  await send.click();
  await expect(page.getByText('did not load')).toBeVisible();
  letThrough();
  // A browser that asks for a lost script again answers this press; of others the shop loads the page again.
  const answer = page.getByText('Last name is required');
  const loaded = page.waitForEvent('load').then(
    () => send.click(),
    () => undefined,
  );
  await send.click();
  await Promise.race([loaded, answer.waitFor()]);
  await expect(answer).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Simran');
});

test('a screen of the back office whose scripts were lost offers to load it again', async ({ page, watch }) => {
  watch.allowed.push(/Failed to load resource|ERR_FAILED|Error hydrating/);
  const letThrough = await lose(page, '**/_astro/react.*');
  await page.goto('/back-office/settings');
  await expect(page.getByText('This page did not load.')).toBeVisible();
  letThrough();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('button', { name: /passkey/i }).first()).toBeVisible();
  await expect(page.getByText('This page did not load.')).toBeHidden();
});

test('a part that could not be loaded is asked for again by the next press', async ({ page, watch }) => {
  watch.allowed.push(/Failed to load resource|ERR_FAILED/);
  await beSignedIn(page);
  await page.goto('/sweets');
  await page.locator('[data-list] .tile-name a').first().click();
  await page.getByLabel('Quantity').fill('2');
  const letThrough = await lose(page, '**/_astro/delivery-dialog.*');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('could not load the form')).toBeVisible();
  letThrough();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('dialog', { name: 'Where shall we send it?' })).toBeVisible();
});

test('a part whose script was lost once comes by itself', async ({ page, context, server, watch }) => {
  watch.allowed.push(/Failed to load resource|ERR_FAILED|401/);
  await beStaff(context, server, 'packer');
  await page.goto('/back-office/packing');
  await expect(page.getByRole('heading', { name: 'Packing', level: 1 })).toBeVisible();
  const tried = Promise.withResolvers<void>();
  await page.route('**/_astro/sign-in.*', (route) => (tried.resolve(), route.abort()), { times: 1 });
  await context.clearCookies();
  await page.reload();
  await tried.promise;
  await expect(page.getByRole('button', { name: /passkey/i }).first()).toBeVisible();
  await expect(page.getByText('did not load')).toHaveCount(0);
});
