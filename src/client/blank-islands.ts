/** Shown in the place of a part of the page that failed unforeseen. */
const WORDS =
  'This part of the page could not be shown. What you typed is kept on this device; please load the page again.';

/** Shows a message with a reload button in place of an island whose rendering failed, which React would leave blank. */
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
