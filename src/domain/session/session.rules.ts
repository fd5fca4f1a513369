import { DAY, MINUTE, SECOND } from '#lib/time.ts';
import * as say from '#domain/session/session.texts.ts';

/** One-time codes: six digits, five minutes, five tries, a new one after 30 seconds. */
export const OTP_DIGITS = 6;
export const OTP_LIFE_MS = 5 * MINUTE;
export const OTP_TRIES = 5;
export const OTP_RESEND_MS = 30 * SECOND;
/**
 * Maximum number of codes in 15 minutes and in a day for a known device, or for the network from which the number last
 * signed in.
 */
export const OTP_PER_QUARTER_HOUR = 5;
export const OTP_PER_DAY = 12;
/** Number of codes to one number in an hour that unknown clients get before a puzzle must be solved. */
export const OTP_WITHOUT_WORK = 2;
/** Time after which the page says what to do when a code does not come, in ms. */
export const OTP_SLOW_MS = MINUTE;
/** Time for which a device or network stays known after a sign-in, ms. */
export const KNOWN_FOR_MS = 182 * DAY;

/** Time for which a change of the number waits when the present number was not proved too, ms. */
export const MOBILE_CHANGE_WAIT_MS = DAY;

/** Messages for a wrong code: the server's, and the one that the person reads. */
export const OTP_MISMATCH = say.otpDoesNotMatch;
export const OTP_MISMATCH_TEXT = say.otpWrong;
/** Message for a code that was used, has expired, or was guessed at too often. */
export const OTP_OVER = say.codeOver;

/** Returns the message about the attempts left after `tries` wrong codes; empty before the first wrong code. */
export function triesText(tries: number): string {
  const left = OTP_TRIES - tries;
  if (left <= 0) return OTP_OVER;
  if (left === 1) return say.oneTryLeft;
  return left === OTP_TRIES ? '' : say.triesLeft(left);
}
