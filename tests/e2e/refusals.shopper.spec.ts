import type { Page } from '@playwright/test';
import { keepBox, openPayment } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { API, forms } from '#tests/support/forms.ts';
import { addGuests } from '#tests/support/guests.ts';
import { beSignedIn } from '#tests/support/person.ts';
import { expectReadable } from '#tests/support/readable.ts';

/** Windows of a small phone and of a low screen, in px: no style asks for the height, so that a higher one shows no less. */
const windows = [
  { width: 360, height: 640 },
  { width: 1280, height: 640 },
];

/** From here on the shop fails at whatever is sent to it. */
async function failAtSending(page: Page): Promise<void> {
  await page.route(API, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: { message: 'boom' } }),
  );
}

test.beforeEach(({ watch }) => void watch.allowed.push(/500|Internal Server Error/));

for (const [name, { open, fill, spoil, button }] of Object.entries(forms)) {
  test(`${name}: a refusal of the server and a wrong field are read where the person is`, async ({ page }) => {
    await open(page);
    const send = page.getByRole('button', { name: button, exact: true });
    for (const size of windows) {
      await page.setViewportSize(size);
      await expect(send).toBeEnabled();
      if (spoil) await spoil(page);
      await send.click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
      const field = page.locator('.field', { has: page.locator('[aria-invalid="true"]') }).first();
      await expectReadable(field.locator('.field-error'));
    }

    await failAtSending(page);
    await fill(page);
    for (const size of windows) {
      await page.setViewportSize(size);
      await send.click();
      await expectReadable(page.locator('.refusal:visible'));
    }
  });
}

for (const homes of [3, 500]) {
  test(`Pay for ${homes} guests: a refusal of the server is read where the person is`, async ({ page, server }) => {
    await beSignedIn(page);
    const letters = 'abcdefghij';
    await addGuests(
      page,
      Array.from({ length: homes }, (_, at) => ({
        name: `Guest ${[...String(at)].map((digit) => letters[Number(digit)]).join('')}`,
        mobile: String(9_810_000_000 + at),
        address: '12, Mall Road',
        pincode: '143001',
      })),
    );
    await openPayment(page, await keepBox(page, server));
    await page.getByRole('checkbox', { name: /Select all/ }).check();
    const bar = page.locator('.payment-bar');
    await failAtSending(page);
    for (const size of windows) {
      await page.setViewportSize(size);
      await bar.getByRole('button', { name: 'Pay', exact: true }).click();
      await expectReadable(bar.getByRole('alert'));
    }
  });
}
