import '#ui/drop-down.element.ts';
import { watchArrivals } from '#client/arrivals.ts';
import { rememberVisit } from '#client/last-url.ts';
import { watchConnection } from '#client/offline.ts';
import { watchPictures } from '#client/pictures.ts';
import { prefetchLinks } from '#client/prefetch.ts';
import { $signedIn, $user, endSession, keepPersonFresh, signOut } from '#client/session.ts';
import { readStored, storageKeys, writeStored } from '#client/storage.ts';
import { showFlash } from '#client/toast.ts';
import { displayName } from '#lib/text.ts';
import { startDialogs } from '#ui/dialogs.element.ts';

/** Logging out from the foot of the home page clears the session this much after going to its top. */
const FOOTER_LOGOUT_DELAY = 100;

/** The session as the header shows it; the early script has already chosen the right half of the page. */
function showSession(): void {
  $signedIn.subscribe((signedIn) => {
    document.documentElement.dataset.session = signedIn ? 'in' : 'out';
  });
  $user.subscribe((user) => {
    const name = document.querySelector('[data-person-name]');
    const picture = document.querySelector<HTMLImageElement>('[data-person-picture]');
    if (name) name.textContent = user?.name ? displayName(user.name) : 'Account';
    if (!picture) return;
    picture.hidden = !user?.profile;
    if (user?.profile) picture.src = `${import.meta.env.PUBLIC_API_BASE ?? ''}/uploads/${user.profile}`;
    picture.onerror = () => {
      picture.hidden = true;
    };
  });
}

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
      if (about) about.scrollIntoView();
      else {
        writeStored(storageKeys.scrollToAbout, 'true');
        location.assign('/');
      }
    });
  }
  if (about && readStored(storageKeys.scrollToAbout) !== null) {
    writeStored(storageKeys.scrollToAbout, null);
    about.scrollIntoView();
  }
}

showSession();
keepPersonFresh();
startDialogs();
startLogout();
startAbout();
watchConnection(document.querySelector('[data-offline]'));
watchPictures();
watchArrivals();
rememberVisit();
prefetchLinks();
showFlash();
