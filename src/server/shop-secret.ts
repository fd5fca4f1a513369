import type { Config } from '#server/config.ts';

/**
 * Uses of the shop's secret (`JWT_SECRET`). For each, `JWT_SECRET_OLD` is accepted too, until all data made with the
 * old secret has expired or was encrypted again; `tests/api/secret.test.ts` changes the secret under each use.
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

/**
 * Tells whether the operator has given up the old secret (`JWT_SECRET_OLD=none`), and with it all data that only that
 * one decrypts.
 */
export const givesUpOldSecret = ({ oldJwtSecret }: Secrets): boolean => oldJwtSecret === 'none';

/**
 * Returns the secrets for a use, the current one first, then the old one if there is one. All code that uses the secret
 * calls this function.
 */
export const keysFor = (secrets: Secrets, _use: SecretUse): Keys =>
  secrets.oldJwtSecret === '' || givesUpOldSecret(secrets)
    ? [secrets.jwtSecret]
    : [secrets.jwtSecret, secrets.oldJwtSecret];

/** Calls `read` with each key in turn and returns the first result that is not null; null when no key works. */
export function byAnyKey<T>(keys: Keys, read: (key: string) => T | null): T | null {
  for (const key of keys) {
    const found = read(key);
    if (found !== null) return found;
  }
  return null;
}
