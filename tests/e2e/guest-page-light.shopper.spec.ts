import type { Browser, Page } from '@playwright/test';
import { type GuestLanguage, guestLanguages } from '#domain/guests/guest-language.rules.ts';
import type { RunningServer } from '#server/start.ts';
import { guestAfterTexts } from '#shop/guest-page/guest-after.texts.ts';
import { guestPageTexts } from '#shop/guest-page/guest-page.texts.ts';
import { expectClean } from '#tests/support/axe.ts';
import { keepBox, openPayment } from '#tests/support/box-order.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { addGuests } from '#tests/support/guests.ts';
import { beSignedIn, callAs, newMobile } from '#tests/support/person.ts';

/** Most bytes that a guest's page takes over the wire in any state and language, with answers, typefaces and headers. */
const MOST = 40 * 1024;

type State = 'form' | 'check' | 'after' | 'closed' | 'abroad';

/** Returns the path of a page in each state; the family has ordered a box and told of its celebration. */
async function pathsOf(page: Page, server: RunningServer): Promise<Record<State, string>> {
  await beSignedIn(page, { name: 'Harpreet Kaur' });
  const home = { address: '12, Mohalla Ram Nagar, Ludhiana', pincode: '141001' };
  const names = ['Manjit Kaur', 'Asha Rani', 'Simran Gill', 'Charan Das', 'Nina Patel'];
  const guests = await addGuests(
    page,
    names.map((name, at) => ({
      name,
      mobile: name === 'Nina Patel' ? '+447911123456' : newMobile(),
      ...(at === 2 || at === 1 ? home : {}),
    })),
  );
  const idOf = (name: string): string => guests.find((guest: { name: string }) => guest.name === name)._id;
  await callAs(page, 'PUT', '/api/user/celebration', {
    couple: 'Harleen & Arjun',
    event: 'Wedding',
    day: '2038-02-14',
    time: '18:30',
    place: 'Golden Hall, Amritsar',
    words: 'Come and bless us.',
    revision: 0,
  });
  await openPayment(page, await keepBox(page, server));
  await page.getByRole('checkbox', { name: /Simran/ }).check();
  await page.locator('.payment-bar').getByRole('button', { name: 'Pay' }).click();
  await page.frameLocator('iframe[title="Payment"]').getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('Your Order Confirmed')).toBeVisible();
  const linkOf = async (name: string): Promise<string> => {
    const { link } = await callAs(page, 'POST', `/api/user/ask-guest/${idOf(name)}`, {});
    return new URL(link).pathname + new URL(link).search.replace(/&lang=\w+/, '');
  };
  const [form, check, after, closed, abroad] = await Promise.all(names.map(linkOf));
  await callAs(page, 'DELETE', `/api/user/ask-guest/${idOf('Charan Das')}`);
  return { form, check, after, closed, abroad } as Record<State, string>;
}

/** Sentence that tells that a page has come to its state. */
const telling = (state: State, language: GuestLanguage): string => {
  const [page, after] = [guestPageTexts[language], guestAfterTexts[language]];
  return { form: page.send, check: page.checkYes, after: after.coming, closed: page.closed, abroad: page.abroad }[
    state
  ];
};

/** Opens a page as somebody who was never here, and returns it with the bytes that it received, by path. */
async function received(
  browser: Browser,
  url: string,
  sentence: string,
): Promise<{ page: Page; bytes: [string, number][] }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const paths = new Map<string, string>();
  const bytes: [string, number][] = [];
  wire.on('Network.requestWillBeSent', ({ requestId, request }) => paths.set(requestId, new URL(request.url).pathname));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.push([paths.get(requestId) ?? '', encodedDataLength]);
    paths.delete(requestId);
  });
  await page.goto(url);
  await expect(page.getByText(sentence).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => paths.size).toBe(0);
  return { page, bytes };
}

test('a guest’s page is light in every state and language, and nobody is shut out of it', async ({
  page,
  browser,
  server,
}) => {
  const paths = await pathsOf(page, server);
  const heavy: Record<string, [string, number][]> = {};
  for (const [state, path] of Object.entries(paths) as [State, string][])
    for (const language of guestLanguages) {
      const url = `${byName(server.url)}${path}&lang=${language}`;
      const { page: guest, bytes } = await received(browser, url, telling(state, language));
      const sum = bytes.reduce((all, [, one]) => all + one, 0);
      if (sum > MOST) heavy[`${state} ${language}: ${sum}`] = bytes;
      // What a language needs was there, and no face of another.
      const faces = bytes.map(([file]) => /\/(en|hi|pa)-(?:text|title)\./.exec(file)?.[1]).filter(Boolean);
      expect(faces, `${state} ${language}`).toEqual([language, language]);
      await expect(guest).toHaveTitle((await guest.getByRole('heading', { level: 1 }).textContent()) ?? '');
      await expectClean(guest, [360, 1280]);
      await guest.context().close();
    }
  expect(heavy).toEqual({});
});

test('a pincode of another place is asked about once, and the keyboard stays where it was', async ({
  page,
  browser,
  server,
}) => {
  await beSignedIn(page);
  const [{ _id }] = await addGuests(page, [{ name: 'Ravi Bedi', mobile: newMobile() }]);
  const { link } = await callAs(page, 'POST', `/api/user/ask-guest/${_id}`, {});
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(`${byName(server.url)}${new URL(link).pathname}${new URL(link).search}`);
  await guest.getByLabel('Address').fill('12 Mall Road, Jalandhar');
  await guest.getByLabel('Pincode').fill('141001');
  const send = guest.getByRole('button', { name: guestPageTexts.en.send });
  await send.click();
  await expect(guest.getByRole('alert').filter({ hasText: 'Jalandhar' })).toBeVisible();
  await expect(send).toBeFocused();
  await send.press('Enter');
  await expect(guest.getByRole('heading', { level: 1, name: guestPageTexts.en.thanks })).toBeFocused();
});
