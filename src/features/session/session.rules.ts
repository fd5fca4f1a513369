/** One-time codes: six digits, five minutes, five tries, a new one after 30 seconds. */
export const OTP_DIGITS = 6;
export const OTP_LIFE_MS = 5 * 60_000;
export const OTP_TRIES = 5;
export const OTP_RESEND_MS = 30_000;
/** Codes of one number that one caller may ask for: at most so many in 15 minutes and in a day. */
export const OTP_PER_QUARTER_HOUR = 5;
export const OTP_PER_DAY = 12;
/** Codes of one number, whoever asks: at most so many in so long. */
export const OTP_PER_NUMBER = 8;
export const OTP_NUMBER_WINDOW_MS = 8 * 60_000;

/** So long a changed number waits, in ms, when nobody has shown that they hold the present one too. */
export const MOBILE_CHANGE_WAIT_MS = 86_400_000;

/** The server's words for a wrong, expired or used code, and what the person reads. */
export const OTP_MISMATCH = 'otp does not match';
export const OTP_MISMATCH_TEXT = 'OTP does not match';

/** What a person reads after wrong codes; empty while there is nothing to say yet. */
export function triesText(tries: number): string {
  const left = OTP_TRIES - tries;
  if (left <= 0) return 'This code can no longer be used. Please ask for a new one.';
  if (left === 1) return 'One try is left; after that you can ask for a new code.';
  return left === OTP_TRIES ? '' : `${left} tries are left. You can also ask for a new code.`;
}
