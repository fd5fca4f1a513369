import { createHash, randomBytes } from 'node:crypto';

/**
 * Returns the SHA-256 hash under which a secret is stored and looked up. Secrets are long and random, so no slow hash
 * is needed.
 */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/**
 * Creates a random secret of 32 bytes in base64url and its hash; only the hash is stored.
 * @param prefix text before the secret
 */
export function newSecret(prefix = ''): { secret: string; hash: string } {
  const secret = `${prefix}${randomBytes(32).toString('base64url')}`;
  return { secret, hash: secretHash(secret) };
}
