import { SECOND } from '#lib/time.ts';
import type { ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import * as say from '#domain/packing/packing.texts.ts';

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

/** Effect of a response on a queued change: it is settled, must be sent again later, or is refused for good. */
export type Fate = 'settled' | 'later' | 'refused';

/**
 * Returns the effect of a response on a queued change: `settled` for 2xx, `later` when it must be sent again (status 0
 * = no response, 401, 408, 425, 429, 5xx), else `refused`.
 */
export function fateOf(status: number): Fate {
  if (status >= 200 && status < 300) return 'settled';
  return status === 0 || status === 401 || status === 408 || status === 425 || status === 429 || status >= 500
    ? 'later'
    : 'refused';
}

/**
 * Returns the ms until the next attempt: 2 seconds after the first failure, doubled after each further one, at most 10
 * seconds.
 */
export function retryDelay(failed: number): number {
  return Math.min(2 * SECOND * 2 ** Math.max(0, failed - 1), 10 * SECOND);
}

/** Returns the key of a parcel: `order.position`. */
export const parcelKey = ({ orderId, position }: { orderId: string; position: number }): string =>
  `${orderId}.${position}`;

/**
 * Returns the last change of each parcel that is not refused, by parcel key. The list shows it before the server has
 * answered.
 */
export function queuedStates(changes: readonly QueuedChange[]): Map<string, QueuedChange> {
  const last = new Map<string, QueuedChange>();
  for (const change of changes) if (!change.refused) for (const one of change.parcels) last.set(parcelKey(one), change);
  return last;
}

/** Returns the changes sorted by time. */
export function changesByTime(changes: readonly QueuedChange[]): QueuedChange[] {
  return [...changes].sort((one, other) => one.at.localeCompare(other.at) || one.batch.localeCompare(other.batch));
}

/** Reads a change from the browser's storage and fills in missing texts; null when the value is not a change. */
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

/** Returns a change without the names of homes: its description is their number. */
export function namelessChange(change: QueuedChange): QueuedChange {
  const homes = change.parcels.length;
  return { ...change, words: say.homes(homes) };
}
