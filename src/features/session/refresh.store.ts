import { call } from '#client/api.ts';
import { $userId, endSession, rememberPerson } from '#client/session.ts';
import { readUser } from '#features/session/session.contract.ts';
import { toPerson } from '#features/session/sign-in.store.ts';

/** Fetches the person's data anew; a refusal means signed out, a lost connection changes nothing. */
export async function refreshPerson(): Promise<void> {
  const answer = await call(readUser, { params: { userId: $userId.get() } });
  if (answer.ok) rememberPerson(toPerson(answer.data.userData));
  else if (answer.status !== 0 && answer.status < 500) endSession();
}
