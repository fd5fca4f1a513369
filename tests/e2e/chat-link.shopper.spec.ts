import { expect, test } from '#tests/support/fixtures.ts';

test('the chat link stands aside where a button of the page comes to lie under it', async ({ page }) => {
  await page.goto('/');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.mouse.move(10, 300);
    const chat = page.getByRole('link', { name: /^Chat with us/ });
    const place = await chat.boundingBox();
    expect(place, `${width} px`).not.toBeNull();
    const { x, y, width: wide, height: high } = place ?? { x: 0, y: 0, width: 0, height: 0 };
    // Buttons that scrolling can bring under the link.
    const under = await page.locator('main button:visible').evaluateAll(
      (all, { from, to }) =>
        all.flatMap((button, at) => {
          const { left, right } = button.getBoundingClientRect();
          return right > from && left < to ? [at] : [];
        }),
      { from: x, to: x + wide },
    );
    for (const at of under.slice(0, 4)) {
      const button = page.locator('main button:visible').nth(at);
      await button.evaluate(
        (one, middle) =>
          scrollBy({ top: one.getBoundingClientRect().top + one.clientHeight / 2 - middle, behavior: 'instant' }),
        y + high / 2,
      );
      await expect
        .poll(() =>
          button.evaluate((one) => {
            const { left, top, right, bottom } = one.getBoundingClientRect();
            return (
              document
                .elementsFromPoint(Math.min(right - 4, innerWidth - 4, (left + right) / 2), (top + bottom) / 2)[0]
                ?.closest('.chat-link') === null
            );
          }),
        )
        .toBe(true);
    }
  }
});
