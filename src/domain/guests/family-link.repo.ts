import { createHmac, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { MOST_NEWCOMERS, type Newcomer } from '#domain/guests/family-link.contract.ts';
import { newId } from '#lib/ids.ts';
import type { Queries } from '#server/db/database.ts';
import type { FamilyLinkTable } from '#domain/guests/celebration.schema.ts';
import type { OwnersTransaction } from '#server/db/owner.ts';
import { secretHash } from '#server/secret-hash.ts';
import { byAnyKey, type Keys } from '#server/shop-secret.ts';
import { seal, type SealedPlace, unseal } from '#server/staff/sealed.ts';

/**
 * Derives the secret of an old link from a key by HMAC. The secrets of newer links are random and stored encrypted
 * (`sealed`).
 */
const derived = (key: string, userId: string, turn: number): string =>
  createHmac('sha256', key).update(`family-link:${userId}:${turn}`).digest('base64url').slice(0, 22);

type LinkRow = Pick<Selectable<FamilyLinkTable>, 'user_id' | 'secret_hash' | 'sealed' | 'turn'>;

/**
 * Decrypts or derives the secret of a link with any of the keys; returns null when no key gives a secret of the stored
 * hash.
 */
function secretOf({ user_id, secret_hash, sealed, turn }: LinkRow, keys: Keys): string | null {
  return byAnyKey(keys, (key) => {
    const secret = sealed === '' ? derived(key, user_id, Number(turn)) : unseal(sealed, key, 'links of families');
    return secret !== null && secretHash(secret) === secret_hash ? secret : null;
  });
}

const openLinks = (db: Queries) =>
  db.selectFrom('family_link').select(['user_id', 'secret_hash', 'sealed', 'turn']).where('revoked_at', 'is', null);

/**
 * Returns the family's open link; null when the family has none. Its secret is null when no key of the shop decrypts
 * it.
 */
export async function openLink(db: Queries, userId: string, keys: Keys): Promise<{ secret: string | null } | null> {
  const row = await openLinks(db).where('user_id', '=', userId).executeTakeFirst();
  return row ? { secret: secretOf(row, keys) } : null;
}

/** Reads the encrypted secrets of open family links page by page. */
export const familyLinkSeals: SealedPlace = {
  use: 'links of families',
  async read(db, keys, after, limit) {
    const rows = await openLinks(db).where('user_id', '>', after).orderBy('user_id').limit(limit).execute();
    return rows.map((row) => ({ id: row.user_id, sealed: row.sealed, secret: secretOf(row, keys) }));
  },
  async write(db, { id, was, sealed }) {
    await db.updateTable('family_link').set({ sealed }).where('user_id', '=', id).where('sealed', '=', was).execute();
  },
};

/**
 * Replaces the family's link with a new open one. Its secret (128 random bits) is stored encrypted, so that the family
 * can see it again.
 */
export async function renewLink(tx: OwnersTransaction, userId: string, [key]: Keys, now: string): Promise<void> {
  const last = await tx.selectFrom('family_link').select('turn').where('user_id', '=', userId).executeTakeFirst();
  const turn = Number(last?.turn ?? 0) + 1;
  const secret = randomBytes(16).toString('base64url');
  const sealed = seal(secret, key, 'links of families');
  const row = { secret_hash: secretHash(secret), sealed, turn, revoked_at: null, created_at: now };
  await tx
    .insertInto('family_link')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Revokes the family's link. */
export async function endLink(tx: OwnersTransaction, userId: string, now: string): Promise<void> {
  await tx
    .updateTable('family_link')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/**
 * Returns the family to which a link's secret belongs, with its name as `host`; null when the secret is unknown or
 * revoked.
 */
export async function familyOf(db: Queries, secret: string): Promise<{ userId: string; host: string } | null> {
  const row = await db
    .selectFrom('family_link')
    .innerJoin('user', 'user.id', 'family_link.user_id')
    .select(['user.id as userId', 'user.name as host'])
    .where('family_link.secret_hash', '=', secretHash(secret))
    .where('family_link.revoked_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Name and address that a person entered by a family's link. */
interface Told {
  name: string;
  mobile: string;
  address: string;
  pincode: string;
}

/**
 * Stores a person who waits for the family's confirmation; an entry with the same mobile number is overwritten. Returns
 * false and stores nothing when `MOST_NEWCOMERS` other people wait already.
 */
export async function holdNewcomer(tx: OwnersTransaction, userId: string, told: Told, now: string): Promise<boolean> {
  const { waiting } = await tx
    .selectFrom('newcomer')
    .select((select) => select.fn.countAll<number | string>().as('waiting'))
    .where('user_id', '=', userId)
    .where('mobile', '!=', told.mobile)
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= MOST_NEWCOMERS) return false;
  await tx
    .insertInto('newcomer')
    .values({ id: newId(Date.parse(now)), user_id: userId, ...told, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'mobile'])
        .doUpdateSet((row) => ({ ...told, revision: row('newcomer.revision', '+', 1) })),
    )
    .execute();
  return true;
}

/**
 * Returns the people who wait for confirmation, longest first. `known` is the guest with the same mobile number, or
 * null.
 */
export async function newcomersOf(db: Queries, userId: string): Promise<Newcomer[]> {
  const rows = await db
    .selectFrom('newcomer')
    .leftJoin('guest', (join) =>
      join.onRef('guest.user_id', '=', 'newcomer.user_id').onRef('guest.mobile', '=', 'newcomer.mobile'),
    )
    .selectAll('newcomer')
    .select(['guest.name as knownName', 'guest.address as knownAddress', 'guest.pincode as knownPincode'])
    .where('newcomer.user_id', '=', userId)
    .orderBy('newcomer.created_at')
    .orderBy('newcomer.id')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    mobile: row.mobile,
    address: row.address,
    pincode: row.pincode,
    revision: Number(row.revision),
    createdAt: row.created_at,
    known:
      row.knownName === null
        ? null
        : { name: row.knownName, address: row.knownAddress ?? '', pincode: row.knownPincode ?? '' },
  }));
}

/** Deletes a person's entry on the waiting list and returns the entry; null when it is gone or its revision differs. */
export async function takeNewcomer(
  tx: OwnersTransaction,
  userId: string,
  { _id, revision }: { _id: string; revision: number },
): Promise<Told | null> {
  const row = await tx
    .deleteFrom('newcomer')
    .where('id', '=', _id)
    .where('user_id', '=', userId)
    .where('revision', '=', revision)
    .returning(['name', 'mobile', 'address', 'pincode'])
    .executeTakeFirst();
  return row ?? null;
}
