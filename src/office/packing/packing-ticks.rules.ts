import type { ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import { PUT_ASIDE } from '#domain/packing/packing.rules.ts';
import { parcelKey, type QueuedChange } from '#domain/packing/tick-queue.rules.ts';
import * as say from '#office/packing/packing.texts.ts';

/** Server's message about a change of a home. */
export interface Told {
  is: 'already' | 'problem';
  message: string;
}

type Parcel = { orderId: string; position: number };

/** What became of a change of one parcel. */
interface Outcome extends Parcel {
  outcome: 'done' | 'already' | 'changed' | 'refused';
  message: string;
  parcel: { state: ParcelState };
}

/** States of a home whose boxes are not packed yet. */
const toPack: ReadonlySet<ParcelState> = new Set(['placed', 'accepted', 'making']);

/** Tells whether a home's boxes are packed, by its queued change or else by its state; false for a cancelled home. */
export function isPacked(home: Parcel & { state: ParcelState }, queued: ReadonlyMap<string, QueuedChange>): boolean {
  if (home.state === 'cancelled') return false;
  const waiting = queued.get(parcelKey(home));
  return waiting ? waiting.state === 'packed' || waiting.state === 'sent' : !toPack.has(home.state);
}

/**
 * Returns the notes of homes updated by an answer: a note for each change that was refused or that another packer made
 * first; a change that was done removes its home's note.
 */
export function withOutcomes(
  held: ReadonlyMap<string, Told>,
  outcomes: readonly Outcome[],
  made: QueuedChange,
): ReadonlyMap<string, Told> {
  const next = new Map(held);
  for (const one of outcomes) {
    const key = parcelKey(one);
    if (one.outcome === 'done' || (one.outcome === 'already' && made.state !== 'packed')) next.delete(key);
    else if (one.parcel.state === 'cancelled') next.set(key, { is: 'problem', message: PUT_ASIDE });
    else
      next.set(key, {
        is: one.outcome === 'already' ? 'already' : 'problem',
        message: one.outcome === 'already' ? say.packedByAnother(one.message) : one.message,
      });
  }
  return next;
}
