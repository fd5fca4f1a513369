import { expect, type Locator } from '@playwright/test';

/**
 * Returns the reasons why an element cannot be read: it is partly outside the window, or other elements cover it. Empty
 * when there is none.
 */
async function hiddenParts(element: Locator): Promise<string[]> {
  return element.evaluate((shown) => {
    const box = shown.getBoundingClientRect();
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) {
      return [`at ${Math.round(box.top)} to ${Math.round(box.bottom)} in a window of ${innerWidth}x${innerHeight}`];
    }
    const covers: string[] = [];
    for (const y of [box.top + 3, (box.top + box.bottom) / 2, box.bottom - 3]) {
      for (const part of [0.03, 0.25, 0.5, 0.75, 0.97]) {
        const hit = document.elementFromPoint(box.left + box.width * part, y);
        if (hit && !shown.contains(hit) && !hit.contains(shown))
          covers.push(`under ${hit.tagName.toLowerCase()}.${hit.getAttribute('class') ?? ''}`);
      }
    }
    return covers;
  });
}

/** Expects that an element is wholly inside the window and not covered. */
export async function expectReadable(element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  await expect.poll(() => hiddenParts(element)).toEqual([]);
}
