import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Queries } from '#server/db/database.ts';
import type { Keys } from '#server/shop-secret.ts';

/** Uses of sealed texts; each derives a key of its own from the secret. */
export type SealedUse = 'staff one-time codes' | 'answers of a press' | 'links of families' | 'links of relatives';

const keyOf = (secret: string, use: SealedUse): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, 32));

/** Encrypts a text with AES-256-GCM, under a key derived from the secret for the use. Returns it in base64url. */
export function seal(text: string, secret: string, use: SealedUse = 'staff one-time codes'): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, use), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Decrypts a text that `seal` encrypted; null when the secret or the use differs or the text was altered. */
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

/** Table of texts encrypted with the shop's secret, and access to encrypt them again when the secret changes. */
export interface SealedPlace {
  use: SealedUse;
  /**
   * Returns up to `limit` rows after an id. `secret` is the decrypted text, null when no key decrypts it; `sealed` is
   * empty when the row was never encrypted.
   * @param now ISO time
   */
  read(
    db: Queries,
    keys: Keys,
    after: string,
    limit: number,
    now: string,
  ): Promise<{ id: string; sealed: string; secret: string | null }[]>;
  /** Stores a newly encrypted text, unless the row has changed since it was read. */
  write(db: Queries, row: { id: string; was: string; sealed: string }): Promise<void>;
}
