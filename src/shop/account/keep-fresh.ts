import { MINUTE } from '#lib/time.ts';
import { $token, $userId } from '#client/session.ts';
import { readStored, storageKeys } from '#client/storage.ts';

/** Milliseconds for which the loaded customer data count as fresh within a tab. */
const FRESH_FOR = 5 * MINUTE;

/** Paths of pages that load the customer's data themselves. */
const READ_THERE = ['/signup', '/profile'];

/**
 * Loads the customer's data on each page and after a change of the token, while the browser is idle and unless loaded
 * within five minutes. Skips pages that load them anyway. Imports the code on demand, so that pages stay small.
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
