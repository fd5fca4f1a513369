import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { familyLinkSeals } from '#domain/guests/family-link.repo.ts';
import { dropOtherMarks, markSecret, secretMarks } from '#domain/secret/secret-mark.repo.ts';
import { shareSeals } from '#domain/sharing/share.repo.ts';
import { oneTimeCodeSeals } from '#domain/staff/code-seals.repo.ts';
import { nearMoment } from '#lib/dates.ts';
import { DAY, HOUR } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import type { Queries } from '#server/db/database.ts';
import { SESSION_DAYS } from '#server/http/auth.ts';
import { keepRounds } from '#server/rounds.ts';
import { givesUpOldSecret, type Keys, keysFor, type Secrets } from '#server/shop-secret.ts';
import { seal, type SealedPlace, unseal } from '#server/staff/sealed.ts';

/** Sealed texts that are read at a time. */
const CHUNK = 500;

/** Returns the tables with encrypted texts, each with its keys, the current key first. */
const placesOf = (secrets: Secrets): { place: SealedPlace; keys: Keys }[] => [
  { place: oneTimeCodeSeals, keys: keysFor(secrets, 'one-time codes of staff') },
  { place: familyLinkSeals, keys: keysFor(secrets, 'links of families') },
  { place: shareSeals, keys: keysFor(secrets, 'links of relatives') },
];

/** Returns the marks of the current and the old secret; `old` is null when no old secret is set. */
const marksOf = (secrets: Secrets) => {
  const [newest, old] = keysFor(secrets, 'mark of the secret').map((key) =>
    createHmac('sha256', key).update('mark of the secret').digest('hex'),
  );
  return { newest: newest ?? '', old: old ?? null };
};

const WRONG_OLD =
  'JWT_SECRET_OLD is not the secret that this shop had last. Put the JWT_SECRET from before the change there and start again (one that was never set lies in DATA_DIR/secrets/jwt); nothing was changed.';

const leftOut = (lost: number): string =>
  `${lost} ${lost === 1 ? 'one-time code of staff or link of a family opens' : 'one-time codes of staff or links of families open'} with no secret of the settings. Put the JWT_SECRET from before the change into JWT_SECRET_OLD (one that was never set lies in DATA_DIR/secrets/jwt) and start again. Where nobody has it any more, JWT_SECRET_OLD=none goes on without them: families make new links, and staff who sign in by a code need a new way in. Nothing was changed.`;

const early = (until: number): string =>
  `The secret that this shop had before is not in JWT_SECRET_OLD: customers who signed in by it are signed out, and codes on their way are over. If you have it, put it into JWT_SECRET_OLD until ${nearMoment(new Date(until).toISOString())}.`;

/** Consequences of a change of the secret for a start, in sentences for the operator. */
export interface SecretTurn {
  /** Why the shop must not start; null when it may. */
  fault: string | null;
  /** Consequences of starting, for the log; null when there are none. */
  warning: string | null;
}

/**
 * Checks whether the shop may start with its secrets. Returns a `fault` when the old secret is the wrong one or texts
 * cannot be decrypted, or a `warning` when customers will be signed out. A store without a mark accepts any secret.
 * @param now ms since 1970
 * @param state result of `secretState`, if the caller has it already
 */
export async function secretTurn(db: Queries, secrets: Secrets, now: number, state?: SecretState): Promise<SecretTurn> {
  const { newest, old } = marksOf(secrets);
  const before = [...(await secretMarks(db))].filter(([mark]) => mark !== newest);
  const last = before
    .map(([, usedAt]) => usedAt)
    .sort()
    .at(-1);
  const good: SecretTurn = { fault: null, warning: null };
  if (last === undefined || givesUpOldSecret(secrets)) return good;
  if (old !== null)
    return before.some(([mark, usedAt]) => mark === old && usedAt === last) ? good : { ...good, fault: WRONG_OLD };
  const { lost } = state ?? (await secretState(db, secrets, now));
  if (lost > 0) return { ...good, fault: leftOut(lost) };
  const until = neededUntil(last);
  return now < until ? { ...good, warning: early(until) } : good;
}

/**
 * Returns the time in ms until which tokens signed with a secret are valid.
 * @param usedAt ISO time of its last use, exact to the hour
 */
const neededUntil = (usedAt: string): number => Date.parse(usedAt) + SESSION_DAYS * DAY + HOUR;

/**
 * Yields all encrypted texts of the shop, each with its decrypted secret and whether the current key encrypted it;
 * reads `CHUNK` rows at a time.
 */
async function* sealedRows(db: Queries, secrets: Secrets, now: number) {
  for (const { place, keys } of placesOf(secrets))
    for (let after = ''; ;) {
      const rows = await place.read(db, keys, after, CHUNK, new Date(now).toISOString());
      for (const row of rows) yield { ...row, place, key: keys[0], fresh: isFresh(row.sealed, keys[0], place) };
      const last = rows.at(-1);
      if (rows.length < CHUNK || !last) break;
      after = last.id;
    }
}
const isFresh = (sealed: string, key: string, { use }: SealedPlace): boolean => unseal(sealed, key, use) !== null;

/**
 * Stores the time of use of the current secret, and encrypts with it all texts that the old secret encrypted or that
 * are not encrypted yet.
 * @returns the number of texts that were encrypted again
 */
export async function sealAnew({ db, config, now }: Pick<Shop, 'db' | 'config' | 'now'>): Promise<number> {
  const { newest, old } = marksOf(config);
  const at = new Date(now()).toISOString();
  // One from before marks were kept was in use until now.
  if (old !== null && !(await secretMarks(db)).has(old)) await markSecret(db, old, at);
  await markSecret(db, newest, at);
  if (givesUpOldSecret(config)) await dropOtherMarks(db, newest);
  let count = 0;
  for await (const { id, sealed, secret, place, key, fresh } of sealedRows(db, config, now())) {
    if (fresh || secret === null) continue;
    await place.write(db, { id, was: sealed, sealed: seal(secret, key, place.use) });
    count += 1;
  }
  return count;
}

/**
 * Encrypts texts again with the current secret, at the start and once an hour for as long as the server runs, since
 * other processes may still use the old secret.
 */
export function keepSealing(app: FastifyInstance, shop: Shop): void {
  keepRounds(app, {
    name: 'seal',
    next: () => HOUR,
    fault: 'could not seal anew what the old secret sealed',
    round: async () => {
      const count = await sealAnew(shop);
      if (count > 0) app.log.info({ count }, 'sealed anew by the new secret');
    },
  });
}

/** State of a shop's secrets. */
export interface SecretState {
  /** Time in ms from which the old secret may be taken out; null without an old secret, or before it was marked. */
  oldUntil: number | null;
  /** Number of texts that only the old secret opens. */
  waiting: number;
  /** Number of texts that no secret of the settings opens. */
  lost: number;
}

/**
 * Returns the time until which the old secret is needed, and the numbers of texts that only it, or no secret, can
 * decrypt.
 */
export async function secretState(db: Queries, secrets: Secrets, now: number): Promise<SecretState> {
  const { old } = marksOf(secrets);
  const usedAt = old === null ? undefined : (await secretMarks(db)).get(old);
  const state: SecretState = {
    oldUntil: usedAt === undefined ? null : neededUntil(usedAt),
    waiting: 0,
    lost: 0,
  };
  for await (const { secret, fresh } of sealedRows(db, secrets, now)) {
    if (secret === null) state.lost += 1;
    else if (!fresh) state.waiting += 1;
  }
  return state;
}
