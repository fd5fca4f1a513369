import { expectClean } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { addGuests } from '#tests/support/guests.ts';
import { beSignedIn } from '#tests/support/person.ts';

test('a family shares its list with a brother, who writes an address, until the family takes the link back', async ({
  page,
  browser,
  baseURL,
}) => {
  await beSignedIn(page, { name: 'Anita Rana' });
  await addGuests(page, [{ name: 'Manjit Kaur', mobile: '9814000021' }]);
  await page.goto('/guest/guest');
  await page.getByRole('button', { name: 'Share with a relative' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who is the link for?').fill('Rohan');
  await dialog.getByLabel('See the list, add guests and fill in addresses').check();
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const whatsapp = dialog.getByRole('link', { name: 'WhatsApp to Rohan' });
  await expect(whatsapp).toBeVisible();
  await expectClean(page, [360, 1280]);
  const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const link = new URL(/http\S+$/.exec(text)?.[0] ?? '');

  const rohan = await (await browser.newContext({ baseURL, reducedMotion: 'reduce' })).newPage();
  await beSignedIn(rohan, { name: 'Rohan Rana' });
  await rohan.goto(link.pathname + link.search);
  await expect(rohan.getByRole('heading', { name: 'Anita Rana' })).toBeVisible();
  await expect(rohan).toHaveURL(/\?id=/);
  await rohan.getByRole('button', { name: 'Write the address of Manjit Kaur' }).click();
  const form = rohan.getByRole('dialog');
  await form.getByLabel('Full address').fill('7, New Road');
  await form.getByLabel('Pincode').fill('143001');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(rohan.getByRole('row', { name: /Manjit Kaur/ })).toContainText('7, New Road, 143001');
  await expect(rohan.getByText('Rohan Rana wrote the address of Manjit Kaur')).toBeVisible();
  await expectClean(rohan, [360, 1280]);

  await page.goto('/guest/guest?share');
  await expect(dialog.getByText('Rohan Rana wrote the address of Manjit Kaur')).toBeVisible();
  await dialog.getByRole('button', { name: 'End the link for Rohan' }).click();
  await expect(dialog.getByRole('button', { name: 'End the link for Rohan' })).toHaveCount(0);
  await rohan.reload();
  await expect(rohan.getByText('This list is no longer shared with you.')).toBeVisible();
});
