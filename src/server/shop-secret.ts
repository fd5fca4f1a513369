import type { Config } from '#server/config.ts';

/**
 * What the shop's secret (`JWT_SECRET`) is for. Each use goes on with `JWT_SECRET_OLD` until what the old one made is over or
 * was made anew; `tests/api/secret.test.ts` turns the secret under every one of them.
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

/** The shop's secrets: what is made is made with the first, what was made is tried with each. */
export type Keys = readonly [newest: string, ...older: string[]];

/** The settings that hold the secrets. */
export type Secrets = Pick<Config, 'jwtSecret' | 'oldJwtSecret'>;

/** True where whoever runs the shop has no secret of before any more, and goes on without what it alone opened. */
export const givesUpOldSecret = ({ oldJwtSecret }: Secrets): boolean => oldJwtSecret === 'none';

/** The secrets for one use. Whatever needs the secret takes it from here. */
export const keysFor = (secrets: Secrets, _use: SecretUse): Keys =>
  secrets.oldJwtSecret === '' || givesUpOldSecret(secrets)
    ? [secrets.jwtSecret]
    : [secrets.jwtSecret, secrets.oldJwtSecret];

/** What the first fitting key makes of something; null where none fits. */
export function byAnyKey<T>(keys: Keys, read: (key: string) => T | null): T | null {
  for (const key of keys) {
    const found = read(key);
    if (found !== null) return found;
  }
  return null;
}
