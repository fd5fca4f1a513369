import { array, number, object, string } from 'yup';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import * as guestsWords from '#domain/guests/guests.texts.ts';
import * as say from '#domain/guests/household.texts.ts';
import {
  BOX_NAME_LENGTH,
  EVENT_LENGTH,
  isEventName,
  eventList,
  eventName,
  guestSides,
  MOST_EVENTS,
  MOST_MEMBERS,
} from '#domain/guests/household.rules.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';
import { hasLetter, isWritten } from '#lib/text.ts';

/** Most guests tagged or separated in one request. */
const MOST_AT_ONCE = 1000;

const guestId = () => string().required().matches(ID_PATTERN, guestsWords.noGuestOfId);

/** Returns the schema of a guest's side; empty text means no side. */
const sideField = () => string().oneOf(['', ...guestSides], say.chooseSide);

/** Returns the schema of a guest's events; it normalises and sorts them and removes duplicates. */
const eventsField = () =>
  array(
    string()
      .required(say.nameEvent)
      .test(atMost(EVENT_LENGTH, say.eventTooLong(EVENT_LENGTH)))
      .test('event', say.nameEvent, (value) => !value || (hasLetter(eventName(value)) && isWritten(value))),
  )
    .max(MOST_EVENTS, say.tooManyEvents(MOST_EVENTS))
    .transform((value: unknown) =>
      Array.isArray(value) && value.every((one) => typeof one === 'string' && isEventName(one))
        ? eventList(value)
        : value,
    );

/** Name on the box of a household. */
const boxName = string()
  .trim()
  .required(say.boxNameMissing)
  .min(3, say.boxNameTooShort)
  .test(atMost(BOX_NAME_LENGTH, say.boxNameTooLong(BOX_NAME_LENGTH)))
  .test('letters', say.boxNameMissing, (value) => !value || (hasLetter(value) && isWritten(value)));

/**
 * Joins guests into a household and returns its members. When the household already has these members, name and
 * address, nothing changes, whatever revision was sent.
 */
export const joinHousehold = endpoint<{ guestList: GuestWire[] }>()({
  method: 'PUT',
  path: '/api/user/household',
  access: 'customer',
  idempotent: true,
  summary:
    'Guests who share a home: one parcel, one address, one name on the box; one changed since its `revision` is answered with 409',
  body: object({
    /** Members of the household; members of an earlier one who are not named stay there. */
    members: array(object({ _id: guestId(), revision: number().integer().required() }))
      .min(2, guestsWords.homeNeedsTwo)
      .max(MOST_MEMBERS, guestsWords.homeFull(MOST_MEMBERS))
      .required(),
    name: boxName,
    /** Id of the guest whom the courier calls. */
    contact: guestId(),
    /** Id of the guest whose address counts for all. */
    addressOf: guestId(),
  }),
});

/** Removes guests from their household; each keeps the address. Returns these guests and the remaining members. */
export const partHousehold = endpoint<{ guestList: GuestWire[] }>()({
  method: 'POST',
  path: '/api/user/part-household',
  access: 'customer',
  summary: 'Takes guests out of their household',
  body: object({ guests: array(guestId()).min(1, guestsWords.nobodyChosen).max(MOST_AT_ONCE).required() }),
});

/** Adds and removes tags of guests. Tags set by another person at the same time stay. */
export const tagGuests = endpoint<{ guestList: GuestWire[] }>()({
  method: 'POST',
  path: '/api/user/tag-guests',
  access: 'customer',
  summary: 'Side and events of many guests at once',
  bodyLimit: 65_536,
  body: object({
    guests: array(guestId())
      .min(1, guestsWords.nobodyChosen)
      .max(MOST_AT_ONCE, say.tooManyAtOnce(MOST_AT_ONCE))
      .required(),
    /** Left out to keep the stored sides. */
    side: sideField(),
    add: eventsField().default([]),
    remove: eventsField().default([]),
  }),
});
