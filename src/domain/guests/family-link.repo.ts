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

const USE = 'links of families';

/** Returns the secret of an old link, whose secret was not sealed but derived. */
const derived = (key: string, userId: string, turn: number): string =>
  createHmac('sha256', key).update(`family-link:${userId}:${turn}`).digest('base64url').slice(0, 22);

type LinkRow = Pick<Selectable<FamilyLinkTable>, 'user_id' | 'secret_hash' | 'sealed' | 'turn'>;

/** Returns the secret of a link; null when no key of the shop opens it. */
function secretOf({ user_id, secret_hash, sealed, turn }: LinkRow, keys: Keys): string | null {
  return byAnyKey(keys, (key) => {
    const secret = sealed === '' ? derived(key, user_id, Number(turn)) : unseal(sealed, key, USE);
    return secret !== null && secretHash(secret) === secret_hash ? secret : null;
  });
}

const openLinks = (db: Queries) =>
  db.selectFrom('family_link').select(['user_id', 'secret_hash', 'sealed', 'turn']).where('revoked_at', 'is', null);

/** Returns the family's open link; null when there is none. Its secret is null when no key of the shop opens it. */
export async function openLink(db: Queries, userId: string, keys: Keys): Promise<{ secret: string | null } | null> {
  const row = await openLinks(db).where('user_id', '=', userId).executeTakeFirst();
  return row ? { secret: secretOf(row, keys) } : null;
}

/** Reads the sealed secrets of open family links page by page. */
export const familyLinkSeals: SealedPlace = {
  use: USE,
  async read(db, keys, after, limit) {
    const rows = await openLinks(db).where('user_id', '>', after).orderBy('user_id').limit(limit).execute();
    return rows.map((row) => ({ id: row.user_id, sealed: row.sealed, secret: secretOf(row, keys) }));
  },
  async write(db, { id, was, sealed }) {
    await db.updateTable('family_link').set({ sealed }).where('user_id', '=', id).where('sealed', '=', was).execute();
  },
};

/** Opens a new link and ends earlier ones. Its secret (128 bits) is sealed, so that the family can see it again. */
export async function renewLink(tx: OwnersTransaction, userId: string, [key]: Keys, now: string): Promise<void> {
  const last = await tx.selectFrom('family_link').select('turn').where('user_id', '=', userId).executeTakeFirst();
  const turn = Number(last?.turn ?? 0) + 1;
  const secret = randomBytes(16).toString('base64url');
  const sealed = seal(secret, key, USE);
  const row = { secret_hash: secretHash(secret), sealed, turn, revoked_at: null, created_at: now };
  await tx
    .insertInto('family_link')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Ends the family's link. */
export async function endLink(tx: OwnersTransaction, userId: string, now: string): Promise<void> {
  await tx
    .updateTable('family_link')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Returns the family whose list a secret opens; null when it is wrong or ended. */
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

/** What a person says of themselves. */
interface Told {
  name: string;
  mobile: string;
  address: string;
  pincode: string;
}

/**
 * Stores a person until the family confirms; the same number again corrects the earlier entry. Returns false when too
 * many wait.
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

/** Returns the people who wait for confirmation, longest first, each with the guest who has that number. */
export async function newcomersOf(db: Queries, userId: string): Promise<Newcomer[]> {
  const rows = await db
    .selectFrom('newcomer')
    .leftJoin('guest', (join) =>
      join.onRef('guest.user_id', '=', 'newcomer.user_id').onRef('guest.mobile', '=', 'newcomer.mobile'),
    )
    .selectAll('newcomer')
    .select(['guest.name as knownName', 'guest.address as knownAddress'])
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
    known: row.knownName === null ? null : { name: row.knownName, address: row.knownAddress ?? '' },
  }));
}

/** Takes a person off the waiting list as it was read; returns null when the entry changed or is gone. */
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
