import type { FastifyInstance } from 'fastify';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { listGuestsOf } from '#domain/guests/guest.repo.ts';
import * as say from '#domain/guests/guests.texts.ts';
import { joinHousehold, partHousehold, tagGuests } from '#domain/guests/household.contract.ts';
import { formHousehold, leaveHousehold, setTags } from '#domain/guests/household.repo.ts';
import { contactOf, MOST_EVENTS } from '#domain/guests/household.rules.ts';
import type { Shop } from '#server/context.ts';
import { asOwner } from '#server/db/owner.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { said } from '#lib/said.ts';

/** Serves the endpoints for households, and for the sides and events of guests. */
export function householdRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;
  const now = (): string => new Date(shop.now()).toISOString();

  serve(app, shop, joinHousehold, async ({ userId, body: { members, name, contact, addressOf } }) =>
    asOwner(db, userId, async (tx) => {
      const ids = [...new Set(members.map(({ _id }) => _id))];
      if (ids.length < 2) throw new Refusal(400, said(say, 'homeNeedsTwo'));
      if (!ids.includes(contact) || !ids.includes(addressOf)) throw notFound(said(say, 'guestGone'));
      const before = await listGuestsOf(tx, userId);
      const known = before.filter(({ _id }) => ids.includes(_id));
      if (known.length < ids.length) throw notFound(said(say, 'guestGone'));
      const home = known.find(({ _id }) => _id === addressOf);
      const called = contactOf(
        known.map(({ _id, mobile }) => ({ id: _id, mobile })),
        contact,
      );
      const isDone = known.every(
        (one) =>
          one.household === called &&
          one.boxName === name &&
          one.address === home?.address &&
          one.pincode === home.pincode,
      );
      if (isDone) return { guestList: known };
      const changed = members.some(({ _id, revision }) =>
        known.some((one) => one._id === _id && one.revision !== revision),
      );
      if (changed) throw new Refusal(409, said(say, 'homeChanged'), { data: { guestList: known } });
      await formHousehold(tx, userId, { members: ids, name, contact: called, addressOf }, now());
      return { guestList: changedOf(before, await listGuestsOf(tx, userId)) };
    }),
  );

  serve(app, shop, partHousehold, async ({ userId, body: { guests } }) =>
    asOwner(db, userId, async (tx) => {
      const before = await listGuestsOf(tx, userId);
      if (!guests.every((id) => before.some(({ _id }) => _id === id))) throw notFound(said(say, 'guestGone'));
      await leaveHousehold(tx, userId, guests, now());
      return { guestList: changedOf(before, await listGuestsOf(tx, userId)) };
    }),
  );

  serve(app, shop, tagGuests, async ({ userId, body: { guests, side, add, remove } }) =>
    asOwner(db, userId, async (tx) => {
      const before = await listGuestsOf(tx, userId);
      const known = before.filter(({ _id }) => guests.includes(_id));
      // Whoever was deleted meanwhile needs no tags.
      if (known.length === 0) throw notFound(said(say, 'guestGone'));
      const full = await setTags(tx, userId, known, { side, add, remove }, now());
      if (full.length > 0) throw new Refusal(400, said(say, 'guestHasTooManyEvents', MOST_EVENTS, full[0]));
      return { guestList: changedOf(before, await listGuestsOf(tx, userId)) };
    }),
  );
}

/** Returns the guests of `after` that are new or have another revision than in `before`. */
function changedOf(before: readonly GuestWire[], after: readonly GuestWire[]): GuestWire[] {
  const revisions = new Map(before.map(({ _id, revision }) => [_id, revision]));
  return after.filter(({ _id, revision }) => revisions.get(_id) !== revision);
}
