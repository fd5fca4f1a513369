import { asciiDigits } from '#lib/digits.ts';
import { MINUTE } from '#lib/time.ts';
import * as say from '#domain/parcels/parcels.texts.ts';

/**
 * A parcel is one home of an order: its goods are made, packed, sent and tracked by themselves. An order of a single
 * item has one parcel, an order of boxes one for every home.
 */

/** States of a parcel, in the sequence in which it passes through them when nothing goes wrong. */
export const parcelStates = [
  'placed',
  'accepted',
  'making',
  'packed',
  'sent',
  'delivered',
  'returned',
  'cancelled',
] as const;

export type ParcelState = (typeof parcelStates)[number];

/** States of parcels that are still to be sent. */
export const openStates: readonly ParcelState[] = ['placed', 'accepted', 'making', 'packed'];

/**
 * The states that may follow each state. Steps may be skipped, because a small shop packs what it never marked as made.
 * A parcel on its way cannot be cancelled before it came back, and every failure has a way on.
 */
const followers: Record<ParcelState, readonly ParcelState[]> = {
  placed: ['accepted', 'making', 'packed', 'sent', 'cancelled'],
  accepted: ['making', 'packed', 'sent', 'cancelled'],
  making: ['packed', 'sent', 'cancelled'],
  // Fetched at the counter, or opened again because something in it broke.
  packed: ['sent', 'delivered', 'making', 'cancelled'],
  sent: ['delivered', 'returned'],
  delivered: ['returned'],
  returned: ['making', 'packed', 'sent', 'cancelled'],
  cancelled: ['accepted'],
};

/** Returns the states to which a parcel may change from a state. */
export const nextStates = (from: ParcelState): readonly ParcelState[] => followers[from];

/** The usual next state; null when a person has to decide or nothing is left to do. */
export const likelyNext: Record<ParcelState, ParcelState | null> = {
  placed: 'accepted',
  accepted: 'making',
  making: 'packed',
  packed: 'sent',
  sent: 'delivered',
  delivered: null,
  returned: null,
  cancelled: null,
};

/** Words for staff: the state, and the button that brings a parcel into it. */
export const parcelStaffTexts: Record<ParcelState, { state: string; act: string }> = {
  placed: { state: say.statePlaced, act: say.actPlace },
  accepted: { state: 'Accepted', act: 'Accept' },
  making: { state: say.stateMaking, act: say.actStartMaking },
  packed: { state: say.statePacked, act: say.actMarkPacked },
  sent: { state: say.stateSent, act: say.actSend },
  delivered: { state: say.stateDelivered, act: say.actMarkDelivered },
  returned: { state: say.stateCameBack, act: say.actMarkCameBack },
  cancelled: { state: say.stateCancelled, act: say.actCancel },
};

/** Words for the customer. */
export const parcelCustomerTexts: Record<ParcelState, string> = {
  placed: say.customerPlaced,
  accepted: 'Accepted',
  making: say.stateMaking,
  packed: say.statePacked,
  sent: say.customerOnItsWay,
  delivered: say.stateDelivered,
  returned: say.customerCameBack,
  cancelled: say.stateCancelled,
};

/** State of a parcel; courier and tracking number are empty until it is sent. */
export interface ParcelFacts {
  state: ParcelState;
  courier: string;
  tracking: string;
}

/** Parcel without any step. */
export const untouched: ParcelFacts = { state: 'placed', courier: '', tracking: '' };

/**
 * Returns a parcel's state, courier and tracking number after a step. Sending sets the latter two, `delivered` and
 * `returned` keep them, and any other state clears them.
 */
export function afterStep(before: ParcelFacts, { state, courier = '', tracking = '' }: StepWish): ParcelFacts {
  if (state === 'sent') return { state, courier, tracking };
  const carried = state === 'delivered' || state === 'returned';
  return { state, courier: carried ? before.courier : '', tracking: carried ? before.tracking : '' };
}

/** Requested step of a parcel. */
export interface StepWish {
  state: ParcelState;
  /** Courier; required for sending. */
  courier?: string | undefined;
  /** Tracking number; empty when there is none or it comes later. */
  tracking?: string | undefined;
}

/** Error for sending without a courier. */
export const COURIER_NEEDED = say.courierMissing;

/** Judgement on a step: it can be done, is done already, or is refused with a reason. */
export type Verdict = { is: 'done' | 'already' } | { is: 'refused'; message: string };

/**
 * Returns whether a step is possible (`done`), has no effect (`already`) or is `refused`, with a message. Sending a
 * sent parcel again corrects its courier and number.
 */
export function judgeStep(before: ParcelFacts, wish: StepWish): Verdict {
  const { state: from } = before;
  const { state: to } = wish;
  if (to === 'sent' && !wish.courier) return { is: 'refused', message: COURIER_NEEDED };
  if (from === to) {
    const after = afterStep(before, wish);
    const same = after.courier === before.courier && after.tracking === before.tracking;
    return { is: same ? 'already' : 'done' };
  }
  return followers[from].includes(to) ? { is: 'done' } : { is: 'refused', message: refusalOf(from, to) };
}

function refusalOf(from: ParcelState, to: ParcelState): string {
  if (from === 'cancelled') return say.acceptAgainFirst;
  if (to === 'cancelled') return say.cancelOnlyReturned(from);
  if (to === 'placed') return say.noStepToPlaced;
  const [was, wanted] = [parcelStaffTexts[from].state, parcelStaffTexts[to].state].map((words) => words.toLowerCase());
  return say.cannotBecome(was, wanted);
}

/**
 * Normalises a tracking number for storage: ASCII digits and hyphens, capital letters, no blanks or invisible
 * characters.
 */
export const trackingNumber = (typed: string): string =>
  asciiDigits(typed)
    .replace(/[\p{Cf}\s]/gu, '')
    .replace(/[‐-―−]/gu, '-')
    .toUpperCase();

/** Days after its last step during which no other parcel may have its tracking number; couriers reuse old ones. */
export const NUMBER_HELD_DAYS = 180;

/**
 * Returns the number on a parcel's label: invoice number and 1-based position of its home, `2627-000042-7`. It is
 * unique and short enough to read out.
 */
export function parcelReference(invoiceNumber: string, position: number): string {
  return `${invoiceNumber}-${position + 1}`;
}

/** A parcel that has a tracking number or is about to get one. */
export interface NumberHolder {
  /** Number on its label: `2627-000042-7`. */
  reference: string;
  name: string;
  pincode: string;
}

/**
 * Returns the error for a tracking number that other parcels have; empty when there are none, or when all go to the
 * same pincode and `together` is true. Parcels share a number only as one consignment, since a guest could track a
 * stranger's parcel.
 * @returns why the number is refused; empty when it is not
 */
export function sharedNumberProblem(
  number: string,
  own: Pick<NumberHolder, 'pincode'>,
  others: readonly NumberHolder[],
  together: boolean,
): string {
  const far = others.find(({ pincode }) => pincode !== own.pincode);
  const other = far ?? others[0];
  if (!other || (!far && together)) return '';
  const name = other.name || say.homeWithoutName;
  const shared = far ? say.sharedByPlaces : say.sharedByConsignments;
  return shared(number, other.reference, name, other.pincode);
}

/** Milliseconds within which a step can be undone: enough for a slip of the thumb, too short to rewrite history. */
export const UNDO_MS = 10 * MINUTE;

/**
 * Tells whether a step is at most `UNDO_MS` old, so that it can be undone.
 * @param at ISO time of the step
 * @param now ms
 */
export const canUndo = (at: string, now: number): boolean => now - Date.parse(at) <= UNDO_MS;

/** Couriers suggested while typing; any other name is accepted. */
export const knownCouriers = ['Own delivery', 'Speed Post', 'DTDC', 'Blue Dart', 'Delhivery', 'Shree Maruti'] as const;
