import { atom, computed } from 'nanostores';
import { readStored, readStoredJson, storageKeys, writeStored, writeStoredJson } from '#client/storage.ts';

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

/** Begins a session after sign-in. */
export function startSession(token: string, userId: string): void {
  writeStored(storageKeys.token, token);
  writeStored(storageKeys.userId, userId);
  $userId.set(userId);
  $token.set(token);
}

/** Keeps the person's data for this page and the next. */
export function rememberPerson(person: Person): void {
  writeStoredJson(storageKeys.person, person);
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

/** Signs out and goes home. */
export function signOut(): void {
  endSession();
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

if (typeof addEventListener === 'function') {
  addEventListener('storage', (event) => {
    if (event.key === storageKeys.token) $token.set(event.newValue ?? '');
    else if (event.key === storageKeys.userId) $userId.set(event.newValue ?? '');
    else if (event.key === storageKeys.person) $user.set(readStoredJson<Person>(storageKeys.person));
    else if (event.key === null) {
      $token.set('');
      $userId.set('');
      $user.set(null);
    }
  });
}
