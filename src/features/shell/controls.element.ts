import '#ui/drop-down.element.ts';
import { keepForOffline } from '#client/offline.ts';
import { prefetchLinks } from '#client/prefetch.ts';
import { endSession, signOut } from '#client/session.ts';
import { storageKeys, writeStored } from '#client/storage.ts';
import { startDialogs } from '#ui/dialogs.element.ts';

/** Logging out from the foot of the home page clears the session this much after going to its top, in ms. */
const FOOTER_LOGOUT_DELAY = 100;

function startLogout(): void {
  document.querySelector('[data-logout]')?.addEventListener('click', () => {
    const dialog = document.getElementById('logout') as HTMLDialogElement;
    dialog.close();
    if (dialog.dataset.openedFrom !== 'footer') return signOut();
    scrollTo({ top: 0 });
    setTimeout(endSession, FOOTER_LOGOUT_DELAY);
  });
}

/** `About Us` scrolls on the home page; elsewhere it leaves a note for the home page to do so. */
function startAbout(): void {
  const about = document.getElementById('about-us');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-about]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      if (about) return about.scrollIntoView();
      writeStored(storageKeys.scrollToAbout, 'true');
      location.assign('/');
    });
  }
}

startDialogs();
startLogout();
startAbout();
prefetchLinks();
keepForOffline();
