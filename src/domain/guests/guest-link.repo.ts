import { sendWaiting } from '#domain/guests/waiting-boxes.repo.ts';
import { randomBytes } from 'node:crypto';
import { atHomeOf, filled } from '#domain/guests/guest-address.repo.ts';
import { ANSWERED_DAYS, LINK_DAYS, LINK_EDITS } from '#domain/guests/guest.rules.ts';
import { normaliseMobile } from '#lib/mobile.ts';
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
 * Returns the guest, the host and the state of a link: `answered` after the first address, `spent` after `LINK_EDITS`
 * of them. Returns null when the secret is unknown, expired or revoked, or the guest has another mobile number.
 */
export async function findByLink(
  db: Queries,
  secret: string,
  mobile: string,
  now: string,
): Promise<{
  guestId: string;
  userId: string;
  guest: string;
  host: string;
  /** True when the link still shows its page but takes no address any more. */
  over: boolean;
  spent: boolean;
  answered: boolean;
} | null> {
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
    ])
    .where('guest_link.secret_hash', '=', secretHash(secret))
    .where('guest_link.revoked_at', 'is', null)
    .where('guest_link.expires_at', '>', now)
    .where('guest.mobile', '=', mobile)
    .executeTakeFirst();
  if (!row) return null;
  const { uses, madeAt, ...found } = row;
  const over = Date.parse(now) - Date.parse(madeAt) >= LINK_DAYS * DAY;
  return { ...found, over, spent: uses >= LINK_EDITS, answered: uses > 0 };
}

/**
 * Returns the function by which a rate limit assigns calls to a guest: it finds the guest and host by a link's secret
 * `t` and mobile number, or returns null.
 */
export const guestLinkOwner =
  ({ db, now }: { db: Queries; now(): number }) =>
  async ({ t = '', mobile = '' }): Promise<{ id: string; host: string } | null> => {
    const found = await findByLink(db, t, normaliseMobile(mobile) ?? '', new Date(now()).toISOString());
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
    .set((row) => ({
      uses: row('uses', '+', 1),
      // Whoever answered comes back to see what is on its way.
      expires_at: new Date(Date.parse(now) + ANSWERED_DAYS * DAY).toISOString(),
    }))
    .where('secret_hash', '=', secretHash(secret))
    .execute();
  await db
    .updateTable('guest')
    .set(filled(address, pincode, now, { unconfirmed: false }))
    .where(atHomeOf((one) => one.where('id', '=', guestId)))
    .execute();
  // A box that was paid before goes there by itself.
  await sendWaiting(db, [guestId], now);
}
