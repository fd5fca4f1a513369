import { placesOfPincode } from '#domain/delivery/pincode.repo.ts';
import type { Newcomer } from '#domain/guests/family-link.contract.ts';
import { familyOf, holdNewcomer, newcomersOf, takeNewcomer } from '#domain/guests/family-link.repo.ts';
import { takeAddress } from '#domain/guests/guest-address.repo.ts';
import { guestOfMobile, insertGuest } from '#domain/guests/guest.repo.ts';
import * as say from '#domain/guests/guests.texts.ts';
import { fullerHome, isSameHome } from '#domain/guests/same-home.rules.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import { NOT_A_MOBILE } from '#lib/text.ts';
import type { Shop } from '#server/context.ts';
import type { Queries } from '#server/db/database.ts';
import { asOwner, type OwnersTransaction } from '#server/db/owner.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Limit } from '#server/http/rate-limits.ts';
import { said, saidAs } from '#lib/said.ts';

/** Returns the rate limit of calls by a family's link: for the link itself, and for those who try others. */
export const familyLimit = ({ db }: Pick<Shop, 'db'>): Limit => ({
  max: 60,
  minutes: 60,
  secret: {
    max: 3000,
    fromOneIp: 600,
    ownerOf: async ({ f = '' }) => {
      const family = await familyOf(db, f);
      return family && { id: family.userId, host: family.host };
    },
  },
});

/**
 * Stores a person who adds themselves by a family's link `f`, until the family confirms them.
 * @throws Refusal 400 for a number that is not one, 410 for a link that is closed, 409 when too many wait
 */
export async function addNewcomer(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  { f, name, address, pincode, ...told }: { f: string; name: string; mobile: string; address: string; pincode: string },
): Promise<void> {
  const mobile = normaliseMobile(told.mobile);
  if (!mobile) throw new Refusal(400, saidAs('guests.notAMobile', NOT_A_MOBILE), { fields: { mobile: NOT_A_MOBILE } });
  const family = await familyOf(db, f);
  if (!family) throw new Refusal(410, said(say, 'familyLinkClosed'));
  // Whether the number is on the list already is told to nobody but the family.
  const held = await asOwner(db, family.userId, async (tx) => {
    if (!(await familyOf(tx, f))) throw new Refusal(410, said(say, 'familyLinkClosed'));
    return holdNewcomer(tx, family.userId, { name, mobile, address, pincode }, new Date(now()).toISOString());
  });
  if (!held) throw new Refusal(409, said(say, 'newcomersFull'));
}

interface Home {
  address: string;
  pincode: string;
}

/** Tells whether two addresses are one home, by the places of the pincode that was told. */
const isOneHome = (known: Home, told: Home): boolean =>
  known.address !== '' && isSameHome(known, told, placesOfPincode(told.pincode) ?? []);

/** Returns the people who wait for a family's confirmation, with what the list knows of them. */
export async function waitingNewcomers(db: Queries, userId: string): Promise<Newcomer[]> {
  const waiting = await newcomersOf(db, userId);
  return waiting.map((one) =>
    one.known && isOneHome(one.known, one) ? { ...one, known: { ...one.known, same: true } } : one,
  );
}

/**
 * Removes a person from the waiting list and, with `take`, adds them to the guest list; a guest with that number only
 * gets the address. Returns false when the entry is gone or changed since it was read.
 */
export async function judgeNewcomer(
  tx: OwnersTransaction,
  userId: string,
  one: { _id: string; revision: number },
  take: boolean,
  now: string,
): Promise<boolean> {
  const told = await takeNewcomer(tx, userId, one);
  if (!told || !take) return told !== null;
  const { name, mobile, address, pincode } = told;
  const known = await guestOfMobile(tx, userId, mobile);
  const details = { name, mobile, guestNo: null, email: '', category: '', address: '', pincode: '' };
  // Who is on the list already keeps the name that the family wrote, and gets the address.
  if (!known) await insertGuest(tx, userId, details, now);
  const home = known && isOneHome(known, told) ? fullerHome(known, told) : { address, pincode };
  return takeAddress(tx, userId, mobile, home, now);
}
