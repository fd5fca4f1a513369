import { createHmac, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { ListChange, ShareWire } from '#domain/sharing/share.contract.ts';
import { SHOWN_CHANGES } from '#domain/sharing/share.rules.ts';
import { newId } from '#lib/ids.ts';
import type { Queries } from '#server/db/database.ts';
import type { OwnersTransaction } from '#server/db/owner.ts';
import type { ShareTable } from '#domain/sharing/sharing.schema.ts';
import { secretHash } from '#server/secret-hash.ts';
import { byAnyKey, type Keys } from '#server/shop-secret.ts';
import { seal, type SealedPlace, unseal } from '#server/staff/sealed.ts';

type ShareRow = Selectable<ShareTable>;

/** Returns the secret of a share created before secrets were sealed: the first 22 characters of an HMAC of its id. */
const derived = (key: string, id: string): string =>
  createHmac('sha256', key).update(`share:${id}`).digest('base64url').slice(0, 22);

/** Decrypts the secret of a share's link; null when no key of the shop opens it. */
function secretOf(
  { id, secret_hash, sealed }: Pick<ShareRow, 'id' | 'secret_hash' | 'sealed'>,
  keys: Keys,
): string | null {
  return byAnyKey(keys, (key) => {
    const secret = sealed === '' ? derived(key, id) : unseal(sealed, key, 'links of relatives');
    return secret !== null && secretHash(secret) === secret_hash ? secret : null;
  });
}

/** Encrypted links of shares that no relative has opened yet. */
export const shareSeals: SealedPlace = {
  use: 'links of relatives',
  async read(db, keys, after, limit, now) {
    const rows = await open(db, now)
      .select(['share.id', 'share.secret_hash', 'share.sealed'])
      .where('share.person_id', 'is', null)
      .where('share.id', '>', after)
      .orderBy('share.id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ id: row.id, sealed: row.sealed, secret: secretOf(row, keys) }));
  },
  async write(db, { id, was, sealed }) {
    await db.updateTable('share').set({ sealed }).where('id', '=', id).where('sealed', '=', was).execute();
  },
};

const open = (db: Queries, now: string) =>
  db.selectFrom('share').where('share.revoked_at', 'is', null).where('share.expires_at', '>', now);

/**
 * Returns a family's shares that are neither revoked nor expired, the oldest first. Before a relative opens a share
 * `openedBy` is null, afterwards `link`.
 * @param linkOf returns the URL for a secret; used only for shares not yet opened
 */
export async function listShares(
  db: Queries,
  userId: string,
  now: string,
  { keys, linkOf }: { keys: Keys; linkOf(secret: string): string },
): Promise<ShareWire[]> {
  const linkTo = (row: ShareRow): string | null => {
    const secret = row.person_id === null ? secretOf(row, keys) : null;
    return secret && linkOf(secret);
  };
  const rows = await open(db, now)
    .leftJoin('user as person', 'person.id', 'share.person_id')
    .selectAll('share')
    .select('person.name as personName')
    .where('share.user_id', '=', userId)
    .orderBy('share.created_at')
    .orderBy('share.id')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    mayWrite: Boolean(row.may_write),
    link: linkTo(row),
    openedBy: row.person_id === null ? null : row.personName || row.name,
    openedAt: row.opened_at,
    expiresAt: row.expires_at,
  }));
}

/**
 * Creates a share with a new 128-bit secret. The secret is stored encrypted, so that the family can see its link again.
 */
export async function insertShare(
  tx: OwnersTransaction,
  share: { userId: string; name: string; mayWrite: boolean; key: string; expiresAt: string },
  now: string,
): Promise<void> {
  const id = newId(Date.parse(now));
  const secret = randomBytes(16).toString('base64url');
  await tx
    .insertInto('share')
    .values({
      id,
      user_id: share.userId,
      name: share.name,
      may_write: share.mayWrite,
      secret_hash: secretHash(secret),
      sealed: seal(secret, share.key, 'links of relatives'),
      person_id: null,
      opened_at: null,
      expires_at: share.expiresAt,
      revoked_at: null,
      created_at: now,
    })
    .execute();
}

/** Revokes a family's share; a share revoked before keeps its time. Returns false when the family has no such share. */
export async function revokeShare(tx: OwnersTransaction, userId: string, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('share')
    .set((row) => ({ revoked_at: row.fn.coalesce('revoked_at', row.val(now)) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Share that is bound to a relative, with the permission to write. */
export interface OpenShare {
  id: string;
  /** Id of the customer who owns the list. */
  familyId: string;
  host: string;
  mayWrite: boolean;
  /** Name of the relative in the list of changes. */
  name: string;
}

/**
 * Binds a share to the first customer who opens its link.
 * @returns the share; null for a secret that is unknown, expired, revoked, bound to another customer, or of the
 *   customer's own list, without a difference between these
 */
export async function openShareOf(
  db: Queries,
  personId: string,
  secret: string,
  now: string,
): Promise<OpenShare | null> {
  await db
    .updateTable('share')
    .set({ person_id: personId, opened_at: now })
    .where('secret_hash', '=', secretHash(secret))
    .where('person_id', 'is', null)
    .where('user_id', '!=', personId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  const [share] = await sharesFor(db, personId, now, secretHash(secret));
  return share ?? null;
}

/**
 * Finds an open share by its secret, if it is bound to nobody yet or to this customer, or is a share of the customer's
 * own list; null otherwise.
 */
export async function shareBySecret(
  db: Queries,
  personId: string,
  secret: string,
  now: string,
): Promise<{ id: string; familyId: string } | null> {
  const row = await open(db, now)
    .select(['share.id', 'share.user_id as familyId'])
    .where('share.secret_hash', '=', secretHash(secret))
    .where((where) =>
      where.or([
        where('share.person_id', 'is', null),
        where('share.person_id', '=', personId),
        where('share.user_id', '=', personId),
      ]),
    )
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns the lists that are shared with a customer, the oldest share first.
 * @param hash hash of a secret, to return only its share
 */
async function sharesFor(db: Queries, personId: string, now: string, hash?: string): Promise<OpenShare[]> {
  let query = open(db, now)
    .innerJoin('user as host', 'host.id', 'share.user_id')
    .leftJoin('user as person', 'person.id', 'share.person_id')
    .select([
      'share.id',
      'share.user_id',
      'share.may_write',
      'share.name',
      'host.name as host',
      'person.name as personName',
    ])
    .where('share.person_id', '=', personId)
    .orderBy('share.created_at')
    .orderBy('share.id');
  if (hash) query = query.where('share.secret_hash', '=', hash);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    familyId: row.user_id,
    host: row.host,
    mayWrite: Boolean(row.may_write),
    name: row.personName || row.name,
  }));
}

export const listSharesFor = (db: Queries, personId: string, now: string): Promise<OpenShare[]> =>
  sharesFor(db, personId, now);

/** Returns a share that is bound to a customer; null when it is revoked, expired, or another customer's. */
export async function shareFor(db: Queries, personId: string, id: string, now: string): Promise<OpenShare | null> {
  return (await sharesFor(db, personId, now)).find((share) => share.id === id) ?? null;
}

/**
 * Returns the latest changes that relatives made to a family's guest list, the newest first, at most `SHOWN_CHANGES`.
 */
export async function changesOf(db: Queries, userId: string): Promise<ListChange[]> {
  const rows = await db
    .selectFrom('list_change')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_CHANGES)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    by: row.by_name,
    what: row.what as ListChange['what'],
    guestId: row.guest_id,
    guest: row.guest_name,
    at: row.at,
  }));
}

/** Stores a relative's change of a guest list; to be called in the transaction of the change. @param now ISO time */
export async function noteChange(
  tx: OwnersTransaction,
  share: OpenShare,
  change: { byId: string; what: ListChange['what']; guestId: string; guest: string },
  now: string,
): Promise<void> {
  await tx
    .insertInto('list_change')
    .values({
      id: newId(Date.parse(now)),
      user_id: share.familyId,
      by_id: change.byId,
      by_name: share.name,
      what: change.what,
      guest_id: change.guestId,
      guest_name: change.guest,
      at: now,
    })
    .execute();
}

/**
 * Deletes shares that expired or were revoked before `ended`, and changes older than `changed`.
 * @param ended ISO time
 * @param changed ISO time
 */
export async function eraseOldShares(db: Queries, ended: string, changed: string): Promise<void> {
  await db
    .deleteFrom('share')
    .where((where) => where.or([where('expires_at', '<', ended), where('revoked_at', '<', ended)]))
    .execute();
  await db.deleteFrom('list_change').where('at', '<', changed).execute();
}
