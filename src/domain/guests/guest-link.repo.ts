import { sendWaiting } from '#domain/guests/waiting-boxes.repo.ts';
import { randomBytes } from 'node:crypto';
import { atHomeOf, filled } from '#domain/guests/guest-address.repo.ts';
import { ANSWERED_DAYS, LINK_DAYS, LINK_EDITS } from '#domain/guests/guest.rules.ts';
import { withoutJi } from '#domain/guests/respectful-name.rules.ts';
import { knownAgain } from '#domain/guests/page-state.rules.ts';
import { digitsIn } from '#lib/digits.ts';
import { isAbroad } from '#lib/guest-number.ts';
import { guestMobile } from '#lib/phone.ts';
import { DAY } from '#lib/time.ts';
import type { Queries } from '#server/db/database.ts';
import { secretHash } from '#server/secret-hash.ts';

/**
 * Creates a link for a guest that expires after `LINK_DAYS` days, and returns its secret (128 random bits). Only the
 * secret's hash is stored.
 * @param now ms
 */
export async function createLink(db: Queries, guestId: string, now: number): Promise<string> {
  const secret = randomBytes(16).toString('base64url');
  await db
    .insertInto('guest_link')
    .values({
      secret_hash: secretHash(secret),
      guest_id: guestId,
      expires_at: new Date(now + LINK_DAYS * DAY).toISOString(),
      revoked_at: null,
      created_at: new Date(now).toISOString(),
    })
    .execute();
  return secret;
}

/** Revokes all links of a guest. */
export async function revokeLinks(db: Queries, guestId: string, now: string): Promise<void> {
  await db
    .updateTable('guest_link')
    .set({ revoked_at: now })
    .where('guest_id', '=', guestId)
    .where('revoked_at', 'is', null)
    .execute();
}

/**
 * Returns the numbers that the mobile number of a link may mean, as they are stored. Chat apps turn the `+` of a number
 * abroad into a blank, so digits alone may be one.
 */
export function numbersMeant(typed: string): string[] {
  const found = [guestMobile(typed), guestMobile(`+${digitsIn(typed)}`)];
  return [...new Set(found.filter((number) => number !== null))];
}

/** Guest and host of a link, and its state. */
export interface FoundLink {
  guestId: string;
  userId: string;
  /** Name of the guest as the page greets it, which adds “ji” itself. */
  guest: string;
  host: string;
  /** True when the link still shows its page but takes no address any more. */
  over: boolean;
  spent: boolean;
  answered: boolean;
  /** True when the guest sent or confirmed the stored address since the link was made. */
  confirmed: boolean;
  abroad: boolean;
  /** The stored address as `knownAgain` shortens it; empty without an address to which a parcel can go. */
  held: string;
}

/**
 * Returns the guest, the host and the state of a link: `answered` after the first address or confirmation, `spent` after
 * `LINK_EDITS` addresses. Returns null when the secret is unknown, expired or revoked, or the guest has another mobile
 * number.
 */
export async function findByLink(db: Queries, secret: string, mobile: string, now: string): Promise<FoundLink | null> {
  const numbers = numbersMeant(mobile);
  if (numbers.length === 0) return null;
  const row = await db
    .selectFrom('guest_link')
    .innerJoin('guest', 'guest.id', 'guest_link.guest_id')
    .innerJoin('user', 'user.id', 'guest.user_id')
    .select([
      'guest.id as guestId',
      'guest.user_id as userId',
      'guest.name as guest',
      'user.name as host',
      'guest_link.uses',
      'guest_link.created_at as madeAt',
      'guest.mobile',
      'guest.address',
      'guest.pincode',
      'guest.filled_at as filledAt',
      'guest.unconfirmed',
    ])
    .where('guest_link.secret_hash', '=', secretHash(secret))
    .where('guest_link.revoked_at', 'is', null)
    .where('guest_link.expires_at', '>', now)
    .where('guest.mobile', 'in', numbers)
    .executeTakeFirst();
  if (!row) return null;
  const { guestId, userId, guest, host, uses, madeAt, address, pincode, filledAt } = row;
  const abroad = isAbroad(row.mobile ?? '');
  const confirmed = filledAt !== null && filledAt >= madeAt && !row.unconfirmed;
  return {
    guestId,
    userId,
    guest: withoutJi(guest),
    host,
    over: Date.parse(now) - Date.parse(madeAt) >= LINK_DAYS * DAY,
    spent: uses >= LINK_EDITS,
    answered: uses > 0 || confirmed,
    confirmed,
    abroad,
    held: abroad || address === '' || pincode === '' ? '' : knownAgain(address, pincode),
  };
}

/**
 * Returns the function by which a rate limit assigns calls to a guest: it finds the guest and host by a link's secret
 * `t` and mobile number, or returns null.
 */
export const guestLinkOwner =
  ({ db, now }: { db: Queries; now(): number }) =>
  async ({ t = '', mobile = '' }): Promise<{ id: string; host: string } | null> => {
    const found = await findByLink(db, t, mobile, new Date(now()).toISOString());
    return found && { id: found.guestId, host: found.host };
  };

/** Stores the time at which a guest opened the link, unless one is stored already. */
export async function markOpened(db: Queries, guestId: string, now: string): Promise<void> {
  await db
    .updateTable('guest')
    .set({ opened_at: now })
    .where('id', '=', guestId)
    .where('opened_at', 'is', null)
    .execute();
}

/**
 * Stores the address that a guest sent by the link, as confirmed, for their whole household and for paid boxes that
 * lack it. Counts the link's use and extends its expiry by `ANSWERED_DAYS` days.
 */
export async function fillByLink(
  db: Queries,
  secret: string,
  guestId: string,
  address: string,
  pincode: string,
  now: string,
): Promise<void> {
  await db
    .updateTable('guest_link')
    .set((row) => ({ uses: row('uses', '+', 1) }))
    .where('secret_hash', '=', secretHash(secret))
    .execute();
  await extendLink(db, secret, now);
  await db
    .updateTable('guest')
    .set(filled(address, pincode, now, { unconfirmed: false }))
    .where(atHomeOf((one) => one.where('id', '=', guestId)))
    .execute();
  // A box that was paid before goes there by itself.
  await sendWaiting(db, [guestId], now);
}

/** Extends the expiry of a link by `ANSWERED_DAYS` days: whoever answered comes back to see what is on its way. */
async function extendLink(db: Queries, secret: string, now: string): Promise<void> {
  await db
    .updateTable('guest_link')
    .set({ expires_at: new Date(Date.parse(now) + ANSWERED_DAYS * DAY).toISOString() })
    .where('secret_hash', '=', secretHash(secret))
    .execute();
}

/**
 * Stores that the address of a guest's household is right, as if the guest had sent it, and sends paid boxes that wait
 * for it. Changes nothing but the link's expiry when the guest said so since the link was made. Call it in the
 * transaction that found the link.
 */
export async function confirmByLink(
  db: Queries,
  secret: string,
  { guestId, confirmed }: Pick<FoundLink, 'guestId' | 'confirmed'>,
  now: string,
): Promise<void> {
  await extendLink(db, secret, now);
  if (confirmed) return;
  await db
    .updateTable('guest')
    .set((row) => ({ filled_at: now, unconfirmed: false, revision: row('revision', '+', 1), updated_at: now }))
    .where(atHomeOf((one) => one.where('id', '=', guestId)))
    .where('address', '!=', '')
    .execute();
  await sendWaiting(db, [guestId], now);
}

/** A guest of a list, as far as it matters who gave the address. */
interface Given {
  _id: string;
  household?: string | null;
  filledAt: string | null;
}

/**
 * Marks the guests of a family who said by a link that a stored address is right: their home's link took no address and
 * was extended when the address was last given, or later. Nobody is marked any more once that link is erased.
 */
export async function withConfirmed<Guest extends Given>(
  db: Queries,
  userId: string,
  guests: readonly Guest[],
): Promise<(Guest & { confirmedByGuest?: boolean })[]> {
  if (!guests.some(({ filledAt }) => filledAt !== null)) return [...guests];
  const links = await db
    .selectFrom('guest_link')
    .innerJoin('guest', 'guest.id', 'guest_link.guest_id')
    .select(['guest.id', 'guest.household', 'guest_link.expires_at as expiresAt'])
    .where('guest.user_id', '=', userId)
    .where('guest.filled_at', 'is not', null)
    .where('guest_link.uses', '=', 0)
    .execute();
  const told = new Map<string, number>();
  for (const { id, household, expiresAt } of links) {
    const home = household ?? id;
    told.set(home, Math.max(told.get(home) ?? 0, Date.parse(expiresAt) - ANSWERED_DAYS * DAY));
  }
  return guests.map((guest) => {
    const at = told.get(guest.household ?? guest._id) ?? 0;
    return guest.filledAt !== null && at >= Date.parse(guest.filledAt) ? { ...guest, confirmedByGuest: true } : guest;
  });
}
