import { DAY } from '#lib/time.ts';
import { $userId } from '#client/session.ts';
import { readStoredJson, storageKeys, writeGrown, writeStored } from '#client/storage.ts';

/** Payment begun in this browser whose result is not known yet. */
export interface BegunPayment {
  /** Id of the payment at the provider. */
  id: string;
  /** Id of the user; missing after sign-out, when only the id of the payment is kept. */
  userId?: string;
  /** Start time, ms since 1970. */
  at: number;
  /** Id of the item, invitation or order that is paid for. */
  of?: string;
}

/** Order placed in this browser that the customer has not dismissed. */
export interface PlacedOrder {
  id: string;
  kind: 'item' | 'invitation';
  userId: string;
  /** True once a screen reader announced it. */
  told?: boolean;
}

interface Notes {
  begun: BegunPayment[];
  placed: PlacedOrder[];
}

/**
 * Storage key that outlives the session, because a payment during which the session ended must be found again. The ids
 * alone reveal nothing to other users.
 */
const KEY = storageKeys.payments;
/** Session storage key of the payments begun in this window; only pages with Pay read it. */
const BEGUN_HERE = 'shagun:begun-here:v1';
/** Milliseconds after which banks no longer decide about a payment. */
const LONGEST = 6 * DAY;
/** Maximum of stored payments and orders; the payment history shows older ones. */
const MOST = 3;

function read(): Notes {
  const { begun, placed } = readStoredJson<Partial<Notes>>(KEY) ?? {};
  return {
    begun: Array.isArray(begun) ? begun.filter(({ at }) => at > Date.now() - LONGEST) : [],
    placed: Array.isArray(placed) ? placed : [],
  };
}

function write({ begun, placed }: Notes): void {
  if (begun.length + placed.length === 0) writeStored(KEY, null);
  else writeGrown(KEY, JSON.stringify({ begun: begun.slice(-MOST), placed: placed.slice(-MOST) }));
}

/**
 * Stores a payment before its window opens, so that its result is found even if this page misses it.
 * @param of id of the item, invitation or order that is paid for
 */
export function noteBegun(id: string, of: string): void {
  const here = [...begunHere().filter((one) => one !== id), id].slice(-20);
  writeGrown(BEGUN_HERE, JSON.stringify(here), 'sessionStorage');
  const notes = read();
  const begun = notes.begun.filter((one) => one.id !== id);
  write({ ...notes, begun: [...begun, { id, userId: $userId.get(), at: Date.now(), of }] });
}

/**
 * Returns the ids of the payments begun in this window, oldest first; a later payment may replace them on the server.
 */
export const begunHere = (): string[] => readStoredJson<string[]>(BEGUN_HERE, 'sessionStorage') ?? [];

/** Removes a stored payment, because its result is known. */
export function forgetBegun(id: string): void {
  const notes = read();
  write({ ...notes, begun: notes.begun.filter((one) => one.id !== id) });
}

/**
 * Stores a placed order for the home page and removes its payment. The order belongs to the user who began the payment,
 * else to the current one.
 */
export function notePlaced(id: string, kind: PlacedOrder['kind'], payment: string): void {
  const notes = read();
  const placed = notes.placed.filter((one) => one.id !== id);
  // The session may have ended meanwhile; the order belongs to the person who began to pay.
  const { userId = $userId.get() } = notes.begun.find((one) => one.id === payment) ?? {};
  write({
    begun: notes.begun.filter((one) => one.id !== payment),
    placed: [...placed, { id, kind, userId }],
  });
}

/** Marks a stored order as announced to screen readers. */
export function noteTold(id: string): void {
  const notes = read();
  write({ ...notes, placed: notes.placed.map((one) => (one.id === id ? { ...one, told: true } : one)) });
}

/** Removes a stored order that the customer dismissed from the home page. */
export function putAway(id: string): void {
  const notes = read();
  write({ ...notes, placed: notes.placed.filter((one) => one.id !== id) });
}

/**
 * Returns the unfinished payments of the current user from the last six days, oldest first, including those stored
 * without a user.
 */
export function begunPayments(): BegunPayment[] {
  return read().begun.filter(({ userId = $userId.get() }) => userId === $userId.get());
}

/** Returns the current user's placed orders that they have not dismissed, newest first. */
export function placedOrders(): PlacedOrder[] {
  return read()
    .placed.filter((one) => one.userId === $userId.get())
    .reverse();
}
