import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Window widths in px for checks of a page: phone and desktop. */
export const WIDTHS = [360, 1280];

// As it is made for browsers: what the package gives Node is more than twice as long, and every page reads it anew.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Parts shared by all pages, which need one check only. */
const FRAME = ['.site-header', '.site-footer'];

/**
 * Returns the accessibility problems that axe finds in a page or a part of it: each violated rule with the HTML of its
 * elements.
 */
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
 * Expects that axe finds no problem in the page and that the page is not wider than its window.
 * @param widths window widths in px; empty = the present window
 * @param frame false leaves out header and footer, which another check of the test covers
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
