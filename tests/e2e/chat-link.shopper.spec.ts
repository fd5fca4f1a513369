import { expect, test } from '#tests/support/fixtures.ts';

/** Returns the texts of the page that the chat link lies on; empty while it is out of sight or in its own place. */
function covered(link: Element): string {
  if (getComputedStyle(link).opacity !== '1') return '';
  const { left, top, right, bottom } = link.getBoundingClientRect();
  const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const hidden = text.parentElement?.closest('.visually-hidden, script, style');
    const under = [...range.getClientRects()].some(
      (one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top,
    );
    if (under && !hidden && text.nodeValue?.trim()) found.push(text.nodeValue.trim());
  }
  return found.join(' | ');
}

test('the chat link lies on no word of a page, untouched or scrolled, and waits at its end', async ({ page }) => {
  const chat = page.getByRole('link', { name: /^Chat with us/ });
  for (const width of [360, 390, 600, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    // Untouched, the first window is bare of it.
    await expect(chat).not.toBeInViewport();
    await page.mouse.move(10, 300);
    await expect(chat).toHaveAttribute('data-floats');
    for (let top = 0; top < 4000; top += 500) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await expect.poll(() => chat.evaluate(covered), `${width} px at ${top}`).toBe('');
    }
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(chat).not.toHaveAttribute('data-aside');
    await expect(chat).toBeInViewport();
  }
});
