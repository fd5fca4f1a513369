import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The windows in which a page is looked at: a phone's and a desk's, in px. One visit serves both. */
export const WIDTHS = [360, 1280];

// As it is made for browsers: what the package gives Node is more than twice as long, and every page reads it anew.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Parts that every page of the shop has; one look at them answers for all pages. */
const FRAME = ['.site-header', '.site-footer'];

/** Returns what axe finds wrong with a page, or with a part of it: each rule with the elements that break it. */
export async function axeFaults(page: Page, part?: string | { exclude: string[] }): Promise<string[]> {
  // A page keeps it for the next look. It is put in by the browser itself, which no content policy forbids.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  return page.evaluate(async (within) => {
    const looks = (window as unknown as { axe: typeof axe }).axe;
    // What is well is not described, and what is found is all that leaves the page.
    const { violations } = await looks.run(within ?? document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, part);
}

/**
 * Expects that axe finds nothing wrong with the page and that it is not wider than its window.
 * @param widths the windows, in px
 * @param frame false when header and foot were looked at on another page of the test
 */
export async function expectClean(
  page: Page,
  widths: readonly number[] = [],
  { frame = true }: { frame?: boolean } = {},
): Promise<void> {
  const faults: Record<string, string[]> = {};
  const windows = widths.length > 0 ? widths : [page.viewportSize()?.width ?? 0];
  for (const width of windows) {
    if (widths.length > 0) await page.setViewportSize({ width, height: 800 });
    // A button that has just been opened still changes its colours.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    });
    const found = await axeFaults(page, frame ? undefined : { exclude: FRAME });
    // A phone's window grows with what is too wide for it.
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) found.push(`the page needs ${needed} px`);
    if (found.length > 0) faults[`${page.url()} at ${width} px`] = found;
  }
  expect(faults).toEqual({});
}
