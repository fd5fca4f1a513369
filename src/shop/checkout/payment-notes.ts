import { DAY } from '#lib/time.ts';
import { $userId } from '#client/session.ts';
import { readStoredJson, storageKeys, writeGrown, writeStored } from '#client/storage.ts';

/** A payment that was begun in this browser and whose end is not known yet. */
export interface BegunPayment {
  /** The payment order. */
  id: string;
  /** None once the person has signed out: then its order's id is all that is kept. */
  userId?: string;
  /** ms since 1970. */
  at: number;
  /** The item or invitation that is paid for. */
  of?: string;
}

/** An order that was placed in this browser and that the person has not put away. */
export interface PlacedOrder {
  id: string;
  kind: 'item' | 'invitation';
  userId: string;
  /** True once it was read aloud. */
  told?: boolean;
}

interface Notes {
  begun: BegunPayment[];
  placed: PlacedOrder[];
}

/** Outlives the session, because money that moved while it ended must be found again. To anybody else these ids say nothing. */
const KEY = storageKeys.payments;
/** Where a window keeps what it began; only pages with Pay know it. */
const BEGUN_HERE = 'shagun:begun-here:v1';
/** Later no bank decides any more, ms. */
const LONGEST = 6 * DAY;
/** Older ones are in the payment history. */
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

/** Notes a payment before its window opens, so that its end is found even if this page never learns it. */
export function noteBegun(id: string, of: string): void {
  const here = [...begunHere().filter((one) => one !== id), id].slice(-20);
  writeGrown(BEGUN_HERE, JSON.stringify(here), 'sessionStorage');
  const notes = read();
  const begun = notes.begun.filter((one) => one.id !== id);
  write({ ...notes, begun: [...begun, { id, userId: $userId.get(), at: Date.now(), of }] });
}

/** Payments that this window began: a later one of it takes their place. */
export const begunHere = (): string[] => readStoredJson<string[]>(BEGUN_HERE, 'sessionStorage') ?? [];

/** Forgets a payment that was told. */
export function forgetBegun(id: string): void {
  const notes = read();
  write({ ...notes, begun: notes.begun.filter((one) => one.id !== id) });
}

/** Notes an order for the home page; the payment that became it is told with it. */
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

/** Notes that an order was read aloud. */
export function noteTold(id: string): void {
  const notes = read();
  write({ ...notes, placed: notes.placed.map((one) => (one.id === id ? { ...one, told: true } : one)) });
}

/** Puts an order away. */
export function putAway(id: string): void {
  const notes = read();
  write({ ...notes, placed: notes.placed.filter((one) => one.id !== id) });
}

/** Payments whose end is not known: own ones, and those of which nobody but the shop knows whose they are. */
export function begunPayments(): BegunPayment[] {
  return read().begun.filter(({ userId = $userId.get() }) => userId === $userId.get());
}

/** Own orders that are not put away, newest first. */
export function placedOrders(): PlacedOrder[] {
  return read()
    .placed.filter((one) => one.userId === $userId.get())
    .reverse();
}
