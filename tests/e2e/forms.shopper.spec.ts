import { expect, test } from '#tests/support/fixtures.ts';
import { expectReadable } from '#tests/support/readable.ts';
import { beSignedIn, newMobile } from '#tests/support/person.ts';

test('numbers, names and addresses of people are typed and saved as they are written @phone', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/guest-add');
  const guest = page.getByLabel('Mobile', { exact: true });
  for (const typed of ['(+91) 98765-43210', '੯੮੭੬੫੪੩੨੧੦', '98765432109']) {
    await guest.fill('');
    await guest.pressSequentially(typed);
    await expect(guest, typed).toHaveValue('9876543210');
  }
  // A number of another country is not cut into one of this.
  await guest.fill('+44 7911 123456');
  await expect(guest).toHaveValue('+447911123456');
  await guest.fill('98ABC');
  await page.getByRole('button', { name: 'Add Guest' }).click();
  await expect(page.getByText('Mobile number must contain digits only.')).toBeVisible();

  await page.getByLabel('Name', { exact: true }).pressSequentially("Dr. Meera D'Souza-Gill");
  await guest.fill(newMobile());
  await page.getByLabel('Full address').fill('H.No: 12; “Gill Niwas” + shop, St. Mary’s Road – 2nd floor');
  await page.getByLabel('Pincode').pressSequentially('੧੪੩੦੦੧');
  await expect(page.getByLabel('Pincode')).toHaveValue('143001');
  await page.getByRole('button', { name: 'Add Guest' }).click();
  await expect(page.getByText('Guest added successfully!')).toBeVisible();
  await page.goto('/guest/guest');
  await expect(page.getByText("Dr. meera d'souza-gill").first()).toBeVisible();
  await expect(page.getByText('H.No: 12; “Gill Niwas” + shop, St. Mary’s Road – 2nd floor').first()).toBeVisible();
});

test('without a connection a form says so, keeps everything and is sent by the next press, and a browser that keeps nothing is told @phone', async ({
  page,
  context,
  watch,
}) => {
  watch.allowed.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/contact-us');
  await page.getByLabel('First name').fill('Simran');
  // The form is there once it says what it misses.
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Last name is required.')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Last name').fill('Kaur');
  await page.getByLabel('Email').fill('simran@example.in');
  await page.getByLabel('Mobile').fill('9876512345');
  await page.getByLabel('Message').fill('Forty boxes for a wedding in March.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expectReadable(page.locator('.refusal'));
  await expect(page.locator('.refusal')).toHaveText(/^Your message was not sent\. You are offline\. Please/);
  await expect(page.getByLabel('Message')).toHaveValue('Forty boxes for a wedding in March.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message has been sent successfully !').first()).toBeVisible();
  await expect(page.locator('.refusal')).toBeHidden();

  await test.step('a browser that keeps nothing is told before the sign-in and not after it', async () => {
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/signup');
    await expectReadable(page.locator('.refusal'));
    await expect(page.locator('.refusal')).toContainText('allow cookies');
    await expect(page.getByRole('button', { name: 'Send code' })).toBeHidden();
  });
});
