import { sendContactMessage } from '#domain/enquiries/enquiry.contract.ts';
import { requestOf } from '#lib/request.ts';
import { axeFaults } from '#tests/support/axe.ts';
import { byName, expect, steppedBack, test } from '#tests/support/fixtures.ts';
import { beStaff } from '#tests/support/staff.ts';

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });

test('a message from the contact page is taken, answered, taken back, noted, closed and erased', async ({
  page,
  context,
  server,
  watch,
}) => {
  watch.allowed.push(/404/);
  const { db } = server.shop;
  // What the form of the contact page sends.
  const written = {
    firstName: 'Simran',
    lastName: 'Kaur',
    email: 'simran@example.in',
    mobile: '9876512345',
    message: 'Forty boxes with pistachio laddus, please.',
  };
  const { path: contact, ...message } = requestOf(sendContactMessage, { body: written });
  expect((await fetch(server.url + contact, message)).ok).toBe(true);

  const name = await beStaff(context, server, 'helper', 'Meera Joshi');
  await page.goto('/back-office');
  await page.getByRole('link', { name: /^Answer / }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('pistachio forty');
  await page.getByRole('link', { name: /Forty boxes with pistachio/ }).click();
  await expect(page.getByRole('heading', { name: 'Simran Kaur' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByRole('combobox', { name: 'With' })).toHaveValue(/^[0-9a-f]{24}$/);
  await expect(page.getByRole('button', { name: 'Started', exact: true })).toHaveAttribute('aria-pressed', 'true');

  // What the link opens is another shop's affair.
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'WhatsApp' }).click();
  const chat = new URL((await opened).url());
  expect(chat.pathname).toBe('/919876512345');
  expect(chat.searchParams.get('text')).toMatch(/^Namaste Simran Kaur, this is Meera Joshi of Shagun\..*“Forty boxes/s);
  const answered = page.getByRole('button', { name: 'Answered', exact: true });
  await expect(answered).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('listitem').filter({ hasText: `${name} answered by WhatsApp` })).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(answered).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(`undone by ${name}`)).toBeVisible();

  await page.getByLabel('Note for the staff').fill('Wants them without sugar.');
  const enquiryId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('button', { name: 'Closed', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Closed', exact: true })).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(page.getByLabel('Note for the staff')).toHaveValue('Wants them without sugar.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Wants them without sugar.' })).toBeVisible();
  await expect(page.getByLabel('Note for the staff')).toHaveValue('');

  await page.goto('/back-office/inbox?search=pistachio');
  await expect(page.getByText('No message matches')).toBeVisible();
  await page.getByLabel('Show').selectOption('Closed');
  await page.getByRole('link', { name: /Forty boxes with pistachio.*1 note/ }).click();

  // Somebody asks for it to be forgotten: asked once more, then gone for good.
  await page.getByRole('button', { name: 'Delete message…' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this message' });
  await expect(dialog).toContainText('What Simran Kaur wrote goes for good');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('The message is deleted.')).toBeVisible();
  await steppedBack(page);
  await page.goto(`/back-office/inbox/${enquiryId}`);
  await expect(page.getByText('Wants them without sugar.')).toHaveCount(0);
  expect(await db.selectFrom('enquiry').select('id').where('id', '=', enquiryId).execute()).toEqual([]);
});
