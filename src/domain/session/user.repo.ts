import type { UserWire } from '#domain/session/session.contract.ts';
import { searchKey } from '#domain/search/search-key.rules.ts';
import { newId } from '#lib/ids.ts';
import type { Queries } from '#server/db/database.ts';
import type { UserTable } from '#domain/session/session.schema.ts';

export type User = Omit<UserTable, 'token_version'> & { token_version: number };

/** Returns a customer by id; null when there is none. */
export async function readUserById(db: Queries, id: string): Promise<User | null> {
  return (await db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Returns the customer with a proven mobile number; creates the account when there is none. */
export async function userOfMobile(db: Queries, mobile: string, now: string): Promise<User> {
  return findOrCreate(db, 'mobile', mobile, {}, now);
}

/**
 * Returns the customer with a Google account; creates the account when there is none. Accounts are matched by Google's
 * permanent subject id, never by e-mail.
 */
export async function userOfGoogle(
  db: Queries,
  subject: string,
  details: { name: string; email: string },
  now: string,
): Promise<User> {
  return findOrCreate(db, 'google_subject', subject, details, now);
}

async function findOrCreate(
  db: Queries,
  key: 'mobile' | 'google_subject',
  value: string,
  details: Partial<User>,
  now: string,
): Promise<User> {
  const fresh = {
    id: newId(Date.parse(now)),
    mobile: null,
    google_subject: null,
    name: '',
    email: '',
    profile: '',
    address: '',
    address_by: '',
    pincode: '',
    created_at: now,
    updated_at: now,
    ...details,
    search_key: searchKey(details.name ?? ''),
    [key]: value,
  };
  await db
    .insertInto('user')
    .values(fresh)
    .onConflict((conflict) => conflict.column(key).doNothing())
    .execute();
  return db.selectFrom('user').selectAll().where(key, '=', value).executeTakeFirstOrThrow();
}

/**
 * Tells whether an account other than `except` has the mobile number.
 * @param except id of an account; empty for none
 */
export async function isMobileTaken(db: Queries, mobile: string, except: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('user')
      .select('id')
      .where('mobile', '=', mobile)
      .where('id', '!=', except)
      .executeTakeFirst()) !== undefined
  );
}

/**
 * Changes a customer's data and returns the customer; null when the new mobile number belongs to another account or the
 * customer does not exist. A new number ends all sessions and drops other accounts' waiting changes to it. Must run in
 * a transaction.
 */
export async function changeUser(
  db: Queries,
  id: string,
  changes: Partial<Omit<UserTable, 'id' | 'token_version' | 'created_at'>>,
  now: string,
): Promise<User | null> {
  if (changes.mobile) {
    if (await isMobileTaken(db, changes.mobile, id)) return null;
    await endSessions(db, id);
    // The number may become somebody else's.
    const before = await readUserById(db, id);
    await db
      .deleteFrom('known_asker')
      .where('mobile', '=', before?.mobile ?? '')
      .execute();
    // Nobody else waits any longer for a number that is taken.
    await db.deleteFrom('mobile_change').where('mobile', '=', changes.mobile).where('user_id', '!=', id).execute();
  }
  return (
    (await db
      .updateTable('user')
      .set({
        ...changes,
        ...(changes.name === undefined ? {} : { search_key: searchKey(changes.name) }),
        updated_at: now,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()) ?? null
  );
}

/**
 * Ends all sessions of a customer, including those of tokens without a stored session, by raising `token_version`. Must
 * run in a transaction.
 */
export async function endSessions(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('user_session').where('user_id', '=', id).execute();
  await db
    .updateTable('user')
    .set((set) => ({ token_version: set('token_version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Converts a customer's row to its form on the wire, without internal fields such as `token_version`. */
export function userToWire(user: User): UserWire {
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    mobile: user.mobile ?? '',
    address: user.address,
    addressBy: user.address_by,
    pincode: user.pincode,
    profile: user.profile,
    role: 'user',
    status: true,
    registerBy: user.google_subject && !user.mobile ? 'google' : 'number',
    createdAt: user.created_at,
    updatedAt: user.updated_at,
  };
}
