import { waitingText } from '#domain/session/mobile-change.rules.ts';
import type { MobileChange } from '#domain/session/session.contract.ts';

const notice = Object.assign(document.createElement('p'), { className: 'notice wrap when-in', role: 'status' });

/** Shows at the top of a page which number waits to become the person's, with a link to cancel it. */
export function tellWaitingNumber(change: MobileChange): void {
  const words = Object.assign(document.createElement('span'), { textContent: waitingText(change, Date.now()) });
  const link = Object.assign(document.createElement('a'), { href: '/profile', textContent: 'Keep my present number' });
  words.append(' ', link);
  notice.replaceChildren(words);
  document.querySelector('main')?.prepend(notice);
}
