import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** Returns a new secret of 160 bits (RFC 4226, 4) in base32, as an authenticator app takes it. */
export function newTotpSecret(): string {
  const bits = [...randomBytes(20)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{5}/g, (five) => ALPHABET.charAt(Number.parseInt(five, 2)));
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** Returns the code of a step (RFC 4226, 5.3): RFC 6238 with SHA-1 and six digits, as all authenticator apps expect. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const from = digest.readUInt8(19) & 0xf;
  const number = digest.readUInt32BE(from) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Returns the 30-second step of a time in ms since 1970. */
export const totpStep = (now: number): number => Math.floor(now / STEP_MS);

/**
 * Returns the step that a code belongs to: the present one or a neighbour, for clocks that differ. A step that was used
 * before, or an earlier one, is not accepted again (RFC 6238, 5.2). Returns null for a wrong code.
 */
export function stepOfCode(secret: string, code: string, now: number, usedStep: number): number | null {
  const given = Buffer.from(code.padEnd(6).slice(0, 6));
  for (const step of [-1, 0, 1].map((away) => totpStep(now) + away)) {
    if (step > usedStep && timingSafeEqual(given, Buffer.from(totpCode(secret, step)))) return step;
  }
  return null;
}

/** Returns the URL by which an authenticator app takes the secret over, from a QR code or a press on a phone. */
export function totpAddress(secret: string, shop: string, name: string): string {
  const query = new URLSearchParams({ secret, issuer: shop });
  return `otpauth://totp/${encodeURIComponent(`${shop}:${name}`)}?${query}`;
}
