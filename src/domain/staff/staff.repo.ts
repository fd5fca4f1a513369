import { randomBytes } from 'node:crypto';
import { dropPasskeys, insertPasskey } from '#domain/staff/staff-passkey.repo.ts';
import { newId } from '#lib/ids.ts';
import type { StaffRole } from '#lib/staff-roles.ts';
import { isoTime } from '#lib/time.ts';
import type { Queries } from '#server/db/database.ts';
import type { StaffInviteTable, StaffTable } from '#server/db/staff.schema.ts';
import type { Passkey } from '#server/staff/passkeys.ts';
import { newSecret, secretHash } from '#server/secret-hash.ts';
import { endStaffSessions } from '#server/staff/staff-session.repo.ts';

/** Normalises a name for lookup: lower case, single spaces. No two staff members may share the result. */
const nameKey = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en-IN');

export async function staffByName(db: Queries, name: string) {
  return db.selectFrom('staff').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst();
}

export async function staffById(db: Queries, id: string) {
  return db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores the time step of a used one-time code. Returns false when this step or a later one was already used. */
export async function useTotpStep(db: Queries, staffId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_step: step })
    .where('id', '=', staffId)
    .where('totp_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes a recovery code that is being used. Returns false when the staff member has no such code. */
export async function useRecoveryCode(db: Queries, staffId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_recovery')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', recoveryHash(code))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function recoveryLeft(db: Queries, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const recoveryHash = (code: string): string => secretHash(code.toLowerCase().replaceAll(/[^a-z2-7]/g, ''));

/**
 * Replaces a staff member's recovery codes with ten new ones of 60 random bits and returns them. Only their hashes are
 * stored.
 */
export async function newRecoveryCodes(tx: Queries, staffId: string): Promise<string[]> {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567';
  const code = (): string =>
    [...randomBytes(12)]
      .map((byte) => letters.charAt(byte & 31))
      .join('')
      .replaceAll(/(.{4})(?=.)/g, '$1-');
  const codes = Array.from({ length: 10 }, code);
  await tx.deleteFrom('staff_recovery').where('staff_id', '=', staffId).execute();
  await tx
    .insertInto('staff_recovery')
    .values(codes.map((one) => ({ staff_id: staffId, code_hash: recoveryHash(one) })))
    .execute();
  return codes;
}

/**
 * Stores an invitation, which replaces earlier ones of the same staff member. Returns its id, the secret of its link,
 * and its expiry.
 * @param life ms
 * @param invitedBy id of the inviting account; closing that account deletes the invitation
 */
export async function keepInvite(
  db: Queries,
  {
    name,
    role,
    staffId,
    life,
    invitedBy = null,
  }: { name: string; role: StaffRole; staffId: string | null; life: number; invitedBy?: string | null },
  now: number,
): Promise<{ id: string; secret: string; expiresAt: string }> {
  const { secret, hash } = newSecret();
  const [id, expiresAt] = [newId(now), isoTime(now + life)];
  await db.deleteFrom('staff_invite').where('expires_at', '<', isoTime(now)).execute();
  if (staffId !== null) await dropInvitesFor(db, staffId);
  await db
    .insertInto('staff_invite')
    .values({
      id,
      secret_hash: hash,
      name,
      role,
      staff_id: staffId,
      invited_by: invitedBy,
      expires_at: expiresAt,
      created_at: isoTime(now),
    })
    .execute();
  return { id, secret, expiresAt };
}

/** Returns an invitation by the secret of its link; null when it was accepted, withdrawn or has expired. */
export async function inviteBySecret(db: Queries, secret: string, now: number): Promise<StaffInviteTable | null> {
  const row = await db
    .selectFrom('staff_invite')
    .selectAll()
    .where('secret_hash', '=', secretHash(secret))
    .executeTakeFirst();
  return row && Date.parse(row.expires_at) > now ? row : null;
}

export async function dropInvite(db: Queries, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('staff_invite').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Deletes all open invitations of an existing staff member. */
async function dropInvitesFor(tx: Queries, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_invite').where('staff_id', '=', staffId).execute();
}

/** Deletes all open invitations that a staff member sent. */
export async function dropInvitesBy(tx: Queries, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_invite').where('invited_by', '=', staffId).execute();
}

/** New way of a person to sign in. */
export type WayIn = { passkey: Passkey; device: string } | { password: string; totpSecret: string; totpStep: number };

/**
 * Creates the staff member of an invitation, or sets new sign-in credentials for an existing one and, without `keep`,
 * revokes the earlier ones. Returns the staff member's id.
 * @param keep true keeps the earlier credentials
 */
export async function joinStaff(
  tx: Queries,
  invite: StaffInviteTable,
  way: WayIn,
  now: number,
  keep = false,
): Promise<string> {
  const at = isoTime(now);
  const id = invite.staff_id ?? newId(now);
  const password =
    'password' in way ? { password: way.password, totp_secret: way.totpSecret, totp_step: way.totpStep } : {};
  if (invite.staff_id && !keep) await endWaysIn(tx, id);
  await dropInvitesFor(tx, id);
  if (invite.staff_id)
    await tx
      .updateTable('staff')
      .set({ ...password, updated_at: at })
      .where('id', '=', id)
      .execute();
  else
    await tx
      .insertInto('staff')
      .values({
        id,
        name: invite.name,
        name_key: nameKey(invite.name),
        role: invite.role,
        is_active: true,
        created_at: at,
        updated_at: at,
        ...password,
      })
      .execute();
  if ('passkey' in way) await insertPasskey(tx, id, way.passkey, way, now);
  return id;
}

/** Deletes a staff member's passkeys, password, recovery codes and sessions. */
async function endWaysIn(tx: Queries, staffId: string): Promise<void> {
  await dropPasskeys(tx, staffId);
  await tx.updateTable('staff').set({ password: '', totp_secret: '' }).where('id', '=', staffId).execute();
  await tx.deleteFrom('staff_recovery').where('staff_id', '=', staffId).execute();
  await endStaffSessions(tx, staffId);
}

/**
 * Revokes all access of a closed account: credentials, sessions, tokens, and invitations for it and by it. Opening the
 * account again restores none of them.
 */
export async function endAccount(tx: Queries, staffId: string): Promise<void> {
  await endWaysIn(tx, staffId);
  await dropInvitesFor(tx, staffId);
  await dropInvitesBy(tx, staffId);
  await tx.deleteFrom('staff_token').where('staff_id', '=', staffId).execute();
}

/** Returns all staff members, sorted by name, including those with a closed account. */
export async function listPeople(db: Queries) {
  return db.selectFrom('staff').select(['id', 'name', 'role', 'is_active', 'password']).orderBy('name_key').execute();
}

export async function listInvites(db: Queries, now: number): Promise<StaffInviteTable[]> {
  return db
    .selectFrom('staff_invite')
    .selectAll()
    .where('expires_at', '>', isoTime(now))
    .orderBy('created_at')
    .execute();
}

/** Sets a staff member's role and whether the account is active. */
export async function changePerson(
  tx: Queries,
  id: string,
  changes: Pick<StaffTable, 'role' | 'is_active'>,
  now: number,
): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ ...changes, updated_at: isoTime(now) })
    .where('id', '=', id)
    .execute();
}

/**
 * Counts the active owners who have a passkey or a password; the shop must keep at least one. Open invitations do not
 * count.
 */
export async function countOwners(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('staff')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('role', '=', 'owner')
    .where('is_active', '=', true)
    .where(({ eb, exists, selectFrom, or }) =>
      or([
        eb('password', '!=', ''),
        exists(selectFrom('staff_passkey').select('id').whereRef('staff_id', '=', 'staff.id')),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Stores a command-line token and returns its secret; only the secret's hash is stored.
 * @param life ms
 * @param staffId id of the account with which the token is revoked
 */
export async function keepToken(
  db: Queries,
  { name, role, life, staffId = null }: { name: string; role: StaffRole; life: number; staffId?: string | null },
  now: number,
): Promise<string> {
  const { secret, hash } = newSecret('staff_');
  await db.deleteFrom('staff_token').where('expires_at', '<', isoTime(now)).execute();
  await db
    .insertInto('staff_token')
    .values({
      id: newId(now),
      secret_hash: hash,
      name,
      role,
      staff_id: staffId,
      expires_at: isoTime(now + life),
      created_at: isoTime(now),
    })
    .execute();
  return secret;
}

export async function listTokens(db: Queries, now: number) {
  const rows = await db
    .selectFrom('staff_token')
    .select(['id', 'name', 'role', 'expires_at'])
    .where('expires_at', '>', isoTime(now))
    .orderBy('created_at')
    .execute();
  return rows.map(({ expires_at, ...token }) => ({ ...token, expiresAt: expires_at }));
}

/** Deletes a command-line token and returns its name; null when there is none. */
export async function dropToken(db: Queries, id: string): Promise<string | null> {
  const row = await db.deleteFrom('staff_token').where('id', '=', id).returning('name').executeTakeFirst();
  return row?.name ?? null;
}
