import { expect, testWithPictures as test } from '#tests/support/fixtures.ts';

test('the first pictures have the line for themselves until one is on the screen @phone', async ({ page }) => {
  // The limit of three seconds for a picture that does not come stands still.
  await page.clock.install();
  const asked: string[] = [];
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/uploads/sweets/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await arrived;
    await route.continue();
  });
  await page.goto('/sweets', { waitUntil: 'domcontentloaded' });
  const tiles = page.locator('[data-tiles] .tile img');
  const first = await tiles.evaluateAll(
    (all) => all.filter((one) => (one as HTMLImageElement).loading === 'eager').length,
  );
  // Styles, layout and two frames later whatever stands in the window would have been asked for.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  await expect.poll(() => asked.length).toBe(first);
  arrive();
  await expect.poll(() => asked.length).toBeGreaterThan(first);
  await expect(tiles.nth(first)).toBeVisible();
});

test('the mosaic of decorations and designers has no holes, and its pictures are sharp', async ({ page }) => {
  for (const width of [360, 800, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const ways = page.locator('.way');
    await expect(ways).toHaveCount(9);
    for (const way of await ways.all()) {
      await way.scrollIntoViewIfNeeded();
      const picture = way.locator('img');
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
      const { hole, blur } = await way.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const image = element.querySelector('img') as HTMLImageElement;
        const shown = (element.querySelector('.picture') as HTMLElement).getBoundingClientRect();
        const words = (element.querySelector('.way-words') as HTMLElement).getBoundingClientRect();
        const file = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
        return { hole: Math.abs(box.height - shown.height - words.height), blur: shown.width / file };
      });
      const name = `${await way.textContent()} at ${width} px`;
      expect(hole, name).toBeLessThan(4);
      expect(blur, name).toBeLessThanOrEqual(1.05);
    }
    const rows = await page.locator('.ways').evaluateAll((lists) =>
      lists.map((list) => {
        const inner = list.getBoundingClientRect();
        const filled = [...list.children].reduce(
          (sum, item) => sum + item.getBoundingClientRect().width * item.getBoundingClientRect().height,
          0,
        );
        return filled / (inner.width * inner.height);
      }),
    );
    for (const share of rows) expect(share, `tiles fill their place at ${width} px`).toBeGreaterThan(0.9);
  }
});
