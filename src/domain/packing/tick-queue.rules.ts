import { SECOND } from '#lib/time.ts';
import type { ParcelState } from '#domain/parcels/fulfilment.rules.ts';

/** A parcel of a change. */
export interface QueuedParcel {
  orderId: string;
  position: number;
  revision?: number;
  tracking?: string;
}

/** A change of a packer that the shop has not answered yet. */
export interface QueuedChange {
  /** Id of the change, which makes repeated requests one. */
  batch: string;
  /** Id of the packer; no other session sends it. */
  staffId: string;
  staffName: string;
  /** ISO time of the change. */
  at: string;
  /** Description for people: a name, or the number of homes. */
  words: string;
  parcels: QueuedParcel[];
  /** Wanted state; null undoes the change `undoes`. */
  state: ParcelState | null;
  undoes: string;
  courier: string;
  /** True from the first try on: it may have arrived although no answer came. */
  sent: boolean;
  /** Why the shop refused it; empty while it may still be accepted. */
  refused: string;
}

/** What an answer means for a change: it is settled, is sent again later, or was refused for good. */
export type Fate = 'settled' | 'later' | 'refused';

/**
 * Judges an answer by its HTTP status, 0 being none. Only a clear refusal ends a change; a silent network, a busy shop
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

/** Returns the last unanswered change for each parcel, which the list shows before the shop knows of it. */
export function queuedStates(changes: readonly QueuedChange[]): Map<string, QueuedChange> {
  const last = new Map<string, QueuedChange>();
  for (const change of changes) if (!change.refused) for (const one of change.parcels) last.set(parcelKey(one), change);
  return last;
}

/** Sorts changes by time. */
export function inOrder(changes: readonly QueuedChange[]): QueuedChange[] {
  return [...changes].sort((one, other) => one.at.localeCompare(other.at) || one.batch.localeCompare(other.batch));
}

/** Reads a stored change; null when it is none. */
export function readQueuedChange(stored: unknown): QueuedChange | null {
  const change = stored as Partial<QueuedChange> | null;
  const isQueuedChange =
    typeof change?.batch === 'string' &&
    typeof change.staffId === 'string' &&
    typeof change.at === 'string' &&
    Array.isArray(change.parcels) &&
    (change.state === null ? typeof change.undoes === 'string' : typeof change.state === 'string');
  if (!isQueuedChange) return null;
  const { words = '', staffName = '', courier = '', refused = '', undoes = '', sent = true } = change;
  return { ...(change as QueuedChange), words, staffName, courier, refused, undoes, sent };
}
