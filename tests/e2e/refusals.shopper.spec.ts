import type { Page } from '@playwright/test';
import { keepBox, openPayment } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { API, type Form, forms } from '#tests/support/forms.ts';
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

/** Forms of people who are signed in; the others are for everybody. */
const signedIn = /^(?:an own design|the profile|a new guest|a known guest|the own address|where the sweets go)$/;

for (const [whose, ofTheirs] of [
  ['everybody', (name: string) => !signedIn.test(name)],
  ['people with a session', (name: string) => signedIn.test(name)],
] as const) {
  test(`in every form of ${whose} a refusal of the server and a wrong field are read where the person is`, async ({
    page,
  }) => {
    for (const [name, form] of Object.entries(forms).filter(([one]) => ofTheirs(one)))
      await test.step(name, async () => readRefusals(page, form));
  });
}

/** Sends a form with a wrong field, and then to a shop that fails, in windows of both widths. */
async function readRefusals(page: Page, { open, fill, spoil, button }: Form): Promise<void> {
  // Nothing is left of the form before: neither its draft nor who signed in there.
  await page.context().setStorageState({ cookies: [], origins: [] });
  await open(page);
  const send = page.getByRole('button', { name: button, exact: true });
  for (const size of windows) {
    await page.setViewportSize(size);
    await expect(send).toBeEnabled();
    if (spoil) await spoil(page);
    await send.click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    const field = page.locator('.field', { has: page.locator('[aria-invalid="true"]') }).first();
    // A guest's page has a sheet of its own.
    await expectReadable(field.locator(':is(.field-error, .error):visible'));
  }

  await failAtSending(page);
  await fill(page);
  for (const size of windows.toReversed()) {
    await page.setViewportSize(size);
    await send.click();
    await expectReadable(page.locator(':is(.refusal, guest-page .notice-problem):visible'));
  }
  await page.unroute(API);
  await page.evaluate(() => sessionStorage.clear());
}

test('Pay for 3 and for 500 guests: a refusal of the server is read where the person is', async ({ page, server }) => {
  await beSignedIn(page);
  const letters = 'abcdefghij';
  const guests = Array.from({ length: 500 }, (_, at) => ({
    name: `Guest ${[...String(at)].map((digit) => letters[Number(digit)]).join('')}`,
    mobile: String(9_810_000_000 + at),
    address: '12, Mall Road',
    pincode: '143001',
  }));
  const box = await keepBox(page, server);
  const bar = page.locator('.payment-bar');
  for (const homes of [3, 500])
    await test.step(`${homes} guests`, async () => {
      await addGuests(page, guests.slice(0, homes));
      await openPayment(page, box);
      await page.getByRole('checkbox', { name: /Select all/ }).check();
      await expect(bar).toContainText(`× ${homes} homes`);
      await failAtSending(page);
      for (const size of windows) {
        await page.setViewportSize(size);
        await bar.getByRole('button', { name: 'Pay', exact: true }).click();
        await expectReadable(bar.getByRole('alert'));
      }
      await page.unroute(API);
    });
});
