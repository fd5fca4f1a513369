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
import { SECOND } from '#lib/time.ts';

/** State of the stored session: `complete` with a name, `nameless` without one, `none` when signed out. */
export type HeldSession = 'complete' | 'nameless' | 'none';

/**
 * Checks the stored session with the server: `complete`, `nameless` when the account has no name, or `none` when it is
 * not valid or the server cannot be reached.
 */
export async function checkHeldSession(): Promise<HeldSession> {
  if (!signedIn() || (await refreshPerson()) !== 'known') return 'none';
  return $user.get()?.name ? 'complete' : 'nameless';
}

/**
 * Sent code: its id, the mobile number, the time of sending (ms since 1970) and, in the demonstration, the code itself.
 */
export interface Attempt {
  id: string;
  mobile: string;
  demoCode: string;
  sentAt: number;
  /** Milliseconds after `sentAt` from which a new code can be requested. */
  nextAfter: number;
  /** Number of wrong guesses so far. */
  tries?: number;
  /** Code that was sent to the current number at the same time. */
  present?: { id: string; demoCode: string } | undefined;
}

const area = 'sessionStorage';

/** Receives the solved part of a puzzle (0 to 1), and null when solving has ended. */
export type OnWork = (share: number | null) => void;

/** Maximum number of puzzles solved for one request; the second replaces a first that was solved too late. */
const PUZZLES = 2;

async function askSolving(endpoint: typeof register | typeof askMobileChange, mobile: string, onWork: OnWork) {
  const device = readStored(DEVICE_MARK) ?? undefined;
  let answer = await call(endpoint, { body: { mobile, device } });
  for (let round = 0; round < PUZZLES && !answer.ok; round += 1) {
    const { puzzle } = (answer.data ?? {}) as { puzzle?: Puzzle };
    if (!puzzle) break;
    onWork(0);
    try {
      const { solvePuzzleInWorker } = await import('#shop/account/prove.ts');
      const proof = await solvePuzzleInWorker(puzzle, (done) => onWork(done / puzzle.parts));
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

/** Returns functions that request codes from an endpoint and store the last attempt for this tab under `key`. */
function codesOf(endpoint: typeof register | typeof askMobileChange, key: string) {
  const keep = (attempt: Attempt): void => writeStoredJson(key, attempt, area);
  return {
    keep,
    /**
     * Returns the stored attempt, which survives a reload of the tab; null when there is none or its code has expired.
     */
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
     * Requests a code for a number, solves the puzzle when the server demands one, and stores the attempt. Returns
     * `before` instead when it is for this number and less than half a minute old.
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
        nextAfter: userData.nextIn * SECOND,
        // One that is still good is not sent again at once, and its digits are not told twice.
        present: present && { id: present._id, demoCode: present.otp ?? before?.present?.demoCode ?? '' },
      };
      keep(attempt);
      return { ok: true, data: attempt };
    },
    /** Removes the stored attempt once its code was used. */
    forget: (): void => writeStored(key, null, area),
  };
}

/** Codes for signing in. */
export const signInCodes = codesOf(register, storageKeys.attempt);
/** Codes that prove a new mobile number. */
export const changeCodes = codesOf(askMobileChange, 'shagun:mobile-change:v1');

/**
 * Calls `then` when another tab signs in, and when this page returns from the back/forward cache signed in. Returns a
 * function that stops it.
 */
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

/**
 * Starts the session after sign-in: stores token, customer and the device's identifier, and removes the attempt. Stores
 * a notice for the customer, so that it survives a reload.
 */
export function begin({ token, user, device, notice }: Entry): void {
  signInCodes.forget();
  if (notice) writeStored(storageKeys.signInWord, notice, area);
  writeStored(DEVICE_MARK, device);
  startSession(token, user._id);
  rememberPerson(toPerson(user));
}

/** Saves the name of a new customer on the server and in the browser; returns the result of the call. */
export async function saveName(name: string): Promise<CallResult<{ message: string; response: UserWire }>> {
  const answer = await call(updateUser, { body: { _id: $userId.get(), name } });
  if (answer.ok) rememberPerson(toPerson(answer.data.response));
  return answer;
}

/** Redirects from the sign-in page to the page that asked for sign-in, or to the home page. */
export function goOn(): void {
  location.replace(takeReturnTo());
}
