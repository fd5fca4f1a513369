import { atom, computed } from 'nanostores';
import { dropStored, readStored, readStoredJson, storageKeys, writeStored, writeStoredJson } from '#client/storage.ts';
import { flash, toast } from '#client/toast.ts';

/** The signed-in person as the pages show them. */
export interface Person {
  id: string;
  name: string;
  mobile: string;
  email: string;
  /** Picture value in the media store; empty for the default avatar. */
  profile: string;
  address: string;
  addressBy: string;
  pincode: string;
}

/** Drafts of every form. */
const DRAFTS = 'shagun:draft:';

const tokenShape = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** A stored token that is not even shaped like one is dropped at start instead of failing every call. */
function storedToken(): string {
  const token = readStored(storageKeys.token) ?? '';
  if (token === '' || tokenShape.test(token)) return token;
  writeStored(storageKeys.token, null);
  writeStored(storageKeys.userId, null);
  return '';
}

/** The bearer token; empty when signed out. */
export const $token = atom<string>(storedToken());
/** The signed-in person's id; only a hint for addresses, the server goes by the token. */
export const $userId = atom<string>(readStored(storageKeys.userId) ?? '');
/** The person's data, from the last visit until the network answers. */
export const $user = atom<Person | null>($token.get() ? readStoredJson<Person>(storageKeys.person) : null);
/** True while a token and an id are held. */
export const $signedIn = computed([$token, $userId], (token, id) => token !== '' && id !== '');

/** True while a token and an id are held. */
export function signedIn(): boolean {
  return $signedIn.get();
}

/** Begins a session after sign-in. What another person typed on this device before is not shown to this one. */
export function startSession(token: string, userId: string): void {
  const owner = readStored(storageKeys.owner);
  if (owner !== null && owner !== userId) dropStored(DRAFTS);
  writeStored(storageKeys.owner, userId);
  writeStored(storageKeys.token, token);
  writeStored(storageKeys.userId, userId);
  $userId.set(userId);
  $token.set(token);
}

/** Keeps the person's data for this page and the next. */
export function rememberPerson(person: Person): void {
  writeStoredJson(storageKeys.person, person);
  writeStored(storageKeys.personRead, `${person.id} ${Date.now()}`, 'sessionStorage');
  $user.set(person);
}

/** Ends the session in this browser; what the person typed stays. */
export function endSession(): void {
  writeStored(storageKeys.token, null);
  writeStored(storageKeys.userId, null);
  writeStored(storageKeys.person, null);
  $token.set('');
  $userId.set('');
  $user.set(null);
}

const ENDED = 'Your session has ended. Please sign in again; what you typed is kept.';

/**
 * Ends the session because the server no longer takes its token, and says so once. A page that is nothing without a
 * session leads to the sign-in page and comes back afterwards; what was typed stays.
 */
export function sessionEnded(): void {
  if (!signedIn()) return;
  endSession();
  if (location.pathname === '/signup') return;
  if (document.documentElement.dataset['guard'] === undefined && !location.pathname.startsWith('/planning')) {
    toast(ENDED);
    return;
  }
  signInAgain();
}

function signInAgain(): void {
  flash(ENDED);
  requireSignIn();
}

/** Signs out and goes home. On a shared device nothing typed is left for the next person. */
export function signOut(): void {
  // First, because other tabs tell signing out from an ended session by it.
  writeStored(storageKeys.owner, null);
  endSession();
  dropStored(DRAFTS);
  location.assign('/');
}

/** Remembers where the person was and leads to the sign-in page. */
export function requireSignIn(returnTo: string = location.pathname + location.search): void {
  writeStored(storageKeys.returnTo, returnTo, 'sessionStorage');
  location.assign('/signup');
}

/** The place to go to after sign-in (a path of this site), once. */
export function takeReturnTo(): string {
  const path = readStored(storageKeys.returnTo, 'sessionStorage');
  writeStored(storageKeys.returnTo, null, 'sessionStorage');
  return path !== null && /^\/(?![/\\])/.test(path) ? path : '/';
}

/** The person's data counts as fresh for this long within a tab, in ms. */
const FRESH_FOR = 5 * 60_000;

/**
 * Fetches the person's data when a tab opens, when the token changes and every few minutes, once the page is at rest.
 * What fetches it is loaded only then, so that pages stay light.
 */
export function keepPersonFresh(): void {
  $token.subscribe((token) => {
    if (token === '' || location.pathname === '/signup') return;
    const [held, at = '0'] = (readStored(storageKeys.personRead, 'sessionStorage') ?? '').split(' ');
    if (held === $userId.get() && Date.now() - Number(at) < FRESH_FOR) return;
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    idle(() => void import('#client/person.ts').then(({ refreshPerson }) => refreshPerson()).catch(() => undefined));
  });
}

/** Takes over what another tab did, or what happened while this page lay in the browser's back-forward store. */
function restore(): void {
  $userId.set(readStored(storageKeys.userId) ?? '');
  $token.set(storedToken());
  $user.set($token.get() ? readStoredJson<Person>(storageKeys.person) : null);
  const { guard } = document.documentElement.dataset;
  if (!guard || signedIn()) return;
  if (readStored(storageKeys.owner) === null) location.replace(guard);
  else signInAgain();
}

if (typeof addEventListener === 'function') {
  const own: readonly (string | null)[] = [storageKeys.token, storageKeys.userId, storageKeys.person, null];
  addEventListener('storage', ({ key }) => {
    if (own.includes(key)) restore();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restore();
  });
}
