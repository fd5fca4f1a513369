import { SECOND } from '#lib/time.ts';
import { onRestored } from '#client/restored.ts';
import { signedIn } from '#client/session.ts';
import { readStored, storageKeys } from '#client/storage.ts';

/** Parts of the home page that are loaded when they come into view. */
const parts: Record<string, () => Promise<unknown>> = {
  'row-slider': () => import('#ui/row-slider.element.ts'),
  'quote-track': () => import('#shop/site/quote-track.element.ts'),
  '[data-about-words]': () => import('#shop/site/about-band.ts'),
};

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      for (const [selector, load] of Object.entries(parts)) if (target.matches(selector)) void load();
    }
  },
  { rootMargin: '100px' },
);
for (const element of document.querySelectorAll(Object.keys(parts).join())) observer.observe(element);

/**
 * Loads the banner's script after four seconds, a second before its first move, or when the pointer enters the banner.
 * Without it the first banner stays.
 */
const moveBanner = (): void => void import('#shop/site/banner-stage.element.ts').catch(() => undefined);
setTimeout(moveBanner, 4 * SECOND);
document.querySelector('banner-stage')?.addEventListener('pointerenter', moveBanner, { once: true });

/** Slides the sections of the page in as they come into view; shows all of them when the script cannot be loaded. */
import('#client/arrivals.ts').then(
  ({ watchArrivals }) => watchArrivals(),
  () => {
    for (const band of document.querySelectorAll('[data-arrive]')) band.setAttribute('data-arrived', '');
  },
);

if (signedIn()) void import('#shop/site/recently-viewed.element.ts');
function tellOfPayments(): void {
  if (signedIn() && readStored(storageKeys.payments) !== null)
    void import('#shop/orders/order-band.ts').then(({ tellOfOrders }) => tellOfOrders());
}
tellOfPayments();
onRestored(tellOfPayments);
