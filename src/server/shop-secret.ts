import type { Config } from '#server/config.ts';

/**
 * Uses of the shop's secret (`JWT_SECRET`). Each use goes on with `JWT_SECRET_OLD` until everything made with the old
 * secret has expired or was made anew; `tests/api/secret.test.ts` changes the secret under each of them.
 */
export const secretUses = [
  'tokens of customers',
  'codes on their way',
  'who asks for codes',
  'callers of limited calls',
  'one-time codes of staff',
  'links of families',
  'links of relatives',
  'old secret of notices',
  'mark of the secret',
] as const;

export type SecretUse = (typeof secretUses)[number];

/** Secrets for one use: the first makes, each may have made what is read. */
export type Keys = readonly [newest: string, ...older: string[]];

export type Secrets = Pick<Config, 'jwtSecret' | 'oldJwtSecret'>;

/** Tells whether the operator gave up the old secret, and with it what only that one opens. */
export const givesUpOldSecret = ({ oldJwtSecret }: Secrets): boolean => oldJwtSecret === 'none';

/** Returns the secrets for one use, the present one first. Every use of the secret goes through here. */
export const keysFor = (secrets: Secrets, _use: SecretUse): Keys =>
  secrets.oldJwtSecret === '' || givesUpOldSecret(secrets)
    ? [secrets.jwtSecret]
    : [secrets.jwtSecret, secrets.oldJwtSecret];

/** Returns the first result of `read` that is not null, trying each key in turn; null when no key fits. */
export function byAnyKey<T>(keys: Keys, read: (key: string) => T | null): T | null {
  for (const key of keys) {
    const found = read(key);
    if (found !== null) return found;
  }
  return null;
}
