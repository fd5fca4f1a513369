import { atom, type ReadableAtom } from 'nanostores';
import { toast } from '#client/toast.ts';
import { type Told, withOutcomes } from '#office/packing/packing-ticks.rules.ts';
import { $queue, type Answered, openQueue, queueChange, undoQueuedChange } from '#office/packing/tick-queue.store.ts';
import type { ParcelOutcome } from '#domain/parcels/fulfilment.contract.ts';
import type { PackingRow } from '#domain/packing/packing.contract.ts';
import { parcelKey, queuedStates, type QueuedChange } from '#domain/packing/tick-queue.rules.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import * as say from '#office/packing/packing.texts.ts';

/** What the packing page knows of its ticks beyond the queue. */
interface Ticks {
  /** Server's notes, by home. */
  told: ReadonlyMap<string, Told>;
  /** Changes that the server confirmed, by home, kept for undoing them. */
  confirmed: ReadonlyMap<string, QueuedChange>;
  /** Homes of the last imported courier table whose tracking number was not stored. */
  notGiven: readonly ParcelOutcome[];
  /** Id of the last tick; empty when it cannot be undone. */
  last: QueuedChange['batch'];
}

export const NO_TICKS: Ticks = { told: new Map(), confirmed: new Map(), notGiven: [], last: '' };

const $kept = atom(NO_TICKS);
export const $ticks: ReadableAtom<Ticks> = $kept;
const change = (parts: Partial<Ticks>): void => $kept.set({ ...$kept.get(), ...parts });

/** Returns the last tick, queued or confirmed; null when it cannot be undone. */
export function lastTick(): QueuedChange | null {
  const { last, confirmed } = $kept.get();
  return last ? ([...$queue.get(), ...confirmed.values()].find((one) => one.batch === last) ?? null) : null;
}

/**
 * Sends a packer's ticks, and passes the parcels of each answer to `take`. Returns a function that stops it and forgets
 * what this page knows.
 */
export function openTicks(
  { id, name }: Pick<StaffMe, 'id' | 'name'>,
  take: (news: (Pick<ParcelOutcome, 'orderId' | 'position'> & ParcelOutcome['parcel'])[]) => void,
): () => void {
  const close = openQueue({
    id,
    name,
    onAnswer: (answered) => {
      take(answered.outcomes.map(({ orderId, position, parcel }) => ({ orderId, position, ...parcel })));
      onAnswer(answered);
    },
  });
  return () => {
    close();
    $kept.set(NO_TICKS);
  };
}

function onAnswer({ change: made, outcomes }: Answered): void {
  const { told, confirmed } = $kept.get();
  const next = new Map(confirmed);
  for (const one of outcomes)
    if (made.state && one.outcome === 'done') next.set(parcelKey(one), made);
    else next.delete(parcelKey(one));
  change({ told: withOutcomes(told, outcomes, made), confirmed: next });
  const sent = outcomes.filter(({ outcome }) => outcome === 'done').length;
  if (made.state === 'sent' && sent > 0) toast(say.homesMarkedSent(sent), { kind: 'done' });
  const left = outcomes.filter(({ outcome }) => outcome === 'changed' || outcome === 'refused');
  if (made.state === 'sent') change({ notGiven: left });
  const others = left.length;
  if (others > 0)
    toast(say.homesNotChanged(others), {
      kind: 'problem',
    });
}

function forgetTold(homes: readonly PackingRow[]): void {
  const keys = new Set(homes.map(parcelKey));
  change({ told: new Map([...$kept.get().told].filter(([other]) => !keys.has(other))) });
}

/** Marks a home as packed, or opens it again. */
export function tickHome(home: PackingRow, packed: boolean): void {
  forgetTold([home]);
  const { orderId, position, name: words } = home;
  if (packed) change({ last: queueChange({ words, parcels: [{ orderId, position }], state: 'packed' }) });
  else {
    openAgain(home);
    change({ last: '' });
  }
}

function openAgain(home: PackingRow): void {
  const key = parcelKey(home);
  const waiting = queuedStates($queue.get()).get(key);
  const confirmed = $kept.get().confirmed.get(key);
  const { orderId, position, revision, name: words } = home;
  const parcels = [{ orderId, position }];
  if (waiting?.state === 'packed' && waiting.parcels.length === 1) undoQueuedChange(waiting);
  // Of a tick for many, one home alone is opened again, whatever its revision becomes.
  else if (waiting?.state === 'packed') queueChange({ words, parcels, state: 'making' });
  else if (confirmed?.parcels.length === 1) undoQueuedChange({ batch: confirmed.batch, words, parcels });
  // Packed by somebody else, or long ago: it is opened again.
  else queueChange({ words, parcels: [{ orderId, position, revision }], state: 'making' });
}

/** Marks several homes as packed by one tick. */
export function tickHomes(homes: readonly PackingRow[]): void {
  forgetTold(homes);
  const parcels = homes.map(({ orderId, position }) => ({ orderId, position }));
  change({ last: queueChange({ words: say.homesTicked(homes.length), parcels, state: 'packed' }) });
}

/** Takes the last tick back. */
export function undoLastTick(): void {
  const last = lastTick();
  if (last) undoQueuedChange(last);
  change({ last: '' });
}
