import type { ParcelKey, ParcelOutcome } from '#domain/parcels/fulfilment.contract.ts';
import {
  afterStep,
  canUndo,
  judgeStep,
  type ParcelState,
  parcelStaffTexts,
  type StepWish,
  untouched,
} from '#domain/parcels/fulfilment.rules.ts';
import {
  byParcel,
  factsOf,
  parcelKeyOf,
  orderIdsOf,
  outcomeOf,
  type Parcel,
  readParcelsOf,
  refundedHomes,
  type Step,
  stepsOf,
} from '#domain/parcels/parcels.repo.ts';
import { withoutSharedNumbers } from '#domain/parcels/shared-numbers.repo.ts';
import { NO_ADDRESS } from '#domain/parcels/late-home.rules.ts';
import { waitingKeys } from '#domain/parcels/late-home.repo.ts';
import { notPaidInFull } from '#domain/pricing/part-payment.rules.ts';
import { queueSteps, takeBackSteps } from '#domain/outbox/queue.repo.ts';
import * as say from '#domain/parcels/parcels.texts.ts';
import { nearMoment } from '#lib/dates.ts';
import { formatRupees } from '#lib/money.ts';
import { newId } from '#lib/ids.ts';
import { chunks } from '#server/db/chunks.ts';
import { type Database, type Queries, withTransaction } from '#server/db/database.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';

/** The member of staff who acts. */
interface Actor {
  id: string;
  name: string;
}

/** A request of staff: which parcels to bring into which state. */
export interface StepBatch extends StepWish {
  /** Id of the request, made by the client. */
  batch: string;
  /** Parcels; an entry without a position means every home of its order. */
  parcels: readonly {
    orderId: string;
    position?: number | undefined;
    revision?: number | undefined;
    tracking?: string | undefined;
  }[];
  /** With whole orders: only homes in one of these states. */
  from?: readonly ParcelState[] | undefined;
  note?: string | undefined;
  /** True when parcels with one tracking number travel as one consignment. */
  together?: boolean | undefined;
}

/** States that an order must be paid in full for, unless the owner permits it. */
const needsPayment: readonly ParcelState[] = ['packed', 'sent', 'delivered'];

/** Returns the paise to be paid of some orders before they are packed; orders that may be packed are missing. */
export type UnpaidOrders = (tx: Queries, orderIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** Thrown when the id of a request was used for another request. */
export class UsedBatch extends Error {}
/** Thrown when a step is too old to be undone. */
export class TooLate extends Error {}

/** Returns a sentence with the author, state and time of a step; empty without a step. */
const doneBy = (step: Step | undefined): string =>
  step ? say.broughtTo(step.by, parcelStaffTexts[step.state].state, nearMoment(step.at)) : '';

/**
 * Brings parcels into a state, in one transaction with an audit entry, and returns an outcome for each. A step that is
 * not allowed, or whose parcel has another revision, is reported and does not stop the others. Idempotent: a repeated
 * request returns its outcomes and changes nothing.
 * @param unpaidOrders returns the orders that must be paid before they are packed
 * @throws UsedBatch when the request's id was used for another state
 */
export const stepParcels = (
  db: Database,
  staff: Actor,
  asked: StepBatch,
  now: number,
  unpaidOrders?: UnpaidOrders,
): Promise<ParcelOutcome[]> =>
  withTransaction(db, (tx) => stepParcelsIn(tx, staff, asked, now, unpaidOrders), { queue: 'parcels' });

/** Brings parcels into a state as `stepParcels` does, in a serializable transaction of the caller. */
export async function stepParcelsIn(
  tx: Queries,
  staff: Actor,
  asked: StepBatch,
  now: number,
  unpaidOrders: UnpaidOrders = async () => new Map(),
): Promise<ParcelOutcome[]> {
  const { batch, state, courier, note = '' } = asked;
  const orderIds = [...new Set(asked.parcels.map((named) => named.orderId))];
  const before = await tx
    .selectFrom('parcel_step')
    .select(['order_id', 'position', 'state'])
    .where('batch', '=', batch)
    .execute();
  if (before.some((step) => step.state !== state)) throw new UsedBatch();
  const made = new Set(before.map((step) => parcelKeyOf({ orderId: step.order_id, position: step.position })));
  const held = await readParcelsOf(tx, orderIds);
  const refunded = await refundedHomes(tx, orderIds);
  const unpaid = needsPayment.includes(state) ? await unpaidOrders(tx, orderIds) : new Map<string, number>();
  const late = needsPayment.includes(state) ? await waitingKeys(tx, orderIds) : new Set<string>();
  const wanted = namedParcels(asked, held, made);
  const judged = wanted.map(({ parcel, isThere, revision, tracking = asked.tracking }): ParcelOutcome => {
    if (!isThere) return outcomeOf(parcel, 'refused', say.noHome);
    if (made.has(parcelKeyOf(parcel))) return outcomeOf(parcel, 'done');
    const wish = { state, courier, tracking };
    const verdict = judgeStep(parcel, wish);
    if (verdict.is === 'already') return outcomeOf(parcel, 'already');
    if (revision !== undefined && revision !== parcel.revision) return outcomeOf(parcel, 'changed');
    if (verdict.is === 'refused') return outcomeOf(parcel, 'refused', verdict.message);
    if (parcel.state === 'cancelled' && refunded.has(parcelKeyOf(parcel)))
      return outcomeOf(parcel, 'refused', say.refunded);
    if (late.has(parcelKeyOf(parcel))) return outcomeOf(parcel, 'refused', NO_ADDRESS);
    const due = unpaid.get(parcel.orderId);
    if (due && !needsPayment.includes(parcel.state))
      return outcomeOf(parcel, 'refused', notPaidInFull(formatRupees(due)));
    // A repeated batch does not retry what was refused the first time, even if the reason has gone.
    if (made.size > 0) return outcomeOf(parcel, 'changed');
    const after: Parcel = {
      ...parcel,
      ...afterStep(parcel, wish),
      revision: parcel.revision + 1,
      changedAt: new Date(now).toISOString(),
    };
    return outcomeOf(after, 'done');
  });
  const outcomes = await withoutSharedNumbers(tx, judged, held, asked.together ?? false, now);
  const done = outcomes.filter((one) => one.outcome === 'done' && !made.has(parcelKeyOf(one)));
  await keepSteps(tx, staff, done, held, { batch, note }, now);
  if (done.length > 0)
    await writeAudit(tx, staff, now, {
      action: 'step',
      kind: 'parcel',
      recordId: batch,
      after: { state, homes: done.length, orders: orderIdsOf(done) },
    });
  return explained(tx, outcomes);
}

interface Named {
  parcel: Parcel;
  isThere: boolean;
}

/**
 * Returns the parcels of a request, each once; all or the `from` homes of an order named without a position. `isThere`
 * is false for an order or home that does not exist.
 */
function namedParcels(
  { parcels, from }: StepBatch,
  held: ReadonlyMap<string, Parcel[]>,
  made: ReadonlySet<string>,
): (Named & Pick<StepBatch['parcels'][number], 'revision' | 'tracking'>)[] {
  const isMeant = (home: Parcel): boolean => !from || from.includes(home.state) || made.has(parcelKeyOf(home));
  const found = new Map<string, ReturnType<typeof namedParcels>[number]>();
  for (const { orderId, position, revision, tracking } of parcels) {
    const homes = held.get(orderId) ?? [];
    const there = position === undefined ? homes : homes.filter((home) => home.position === position);
    const missing: Parcel = { orderId, position: position ?? 0, ...untouched, revision: 0, changedAt: null };
    const isThere = there.length > 0;
    const meant = position === undefined ? there.filter(isMeant) : there;
    for (const parcel of isThere ? meant : [missing])
      if (!found.has(parcelKeyOf(parcel))) found.set(parcelKeyOf(parcel), { parcel, isThere, revision, tracking });
  }
  return [...found.values()];
}

/** Stores the outcomes of a request: the new state of each parcel, its step, and the messages to customers. */
async function keepSteps(
  tx: Queries,
  staff: Actor,
  done: readonly ParcelOutcome[],
  held: ReadonlyMap<string, Parcel[]>,
  { batch, note }: { batch: string; note: string },
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  const former = new Map([...held.values()].flat().map((parcel) => [parcelKeyOf(parcel), parcel.state]));
  const before = (key: ParcelKey): ParcelState => former.get(parcelKeyOf(key)) ?? 'placed';
  await keepParcels(
    tx,
    done.map(({ orderId, position, parcel }) => ({ orderId, position, ...parcel })),
    at,
  );
  for (const some of chunks(done))
    await tx
      .insertInto('parcel_step')
      .values(
        some.map(({ orderId, position, parcel }) => ({
          id: newId(now),
          order_id: orderId,
          position,
          revision: parcel.revision,
          before: before({ orderId, position }),
          ...factsOf(parcel),
          note,
          by_id: staff.id,
          by_name: staff.name,
          at,
          undone_at: null,
          batch,
        })),
      )
      .execute();
  const steps = done.map(({ orderId, position, parcel: { state } }) => ({
    orderId,
    position,
    before: before({ orderId, position }),
    state,
  }));
  await queueSteps(tx, { batch, by: staff.name }, steps, now);
}

async function keepParcels(tx: Queries, parcels: readonly Parcel[], at: string): Promise<void> {
  for (const some of chunks(parcels))
    await tx
      .insertInto('parcel')
      .values(
        some.map(({ orderId, position, revision, ...facts }) => ({
          order_id: orderId,
          position,
          ...factsOf(facts),
          revision,
          changed_at: at,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['order_id', 'position']).doUpdateSet((set) => ({
          state: set.ref('excluded.state'),
          courier: set.ref('excluded.courier'),
          tracking: set.ref('excluded.tracking'),
          revision: set.ref('excluded.revision'),
          changed_at: set.ref('excluded.changed_at'),
        })),
      )
      .execute();
}

/** Adds the author and time of the last step as message to the outcomes `already` and `changed`. */
async function explained(tx: Queries, outcomes: readonly ParcelOutcome[]): Promise<ParcelOutcome[]> {
  const open = outcomes.filter(({ outcome }) => outcome === 'already' || outcome === 'changed');
  if (open.length === 0) return [...outcomes];
  const steps = byParcel(await stepsOf(tx, orderIdsOf(open)));
  return outcomes.map((one) =>
    one.message === '' && (one.outcome === 'already' || one.outcome === 'changed')
      ? { ...one, message: doneBy(steps.get(parcelKeyOf(one))?.at(-1)) || say.changedJustNow }
      : one,
  );
}

/**
 * Undoes a request: returns each of its parcels to the state before, unless it had a later step, and returns the
 * outcomes; null for an unknown request. Idempotent: undoing again changes nothing.
 * @throws TooLate when the request is older than `UNDO_MS`
 */
export async function undoSteps(
  db: Database,
  staff: Actor,
  batch: string,
  now: number,
): Promise<ParcelOutcome[] | null> {
  const work = async (tx: Queries): Promise<ParcelOutcome[] | null> => {
    const taken = await tx
      .selectFrom('parcel_step')
      .select(['id', 'order_id as orderId', 'position', 'revision', 'state', 'at', 'undone_at as undoneAt'])
      .where('batch', '=', batch)
      .orderBy('order_id')
      .orderBy('position')
      .execute();
    const [first] = taken;
    if (!first) return null;
    const { state: undone } = first;
    const fresh = taken.some(({ undoneAt }) => undoneAt === null);
    if (fresh && !canUndo(first.at, now)) throw new TooLate();
    const orderIds = orderIdsOf(taken);
    const parcels = new Map(
      [...(await readParcelsOf(tx, orderIds)).values()].flat().map((one) => [parcelKeyOf(one), one]),
    );
    const steps = byParcel(await stepsOf(tx, orderIds));
    const refunded = await refundedHomes(tx, orderIds);
    const judged = taken.flatMap((step): ParcelOutcome[] => {
      const parcel = parcels.get(parcelKeyOf(step));
      if (!parcel) return [];
      if (step.undoneAt !== null) return [outcomeOf(parcel, 'already')];
      const held = steps.get(parcelKeyOf(step)) ?? [];
      const last = held.at(-1);
      if (last && last.revision > step.revision) return [outcomeOf(parcel, 'changed', doneBy(last))];
      if (parcel.state === 'cancelled' && refunded.has(parcelKeyOf(step)))
        return [outcomeOf(parcel, 'refused', say.refunded)];
      const earlier = held.at(-2);
      const after = { ...parcel, ...factsOf(earlier ?? untouched), revision: parcel.revision + 1 };
      return [outcomeOf({ ...after, changedAt: new Date(now).toISOString() }, 'done')];
    });
    const held = Map.groupBy(parcels.values(), ({ orderId }) => orderId);
    const outcomes = await withoutSharedNumbers(tx, judged, held, true, now);
    const done = outcomes.filter(({ outcome }) => outcome === 'done');
    if (done.length === 0) return outcomes;
    const at = new Date(now).toISOString();
    const back = new Set(done.map(parcelKeyOf));
    await keepParcels(
      tx,
      done.map(({ orderId, position, parcel }) => ({ orderId, position, ...parcel })),
      at,
    );
    await takeBackSteps(
      tx,
      done.map(({ orderId, position, parcel: { state } }) => ({ orderId, position, undone, state })),
      now,
    );
    const ids = taken.filter((step) => back.has(parcelKeyOf(step))).map(({ id }) => id);
    for (const some of chunks(ids))
      await tx.updateTable('parcel_step').set({ undone_at: at }).where('id', 'in', some).execute();
    await writeAudit(tx, staff, now, {
      action: 'undo',
      kind: 'parcel',
      recordId: batch,
      after: { homes: done.length, orders: orderIdsOf(done) },
    });
    return outcomes;
  };
  return withTransaction(db, work, { queue: 'parcels' });
}
