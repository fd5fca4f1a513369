import { waitingText } from '#domain/session/mobile-change.rules.ts';
import type { MobileChange } from '#domain/session/session.contract.ts';
import * as say from '#shop/account/profile.texts.ts';

const notice = Object.assign(document.createElement('p'), { className: 'notice wrap when-in', role: 'status' });

/** Shows a notice about the pending change of the mobile number at the top of the page, with a link to cancel it. */
export function tellWaitingNumber(change: MobileChange): void {
  const words = Object.assign(document.createElement('span'), { textContent: waitingText(change, Date.now()) });
  const link = Object.assign(document.createElement('a'), { href: '/profile', textContent: say.keepNumber });
  words.append(' ', link);
  notice.replaceChildren(words);
  document.querySelector('main')?.prepend(notice);
}
