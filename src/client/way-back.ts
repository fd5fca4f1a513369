import { readStored, storageKeys, writeStored } from '#client/storage.ts';

/** Pages read on the way to signing in, which do not mean that the person has gone elsewhere. */
const ON_THE_WAY = ['/signup', '/policies', '/term-condition', '/privacy-policy'];

/** Returns the path that signing in leads to (`to`), and the page on which the person was told to sign in (`at`). */
export function readWayBack(): { at: string; to: string } {
  const [at = '', ...to] = (readStored(storageKeys.returnTo, 'sessionStorage') ?? '').split(' ');
  return { at, to: to.join(' ') };
}

/** Forgets the page to return to as soon as the person has gone on to another one. */
export function forgetOldWayBack(path: string): void {
  const { at, to } = readWayBack();
  if (to !== '' && path !== at && !ON_THE_WAY.includes(path)) forgetWayBack();
}

/** Forgets the path that signing in leads to, and the message of the sign-in page. */
export function forgetWayBack(): void {
  for (const key of [storageKeys.returnTo, storageKeys.signInWord]) writeStored(key, null, 'sessionStorage');
}

/** Returns a path of this site as the browser would open it; null when it leads elsewhere. */
export function ownPath(path: string): string | null {
  if (!path.startsWith('/') || !URL.canParse(path, location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(path, location.origin);
  // `/.//elsewhere.example` stays on this site while it is read, and leads away when what is left of it is opened.
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : null;
}
