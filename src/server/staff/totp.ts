import { HOTP, Secret, TOTP } from 'otpauth';

/** One-time codes of an authenticator app by OTPAuth: RFC 6238 with SHA-1, six digits and steps of 30 s, as all such apps expect. */
const KIND = { algorithm: 'SHA1', digits: 6 };
const PERIOD = 30;

/** Returns a new random TOTP secret of 160 bits in base32 (RFC 4226, 4). */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the six-digit code of a time step (RFC 4226, 5.3). */
export const totpCode = (secret: string, step: number): string =>
  HOTP.generate({ ...KIND, secret: Secret.fromBase32(secret), counter: step });

/** Returns the time step of 30 s that a time belongs to. @param now ms since 1970 */
export const totpStep = (now: number): number => TOTP.counter({ period: PERIOD, timestamp: now });

/**
 * Returns the time step that a code belongs to: the current one or a neighbour, since clocks differ. Returns null for a
 * wrong code, and for a step up to `usedStep`, which prevents replay (RFC 6238, 5.2).
 */
export function stepOfCode(secret: string, code: string, now: number, usedStep: number): number | null {
  const present = totpStep(now);
  const away = HOTP.validate({ ...KIND, secret: Secret.fromBase32(secret), token: code, counter: present, window: 1 });
  return away !== null && present + away > usedStep ? present + away : null;
}

/**
 * Returns the `otpauth:` URL with which an authenticator app imports the secret, as QR code or link. It leaves out
 * default parameters, so that the QR code is smaller.
 */
export function totpUrl(secret: string, shop: string, name: string): string {
  const query = new URLSearchParams({ secret, issuer: shop });
  return `otpauth://totp/${encodeURIComponent(`${shop}:${name}`)}?${query}`;
}
