import '#shop/delivery/deliver-to.element.ts';
import '#ui/drop-down.element.ts';
import { keepChatAside } from '#client/chat-aside.ts';
import { keepForOffline } from '#client/offline.ts';
import { prefetchLinks } from '#client/prefetch.ts';
import { leaveFor } from '#client/leave-page.ts';
import { signOut } from '#client/session-life.ts';
import { storageKeys, writeStored } from '#client/storage.ts';
import { flash } from '#client/toast.ts';
import { followInProgress } from '#shop/checkout/in-progress.ts';
import { startDialogs } from '#ui/dialogs.element.ts';

/**
 * Milliseconds between the scroll to the top of the home page and the end of the session, for logging out from its
 * footer.
 */
const FOOTER_LOGOUT_DELAY = 100;

function startLogout(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-logout]');
  button?.addEventListener('click', () => {
    const dialog = document.getElementById('logout') as HTMLDialogElement;
    if (dialog.dataset.openedFrom === 'footer') {
      dialog.close();
      scrollTo({ top: 0 });
      setTimeout(signOut, FOOTER_LOGOUT_DELAY);
      return;
    }
    button.disabled = true;
    void signOut(flash).then(() => {
      dialog.close();
      leaveFor('/');
    });
  });
}

/**
 * Stores a note when a link to `About Us` is clicked on a page without that section, so that the home page scrolls
 * there.
 */
function startAbout(): void {
  if (document.getElementById('about-us')) return;
  for (const link of document.querySelectorAll('[data-about]')) {
    link.addEventListener('click', () => writeStored(storageKeys.scrollToAbout, 'true'));
  }
}

/**
 * Closes the navigation sheet when the window becomes wide enough for the full navigation, because the open sheet would
 * block the page.
 */
function startSheet(): void {
  const sheet = document.getElementById('site-menu');
  matchMedia('(min-width: 48.05rem)').addEventListener('change', ({ matches }) => {
    if (matches && sheet instanceof HTMLDialogElement) sheet.close();
  });
}

followInProgress();
startDialogs();
startSheet();
startLogout();
startAbout();
prefetchLinks();
keepChatAside();
keepForOffline();
