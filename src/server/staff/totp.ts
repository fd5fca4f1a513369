import { HOTP, Secret, TOTP } from 'otpauth';

/** One-time codes of an authenticator app by OTPAuth: RFC 6238 with SHA-1, six digits and steps of 30 s, as all such apps expect. */
const KIND = { algorithm: 'SHA1', digits: 6 };
const PERIOD = 30;

/** Returns a new secret of 160 bits (RFC 4226, 4) in base32, as an app takes it. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the code of a step (RFC 4226, 5.3). */
export const totpCode = (secret: string, step: number): string =>
  HOTP.generate({ ...KIND, secret: Secret.fromBase32(secret), counter: step });

/** Returns the step at a time, in ms since 1970. */
export const totpStep = (now: number): number => TOTP.counter({ period: PERIOD, timestamp: now });

/**
 * Returns which step a code belongs to: this one or a neighbour, for clocks that differ. A step that was used before,
 * or an earlier one, is not taken again (RFC 6238, 5.2). Null for a wrong code.
 */
export function stepOfCode(secret: string, code: string, now: number, usedStep: number): number | null {
  const present = totpStep(now);
  const away = HOTP.validate({ ...KIND, secret: Secret.fromBase32(secret), token: code, counter: present, window: 1 });
  return away !== null && present + away > usedStep ? present + away : null;
}

/**
 * Returns the address by which an app takes the secret over, from a picture of squares or a press on a phone. What
 * OTPAuth writes also says what every app expects anyway, which makes the squares smaller.
 */
export function totpUrl(secret: string, shop: string, name: string): string {
  const query = new URLSearchParams({ secret, issuer: shop });
  return `otpauth://totp/${encodeURIComponent(`${shop}:${name}`)}?${query}`;
}
