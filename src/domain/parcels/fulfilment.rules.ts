import { asciiDigits } from '#lib/digits.ts';
import { MINUTE } from '#lib/time.ts';

/**
 * A parcel is one home of an order: what was bought for it is made, packed, sent and followed by itself. An order of a
 * single item has one parcel, a box order one for every home.
 */

/** What a parcel may be, in the order in which a parcel passes through them when nothing goes wrong. */
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

/** What has still to be sent. */
export const openStates: readonly ParcelState[] = ['placed', 'accepted', 'making', 'packed'];

/**
 * Which state may follow which. Steps forward may be left out, because a small shop packs what it never noted as made.
 * What is on its way cannot be cancelled before it came back, and everything that went wrong has a way on.
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

/** The states that may follow one. */
export const nextStates = (from: ParcelState): readonly ParcelState[] => followers[from];

/** The step that comes next when nothing goes wrong; null where a person has to decide, or nothing is left to do. */
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

/** What staff read: the state, and the button that brings a parcel into it. */
export const staffWords: Record<ParcelState, { state: string; act: string }> = {
  placed: { state: 'Placed', act: 'Place' },
  accepted: { state: 'Accepted', act: 'Accept' },
  making: { state: 'Being made', act: 'Start making' },
  packed: { state: 'Packed', act: 'Mark packed' },
  sent: { state: 'Sent', act: 'Send' },
  delivered: { state: 'Delivered', act: 'Mark delivered' },
  returned: { state: 'Came back', act: 'Mark came back' },
  cancelled: { state: 'Cancelled', act: 'Cancel' },
};

/** What the customer reads. */
export const customerWords: Record<ParcelState, string> = {
  placed: 'Order placed',
  accepted: 'Accepted',
  making: 'Being made',
  packed: 'Packed',
  sent: 'On its way',
  delivered: 'Delivered',
  returned: 'Came back to us',
  cancelled: 'Cancelled',
};

/** How it stands with a parcel; courier and number are empty before it was sent. */
export interface ParcelFacts {
  state: ParcelState;
  courier: string;
  tracking: string;
}

/** A parcel that nobody has touched. */
export const untouched: ParcelFacts = { state: 'placed', courier: '', tracking: '' };

/** How a parcel stands after a step: who carries it stays known until it is with the shop again. */
export function afterStep(before: ParcelFacts, { state, courier = '', tracking = '' }: StepWish): ParcelFacts {
  if (state === 'sent') return { state, courier, tracking };
  const carried = state === 'delivered' || state === 'returned';
  return { state, courier: carried ? before.courier : '', tracking: carried ? before.tracking : '' };
}

/** What is wanted of a parcel. */
export interface StepWish {
  state: ParcelState;
  /** Who carries it; needed to send it. */
  courier?: string | undefined;
  /** The courier's number; empty where there is none, or it comes later. */
  tracking?: string | undefined;
}

/** Said where nobody is named who carries a parcel. */
export const COURIER_NEEDED = 'Please say who carries it: a courier, or “Own delivery”.';

/** What becomes of a wish: it is done, it is so already, or why it cannot be. */
export type Verdict = { is: 'done' | 'already' } | { is: 'refused'; message: string };

/** Judges a step. Sending what is sent already corrects its courier and number. */
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
  if (from === 'cancelled') return 'It was cancelled. Accept it again first.';
  if (to === 'cancelled') return `It was ${from} already. Only what came back can be cancelled.`;
  if (to === 'placed') return 'Nothing goes back to placed by a step; take the last step back instead.';
  const [was, wanted] = [staffWords[from].state, staffWords[to].state].map((words) => words.toLowerCase());
  return `It is ${was} and cannot become ${wanted}.`;
}

/** A courier's number as it is kept, however it was typed: capitals and plain digits, no blanks, plain hyphens. */
export const trackingNumber = (typed: string): string =>
  asciiDigits(typed)
    .replace(/[\p{Cf}\s]/gu, '')
    .replace(/[‐-―−]/gu, '-')
    .toUpperCase();

/** Days after its last step for which a parcel keeps its number to itself; couriers give old numbers out again. */
export const NUMBER_HELD_DAYS = 180;

/** The invoice number and the home's place in the order, from 1: unique, and short enough to be read out. */
export function parcelReference(invoiceNumber: string, position: number): string {
  return `${invoiceNumber}-${position + 1}`;
}

/** A parcel that has a courier's number, or is about to get it. */
export interface NumberHolder {
  /** What stands on its label: `2627-000042-7`. */
  reference: string;
  name: string;
  pincode: string;
}

/**
 * Judges a number that another parcel has. One number follows one consignment, so two homes never share one, because one of
 * them would follow a stranger's parcel. Only parcels that go to the same pincode can travel as one consignment, and a
 * person has to say that they do: `together`.
 * @returns why the number cannot be given; empty where nothing stands against it
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
  const name = other.name || 'a home without a name';
  return `${number} is given to ${other.reference}, ${name}, ${other.pincode}, as well. ${
    far ? 'Parcels to different places cannot share a number.' : 'Only parcels of one consignment can share a number.'
  }`;
}

/** How long a step can be taken back, in ms: long enough for a slip of the thumb, too short for history to be rewritten. */
export const UNDO_MS = 10 * MINUTE;

/** True while a step of a moment (ISO time) can be taken back. */
export const canUndo = (at: string, now: number): boolean => now - Date.parse(at) <= UNDO_MS;

/** Said where a step is too old to be taken back. */
export const UNDO_TOO_LATE =
  'A step can be taken back for ten minutes. Please choose the state that is right now instead.';

/** Couriers that are offered while typing; any other name may be typed as well. */
export const knownCouriers = ['Own delivery', 'Speed Post', 'DTDC', 'Blue Dart', 'Delhivery', 'Shree Maruti'] as const;
