import { createHash, randomBytes } from 'node:crypto';

/** Returns the hash under which a secret is stored and found; secrets are long and random, so one round is enough. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Makes a secret of 32 random bytes and the hash that the store keeps of it. */
export function newSecret(prefix = ''): { secret: string; hash: string } {
  const secret = `${prefix}${randomBytes(32).toString('base64url')}`;
  return { secret, hash: secretHash(secret) };
}
