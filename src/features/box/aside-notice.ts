import { storageKeys, storedNames } from '#client/storage.ts';

/** The invitation list begins the next box afresh. Boxes that were being filled are put aside, and the list offers to bring them back. */
async function beginAfresh(): Promise<void> {
  // Most people who look at the list fill no box: the rest is only loaded for those who do.
  if (![storageKeys.draft('box:'), storageKeys.draft('aside:')].some((key) => storedNames(key.slice(0, -':v1'.length)).length > 0)) return;
  const { asideWords, boxesAside, bringBack, leaveAside, putAside } = await import('#features/box/box-aside.store.ts');
  const { returnAddress } = await import('#features/box/box.store.ts');
  putAside();
  const notices = boxesAside().map((aside) => {
    const { invitationId } = aside;
    const notice = Object.assign(document.createElement('p'), { className: 'notice aside-note', textContent: asideWords(aside) });
    const back = Object.assign(document.createElement('a'), { className: 'button button-plain', href: returnAddress({ invitationId, cartId: '', status: '' }), textContent: 'Bring it back' });
    back.addEventListener('click', () => bringBack(invitationId));
    const leave = Object.assign(document.createElement('button'), { type: 'button', className: 'button button-plain', textContent: 'Let it go' });
    leave.addEventListener('click', () => {
      leaveAside(invitationId);
      notice.remove();
    });
    notice.append(back, leave);
    return notice;
  });
  document.querySelector('[data-boxes-aside]')?.replaceChildren(...notices);
}

void beginAfresh();
addEventListener('pageshow', ({ persisted }) => persisted && void beginAfresh());
