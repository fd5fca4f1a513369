import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { priceInvitation } from '#domain/payments/purchase.repo.ts';
import { register, verifyOtp } from '#domain/session/session.contract.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';
import { requestOf } from '#lib/request.ts';
import { copyFixture, quietConfig } from '#scripts/fixture.ts';
import { firstOf, site } from '#tests/bench/site.ts';
import { startShop } from '#main';
import type { RunningServer } from '#server/start.ts';
import { browserArgs, demandBrowser } from '#scripts/lib/browser.ts';

/** Minimum duration in ms of the long tasks that browsers report. */
const LONG = 50;

interface Step {
  name: string;
  /** Wall time in ms. */
  took: number;
  /** Longest task of the page in ms; 0 when the browser reports none, null for a step without a page. */
  longest: number | null;
}

/** Returns the printed text of a step's longest task: ms, `under 50`, or `-` without a page. */
const wordsOfLongest = ({ longest }: Step): string =>
  longest === null ? '-' : longest === 0 ? `under ${LONG}` : longest.toFixed(0);

const ADDRESS = ', Lawrence Road, Amritsar';

/** Returns a guest's name of letters only: `Guest aa`, `Guest ab`. */
const nameOf = (at: number): string =>
  `Guest ${String.fromCharCode(97 + Math.floor(at / 26))}${String.fromCharCode(97 + (at % 26))}`;

/** Runs a step and measures its time and the page's longest task in it. */
async function measured(page: Page, name: string, work: () => Promise<unknown>): Promise<Step> {
  await page.evaluate(() => void ((globalThis as { longest?: number }).longest = 0)).catch(() => undefined);
  const began = performance.now();
  await work();
  const took = performance.now() - began;
  // The browser tells of long tasks a little later, when it is at rest.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  const longest = await page.evaluate(() => (globalThis as { longest?: number }).longest ?? 0);
  return { name, took, longest };
}

/** Signs a new customer in with the demonstration's code; returns id and token. */
async function signIn({ url }: RunningServer): Promise<{ token: string; id: string }> {
  const call = async <E extends Endpoint>(endpoint: E, body: object): Promise<AnswerOf<E>> => {
    const { path, ...request } = requestOf(endpoint, { body });
    return (await fetch(url + path, request)).json();
  };
  const { userData } = await call(register, { mobile: '9876500000' });
  const { token, user } = await call(verifyOtp, { _id: userData._id, otp: userData.otp });
  return { token, id: user._id };
}

/** Maximum number of designs of an order. */
const DESIGNS = 8;

/** Prices an order of all guests in `DESIGNS` designs five times; returns the slowest duration in ms. */
async function quoteOfDesigns({ shop }: RunningServer, userId: string): Promise<Step> {
  const ids = async (kind: 'invitation' | 'sweet'): Promise<string[]> =>
    (
      await shop.db
        .selectFrom('catalogue')
        .select('id')
        .where('kind', '=', kind)
        .where('is_active', '=', true)
        .limit(DESIGNS)
        .execute()
    ).map((row) => row.id);
  const [invitations, sweets] = [await ids('invitation'), await ids('sweet')];
  const guests = await shop.db.selectFrom('guest').select('id').where('user_id', '=', userId).execute();
  const [first, ...circles] = Array.from({ length: DESIGNS }, (_, at) => ({
    invitationId: invitations[at % invitations.length] ?? '',
    tempId: 2,
    weight: 1000,
    sections: [0, 1, 2, 3].map((index) => ({ index, sweetId: sweets[(at + index) % sweets.length] ?? '' })),
    circle: `Circle ${at + 1}`,
    recipients: guests
      .filter((_one, place) => place % DESIGNS === at)
      .map((guest) => ({ guestId: guest.id, quantity: 1 })),
  }));
  let took = 0;
  for (let round = 0; first && round < 5; round += 1) {
    const began = performance.now();
    await priceInvitation(shop.db, userId, { ...first, circles, ownBoxes: 0 }, await currentSettings(shop), shop.now());
    took = Math.max(took, performance.now() - began);
  }
  return { name: `quote of ${DESIGNS} designs (API)`, took, longest: null };
}

/**
 * Runs a wedding's order in a browser: pastes, searches and selects guests, pays, and opens the order. Prints time and
 * longest task of each step, and the number of guests in the order.
 */
export async function printWedding(say: (line: string) => void, guests: number): Promise<void> {
  const dataDir = resolve('.cache/bench/data');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  await copyFixture(dataDir, ['shop.sqlite', 'media']);
  const server = await startShop(quietConfig(dataDir, { SITE_DIR: site }));
  const browser = await chromium.launch({ executablePath: demandBrowser(), args: browserArgs });
  try {
    const { token, id } = await signIn(server);
    const invitation = await server.shop.db
      .selectFrom('catalogue')
      .select(['id'])
      .where('kind', '=', 'invitation')
      .executeTakeFirstOrThrow();
    const page = await browser.newPage({
      baseURL: server.url,
      viewport: { width: 360, height: 740 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.addInitScript(
      ({ token: held, id: user }) => {
        localStorage.setItem('token', held);
        localStorage.setItem('_id', user);
        const store = globalThis as { longest?: number };
        store.longest = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) store.longest = Math.max(store.longest ?? 0, duration);
        }).observe({ type: 'longtask', buffered: true });
      },
      { token, id },
    );
    const steps: Step[] = [];
    const step = async (name: string, work: () => Promise<unknown>): Promise<void> =>
      void steps.push(await measured(page, name, work));

    await page.goto('/guest/guest');
    const rows = Array.from(
      { length: guests },
      (_, at) => `${nameOf(at)}\t98${String(10_000_000 + at)}\t2\t\tFamily\t${at + 1}${ADDRESS}\t143001`,
    ).join('\n');
    await page.evaluate((text) => navigator.clipboard.writeText(text), rows);
    await page.getByRole('textbox', { name: 'Paste a list' }).focus();
    await step('paste the list', () => page.keyboard.press('Control+V'));
    await step('look at it', async () => {
      await page.getByRole('button', { name: 'Look at the list' }).click();
      await page.getByRole('button', { name: `Import ${guests} guests` }).waitFor();
    });
    await step('save it', async () => {
      await page.getByRole('button', { name: `Import ${guests} guests` }).click();
      await page.getByText(`${guests} added`).waitFor();
      await page.getByRole('button', { name: 'Back to the guest list' }).click();
      await page
        .locator('.guest-table tbody tr')
        .nth(Math.min(guests, 40) - 1)
        .waitFor();
    });
    await step('open the guest list', async () => {
      await page.reload();
      await page
        .locator('.guest-table tbody tr')
        .nth(Math.min(guests, 40) - 1)
        .waitFor();
    });
    await step('search a guest by letters', async () => {
      await page.getByRole('searchbox', { name: 'Search guests' }).pressSequentially(nameOf(guests - 1), { delay: 30 });
      await page.getByText('1 guest', { exact: true }).waitFor();
    });

    steps.push(await quoteOfDesigns(server, id));

    const sweet = firstOf('sweets-info').split('/')[2] ?? '';
    await page.goto(`/invitation-detail/${invitation.id}/invitation`);
    await page.evaluate(
      ([invitationId, sweetId]) =>
        localStorage.setItem(
          `shagun:draft:box:${invitationId}:v1`,
          JSON.stringify({
            weight: 1000,
            tempId: 1,
            choices: [{ index: 0, sweetId, name: 'Sweet', image: '', rate: 50_000 }],
          }),
        ),
      [invitation.id, sweet] as const,
    );
    await page.reload();
    await step('open the payment screen', async () => {
      await page.goto(`/invitation-GuestList/1?invitation=${invitation.id}`);
      await page.getByRole('checkbox', { name: /Select all/ }).waitFor();
    });
    await step('tick every guest', async () => {
      await page.getByRole('checkbox', { name: /Select all/ }).check();
      await page.locator('.payment-bar').getByText(`${guests} homes`).waitFor();
    });
    await step('change the boxes of one', () =>
      page
        .getByLabel(`Boxes for ${nameOf(0)}`)
        .first()
        .fill('3'),
    );
    await step('pay', async () => {
      const pay = page.locator('.payment-bar').getByRole('button');
      const frame = page.frameLocator('iframe[title="Payment"]');
      await pay.click();
      const now = frame.getByRole('button', { name: 'Pay now' });
      // The box's price is corrected by the first press, since the one above is made up.
      await now
        .or(pay.and(page.getByRole('button', { name: 'Pay', exact: true, disabled: false })))
        .first()
        .waitFor();
      if (!(await now.isVisible())) await pay.click();
      await now.click();
      await page.getByText('Your Order Confirmed').waitFor();
    });
    await page.goto('/payment-history');
    await step('look at the order', async () => {
      await page
        .getByRole('link', { name: /^View order/ })
        .first()
        .click();
      await page
        .locator('.records tbody tr')
        .nth(guests - 1)
        .waitFor({ state: 'attached' });
    });
    const { count } = await server.shop.db
      .selectFrom('order_recipient')
      .innerJoin('order', 'order.id', 'order_recipient.order_id')
      .select((select) => select.fn.count<number>('guest_id').distinct().as('count'))
      .where('order.user_id', '=', id)
      .executeTakeFirstOrThrow();

    say(`a wedding of ${guests} guests      ms   longest task ms`);
    for (const one of steps)
      say(`${one.name.padEnd(28)}${one.took.toFixed(0).padStart(6)}${wordsOfLongest(one).padStart(18)}`);
    say(`${count} of ${guests} guests are in the order.`);
  } finally {
    await browser.close();
    await server.close();
    await rm(resolve('.cache/bench'), { recursive: true, force: true });
  }
}
