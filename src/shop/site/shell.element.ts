import { onFirstUse } from '#client/first-use.ts';
import { forgetFormerPerson } from '#client/former-person.ts';
import { rememberVisit } from '#client/last-url.ts';
import { leaveDialogEntry } from '#client/leave-page.ts';
import { watchConnection } from '#client/offline.ts';
import { watchPictures } from '#client/pictures.ts';
import { mayLoad } from '#client/lost-script.ts';
import { warmRenewal, watchRenewal } from '#client/renewal-watch.ts';
import { onRestored } from '#client/restored.ts';
import { $signedIn, $user } from '#client/session.ts';
import { readStored, storageKeys, writeStored } from '#client/storage.ts';
import { showFlash, warmToasts } from '#client/toast.ts';
import { keepPersonFresh } from '#shop/account/keep-fresh.ts';
import { watchCartCount } from '#shop/site/cart-sign.ts';
import { personName } from '#lib/display-name.ts';
import * as say from '#shop/site/site.texts.ts';

/** Shows the session, name and picture of the customer in the header, and follows their changes. */
function showSession(): void {
  $signedIn.subscribe((signedIn) => {
    document.documentElement.dataset.session = signedIn ? 'in' : 'out';
  });
  $user.subscribe((user) => {
    const name = document.querySelector('[data-person-name]');
    const picture = document.querySelector<HTMLImageElement>('[data-person-picture]');
    if (name) name.textContent = user?.name ? personName(user.name) : say.account;
    if (!picture) return;
    picture.hidden = !user?.profile;
    if (user?.profile) picture.src = `${import.meta.env.PUBLIC_API_BASE ?? ''}/uploads/${user.profile}`;
    picture.onerror = () => {
      picture.hidden = true;
    };
  });
}

/** Shows the number of boxes at the cart's icon and follows its changes. */
function showCart(): void {
  const cart = document.querySelector<HTMLElement>('[data-cart]');
  if (!cart) return;
  watchCartCount((count) => {
    cart.dataset.cart = count;
    cart.ariaLabel = say.cart(count);
  });
}

/**
 * Scrolls the home page to `About Us` when another page stored a note, and removes the note. Sets the hash, so that the
 * browser keeps the section in place while the page loads.
 */
function goToAbout(): void {
  if (!document.getElementById('about-us') || readStored(storageKeys.scrollToAbout) === null) return;
  writeStored(storageKeys.scrollToAbout, null);
  if (location.hash !== '#about-us') location.replace('#about-us');
}

showSession();
showCart();
keepPersonFresh();
goToAbout();
watchConnection(document.querySelector('[data-offline]'));
watchPictures();
watchRenewal();
forgetFormerPerson();
rememberVisit();
leaveDialogEntry();
onRestored(rememberVisit);
onFirstUse(
  '[data-open-dialog], [data-about], [popovertarget], drop-down button[aria-expanded]',
  () => import('#shop/site/controls.element.ts'),
);
showFlash();
const warm = (): void => {
  if (mayLoad()) Promise.all([warmToasts(), warmRenewal()]).catch(() => undefined);
};
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, warm, { once: true, passive: true });
