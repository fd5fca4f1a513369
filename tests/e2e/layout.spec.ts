import type { Page } from '@playwright/test';
import { withMotion } from '#tests/support/browser.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { beSignedIn } from '#tests/support/person.ts';

const LONG_NAME = 'Harsimranjeet Bhattacharya';
/** What lies between the header's foot and the section that an address names, in px. */
const AIR = 16;

/** Header controls that a person could not press: outside the window, without width, or under something else at their centre. */
const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.site-header :is(a, button, input)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { left, right, top, width, height } = control.getBoundingClientRect();
        const upper = document.elementFromPoint(left + width / 2, top + height / 2);
        return width < 24 || left < 0 || right > innerWidth || !(control === upper || control.contains(upper));
      })
      .map((control) => control.ariaLabel ?? control.textContent?.trim() ?? ''),
  );

test('every control of the header and of the kinds of sweets can be reached at every width, with a long name and without a network', async ({
  page,
  context,
  watch,
}) => {
  watch.allowed.push(/ERR_INTERNET_DISCONNECTED/);
  await beSignedIn(page, { name: LONG_NAME });
  await page.goto('/sweets');
  await expect(page.locator('[data-person-name]')).toHaveText(/Harsimranjeet/);
  for (const width of [320, 360, 600, 768, 769, 800, 900, 1000, 1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await unreachable(page), `at ${width} px`).toEqual([]);
    await expect(page.getByRole('link', { name: 'Cart' })).toBeInViewport({ ratio: 1 });
  }

  const notice = page.getByText('You are offline. Please check your internet connection.');
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => scrollTo(0, 0));
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    // The notice moves the head down and the head gives way to it.
    await expect.poll(() => unreachable(page), { message: `at ${width} px` }).toEqual([]);
    await page.mouse.wheel(0, 900);
    await expect(notice).toBeInViewport({ ratio: 1 });
    await context.setOffline(false);
    await expect(notice).toBeHidden();
  }

  await test.step('the kinds of sweets are a window of three links that arrows slide, up to 500 px', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    // A script that was on its way when the network went above is lost to that page.
    await page.goto('/sweets');
    const kinds = page.getByRole('navigation', { name: 'Kinds of sweets' });
    await expect(kinds.getByRole('link')).toHaveText(['Sugar Free', 'Bengali Sweets', 'Sweets']);
    await kinds.getByRole('button', { name: 'Next kinds of sweets' }).click();
    await expect(kinds.getByRole('link')).toHaveText(['Bengali Sweets', 'Sweets', 'Sugar Free']);
    await kinds.getByRole('button', { name: 'Previous kinds of sweets' }).click();
    await expect(kinds.getByRole('link')).toHaveText(['Sugar Free', 'Bengali Sweets', 'Sweets']);
    await page.setViewportSize({ width: 501, height: 740 });
    await expect(kinds.getByRole('button')).toHaveCount(0);
  });
});

test('About Us is found from the foot of another page and by its address, signed in with recent views too', async ({
  page,
}) => {
  const standsBelowHeader = async (width: number): Promise<void> => {
    await page.waitForLoadState('networkidle');
    await expect
      .poll(
        () =>
          page.evaluate(
            () =>
              (document.getElementById('about-us')?.getBoundingClientRect().top ?? 0) -
              (document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0),
          ),
        { message: `at ${width} px` },
      )
      .toBeLessThan(AIR + 4);
    expect(
      await page.evaluate(() => document.getElementById('about-us')?.getBoundingClientRect().top ?? -1),
      `at ${width} px`,
    ).toBeGreaterThan(0);
  };
  const visit = async (widths: readonly number[]): Promise<void> => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/contact-us');
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await expect(page.getByRole('heading', { name: 'About Us' })).toBeInViewport();
      await standsBelowHeader(width);
      // From elsewhere: on the page itself the browser would only scroll.
      await page.goto('about:blank');
      await page.goto('/#about-us');
      await standsBelowHeader(width);
    }
  };
  await visit([360, 768, 1280]);
  await beSignedIn(page);
  await page.goto('/sweets');
  const recorded = page.waitForResponse(
    (answer) => answer.url().endsWith('/recent-view') && answer.request().method() === 'POST',
  );
  await page.locator('.tile-name a').first().click();
  await recorded;
  await visit([1280]);
  await expect(page.getByRole('heading', { name: 'Recently Viewed' })).toBeAttached();
});

test.describe('bands that slide in', () => {
  test.use(withMotion);

  test('home hides nothing of what is in view, neither when it opens nor where scrolling stops, and bands come with two fifths of them', async ({
    page,
  }) => {
    const hidden = (): Promise<number> =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('#content [data-arrive]')].filter((band) => {
            const { top, bottom } = band.getBoundingClientRect();
            return (
              top < innerHeight - 1 &&
              bottom > 1 &&
              [...band.children].some((part) => getComputedStyle(part).opacity !== '1')
            );
          }).length,
      );
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect.poll(hidden, { message: `${width} px, opened` }).toBe(0);
      await page.mouse.move(width / 2, height / 2);
      for (let turn = 0; turn < 4; turn += 1) {
        await page.mouse.wheel(0, 430);
        await expect.poll(hidden, { message: `${width} px, scrolled` }).toBe(0);
      }
    }

    await test.step('a band slides in when 40 percent of the place it keeps are in view', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/');
      // The page watches by now: the last band, where scrolling stopped, has come.
      await page
        .locator('#content [data-arrive]')
        .last()
        .evaluate((band) => band.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect(page.locator('[data-arrived]').first()).toBeAttached();
      // The first one: the height of those farther down is a guess until they come near.
      const band = page.locator('#content section[data-arrive]:not([data-arrive-early])').first();
      await band.evaluate(async () => {
        const rested = new Promise((done) => addEventListener('scrollend', done, { once: true }));
        scrollTo({ top: 0, behavior: 'instant' });
        await rested;
      });
      /** Scrolls until so much of the band is in view, without a rest: what comes at rest must not answer for the share. */
      const show = (share: number): Promise<boolean> =>
        band.evaluate(async (element, part) => {
          addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
          const { top, height } = element.getBoundingClientRect();
          scrollBy({ top: top - innerHeight + height * part, behavior: 'instant' });
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
          return element.hasAttribute('data-arrived');
        }, share);
      expect(await show(0.3)).toBe(false);
      await show(0.45);
      await expect(band).toHaveAttribute('data-arrived');
    });
  });
});

test('the first glance at home says what the shop is for, at every width, and an arrow of a row moves it by four', async ({
  page,
}) => {
  await page.goto('/');
  for (const [width, height] of [
    [360, 640],
    [768, 900],
    [900, 700],
    [1280, 720],
    [1920, 950],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.banner-title').first()).toHaveText('One order, a box at every door');
    await expect(page.locator('.banner-title').first()).toBeInViewport({ ratio: 1 });
    for (const step of [/Choose a box/, /address by WhatsApp/, /One payment/])
      await expect(page.locator('.order-steps li').filter({ hasText: step }), `${step} at ${width} px`).toBeInViewport({
        ratio: 1,
      });
    await expect(page.getByRole('link', { name: /^Choose a box/ })).toBeInViewport({ ratio: 1 });
    for (const title of await page.locator('.banner-title').all()) {
      const lines = await title.evaluate((element) =>
        Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight)),
      );
      expect(lines, `${await title.textContent()} at ${width} px`).toBeLessThanOrEqual(2);
    }
    for (const words of await page.locator('.banner-words').all()) {
      const { inside, clear } = await words.evaluate((element) => {
        const banner = (element.closest('.banner') as HTMLElement).getBoundingClientRect();
        const toran = (document.querySelector('.toran') as HTMLElement).getBoundingClientRect();
        const title = (element.querySelector('.banner-title') as HTMLElement).getBoundingClientRect();
        const button = (element.querySelector('.button') as HTMLElement).getBoundingClientRect();
        return { inside: button.bottom <= banner.bottom, clear: title.top >= toran.top + toran.height * 0.6 };
      });
      expect([inside, clear], `words of the banner at ${width} px`).toEqual([true, true]);
    }
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  const row = page.locator('row-slider').first();
  /** Places of the items that are whole between the edges of the row. */
  const whole = (): Promise<number[]> =>
    row.locator('[data-track]').evaluate((track) => {
      const { left, right } = track.getBoundingClientRect();
      const inside = (item: Element): boolean =>
        item.getBoundingClientRect().left >= left - 1 && item.getBoundingClientRect().right <= right + 1;
      return [...track.children].flatMap((item, place) => (inside(item) ? [place] : []));
    });
  expect(await whole()).toEqual([0, 1, 2, 3]);
  await row.getByRole('button', { name: 'Next in Wedding special' }).click();
  await expect.poll(whole).toEqual([4, 5, 6, 7]);
});

test('on a desk the pictures of the first products of home begin in the first window; the picture under How It Works fills its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const first = await page.locator('.row-track .picture').first().boundingBox();
  expect(first?.y ?? Infinity).toBeLessThan(770);
  const wide = page.locator('.ad-wide .picture');
  await wide.scrollIntoViewIfNeeded();
  expect((await wide.boundingBox())?.width ?? 0).toBeGreaterThan(1100);
});
