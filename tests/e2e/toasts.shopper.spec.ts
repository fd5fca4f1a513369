import type { Page } from '@playwright/test';
import { MINUTE, SECOND } from '#lib/time.ts';
import { withMotion } from '#tests/support/browser.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { expectReadable } from '#tests/support/readable.ts';
import { beSignedIn } from '#tests/support/person.ts';

test.use(withMotion);

const toasts = (page: Page) => page.locator('.toast:not([inert])');
const texts = async (page: Page): Promise<string[]> => (await toasts(page).locator('p').allTextContents()).sort();

/** Shows messages as the shop's own scripts do. */
async function show(page: Page, messages: string[], options: object = {}): Promise<void> {
  const shell = await page.locator('script[type="module"][src*="base."]').first().getAttribute('src');
  await page.evaluate(
    async ([from, all, more]) => {
      const seen = new Set<string>();
      const find = async (file: string): Promise<string | undefined> => {
        if (seen.has(file)) return undefined;
        seen.add(file);
        const text = await (await fetch(file)).text();
        const host = /toast-host\.[\w-]+\.js/.exec(text)?.[0];
        if (host) return `/_astro/${host}`;
        for (const [, next] of text.matchAll(/["']\.\/([\w.-]+\.js)["']/g)) {
          const found = await find(`/_astro/${next}`);
          if (found) return found;
        }
        return undefined;
      };
      const { showToast } = (await import((await find(from))!)) as { showToast(text: string, options: object): void };
      for (const text of all) showToast(text, more);
    },
    [shell!, messages, options] as const,
  );
}

/** Opens a page on which time passes only when a test says so. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.pauseAt(Date.now() + MINUTE);
}

test('a message waits under a mouse, goes when it is dragged by four fifths of its width, and by less springs back @both', async ({
  page,
  isMobile,
}) => {
  await openStill(page, '/policies');
  await show(page, ['Drag me']);
  await toasts(page).evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));
  if (!isMobile) {
    await toasts(page).hover();
    await page.clock.runFor(20 * SECOND);
    expect(await texts(page)).toEqual(['Drag me']);
  }
  const box = (await toasts(page).boundingBox())!;
  const drag = async (share: number): Promise<void> => {
    const [x, y] = [box.x + 20, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (box.width * share) / 2, y);
    await page.mouse.move(x + box.width * share, y);
    await page.mouse.up();
  };
  await drag(0.75);
  expect((await toasts(page).boundingBox())!.x).toBe(box.x);
  await drag(0.85);
  expect(await texts(page)).toEqual([]);
});

test('messages leave the header and the bar at the foot free @both', async ({ page }) => {
  await page.goto('/invitation-wooden');
  await openStill(page, (await page.locator('[data-list] .tile-name a').first().getAttribute('href'))!);
  await expect(page.locator('.sticky-bar')).toBeVisible();
  await show(page, ['One above', 'Two above', 'A third one above that needs a second line on a narrow phone']);
  await show(page, ['Below'], { position: 'bottom-right' });
  await expect(toasts(page)).toHaveCount(4);
  for (const y of [0, 900, 200]) {
    await page.mouse.wheel(0, y - (await page.evaluate(() => scrollY)));
    await expect.poll(() => overlaps(page)).toEqual([]);
  }
});

/** Toasts that lie on the header or on a bar at the foot. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('.site-header, .sticky-bar, .chat-link')].map(
      (bar) => [bar.className, bar.getBoundingClientRect()] as const,
    );
    return [...document.querySelectorAll('.toast')].flatMap((toast) => {
      const box = toast.getBoundingClientRect();
      return bars
        .filter(
          ([, bar]) =>
            bar.height > 0 &&
            box.top < bar.bottom &&
            box.bottom > bar.top &&
            box.left < bar.right &&
            box.right > bar.left,
        )
        .map(([name]) => `${toast.textContent} on ${name}`);
    });
  });

test('a message stands above an open dialog, can be closed there, and stays when the dialog goes', async ({ page }) => {
  // The dialog wakes while time still passes.
  await page.clock.install();
  await page.goto('/designers');
  await show(page, ['Before the dialog']);
  await page.locator('[data-quote]').first().click();
  const dialog = page.getByRole('dialog', { name: 'Get Quote with Designer' });
  await expect(dialog).toBeVisible();
  // It answered an earlier press, and says nothing of what the dialog asks.
  await expect(toasts(page).filter({ hasText: 'Before the dialog' })).toBeHidden();
  await page.clock.pauseAt(Date.now() + MINUTE);
  await show(page, ['Over the dialog']);
  const over = toasts(page).filter({ hasText: 'Over the dialog' });
  await over.hover();
  await expectReadable(over);
  await over.getByRole('button', { name: 'Close message' }).click();
  await expect(over).toBeHidden();
  await expect(dialog).toBeVisible();
  await show(page, ['Stays']);
  const stays = toasts(page).filter({ hasText: 'Stays' });
  await stays.hover();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectReadable(stays);
  await page.mouse.move(5, 300);
  await page.clock.runFor(5100);
  expect(await texts(page)).toEqual([]);
});

test('the first message of a page is shown without a connection', async ({ page, context, watch }) => {
  watch.allowed.push(/ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)/);
  await beSignedIn(page);
  await page.clock.install();
  await page.goto('/planning-tool');
  const first = page.locator('details[open] .checklist-items').getByRole('checkbox').first();
  await expect(first).toBeVisible();
  await context.setOffline(true);
  await first.check();
  await page.getByRole('button', { name: 'Add Planning' }).click();
  await expectReadable(page.locator('.toast'));
  await page.clock.runFor(6 * SECOND);
  await expect(page.locator('.toast')).toBeHidden();
});
