import { newId } from '#lib/ids.ts';
import type { StaffRole } from '#lib/staff-roles.ts';
import { HOUR, MINUTE } from '#lib/time.ts';
import type { Queries } from '#server/db/database.ts';
import { newSecret, secretHash } from '#server/secret-hash.ts';

/** Times after which a session ends, ms: without a call, and in any case. */
const IDLE_MS = 30 * MINUTE;
export const LONGEST_MS = 12 * HOUR;
/** Shortest time between two notes that a session was used, ms. */
const TOUCH_MS = MINUTE;

/** Member of the staff who calls. */
export interface StaffMember {
  /** Id of the staff member, or of a token that is not bound to one. */
  id: string;
  name: string;
  role: StaffRole;
  /** Null for a token of the command line. `provedAt` is when the person last proved who they are, ms since 1970. */
  session: { id: string; provedAt: number } | null;
}

/** Creates a staff session and returns the secret for its cookie. Deletes sessions older than 12 hours. */
export async function openStaffSession(db: Queries, staffId: string, device: string, now: number): Promise<string> {
  const { secret, hash } = newSecret();
  const at = new Date(now).toISOString();
  const oldest = new Date(now - LONGEST_MS).toISOString();
  await db.deleteFrom('staff_session').where('created_at', '<', oldest).execute();
  await db
    .insertInto('staff_session')
    .values({ id: newId(now), secret_hash: hash, staff_id: staffId, device, created_at: at, seen_at: at })
    .execute();
  return secret;
}

/** Deletes the session of a cookie's secret; does nothing when there is none. */
export async function endSessionOf(db: Queries, secret: string): Promise<void> {
  await db.deleteFrom('staff_session').where('secret_hash', '=', secretHash(secret)).execute();
}

/**
 * Returns the staff member of a session cookie. Returns null when the session is unknown, 30 minutes idle or 12 hours
 * old, or the account is closed.
 * @param atWork true stores the use, which keeps the session alive; false for requests that a page sends by itself
 */
export async function memberOfSession(
  db: Queries,
  secret: string,
  now: number,
  atWork = true,
): Promise<StaffMember | null> {
  const row = await db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select(['staff_session.id as session', 'staff_session.created_at', 'seen_at', 'staff.id', 'name', 'role'])
    .where('secret_hash', '=', secretHash(secret))
    .where('staff.is_active', '=', true)
    .executeTakeFirst();
  if (!row) return null;
  const [opened, seen] = [Date.parse(row.created_at), Date.parse(row.seen_at)];
  if (now - opened > LONGEST_MS || now - seen > IDLE_MS) return null;
  if (atWork && now - seen > TOUCH_MS)
    await db
      .updateTable('staff_session')
      .set({ seen_at: new Date(now).toISOString() })
      .where('id', '=', row.session)
      .execute();
  return { id: row.id, name: row.name, role: row.role, session: { id: row.session, provedAt: opened } };
}

/**
 * Returns the staff member for a command-line token. A token bound to a staff member has that member's current role,
 * otherwise its own. Returns null when it is unknown, revoked or expired, or the member's account is closed.
 */
export async function memberOfToken(db: Queries, secret: string, now: number): Promise<StaffMember | null> {
  const row = await db
    .selectFrom('staff_token')
    .leftJoin('staff', 'staff.id', 'staff_token.staff_id')
    .select(['staff_token.id', 'staff_token.name', 'staff_token.role', 'staff_id', 'staff_token.expires_at'])
    .select(['staff.role as ownRole', 'staff.is_active'])
    .where('secret_hash', '=', secretHash(secret))
    .executeTakeFirst();
  if (!row || Date.parse(row.expires_at) <= now) return null;
  if (row.staff_id === null) return { id: row.id, name: row.name, role: row.role, session: null };
  return row.ownRole && row.is_active ? { id: row.id, name: row.name, role: row.ownRole, session: null } : null;
}

/** Returns a staff member's sessions that have not expired, the most recently used first. */
export async function readStaffSessions(db: Queries, staffId: string, now: number) {
  const rows = await db
    .selectFrom('staff_session')
    .select(['id', 'device', 'created_at', 'seen_at'])
    .where('staff_id', '=', staffId)
    .where('seen_at', '>', new Date(now - IDLE_MS).toISOString())
    .where('created_at', '>', new Date(now - LONGEST_MS).toISOString())
    .orderBy('seen_at', 'desc')
    .execute();
  return rows.map(({ id, device, created_at, seen_at }) => ({ id, device, openedAt: created_at, seenAt: seen_at }));
}

/** Deletes a staff member's sessions and returns their number: all, the one with the id `only`, or all except `but`. */
export async function endStaffSessions(
  db: Queries,
  staffId: string,
  { only, but }: { only?: string; but?: string | undefined } = {},
): Promise<number> {
  let query = db.deleteFrom('staff_session').where('staff_id', '=', staffId);
  if (only) query = query.where('id', '=', only);
  if (but) query = query.where('id', '!=', but);
  const { numDeletedRows } = await query.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
