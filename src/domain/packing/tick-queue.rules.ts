import { SECOND } from '#lib/time.ts';
import type { ParcelState } from '#domain/parcels/fulfilment.rules.ts';

/** A parcel of a press. */
export interface QueuedParcel {
  orderId: string;
  position: number;
  revision?: number;
  tracking?: string;
}

/** A press of a packer that the shop has not answered yet. */
export interface QueuedPress {
  /** Id of the press, which makes repeated requests one. */
  batch: string;
  /** Id of the packer; no other session sends it. */
  staffId: string;
  staffName: string;
  /** ISO time of the press. */
  at: string;
  /** Description for people: a name, or the number of homes. */
  words: string;
  parcels: QueuedParcel[];
  /** Wanted state; null undoes the press `undoes`. */
  state: ParcelState | null;
  undoes: string;
  courier: string;
  /** True from the first try on: it may have arrived although no answer came. */
  sent: boolean;
  /** Why the shop refused it; empty while it may still be accepted. */
  refused: string;
}

/** What an answer means for a press: it is settled, is sent again later, or was refused for good. */
export type Fate = 'settled' | 'later' | 'refused';

/**
 * Judges an answer by its HTTP status, 0 being none. Only a clear refusal ends a press; a silent network, a busy shop
 * and an ended session do not.
 */
export function fateOf(status: number): Fate {
  if (status >= 200 && status < 300) return 'settled';
  return status === 0 || status === 401 || status === 408 || status === 425 || status === 429 || status >= 500
    ? 'later'
    : 'refused';
}

/** Returns the ms until the next try: short after the first failures, then ten seconds. */
export function nextTry(failed: number): number {
  return Math.min(2 * SECOND * 2 ** Math.max(0, failed - 1), 10 * SECOND);
}

/** Returns the key of a parcel. */
export const parcelKey = ({ orderId, position }: { orderId: string; position: number }): string =>
  `${orderId}.${position}`;

/** Returns the last unanswered press for each parcel, which the list shows before the shop knows of it. */
export function pressedStates(presses: readonly QueuedPress[]): Map<string, QueuedPress> {
  const last = new Map<string, QueuedPress>();
  for (const press of presses) if (!press.refused) for (const one of press.parcels) last.set(parcelKey(one), press);
  return last;
}

/** Sorts presses by time. */
export function inOrder(presses: readonly QueuedPress[]): QueuedPress[] {
  return [...presses].sort((one, other) => one.at.localeCompare(other.at) || one.batch.localeCompare(other.batch));
}

/** Reads a stored press; null when it is none. */
export function readPress(stored: unknown): QueuedPress | null {
  const press = stored as Partial<QueuedPress> | null;
  const isPress =
    typeof press?.batch === 'string' &&
    typeof press.staffId === 'string' &&
    typeof press.at === 'string' &&
    Array.isArray(press.parcels) &&
    (press.state === null ? typeof press.undoes === 'string' : typeof press.state === 'string');
  if (!isPress) return null;
  const { words = '', staffName = '', courier = '', refused = '', undoes = '', sent = true } = press;
  return { ...(press as QueuedPress), words, staffName, courier, refused, undoes, sent };
}
