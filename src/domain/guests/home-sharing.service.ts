import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { insertGuest, listGuestsOf, readGuest, refuseFullList } from '#domain/guests/guest.repo.ts';
import type { GuestDetails } from '#domain/guests/guest-row.rules.ts';
import * as say from '#domain/guests/guests.texts.ts';
import { formHousehold } from '#domain/guests/household.repo.ts';
import { contactOf, MOST_MEMBERS, proposedName } from '#domain/guests/household.rules.ts';
import type { Database } from '#server/db/database.ts';
import { asOwner, type OwnersTransaction } from '#server/db/owner.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { said, saidAs } from '#lib/said.ts';

const NO_GUEST = 'no-data-found';

/**
 * Puts a guest into another guest's household, which is formed when there is none. All get the other's address; the
 * guest's own counts where the other has none.
 * @throws Refusal 409 when the household is full
 */
export async function joinHome(
  tx: OwnersTransaction,
  userId: string,
  guest: GuestWire,
  other: GuestWire,
  now: string,
): Promise<void> {
  const living = other.household
    ? (await listGuestsOf(tx, userId)).filter(({ household }) => household === other.household)
    : [other];
  const members = [...living.filter(({ _id }) => _id !== guest._id), guest];
  if (members.length > MOST_MEMBERS) throw new Refusal(409, said(say, 'homeFull', MOST_MEMBERS));
  // Of one address the text with a pincode is kept.
  const lacksPincode = other.pincode === '' && other.address === guest.address;
  const household = {
    members: members.map(({ _id }) => _id),
    name: other.boxName || proposedName(members.map(({ name }) => name)),
    contact: contactOf(
      members.map(({ _id, mobile }) => ({ id: _id, mobile })),
      other.household ?? other._id,
    ),
    addressOf: (other.address === '' || lacksPincode ? guest : other)._id,
  };
  await formHousehold(tx, userId, household, now);
}

/**
 * Adds a guest who lives with another one of the host (`joinHome`).
 * @returns the new guest and the other
 * @throws Refusal 404 when the other is gone, 400 when the number is taken, 409 for a full list or household
 */
export async function addToHome(
  db: Database,
  userId: string,
  details: GuestDetails,
  otherId: string,
  now: string,
): Promise<{ guestData: GuestWire; homeWith: GuestWire }> {
  return asOwner(db, userId, async (tx) => {
    const other = await readGuest(tx, userId, otherId);
    if (!other) throw notFound(saidAs('guests.noGuest', NO_GUEST));
    await refuseFullList(tx, userId, 1);
    const guest = await insertGuest(tx, userId, details, now);
    if (!guest) throw new Refusal(400, saidAs('guests.mobileAlreadyExist', 'mobile_already_exist'));
    await joinHome(tx, userId, guest, other, now);
    const [guestData, homeWith] = [await readGuest(tx, userId, guest._id), await readGuest(tx, userId, otherId)];
    if (!guestData || !homeWith) throw notFound(saidAs('guests.noGuest', NO_GUEST));
    return { guestData, homeWith };
  });
}
