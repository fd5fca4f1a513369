import { type CDPSession, expect, type Page } from '@playwright/test';
import { SECOND } from '#lib/time.ts';

/** Window widths in px for checks of a page, from the narrowest phone to a wide desktop. */
const WIDTHS = Array.from({ length: 81 }, (_, at) => 320 + 20 * at);

/** Window widths in px for checks with the font size doubled. */
const LARGE_LETTERS = [360, 768, 1280];

/** Window of 1280 by 1024 px at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

const resize = (devtools: CDPSession, { width, height }: { width: number; height: number }): Promise<unknown> =>
  devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 0, mobile: false });

/** Returns a problem for each width in px at which the page is wider than its window. */
async function sideways(page: Page, devtools: CDPSession, widths: readonly number[]): Promise<string[]> {
  const expression = '[innerWidth, document.documentElement.scrollWidth]';
  // Everything is asked at once: waiting for each of so many windows would take three times as long.
  const answers = await Promise.all(
    widths.map(async (width) => {
      const [, { result }] = await Promise.all([
        resize(devtools, { width, height: 800 }),
        devtools.send('Runtime.evaluate', { expression, returnByValue: true }),
      ]);
      const [inner, needed] = result.value as [number, number];
      return { width, fits: inner === width && needed <= width };
    }),
  );
  const faults: string[] = [];
  for (const { width } of answers.filter(({ fits }) => !fits)) {
    await resize(devtools, { width, height: 800 });
    // A page that is turned draws its tables anew, when the browser comes to it.
    const needed = await page
      .waitForFunction((most) => document.documentElement.scrollWidth <= most, width, { timeout: 2 * SECOND })
      .then(() => width)
      .catch(() => page.evaluate(() => document.documentElement.scrollWidth));
    if (needed > width) faults.push(`needs ${needed} px at ${width} px`);
  }
  return faults;
}

/**
 * Returns a problem for each of `LARGE_LETTERS` at which the page is wider than its window with the font size doubled.
 */
async function sidewaysWithLargeLetters(page: Page, devtools: CDPSession): Promise<string[]> {
  const letters = async (standard: number): Promise<void> => {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.waitForFunction((px) => getComputedStyle(document.documentElement).fontSize === px, `${standard}px`);
  };
  await letters(32);
  const faults = await sideways(page, devtools, LARGE_LETTERS);
  await letters(16);
  return faults.map((fault) => `with large letters ${fault}`);
}

/**
 * Returns the elements that stay fixed in a low window, and the controls that other elements cover while they have the
 * focus.
 */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const said = (one: Element): string => one.outerHTML.slice(0, 160);
    const faults: string[] = [];
    for (const one of document.body.querySelectorAll('*')) {
      const { position, top, bottom } = getComputedStyle(one);
      const stays = position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'));
      if (stays && one.checkVisibility() && !one.closest('dialog, [popover]'))
        faults.push(`stays in a low window: ${said(one)}`);
    }
    const part = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';
    for (const one of part.querySelectorAll<HTMLElement>(controls)) {
      if (one.tabIndex < 0 || !one.checkVisibility({ visibilityProperty: true })) continue;
      one.focus();
      if (document.activeElement !== one) continue;
      // The way past the header slides in and out.
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      // What is seen of a hidden field stands in its label. Of what is taller than the window its part in it counts.
      const face = one.closest('label') ?? one;
      const isSeen = (): boolean =>
        [...face.getClientRects()].some(({ left, top, right, bottom }) => {
          const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
          const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
          const upper = document.elementFromPoint(x, y);
          return upper !== null && (face.contains(upper) || upper.contains(face));
        });
      // Parts far down a page are laid out as they come near, and push away what lies below them.
      for (let frame = 0; frame < 10 && !isSeen(); frame += 1) await new Promise(requestAnimationFrame);
      if (!isSeen()) faults.push(`covered: ${said(one)}`);
    }
    return faults;
  });

/**
 * Returns the selected controls that look like unselected ones in forced colours, where font weight and borders do not
 * count; also blank marks and buttons whose text touches the border.
 */
const alike = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const chosen =
      ':is([aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], a[aria-current]:not([aria-current="false"]), input:checked)';
    const seen = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });
    /** Returns the visible element of a control: the next element for a transparent input. */
    const faceOf = (one: Element): Element =>
      (one.matches('input') && getComputedStyle(one).opacity === '0' && one.nextElementSibling) || one;
    const look = (one: Element): string =>
      [null, '::before', '::after']
        .map((part) => {
          const style = getComputedStyle(faceOf(one), part);
          const { content, backgroundColor, outlineStyle, textDecorationLine, border } = style;
          return [content, backgroundColor, outlineStyle, textDecorationLine, border].join();
        })
        .join();
    const faults: string[] = [];
    for (const one of document.querySelectorAll(chosen)) {
      // The browser draws its own fields.
      if (!seen(faceOf(one)) || (one.matches('input') && faceOf(one) === one)) continue;
      const isOther = (other: Element): boolean =>
        other.className === one.className && !other.matches(chosen) && seen(faceOf(other));
      let other: Element | undefined;
      for (let group = one.parentElement; group && !other; group = group.parentElement)
        other = [...group.querySelectorAll(one.tagName)].find(isOther);
      if (other && look(other) === look(one)) faults.push(`not seen to be chosen: ${one.outerHTML.slice(0, 160)}`);
    }
    const isBlank = (mark: Element): boolean =>
      seen(mark) && getComputedStyle(mark).backgroundColor === getComputedStyle(mark, '::before').backgroundColor;
    const blank = [...document.querySelectorAll('.veg-mark')].filter(isBlank).length;
    if (blank > 0) faults.push(`${blank} vegetarian marks without their dot`);
    // Here every button has its border, also one that is plain letters elsewhere.
    for (const one of document.querySelectorAll('.button')) {
      const { borderLeftWidth, paddingLeft, paddingRight } = getComputedStyle(one);
      if (
        seen(one) &&
        parseFloat(borderLeftWidth) > 0 &&
        Math.min(parseFloat(paddingLeft), parseFloat(paddingRight)) < 4
      )
        faults.push(`letters touch their border: ${one.outerHTML.slice(0, 160)}`);
    }
    return faults;
  });

/**
 * Expects that the page, or its topmost dialog, fits its window at all widths and with the font size doubled, that
 * nothing covers a focused control at 400 % zoom, and that selected controls differ in forced colours. Leaves the focus
 * at the page's last control.
 */
export async function expectSeen(page: Page): Promise<void> {
  const window = page.viewportSize() ?? { width: 1280, height: 800 };
  const devtools = await page.context().newCDPSession(page);
  const faults = await sideways(page, devtools, WIDTHS);
  faults.push(...(await sidewaysWithLargeLetters(page, devtools)));
  await page.emulateMedia({ forcedColors: 'active' });
  faults.push(...(await alike(page)));
  await page.emulateMedia({ forcedColors: 'none' });
  await resize(devtools, ZOOMED);
  // From here on the focus is one of the keyboard.
  await page.keyboard.press('Tab');
  faults.push(...(await covered(page)));
  await devtools.detach();
  // The window that the page had is forgotten with the session; asked for the same one, nothing would be done.
  await page.setViewportSize(ZOOMED);
  await page.setViewportSize(window);
  expect(faults, page.url()).toEqual([]);
}
