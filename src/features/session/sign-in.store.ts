import { call, type CallResult } from '#client/api.ts';
import { refreshPerson, toPerson } from '#client/person.ts';
import { $user, $userId, signedIn } from '#client/session.ts';
import { rememberPerson, startSession, takeReturnTo } from '#client/session-life.ts';
import { type UserWire, updateUser } from '#features/session/session.contract.ts';

/** What an already held session is worth: signed in with a name, without one, or nothing. */
export type HeldSession = 'complete' | 'nameless' | 'none';

/** Asks the server about the held session; the sign-in steps open when it is worth nothing or cannot be asked about. */
export async function checkHeldSession(): Promise<HeldSession> {
  if (!signedIn() || (await refreshPerson()) !== 'known') return 'none';
  return $user.get()?.name ? 'complete' : 'nameless';
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
