import { call } from '#client/api.ts';
import { $token, $userId, endSession, type Person, signedIn } from '#client/session.ts';
import { rememberPerson } from '#client/session-life.ts';
import { storageKeys, writeStored } from '#client/storage.ts';
import { countCart } from '#shop/cart/count-cart.ts';
import { readUser, type UserWire } from '#domain/session/session.contract.ts';
import type { AnswerOf } from '#lib/endpoint.ts';

/** A person of the wire as the pages keep them. */
export function toPerson({ _id, ...rest }: UserWire): Person {
  return { id: _id, ...rest };
}

/**
 * Takes over what the server has just said of the person, and counts the cart, which no page but its own shows as a list.
 * While another number waits to become theirs each page asks anew, so that each tells of it.
 */
export function takePerson({ userData, mobileChange }: AnswerOf<typeof readUser>): void {
  rememberPerson(toPerson(userData));
  const read = mobileChange ? null : `${userData._id} ${Date.now()}`;
  writeStored(storageKeys.personRead, read, 'sessionStorage');
  if (location.pathname !== '/cart-list') void countCart();
}

/** What the server said to a look at the own data. */
export type PersonState = 'known' | 'refused' | 'unreachable';

/**
 * Fetches the person's data anew. A refusal means signed out; a lost connection or a busy server changes nothing. Nor
 * does an answer about a session that another tab has ended meanwhile.
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
