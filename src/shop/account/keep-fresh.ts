import { MINUTE } from '#lib/time.ts';
import { $token, $userId } from '#client/session.ts';
import { readStored, storageKeys } from '#client/storage.ts';

/** Milliseconds for which the person's data count as fresh within a tab. */
const FRESH_FOR = 5 * MINUTE;

/** Paths of pages that load the person's data themselves. */
const READ_THERE = ['/signup', '/profile'];

/**
 * Loads the person's data when a tab opens, when the token changes and every few minutes, while the page is idle. The
 * loading code is imported only then, so that pages stay light.
 */
export function keepPersonFresh(): void {
  $token.subscribe((token) => {
    if (token === '' || READ_THERE.includes(location.pathname)) return;
    const [held, at = '0'] = (readStored(storageKeys.personRead, 'sessionStorage') ?? '').split(' ');
    if (held === $userId.get() && Date.now() - Number(at) < FRESH_FOR) return;
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    idle(() => void import('#shop/account/person.ts').then((person) => person.refreshPerson()).catch(() => undefined));
  });
}
