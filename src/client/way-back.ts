import { readStored, storageKeys, writeStored } from '#client/storage.ts';

/** Pages visited on the way to signing in, which do not cancel the return. */
const ON_THE_WAY = ['/signup', '/policies', '/term-condition', '/privacy-policy'];

/**
 * Returns the path that opens after sign-in (`to`) and the path of the page that asked to sign in (`at`); both are
 * empty when none is stored.
 */
export function readWayBack(): { at: string; to: string } {
  const [at = '', ...to] = (readStored(storageKeys.returnTo, 'sessionStorage') ?? '').split(' ');
  return { at, to: to.join(' ') };
}

/** Removes the stored path to open after sign-in, when the customer has moved to an unrelated page. */
export function forgetOldWayBack(path: string): void {
  const { at, to } = readWayBack();
  if (to !== '' && path !== at && !ON_THE_WAY.includes(path)) forgetWayBack();
}

/** Removes the path that opens after sign-in, and the message of the sign-in page. */
export function forgetWayBack(): void {
  for (const key of [storageKeys.returnTo, storageKeys.signInWord]) writeStored(key, null, 'sessionStorage');
}

/** Returns a path of this site, resolved like a browser does; null when it leads to another site. */
export function ownPath(path: string): string | null {
  if (!path.startsWith('/') || !URL.canParse(path, location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(path, location.origin);
  // `/.//elsewhere.example` stays on this site while it is read, and leads away when what is left of it is opened.
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : null;
}
