import { atom } from 'nanostores';
import { leaveFor } from '#client/leave-page.ts';
import { onRestored } from '#client/restored.ts';
import { dropTab, readStored, readStoredJson, storageKeys, writeStored } from '#client/storage.ts';
import { flash } from '#client/toast.ts';
import * as say from '#client/client.texts.ts';

/** Data of the signed-in customer. */
export interface Person {
  id: string;
  name: string;
  mobile: string;
  email: string;
  /** Media value of the portrait; empty for the default avatar. */
  profile: string;
  address: string;
  addressBy: string;
  pincode: string;
}

/** Prefix of the storage keys of drafts. */
export const DRAFTS = 'shagun:draft:';

const tokenShape = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Returns the stored token; empty when there is none. Removes a token that is malformed or has no user id, because
 * every call with it would fail.
 */
function storedToken(): string {
  const token = readStored(storageKeys.token) ?? '';
  if (token === '' || (tokenShape.test(token) && readStored(storageKeys.userId))) return token;
  writeStored(storageKeys.token, null);
  writeStored(storageKeys.userId, null);
  return '';
}

/** The bearer token; empty when signed out. */
export const $token = atom<string>(storedToken());
/** Id of the signed-in customer, only a hint; the server uses the token. */
export const $userId = atom<string>(readStored(storageKeys.userId) ?? '');
/** Data of the signed-in customer: of the last visit until the network answers; null when signed out. */
export const $user = atom<Person | null>($token.get() ? readStoredJson<Person>(storageKeys.person) : null);
/**
 * True while there are a token and a user id. Updated explicitly, because a computed store would add half a kilobyte to
 * every page.
 */
export const $signedIn = atom(false);
for (const $part of [$token, $userId])
  $part.subscribe(() => $signedIn.set($token.get() !== '' && $userId.get() !== ''));

/** Tells whether a token and a user id are stored. */
export function signedIn(): boolean {
  return $signedIn.get();
}

/** Ends the session in this browser: removes token, user id, personal data and cart count. Drafts stay. */
export function endBrowserSession(): void {
  writeStored(storageKeys.token, null);
  writeStored(storageKeys.userId, null);
  writeStored(storageKeys.person, null);
  writeStored(storageKeys.cartCount, null);
  $token.set('');
  $userId.set('');
  $user.set(null);
}

/** Shown when the server no longer takes the token. */
export const ENDED = say.sessionEnded;

/** Opens the sign-in page with a message that the session has ended; sign-in leads back to this page. */
export function signInAgain(): void {
  flash(ENDED);
  requireSignIn();
}

/**
 * Opens the sign-in page.
 * @param returnTo path that opens after sign-in; this page by default
 * @param word message shown on the sign-in page
 */
export function requireSignIn(returnTo: string = location.pathname + location.search, word = ''): void {
  writeStored(storageKeys.signInWord, word || null, 'sessionStorage');
  writeStored(storageKeys.returnTo, `/signup ${returnTo}`, 'sessionStorage');
  leaveFor('/signup');
}

/**
 * Reads the session from storage again, after another tab changed it or the page was restored. When it has ended, a
 * page that needs a session is left.
 */
function restore(): void {
  const before = signedIn();
  $userId.set(readStored(storageKeys.userId) ?? '');
  $token.set(storedToken());
  $user.set($token.get() ? readStoredJson<Person>(storageKeys.person) : null);
  if (signedIn()) return;
  // By this a person who signed out is told from a session that ended.
  const left = readStored(storageKeys.owner) === null;
  if (before && left) dropTab();
  const { guard } = document.documentElement.dataset;
  if (!guard) return;
  if (left) location.replace(guard);
  else signInAgain();
}

if (typeof addEventListener === 'function') {
  const own: readonly (string | null)[] = [storageKeys.token, storageKeys.userId, storageKeys.person, null];
  addEventListener('storage', ({ key }) => {
    if (own.includes(key)) restore();
  });
  onRestored(restore);
}
