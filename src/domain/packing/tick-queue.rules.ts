import type { ParcelState } from '#domain/parcels/fulfilment.rules.ts';

/** One parcel of a press. */
export interface QueuedParcel {
  orderId: string;
  position: number;
  revision?: number;
  tracking?: string;
}

/** Something a packer pressed that the shop has not answered yet. */
export interface QueuedPress {
  /** The id by which the shop knows the press, however often it arrives. */
  batch: string;
  /** Who pressed: nobody else's session sends it. */
  staffId: string;
  staffName: string;
  /** ISO time, and the order of pressing within the page. */
  at: string;
  /** What it was about, for people: a name, or how many homes. */
  words: string;
  parcels: QueuedParcel[];
  /** The state that is wanted; null takes back the press `undoes`. */
  state: ParcelState | null;
  undoes: string;
  courier: string;
  /** True from the first try: it may have arrived though no answer came. */
  sent: boolean;
  /** Why the shop will not take it; empty while it may. */
  refused: string;
}

/** What the shop's answer to a press means for it: it is settled, it is sent again later, or it can never be taken. */
export type Fate = 'settled' | 'later' | 'refused';

/**
 * Judges an answer by its HTTP status, 0 being none. Only a clear no ends a press: a silent network, a busy shop and an
 * ended session do not.
 */
export function fateOf(status: number): Fate {
  if (status >= 200 && status < 300) return 'settled';
  return status === 0 || status === 401 || status === 408 || status === 425 || status === 429 || status >= 500
    ? 'later'
    : 'refused';
}

/** Ms until the next try after so many that failed: soon at first, then every ten seconds. */
export function nextTry(failed: number): number {
  return Math.min(2000 * 2 ** Math.max(0, failed - 1), 10_000);
}

/** The key of a parcel among others. */
export const parcelKey = ({ orderId, position }: { orderId: string; position: number }): string =>
  `${orderId}.${position}`;

/** The last thing pressed for each parcel and not answered yet: what the list shows before the shop knows of it. */
export function pressedStates(presses: readonly QueuedPress[]): Map<string, QueuedPress> {
  const last = new Map<string, QueuedPress>();
  for (const press of presses) if (!press.refused) for (const one of press.parcels) last.set(parcelKey(one), press);
  return last;
}

/** In the order of pressing. */
export function inOrder(presses: readonly QueuedPress[]): QueuedPress[] {
  return [...presses].sort((one, other) => one.at.localeCompare(other.at) || one.batch.localeCompare(other.batch));
}

/** Reads a stored press; null for what is none. */
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
