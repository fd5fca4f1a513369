import { array, number, object, string } from 'yup';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
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

/** Most guests that are tagged or parted with one press. */
const MOST_AT_ONCE = 1000;

const guestId = () => string().required().matches(ID_PATTERN, 'That guest does not exist.');

/** A side; empty for none. */
const sideField = () => string().oneOf(['', ...guestSides], 'Please choose a side.');

/** Events, put in order and each named once. */
const eventsField = () =>
  array(
    string()
      .required('Please name the event.')
      .test(atMost(EVENT_LENGTH, `An event may have at most ${EVENT_LENGTH} letters.`))
      .test('event', 'Please name the event.', (value) => !value || (hasLetter(eventName(value)) && isWritten(value))),
  )
    .max(MOST_EVENTS, `At most ${MOST_EVENTS} events.`)
    .transform((value: unknown) =>
      Array.isArray(value) && value.every((one) => typeof one === 'string' && isEventName(one))
        ? eventList(value)
        : value,
    );

/** The name on the box of a household. */
const boxName = string()
  .trim()
  .required('Please write the name on the box.')
  .min(3, 'The name on the box needs at least 3 letters.')
  .test(atMost(BOX_NAME_LENGTH, `The name on the box may have at most ${BOX_NAME_LENGTH} letters.`))
  .test('letters', 'Please write the name on the box.', (value) => !value || (hasLetter(value) && isWritten(value)));

/** Answers the members as they are now. A household that is like this already stays as it is, whatever was read. */
export const joinHousehold = endpoint<{ guestList: GuestWire[] }>()({
  method: 'PUT',
  path: '/api/user/household',
  access: 'customer',
  idempotent: true,
  summary:
    'Guests who share a home: one parcel, one address, one name on the box; one changed since its `revision` is answered with 409',
  body: object({
    /** Everybody of the household; whoever of an earlier one is not named stays there. */
    members: array(object({ _id: guestId(), revision: number().integer().required() }))
      .min(2, 'A household needs at least two guests.')
      .max(MOST_MEMBERS, `A household has at most ${MOST_MEMBERS} guests.`)
      .required(),
    name: boxName,
    /** Whose phone the courier calls. */
    contact: guestId(),
    /** Whose address counts for all. */
    addressOf: guestId(),
  }),
});

/** Each keeps the address that was shared. Answers them, and those they lived with, as they are now. */
export const partHousehold = endpoint<{ guestList: GuestWire[] }>()({
  method: 'POST',
  path: '/api/user/part-household',
  access: 'customer',
  summary: 'Takes guests out of their household',
  body: object({ guests: array(guestId()).min(1, 'Nobody is chosen.').max(MOST_AT_ONCE).required() }),
});

/** Events are added and taken away, so that what somebody else of the family tags at the same time stays. */
export const tagGuests = endpoint<{ guestList: GuestWire[] }>()({
  method: 'POST',
  path: '/api/user/tag-guests',
  access: 'customer',
  summary: 'Side and events of many guests at once',
  bodyLimit: 65_536,
  body: object({
    guests: array(guestId())
      .min(1, 'Nobody is chosen.')
      .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} guests at once.`)
      .required(),
    /** Missing where sides stay as they are. */
    side: sideField(),
    add: eventsField().default([]),
    remove: eventsField().default([]),
  }),
});
