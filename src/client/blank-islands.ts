/** What a person reads where a part of the page failed for a reason nobody foresaw. */
const WORDS =
  'This part of the page could not be shown. What you typed is kept on this device; please load the page again.';

/**
 * React takes a part of the page away when it fails while drawing, and reports the error to the window. A page that went
 * blank is a dead end, so its place says what happened and offers to load it again.
 */
export function watchBlankIslands(): void {
  addEventListener('error', () => {
    // React has taken the part away once the present work is done.
    setTimeout(() => {
      for (const island of document.querySelectorAll('astro-island:not([ssr])'))
        if (island.childElementCount === 0) island.append(failure());
    });
  });
}

function failure(): HTMLElement {
  const notice = Object.assign(document.createElement('div'), {
    className: 'notice notice-problem failure',
    role: 'alert',
  });
  const words = Object.assign(document.createElement('p'), { textContent: WORDS });
  const again = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button button-quiet',
    textContent: 'Load again',
  });
  again.addEventListener('click', () => location.reload());
  notice.append(words, again);
  return notice;
}
