import type { BoxToGuests } from '#domain/payments/checkout.contract.ts';
import { type HomeRow, readHomes } from '#domain/guests/homes.repo.ts';
import { lacksAddress } from '#domain/guests/reachable.rules.ts';
import type { Recipient } from '#domain/orders/order.rules.ts';
import * as say from '#domain/payments/payments.texts.ts';
import { isAbroad } from '#lib/guest-number.ts';
import { listText } from '#lib/text.ts';
import type { Queries } from '#server/db/database.ts';
import { Refusal } from '#server/http/errors.ts';
import { said } from '#lib/said.ts';

/** The recipients of boxes. */
interface Found {
  recipients: Recipient[];
  /** Names of chosen guests left out because their address or pincode is missing. */
  skipped: string[];
  /** Ids of all guests on the list without an address or pincode; guests abroad get no box and are left out. */
  waiting: string[];
}

/**
 * Returns the recipients for a customer's chosen guests, one for each household, under the name on its box. For a guest
 * or household chosen twice for the same design, the first quantity counts.
 * @param wait true to include guests without an address, whose boxes wait for it
 * @throws Refusal 409 for guests chosen for two designs, abroad, or no longer on the customer's list
 */
export async function findRecipients(
  db: Queries,
  userId: string,
  parts: readonly BoxToGuests[],
  wait = false,
): Promise<Found> {
  const wanted = new Map<string, { quantity: number; circle: number }>();
  const twice = new Set<string>();
  for (const [circle, { recipients }] of parts.entries())
    for (const { guestId, quantity } of recipients) {
      const before = wanted.get(guestId);
      if (!before) wanted.set(guestId, { quantity, circle });
      else if (before.circle !== circle) twice.add(guestId);
    }
  if (wanted.size === 0) return { recipients: [], skipped: [], waiting: [] };
  // Whoever of a household is named, it is one home with one parcel.
  const homes = await readHomes(db, userId);
  const homeOf = new Map(homes.flatMap((home) => home.ids.map((id) => [id, home] as const)));
  refuseMissing([...wanted.keys()].filter((id) => !homeOf.has(id)));
  refuseAbroad([...wanted.keys()].flatMap((id) => homeOf.get(id) ?? []));
  const boxes = new Map<string, { quantity: number; circle: number }>();
  for (const [id, { quantity, circle }] of wanted) {
    const home = homeOf.get(id)?.id ?? id;
    const before = boxes.get(home);
    if (!before) boxes.set(home, { quantity, circle });
    else if (before.circle !== circle) twice.add(id);
  }
  refuseTwice([...new Set([...twice].map((id) => homeOf.get(id)?.name ?? ''))], [...twice]);

  const found: Found = {
    recipients: [],
    skipped: [],
    waiting: homes.filter((home) => lacksAddress(home) && !(wait && boxes.has(home.id))).map(({ id }) => id),
  };
  for (const [guestId, { quantity, circle }] of boxes) {
    const { name = '', mobile = '', address = '', pincode = '', note = '', isReachable } = homeOf.get(guestId) ?? {};
    const home = { guestId, name, mobile, address, pincode, quantity, ...(note ? { note } : {}) };
    const which = parts.length > 1 ? { circle } : {};
    if (isReachable) found.recipients.push({ ...home, ...which });
    // Half an address is none.
    else if (wait) found.recipients.push({ ...home, address: '', pincode: '', ...which, waits: true });
    else found.skipped.push(name);
  }
  return found;
}

/** Most names in one sentence. */
const NAMED = 3;

/** Refuses guests chosen for two designs; does nothing when there are none. @throws Refusal 409 with their ids */
function refuseTwice(names: readonly string[], ids: readonly string[]): void {
  if (names.length === 0) return;
  throw new Refusal(409, said(say, 'inTwoGroups', names.length, listText(names, NAMED)), { data: { twice: ids } });
}

/**
 * Refuses chosen homes abroad: couriers carry boxes within India only. Does nothing when there are none.
 * @throws Refusal 409 with the ids of everybody who lives there
 */
function refuseAbroad(chosen: readonly HomeRow[]): void {
  const abroad = [...new Set(chosen.filter(({ mobile }) => isAbroad(mobile)))];
  if (abroad.length === 0) return;
  const names = listText(
    abroad.map(({ name }) => name),
    NAMED,
  );
  throw new Refusal(409, said(say, 'livesAbroad', abroad.length, names), {
    data: { abroad: abroad.flatMap(({ ids }) => ids) },
  });
}

/**
 * Returns recipients with a number for the courier each: a home without one gets the customer's.
 * @param own id and mobile number of the customer
 * @throws Refusal 409 when a home has no number and neither has the customer
 */
export function withNumbers(recipients: readonly Recipient[], own: { userId: string; mobile: string }): Recipient[] {
  const without = recipients.filter(({ mobile }) => mobile === '');
  if (without.length > 0 && own.mobile === '') {
    const names = without.map(({ guestId, name }) => (guestId === own.userId ? say.namedOwnAddress : name));
    throw new Refusal(409, said(say, 'courierNeedsNumber', listText(names, NAMED)));
  }
  return recipients.map((home) => (home.mobile === '' ? { ...home, mobile: own.mobile } : home));
}

/**
 * Refuses guests who are not on the customer's list, so that the page can deselect them; does nothing when there are
 * none. Guests of other customers get the same answer.
 * @throws Refusal 409 with their ids
 */
function refuseMissing(missing: readonly string[]): void {
  if (missing.length === 0) return;
  throw new Refusal(409, said(say, 'guestsGone', missing.length), { data: { gone: missing } });
}
