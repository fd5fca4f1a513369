/** Pixels left between a shown element and what is next to it. */
const GAP = 8;
/** Maximum number of moves in one call, because moving an element out from under one bar can bring it under another. */
const MOVES = 6;

/**
 * Scrolls until an element is wholly in view and not covered by a header, bar, chat link or message. An element taller
 * than the window is shown from its top.
 */
export function bringIntoView(element: Element): void {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  for (let move = 0; move < MOVES; move++) {
    const by = hiddenBy(element);
    if (by === 0) return;
    scrollerOf(element).scrollBy({ top: by, behavior: 'instant' });
  }
}

/**
 * Returns the px by which to scroll, negative for up, so that the next hidden part of an element comes into view; 0
 * when the whole element is in view.
 */
function hiddenBy(element: Element): number {
  const box = element.getBoundingClientRect();
  // A keyboard on the screen takes a part of the window away.
  const { offsetTop: top = 0, height = innerHeight } = globalThis.visualViewport ?? {};
  const bottom = top + Math.min(height, innerHeight);
  if (box.top < top) return box.top - top - GAP;
  if (box.bottom > bottom && box.height < bottom - top) return box.bottom - bottom + GAP;
  for (const y of [box.top + 2, (box.top + box.bottom) / 2, box.bottom - 2]) {
    for (const x of [0.02, 0.25, 0.5, 0.75, 0.98]) {
      const cover = coverAt(element, box.left + box.width * x, y);
      if (!cover) continue;
      const { top: from, bottom: to } = cover.getBoundingClientRect();
      return (from + to) / 2 < (top + bottom) / 2 ? box.top - to - GAP : box.bottom - from + GAP;
    }
  }
  return 0;
}

/**
 * Returns the element that covers another one at a point of the window, or the fixed or sticky bar that contains it;
 * null when nothing covers the point.
 */
function coverAt(element: Element, x: number, y: number): Element | null {
  const hit = document.elementFromPoint(x, y);
  if (!hit || element.contains(hit) || hit.contains(element)) return null;
  for (let part: Element | null = hit; part && !part.contains(element); part = part.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(part).position)) return part;
  }
  return hit;
}

/** Returns the nearest scrollable ancestor of an element, such as a dialog, or else the page. */
function scrollerOf(element: Element): Element {
  for (let part = element.parentElement; part; part = part.parentElement) {
    if (part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY)) return part;
  }
  return document.scrollingElement ?? document.documentElement;
}
