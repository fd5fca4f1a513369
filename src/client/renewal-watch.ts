import { mayLoad } from '#client/lost-script.ts';
import { readStored } from '#client/storage.ts';

/** Storage key of the values typed on a page that is reloaded. */
export const TYPED = 'shagun:typed:v1';

/**
 * Loads the code that handles a missing script, at the first click on a page, while its scripts are certainly
 * available.
 */
export const warmRenewal = () => import('#client/renewal.ts');

/**
 * Watches for scripts that cannot be loaded, as after a release while the page was open, and then loads the code that
 * handles this. Also restores the fields after that code has reloaded the page.
 */
export function watchRenewal(): void {
  const renewal = (answer: (part: Awaited<ReturnType<typeof warmRenewal>>) => unknown): void =>
    void warmRenewal().then(answer, () => undefined);
  if (readStored(TYPED, 'sessionStorage') !== null) renewal(({ putBack }) => putBack());
  let asking = false;
  addEventListener('vite:preloadError', () => {
    // What answers may itself be missing; asking for it again would never end.
    if (asking || !mayLoad()) return;
    asking = true;
    renewal(({ handleMissingScript }) => {
      asking = false;
      void handleMissingScript();
    });
  });
  addEventListener('astro:hydration-error', ({ target }) => renewal(({ islandMissed }) => islandMissed(target)));
}
