import { SECOND } from '#lib/time.ts';
import { apiBase } from '#client/api-base.ts';
import * as texts from '#client/client.texts.ts';
import { DEVICE_MARK } from '#client/device-mark.ts';
import { dropFiles } from '#client/draft-files.ts';
import {
  $token,
  $user,
  $userId,
  DRAFTS,
  ENDED,
  endBrowserSession,
  type Person,
  signedIn,
  signInAgain,
} from '#client/session.ts';
import {
  dropStored,
  dropTab,
  readStored,
  readStoredJson,
  storageKeys,
  storedNames,
  writeStored,
  writeStoredJson,
} from '#client/storage.ts';
import { toast } from '#client/toast.ts';
import { forgetWayBack, ownPath, readWayBack } from '#client/way-back.ts';

/**
 * Prefixes of the storage keys that stay after signing out; none of them identifies a customer. The last four belong to
 * the staff's tables, where changes may wait to be sent.
 */
const STAYS = [
  storageKeys.pincode,
  DEVICE_MARK,
  storageKeys.payments,
  'shagun:press:',
  'shagun:kitchen:',
  'shagun:labels:',
  'shagun:courier:',
];

/** Stores and starts a session after sign-in. Removes the drafts and files of another customer on this device. */
export function startSession(token: string, userId: string): void {
  const owner = readStored(storageKeys.owner);
  if (owner !== null && owner !== userId) forgetTyped();
  writeStored(storageKeys.owner, userId);
  // In this order, because other tabs take a token without its person for half a session and drop it.
  writeStored(storageKeys.userId, userId);
  writeStored(storageKeys.token, token);
  $userId.set(userId);
  $token.set(token);
}

/** Stores the customer's data for this page and the next. */
export function rememberPerson(person: Person): void {
  writeStoredJson(storageKeys.person, person);
  $user.set(person);
}

/**
 * Signs out in this browser and removes everything that identifies the customer, for shared devices. Of payments with
 * an unknown result only order id and time stay, so that their own customer can find them.
 */
export function leaveSession(): void {
  // First, because other tabs tell signing out from an ended session by it.
  writeStored(storageKeys.owner, null);
  endBrowserSession();
  dropTab();
  for (const key of storedNames('')) if (!STAYS.some((begin) => key.startsWith(begin))) writeStored(key, null);
  dropFiles();
  // The service worker forgets which pages were seen: the next person would find the paths of orders among them.
  navigator.serviceWorker?.controller?.postMessage('left');
  const { begun } = readStoredJson<{ begun?: { id: string; at: number }[] }>(storageKeys.payments) ?? {};
  const open = Array.isArray(begun) ? begun.map(({ id, at }) => ({ id, at })) : [];
  writeStored(storageKeys.payments, open.length > 0 ? JSON.stringify({ begun: open }) : null);
}

function forgetTyped(): void {
  dropStored(DRAFTS);
  dropFiles();
}

/** Maximum time to wait for the server's answer to a sign-out, in ms. */
const PATIENCE = 3 * SECOND;

/**
 * Signs out in this browser immediately, and at the server. Shows a message when the server does not confirm within 3
 * s, because the token may stay valid for up to a week.
 */
export async function signOut(say: (words: string) => void = toast): Promise<void> {
  const headers = { authorization: `Bearer ${$token.get()}` };
  // By hand, and not by its contract, because every page carries this.
  const ended = fetch(`${apiBase}/api/user/sign-out`, { method: 'POST', headers, keepalive: true }).then(
    ({ ok, status }) => ok || status === 401,
    () => false,
  );
  leaveSession();
  if (!(await Promise.race([ended, new Promise((late) => setTimeout(late, PATIENCE))])))
    say(texts.signedOutUnconfirmed);
}

/**
 * Ends the session after the server refused its token, and shows a message once. A page that needs a session opens the
 * sign-in page, which leads back; drafts stay.
 */
export function sessionEnded(): void {
  if (!signedIn()) return;
  endBrowserSession();
  if (location.pathname === '/signup') return;
  if (document.documentElement.dataset['guard'] === undefined && !location.pathname.startsWith('/planning')) {
    toast(ENDED);
    return;
  }
  signInAgain();
}

/**
 * Returns the path to open after sign-in and removes it from storage: the stored path, else the one after `#` in the
 * URL, else `/`.
 */
export function takeReturnTo(): string {
  const { to } = readWayBack();
  forgetWayBack();
  return ownPath(to) ?? ownPath(location.hash.slice(1)) ?? '/';
}
