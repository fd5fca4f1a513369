import { stepParcels } from '#domain/parcels/fulfilment.repo.ts';
import { newId } from '#lib/ids.ts';
import { expectClean } from '#tests/support/axe.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { beSignedIn, sessionOf } from '#tests/support/person.ts';
import { beStaff } from '#tests/support/staff.ts';

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });

test('an owner writes the words of a message, sees who was told what, opens WhatsApp and sends a failed one again @phone', async ({
  page,
  context,
  server,
}) => {
  const { shop } = server;
  await beSignedIn(page);
  const { userId } = await sessionOf(page);
  const orderId = await paidBoxes(server, { id: userId }, 2, { title: 'Told peacock' });
  const sent = { state: 'sent', courier: 'DTDC', tracking: 'D-77', together: true } as const;
  const asked = { batch: newId(), parcels: [{ orderId }], ...sent };
  await stepParcels(shop.db, { id: newId(), name: 'Gurdeep' }, asked, Date.now());
  const { mobile } = await shop.db
    .selectFrom('user')
    .select('mobile')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

  await beStaff(context, server, 'owner', 'Harleen of the messages');
  await page.goto('/back-office/messages');
  const words = page.getByRole('article', { name: 'On its way' });
  await expect(words.getByText(/^About \d+ characters, 2 SMS/)).toBeVisible();
  await expectClean(page);
  await words.getByRole('textbox', { name: 'Words' }).fill('Sat Sri Akal ');
  await words.getByRole('button', { name: '{name}' }).click();
  await words.getByRole('textbox', { name: 'Words' }).pressSequentially(', it travels with {courier}.');
  await expect(words.getByText('Sat Sri Akal Harpreet Kaur, it travels with DTDC.')).toBeVisible();
  await words.getByRole('button', { name: 'Save the words' }).click();
  await expect(page.getByText('On its way: words saved.')).toBeVisible();

  await page.goto(`/back-office/orders/${orderId}`);
  const told = page.getByRole('region', { name: 'What we told the customer' });
  await expect(told.getByRole('listitem')).toContainText(/Queued On its way, 2 homes.*by Gurdeep/);
  // What the link opens is another shop's affair.
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const opened = context.waitForEvent('page');
  await told.getByRole('link', { name: 'WhatsApp: On its way' }).click();
  const chat = new URL((await opened).url());
  expect(chat.pathname).toBe(`/91${mobile}`);
  expect(chat.searchParams.get('text')).toMatch(/^Sat Sri Akal .*it travels with DTDC\.$/);
  await expect(told.getByRole('listitem').filter({ hasText: 'Opened in WhatsApp' })).toContainText(
    'Harleen of the messages',
  );

  // As if the gateway had refused it.
  const failed = { state: 'failed', problem: 'The SMS gateway refused it: template' } as const;
  await shop.db.updateTable('outbox').set(failed).where('order_id', '=', orderId).where('way', '=', 'sms').execute();
  await page.goto('/back-office#house');
  await page.getByRole('link', { name: /SMS to (?:a customer|customers) failed$/ }).click();
  await page.getByLabel('Search').fill(mobile ?? '');
  const line = page.getByRole('list').getByRole('listitem').filter({ hasText: 'The SMS gateway refused it: template' });
  await expect(page).toHaveURL(/q=\d+/);
  await expect(line).toHaveCount(1);
  await expectClean(page);
  await line.getByRole('button', { name: /^Send again/ }).click();
  await expect(page.getByText('No message matches')).toBeVisible();
  // On a phone the filters are folded.
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabel('State').selectOption('Every state');
  await expect(page.getByRole('listitem').filter({ hasText: /On its way, 2 homes/ })).toContainText(
    /Queued|Being sent|Sent/,
  );

  // The gateway was away: whatever failed this week goes once more by one press.
  const away = { state: 'failed', problem: 'The SMS gateway was away' } as const;
  await shop.db.updateTable('outbox').set(away).where('order_id', '=', orderId).where('way', '=', 'sms').execute();
  await page.goto('/back-office/messages');
  await page.getByRole('button', { name: /failed this week$/ }).click();
  await expect(page.getByText(/out again\./)).toBeVisible();
  await expect(page.getByRole('button', { name: /failed this week$/ })).toHaveCount(0);
});
