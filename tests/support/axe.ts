import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The windows in which a page is looked at: a phone's and a desk's, in px. One visit serves both. */
export const WIDTHS = [360, 1280];

/** What axe finds wrong with a page, or with a part of it: each rule with the elements that break it. */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    // The newer way puts its findings together in a page of its own, which takes as long as the look itself.
    .setLegacyMode()
    // What is well is not described.
    .options({ resultTypes: ['violations'] });
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Axe finds nothing wrong with the page as it stands, and it is not wider than its window; @param widths the windows, in px */
export async function expectClean(page: Page, widths: readonly number[] = []): Promise<void> {
  const faults: Record<string, string[]> = {};
  const windows = widths.length > 0 ? widths : [page.viewportSize()?.width ?? 0];
  for (const width of windows) {
    if (widths.length > 0) await page.setViewportSize({ width, height: 800 });
    // A button that has just been opened still changes its colours.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    });
    const found = await axeFaults(page);
    // A phone's window grows with what is too wide for it.
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) found.push(`the page needs ${needed} px`);
    if (found.length > 0) faults[`${page.url()} at ${width} px`] = found;
  }
  expect(faults).toEqual({});
}
