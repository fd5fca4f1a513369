import { call } from '#client/api.ts';
import { $token, $userId, endBrowserSession, type Person, signedIn } from '#client/session.ts';
import { rememberPerson } from '#client/session-life.ts';
import { storageKeys, writeStored } from '#client/storage.ts';
import { countCart } from '#shop/cart/count-cart.ts';
import { readUser, type UserWire } from '#domain/session/session.contract.ts';
import type { AnswerOf } from '#lib/endpoint.ts';

/** Converts a user from the wire format to the format stored in the browser. */
export function toPerson({ _id, ...rest }: UserWire): Person {
  return { id: _id, ...rest };
}

/**
 * Stores the customer's data in the browser and counts the cart, except on the cart page. During a pending change of
 * the mobile number every page loads them again, so that it shows the notice.
 */
export function takePerson({ userData, mobileChange }: AnswerOf<typeof readUser>): void {
  rememberPerson(toPerson(userData));
  const read = mobileChange ? null : `${userData._id} ${Date.now()}`;
  writeStored(storageKeys.personRead, read, 'sessionStorage');
  if (location.pathname !== '/cart-list') void countCart();
}

/** Result of loading the customer's own data from the server. */
export type PersonState = 'known' | 'refused' | 'unreachable';

/**
 * Loads and stores the customer's data. Returns `refused` and ends the session on a 4xx status, `refused` also when
 * signed out or when the token has changed meanwhile, and `unreachable` on a 429 or any other failure.
 */
export async function refreshPerson(): Promise<PersonState> {
  const token = $token.get();
  if (!signedIn()) return 'refused';
  const answer = await call(readUser, { params: { userId: $userId.get() } });
  if ($token.get() !== token) return 'refused';
  if (answer.ok) {
    takePerson(answer.data);
    const { mobileChange } = answer.data;
    if (mobileChange)
      void import('#shop/account/tell-waiting-number.ts')
        .then((told) => told.tellWaitingNumber(mobileChange))
        .catch(() => undefined);
    return 'known';
  }
  const refused = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
  if (refused) endBrowserSession();
  return refused ? 'refused' : 'unreachable';
}
