import { signedIn } from '#client/session.ts';

/** Script of every product page: sets Back to the home page when the product was opened there, and stores the visit. */

const back = document.querySelector<HTMLAnchorElement>('[data-back]');
// A path ending in `home` was opened from the home page.
if (back && location.pathname.split('/')[3]?.toLowerCase() === 'home') back.href = '/';

const product = document.querySelector<HTMLElement>('[data-product]')?.dataset['product'];
if (product && signedIn())
  void import('#shop/catalogue/remember-view.ts').then(({ storeRecentView }) => storeRecentView(product));
