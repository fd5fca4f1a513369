import * as say from '#client/client.texts.ts';

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
  const words = Object.assign(document.createElement('p'), { textContent: say.partFailed });
  const again = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button button-quiet',
    textContent: say.loadAgain,
  });
  again.addEventListener('click', () => location.reload());
  notice.append(words, again);
  return notice;
}
