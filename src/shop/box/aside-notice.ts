import { asideText, boxesAside, bringBack, leaveAside, putAside } from '#shop/box/box-aside.ts';
import { selectionReturnPath } from '#shop/box/box.store.ts';
import * as say from '#shop/box/box-aside.texts.ts';

/**
 * Puts the boxes in progress aside when the invitation list opens, and shows a notice for each with buttons that
 * restore or delete it.
 */
export function putBoxesAside(): void {
  putAside();
  const notices = boxesAside().map((aside) => {
    const { invitationId } = aside;
    const notice = Object.assign(document.createElement('p'), {
      className: 'notice aside-note',
      textContent: asideText(aside),
    });
    const back = Object.assign(document.createElement('a'), {
      className: 'button button-plain',
      href: selectionReturnPath({ invitationId, cartId: '', status: '' }),
      textContent: say.bringBack,
    });
    back.addEventListener('click', () => bringBack(invitationId));
    const leave = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'button button-plain',
      textContent: say.discard,
    });
    leave.addEventListener('click', () => {
      leaveAside(invitationId);
      notice.remove();
    });
    notice.append(back, leave);
    return notice;
  });
  document.querySelector('[data-boxes-aside]')?.replaceChildren(...notices);
}
