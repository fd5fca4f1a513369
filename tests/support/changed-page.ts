import type { Page } from '@playwright/test';

/**
 * Changes a page's DOM as translating browsers and extensions do: wraps texts, inserts elements and changes attributes.
 * @param seed seed of the random positions; without it, all texts are wrapped and nothing else changes
 */
export async function changePage(page: Page, seed?: number): Promise<void> {
  await page.evaluate((begin) => {
    let state = begin ?? 0;
    /** Returns a pseudo-random number from 0 to 1, determined by the seed. */
    const luck = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    const foreign = (): HTMLElement =>
      Object.assign(document.createElement('button'), { type: 'button', className: 'foreign', hidden: true });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement, nodeValue }) =>
      !nodeValue?.trim() || parentElement?.closest('script,style,noscript,textarea,option,svg,template')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (begin !== undefined && luck() < 0.2) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      inner.textContent = `«${text.nodeValue}»`;
      outer.append(inner);
    }
    if (begin === undefined) return;
    for (const element of document.querySelectorAll('astro-island[client="use"] *:not(font):not(svg *):not(option)')) {
      if (luck() < 0.1) element.before(foreign());
      if (luck() < 0.1) element.after(foreign());
      if (luck() < 0.1 && !element.matches('input,select,textarea,svg,img,table,tbody,thead,tr'))
        element.prepend(foreign());
      if (luck() < 0.2) element.setAttribute('title', 'Changed');
      if (luck() < 0.2) element.setAttribute('data-foreign', String(luck()));
      if (luck() < 0.2) (element as HTMLElement).style.scrollMargin = '1px';
      if (luck() < 0.2) element.classList.add('foreign-class');
    }
  }, seed);
}
