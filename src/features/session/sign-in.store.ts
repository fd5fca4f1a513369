import { call, type CallResult } from '#client/api.ts';
import { $token, $userId, endSession, type Person, rememberPerson, startSession, takeReturnTo } from '#client/session.ts';
import { readUser, type UserWire, updateUser } from '#features/session/session.contract.ts';

/** A person of the wire as the pages keep them. */
export function toPerson({ _id, ...rest }: UserWire): Person {
  return { id: _id, ...rest };
}

/** What an already held session is worth: signed in with a name, without one, or nothing. */
export type HeldSession = 'complete' | 'nameless' | 'none';

/** Asks the server about the held session; any refusal ends it, a lost connection leaves it. */
export async function checkHeldSession(): Promise<HeldSession> {
  if (!$token.get() || !$userId.get()) return 'none';
  const answer = await call(readUser, { params: { userId: $userId.get() } });
  if (!answer.ok) {
    if (answer.status !== 0) endSession();
    return 'none';
  }
  const person = toPerson(answer.data.userData);
  rememberPerson(person);
  return person.name ? 'complete' : 'nameless';
}

/** Begins the session of a signed-in person. */
export function begin(token: string, user: UserWire): void {
  startSession(token, user._id);
  rememberPerson(toPerson(user));
}

/** Saves the name of a new person. */
export async function saveName(name: string): Promise<CallResult<{ message: string; response: UserWire }>> {
  const answer = await call(updateUser, { body: { _id: $userId.get(), name } });
  if (answer.ok) rememberPerson(toPerson(answer.data.response));
  return answer;
}

/** Leaves the sign-in page for where the person was going. */
export function goOn(): void {
  location.replace(takeReturnTo());
}
