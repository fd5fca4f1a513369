import { HOLD_MS, isToldState, LONGEST_HOLD_MS, type MessageKind } from '#domain/outbox/customer-messages.rules.ts';
import * as say from '#domain/outbox/outbox.texts.ts';
import { readTemplate } from '#domain/outbox/template.repo.ts';
import { newId } from '#lib/ids.ts';
import { isoTime } from '#lib/time.ts';
import { chunks } from '#server/db/chunks.ts';
import type { Queries } from '#server/db/database.ts';
import type { ParcelTable } from '#domain/parcels/fulfilment.schema.ts';

/** A home of an order, and the states that its parcel may have. */
interface ParcelKey {
  orderId: string;
  position: number;
}
type ParcelState = ParcelTable['state'];

/** Returns the database row of an SMS that waits to be sent at `due` (ms). */
const waiting = (
  message: { key: string; order_id: string; kind: MessageKind; positions: number[]; by_name: string; due: number },
  now: number,
) => ({
  ...message,
  id: newId(now),
  way: 'sms' as const,
  positions: JSON.stringify(message.positions),
  state: 'waiting' as const,
  due: isoTime(message.due),
  since: isoTime(message.due),
  tries: 0,
  claim: '',
  lease_until: null,
  mobile: '',
  text: '',
  provider_id: '',
  problem: '',
  created_at: isoTime(now),
  changed_at: isoTime(now),
});

/**
 * Queues the message about a placed order, once for each order; does nothing when such messages are switched off. Call
 * it in the transaction that creates the order.
 * @param now ms
 */
export async function queuePlaced(tx: Queries, orderId: string, now: number): Promise<void> {
  if (!(await readTemplate(tx, 'placed')).enabled) return;
  const message = { key: `placed ${orderId}`, order_id: orderId, kind: 'placed' as const, positions: [], by_name: '' };
  await tx
    .insertInto('outbox')
    .values(waiting({ ...message, due: now }, now))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/**
 * Queues the reminder of an order's unpaid balance, once for each order; returns false when it was queued before.
 * @param now ms
 */
export async function queueRest(db: Queries, orderId: string, now: number): Promise<boolean> {
  const message = { key: restKey(orderId), order_id: orderId, kind: 'rest' as const, positions: [], by_name: '' };
  const queued = await db
    .insertInto('outbox')
    .values(waiting({ ...message, due: now }, now))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return Number(queued.numInsertedOrUpdatedRows ?? 0) > 0;
}

const restKey = (orderId: string): string => `rest ${orderId}`;

/** Returns the given orders whose customers have not been reminded of the unpaid balance. */
export async function neverReminded(db: Queries, orderIds: readonly string[]): Promise<string[]> {
  const reminded = new Set<string>();
  for (const ids of chunks(orderIds)) {
    const rows = await db.selectFrom('outbox').select('order_id').where('key', 'in', ids.map(restKey)).execute();
    for (const { order_id } of rows) reminded.add(order_id);
  }
  return orderIds.filter((id) => !reminded.has(id));
}

/**
 * Queues the message about a paid refund, once for each refund; does nothing when such messages are switched off. Call
 * it in the transaction that stores the refund as paid.
 * @param now ms
 */
export async function queueRefunded(
  tx: Queries,
  { id, orderId }: { id: string; orderId: string },
  now: number,
): Promise<void> {
  if (!(await readTemplate(tx, 'refunded')).enabled) return;
  const message = { key: `refunded ${id}`, order_id: orderId, kind: 'refunded' as const, positions: [], by_name: '' };
  await tx
    .insertInto('outbox')
    .values({ ...waiting({ ...message, due: now }, now), refund_id: id })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** A step that a home just made. */
interface StepMade extends ParcelKey {
  before: ParcelState;
  state: ParcelState;
}

/**
 * Queues messages about parcels that were sent or delivered in one batch, one message for each order, due in `HOLD_MS`
 * ms. Adds the homes to an unsent message about the same state; leaves out homes already announced, unless they came
 * back since. Call it in the transaction of the steps.
 */
export async function queueSteps(
  tx: Queries,
  step: { batch: string; by: string },
  steps: readonly StepMade[],
  now: number,
): Promise<void> {
  const news = steps.filter(({ before, state }) => isToldState(state) && before !== state);
  const [first] = news;
  if (!first || !isToldState(first.state)) return;
  const kind = first.state;
  if (!(await readTemplate(tx, kind)).enabled) return;
  const byOrder = new Map<string, number[]>();
  for (const { orderId, position } of news) byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), position]);
  const messages = await messagesOf(tx, kind, [...byOrder.keys()]);
  const returns = await returnsOf(tx, [...byOrder.keys()]);
  const fresh = [];
  for (const [orderId, positions] of byOrder) {
    const mine = messages.filter((one) => one.order_id === orderId);
    const told = (position: number): boolean =>
      mine.some(
        ({ state, positions: named, created_at }) =>
          state !== 'waiting' &&
          named.includes(position) &&
          !returns.some((one) => one.order_id === orderId && Number(one.position) === position && one.at > created_at),
      );
    const untold = positions.filter((position) => !told(position));
    if (untold.length === 0) continue;
    const open = mine.find(({ state }) => state === 'waiting');
    if (open) await join(tx, open, untold, now);
    else {
      const message = { key: `${kind} ${orderId} ${step.batch}`, order_id: orderId, kind, by_name: step.by };
      fresh.push(waiting({ ...message, positions: untold, due: now + HOLD_MS }, now));
    }
  }
  for (const some of chunks(fresh))
    await tx
      .insertInto('outbox')
      .values(some)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
}

/** Returns the SMS messages of a kind about orders that are not withdrawn. */
async function messagesOf(tx: Queries, kind: MessageKind, orderIds: readonly string[]) {
  const found = [];
  for (const ids of chunks(orderIds))
    found.push(
      ...(await tx
        .selectFrom('outbox')
        .select(['id', 'order_id', 'positions', 'state', 'tries', 'due', 'created_at'])
        .where('order_id', 'in', ids)
        .where('kind', '=', kind)
        .where('way', '=', 'sms')
        .where('state', '!=', 'withdrawn')
        .execute()),
    );
  return found;
}
type Queued = Awaited<ReturnType<typeof messagesOf>>[number];

/** Returns the steps by which parcels of orders came back (`returned`) and that were not undone. */
async function returnsOf(tx: Queries, orderIds: readonly string[]) {
  const found = [];
  for (const ids of chunks(orderIds))
    found.push(
      ...(await tx
        .selectFrom('parcel_step')
        .select(['order_id', 'position', 'at'])
        .where('order_id', 'in', ids)
        .where('state', '=', 'returned')
        .where('undone_at', 'is', null)
        .execute()),
    );
  return found;
}

/**
 * Adds homes to a waiting message and postpones it up to `LONGEST_HOLD_MS` after its creation, so that their steps can
 * be undone too. A message already tried is not postponed.
 */
async function join(tx: Queries, open: Queued, positions: readonly number[], now: number): Promise<void> {
  const longest = Date.parse(open.created_at) + LONGEST_HOLD_MS;
  const due = Math.max(Date.parse(open.due), Math.min(now + HOLD_MS, longest));
  const all = [...new Set([...open.positions, ...positions])].sort((one, other) => one - other);
  await tx
    .updateTable('outbox')
    .set({
      positions: JSON.stringify(all),
      changed_at: isoTime(now),
      ...(Number(open.tries) === 0 ? { due: isoTime(due), since: isoTime(due) } : {}),
    })
    .where('id', '=', open.id)
    .where('state', '=', 'waiting')
    .execute();
}

/** A step that was taken back: the state that it had made, and the one that holds again. */
interface StepUndone extends ParcelKey {
  undone: ParcelState;
  state: ParcelState;
}

/**
 * Removes homes whose steps were undone from unsent messages, and withdraws messages without any home left. Call it in
 * the transaction that undoes the steps.
 * @param now ms
 */
export async function takeBackSteps(tx: Queries, steps: readonly StepUndone[], now: number): Promise<void> {
  const back = steps.filter(({ undone, state }) => isToldState(undone) && undone !== state);
  const [first] = back;
  if (!first || !isToldState(first.undone)) return;
  const messages = await messagesOf(tx, first.undone, [...new Set(back.map(({ orderId }) => orderId))]);
  for (const { id, order_id, positions } of messages.filter(({ state }) => state === 'waiting')) {
    const gone = back.filter(({ orderId }) => orderId === order_id).map(({ position }) => position);
    const left = positions.filter((position) => !gone.includes(position));
    if (left.length === positions.length) continue;
    await tx
      .updateTable('outbox')
      .set({
        changed_at: isoTime(now),
        ...(left.length > 0
          ? { positions: JSON.stringify(left) }
          : { state: 'withdrawn' as const, problem: say.stepTakenBack }),
      })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
  }
}
