import { expectClean } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { addGuests } from '#tests/support/guests.ts';
import { beSignedIn } from '#tests/support/person.ts';

test('a family shares its list with a brother, who writes an address, until the family takes the link back', async ({
  page,
  watch,
}) => {
  const host = await beSignedIn(page, { name: 'Anita Rana' });
  await addGuests(page, [{ name: 'Manjit Kaur', mobile: '9814000021' }]);
  await page.goto('/guest/guest');
  await page.getByRole('button', { name: 'Share with a relative' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('For whom is the link?').fill('Rohan');
  await dialog.getByLabel('Read, add guests and write addresses').check();
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const whatsapp = dialog.getByRole('link', { name: 'WhatsApp to Rohan' });
  await expect(whatsapp).toBeVisible();
  await expectClean(page, [360, 1280]);
  const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const link = new URL(/http\S+$/.exec(text)?.[0] ?? '');

  await beSignedIn(page, { name: 'Rohan Rana' });
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('heading', { name: 'Anita rana' })).toBeVisible();
  await expect(page).toHaveURL(/\?id=/);
  await page.getByRole('button', { name: 'Write the address of Manjit kaur' }).click();
  await dialog.getByLabel('Full address').fill('7, New Road');
  await dialog.getByLabel('Pincode').fill('143001');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Manjit kaur/ })).toContainText('7, New Road, 143001');
  await expect(page.getByText('Rohan rana wrote the address of Manjit kaur')).toBeVisible();
  await expectClean(page, [360, 1280]);
  const shared = page.url();
  const rohan = await page.context().storageState();

  await beSignedIn(page, { mobile: host.mobile, name: 'Anita Rana' });
  await page.goto('/guest/guest?share');
  await expect(dialog.getByText('Rohan rana wrote the address of Manjit kaur')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take back from Rohan' }).click();
  await expect(dialog.getByRole('button', { name: 'Take back from Rohan' })).toHaveCount(0);

  // The list is not there for him any more, which the browser writes down as well.
  watch.allowed.push(/404/);
  await page.context().setStorageState(rohan);
  await page.goto(shared);
  await expect(page.getByText('This list is not shared with you any more.')).toBeVisible();
});
