import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Queries } from '#server/db/database.ts';
import type { Keys } from '#server/shop-secret.ts';

/** What sealed texts are for; a secret makes another key for each. */
export type SealedUse = 'staff one-time codes' | 'answers of a press' | 'links of families' | 'links of relatives';

const keyOf = (secret: string, use: SealedUse): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, 32));

/** Seals a text with a secret (AES-256-GCM), so that a copy of the store alone does not tell it. */
export function seal(text: string, secret: string, use: SealedUse = 'staff one-time codes'): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, use), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Opens a sealed text; null where it was sealed with another key or changed. */
export function unseal(sealed: string, secret: string, use: SealedUse = 'staff one-time codes'): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, use), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** Where the store keeps texts that the shop's secret seals, and how they are sealed anew by another one. */
export interface SealedPlace {
  use: SealedUse;
  /** So many rows behind an id; `secret` is null where no key tells it, `sealed` empty where it was not sealed yet. */
  read(
    db: Queries,
    keys: Keys,
    after: string,
    limit: number,
    now: string,
  ): Promise<{ id: string; sealed: string; secret: string | null }[]>;
  /** Writes a text sealed anew, unless the row was changed meanwhile. */
  write(db: Queries, row: { id: string; was: string; sealed: string }): Promise<void>;
}
