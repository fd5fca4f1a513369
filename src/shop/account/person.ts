import { call } from '#client/api.ts';
import { $token, $userId, endSession, type Person, signedIn } from '#client/session.ts';
import { rememberPerson } from '#client/session-life.ts';
import { storageKeys, writeStored } from '#client/storage.ts';
import { countCart } from '#shop/cart/count-cart.ts';
import { readUser, type UserWire } from '#domain/session/session.contract.ts';
import type { AnswerOf } from '#lib/endpoint.ts';

/** Converts a person from the wire format to the stored one. */
export function toPerson({ _id, ...rest }: UserWire): Person {
  return { id: _id, ...rest };
}

/**
 * Stores the person's data from the server and counts the cart, except on the cart page, which loads the list itself.
 * While a change of number waits, the data do not count as fresh, so that every page shows the notice.
 */
export function takePerson({ userData, mobileChange }: AnswerOf<typeof readUser>): void {
  rememberPerson(toPerson(userData));
  const read = mobileChange ? null : `${userData._id} ${Date.now()}`;
  writeStored(storageKeys.personRead, read, 'sessionStorage');
  if (location.pathname !== '/cart-list') void countCart();
}

/** Result of loading the person's own data from the server. */
export type PersonState = 'known' | 'refused' | 'unreachable';

/**
 * Loads the person's data from the server. A refusal ends the session; a lost connection, a busy server, or an answer
 * for a session that another tab has ended changes nothing.
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
  if (refused) endSession();
  return refused ? 'refused' : 'unreachable';
}
