import type { StaffPasskey } from '#domain/staff/staff.contract.ts';
import type { Queries } from '#server/db/database.ts';
import type { Passkey } from '#server/staff/passkeys.ts';

/**
 * Returns a passkey with the id, name and role of its staff member; undefined when there is none or the account is
 * closed.
 */
export async function passkeyById(db: Queries, id: string) {
  return db
    .selectFrom('staff_passkey')
    .innerJoin('staff', 'staff.id', 'staff_passkey.staff_id')
    .select(['staff_passkey.id', 'public_key', 'counter', 'staff_id', 'staff.name', 'role'])
    .where('staff_passkey.id', '=', id)
    .where('staff.is_active', '=', true)
    .executeTakeFirst();
}

/** Returns a staff member's passkeys, the most recently used first. */
export async function passkeysOf(db: Queries, staffId: string): Promise<StaffPasskey[]> {
  return (await allPasskeys(db)).get(staffId) ?? [];
}

/**
 * Returns the passkeys of all staff by staff id, the most recently used first. A staff member without passkeys has no
 * entry.
 */
export async function allPasskeys(db: Queries): Promise<ReadonlyMap<string, StaffPasskey[]>> {
  const rows = await db
    .selectFrom('staff_passkey')
    .select(['id', 'staff_id', 'name', 'device', 'created_at', 'used_at'])
    .orderBy('created_at', 'desc')
    .execute();
  const people = new Map<string, StaffPasskey[]>();
  for (const { staff_id, created_at, used_at, ...row } of rows) {
    const own = people.get(staff_id) ?? [];
    own.push({ ...row, madeAt: created_at, usedAt: used_at });
    people.set(staff_id, own);
  }
  const last = ({ madeAt, usedAt }: StaffPasskey): string => usedAt ?? madeAt;
  for (const own of people.values()) own.sort((one, other) => last(other).localeCompare(last(one)));
  return people;
}

/**
 * Stores the signature counter and the time of a sign-in by passkey. Returns false when the passkey has been removed.
 */
export async function usePasskey(tx: Queries, id: string, counter: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_passkey')
    .set({ counter, used_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Stores a new passkey of a staff member. */
export async function insertPasskey(
  tx: Queries,
  staffId: string,
  { id, publicKey, counter }: Passkey,
  { device, name = '' }: { device: string; name?: string },
  now: number,
): Promise<void> {
  const row = { id, staff_id: staffId, public_key: publicKey, counter, device, name, used_at: null };
  await tx
    .insertInto('staff_passkey')
    .values({ ...row, created_at: new Date(now).toISOString() })
    .execute();
}

/** Deletes a staff member's passkeys: the one with the id `only`, or all without `only`. */
export async function dropPasskeys(tx: Queries, staffId: string, only?: string): Promise<void> {
  let query = tx.deleteFrom('staff_passkey').where('staff_id', '=', staffId);
  if (only !== undefined) query = query.where('id', '=', only);
  await query.execute();
}
