import { call, type CallResult } from '#client/api.ts';
import { DEVICE_MARK } from '#client/device-mark.ts';
import { onRestored } from '#client/restored.ts';
import { $user, $userId, signedIn } from '#client/session.ts';
import { rememberPerson, startSession, takeReturnTo } from '#client/session-life.ts';
import { readStored, readStoredJson, storageKeys, writeStored, writeStoredJson } from '#client/storage.ts';
import { refreshPerson, toPerson } from '#shop/account/person.ts';
import type { Puzzle } from '#domain/session/puzzle.rules.ts';
import { askMobileChange, type Entry, register, type UserWire, updateUser } from '#domain/session/session.contract.ts';
import { OTP_LIFE_MS, OTP_RESEND_MS } from '#domain/session/session.rules.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { normaliseMobile } from '#lib/mobile.ts';

/** What an already held session is worth: signed in with a name, without one, or nothing. */
export type HeldSession = 'complete' | 'nameless' | 'none';

/** Asks the server about the held session; the sign-in steps open when it is worth nothing or cannot be asked about. */
export async function checkHeldSession(): Promise<HeldSession> {
  if (!signedIn() || (await refreshPerson()) !== 'known') return 'none';
  return $user.get()?.name ? 'complete' : 'nameless';
}

/** A code on its way: the number it was sent to, when (ms) and, in the demonstration, the code itself. */
export interface Attempt {
  id: string;
  mobile: string;
  demoCode: string;
  sentAt: number;
  /** So long after that the number may have another one, ms. */
  nextAfter: number;
  /** How often it was guessed at wrongly. */
  tries?: number;
  /** The code that was sent to the present number with it. */
  present?: { id: string; demoCode: string } | undefined;
}

const area = 'sessionStorage';

/** Hears how far a puzzle is solved (0 to 1), and null when the device is no longer at work. */
export type OnWork = (share: number | null) => void;

/** So many puzzles a device solves for one press: a second one where the first came too late. */
const PUZZLES = 2;

async function askSolving(endpoint: typeof register | typeof askMobileChange, mobile: string, onWork: OnWork) {
  const device = readStored(DEVICE_MARK) ?? undefined;
  let answer = await call(endpoint, { body: { mobile, device } });
  for (let round = 0; round < PUZZLES && !answer.ok; round += 1) {
    const { puzzle } = (answer.data ?? {}) as { puzzle?: Puzzle };
    if (!puzzle) break;
    onWork(0);
    try {
      const { prove } = await import('#shop/account/prove.ts');
      const proof = await prove(puzzle, (done) => onWork(done / puzzle.parts));
      answer = await call(endpoint, { body: { mobile, device, proof } });
    } catch {
      // A browser that cannot solve it says when the shop asks for none.
      break;
    } finally {
      onWork(null);
    }
  }
  return answer;
}

/** Asks for codes by one call and keeps the last one for this tab, under the given storage key. */
function codesOf(endpoint: typeof register | typeof askMobileChange, key: string) {
  const keep = (attempt: Attempt): void => writeStoredJson(key, attempt, area);
  return {
    keep,
    /** The attempt whose code still holds: it survives a reload, and a phone that put the tab away to read the SMS. */
    held(): Attempt | null {
      const held = readStoredJson<Attempt>(key, area);
      return held &&
        typeof held.id === 'string' &&
        typeof held.mobile === 'string' &&
        Date.now() - held.sentAt < OTP_LIFE_MS
        ? held
        : null;
    },
    /**
     * Asks for a code to a number, and solves the puzzle where the shop wants that first. A code that was sent to the number
     * within half a minute is still on its way and answers for itself.
     */
    async ask(mobile: string, before: Attempt | null, onWork: OnWork = () => undefined): Promise<CallResult<Attempt>> {
      const number = normaliseMobile(mobile) ?? mobile;
      const age = Date.now() - (before?.sentAt ?? 0);
      if (before?.mobile === number && age >= 0 && age < OTP_RESEND_MS) return { ok: true, data: before };
      const answer = await askSolving(endpoint, number, onWork);
      if (!answer.ok) return answer;
      const { userData, present } = answer.data as AnswerOf<typeof askMobileChange>;
      const attempt: Attempt = {
        id: userData._id,
        mobile: number,
        demoCode: userData.otp ?? '',
        sentAt: Date.now(),
        nextAfter: userData.nextIn * 1000,
        // One that is still good is not sent again at once, and its digits are not told twice.
        present: present && { id: present._id, demoCode: present.otp ?? before?.present?.demoCode ?? '' },
      };
      keep(attempt);
      return { ok: true, data: attempt };
    },
    /** The code was used. */
    forget: (): void => writeStored(key, null, area),
  };
}

/** Codes that sign in. */
export const signInCodes = codesOf(register, storageKeys.attempt);
/** Codes that prove a changed number. */
export const changeCodes = codesOf(askMobileChange, 'shagun:mobile-change:v1');

/** Calls back when another tab of this browser signs in, or did while the page lay in the browser's back-forward store. */
export function onSignedInElsewhere(then: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent): void => {
    // A new person has signed in for good once the name is there.
    if ((key === storageKeys.token || key === storageKeys.person) && newValue) then();
  };
  addEventListener('storage', listen);
  const stop = onRestored(() => {
    if (signedIn()) then();
  });
  return () => {
    removeEventListener('storage', listen);
    stop();
  };
}

/** Begins the session of a signed-in person, on a device that the shop knows from then on. What they must read outlives a reload. */
export function begin({ token, user, device, notice }: Entry): void {
  signInCodes.forget();
  if (notice) writeStored(storageKeys.signInWord, notice, area);
  writeStored(DEVICE_MARK, device);
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
