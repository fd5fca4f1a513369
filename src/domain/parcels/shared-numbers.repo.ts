import { DAY } from '#lib/time.ts';
import type { ParcelOutcome } from '#domain/parcels/fulfilment.contract.ts';
import {
  NUMBER_HELD_DAYS,
  type NumberHolder,
  parcelReference,
  sharedNumberProblem,
} from '#domain/parcels/fulfilment.rules.ts';
import { parcelKeyOf, orderIdsOf, outcomeOf, type Parcel } from '#domain/parcels/parcels.repo.ts';
import { chunks } from '#server/db/chunks.ts';
import type { Queries } from '#server/db/database.ts';

/**
 * Returns the outcomes of a request, `refused` for each parcel that would get the tracking number of another parcel,
 * stored or in the same request.
 * @param together true to allow a shared number for parcels to one pincode
 * @param now ms
 */
export async function withoutSharedNumbers(
  tx: Queries,
  outcomes: readonly ParcelOutcome[],
  held: ReadonlyMap<string, readonly Parcel[]>,
  together: boolean,
  now: number,
): Promise<ParcelOutcome[]> {
  const before = new Map([...held.values()].flat().map((parcel) => [parcelKeyOf(parcel), parcel]));
  const isNew = (one: ParcelOutcome): boolean =>
    one.outcome === 'done' &&
    one.parcel.tracking !== '' &&
    // A repeated request has given its numbers already.
    one.parcel.tracking !== before.get(parcelKeyOf(one))?.tracking;
  const given = outcomes.filter(isNew);
  if (given.length === 0) return [...outcomes];
  const own = await holdersOf(tx, given);
  const byNumber = new Map<string, (NumberHolder & { key: string })[]>();
  for (const { key, number, ...holder } of [...(await numbersHeld(tx, given, now)), ...own.values()]) {
    const known = byNumber.get(number) ?? [];
    if (!known.some((one) => one.key === key)) byNumber.set(number, [...known, { key, ...holder }]);
  }
  return outcomes.map((one) => {
    const holder = isNew(one) ? own.get(parcelKeyOf(one)) : undefined;
    if (!holder) return one;
    const others = (byNumber.get(holder.number) ?? []).filter(({ key }) => key !== holder.key);
    const problem = sharedNumberProblem(holder.number, holder, others, together);
    const parcel = before.get(parcelKeyOf(one));
    return problem && parcel ? outcomeOf(parcel, 'refused', problem) : one;
  });
}

type HeldNumber = NumberHolder & { key: string; number: string };

/** Returns a query for homes with name, pincode and invoice number, by which staff identify them. */
const namedHomes = (tx: Queries) =>
  tx
    .selectFrom('order_recipient as home')
    .innerJoin('order', 'order.id', 'home.order_id')
    .select([
      'home.order_id as orderId',
      'home.position',
      'home.name',
      'home.pincode',
      'order.invoice_number as invoice',
    ]);

type NamedHome = Awaited<ReturnType<ReturnType<typeof namedHomes>['executeTakeFirstOrThrow']>>;

const holderOf = ({ orderId, position, invoice, name, pincode }: NamedHome, number: string): HeldNumber => ({
  key: parcelKeyOf({ orderId, position: Number(position) }),
  number,
  reference: parcelReference(invoice, Number(position)),
  name,
  pincode,
});

/** Returns the parcels to which a request gives a tracking number, by parcel key. */
async function holdersOf(tx: Queries, given: readonly ParcelOutcome[]): Promise<Map<string, HeldNumber>> {
  const numbers = new Map(given.map((one) => [parcelKeyOf(one), one.parcel.tracking]));
  const found = new Map<string, HeldNumber>();
  for (const ids of chunks(orderIdsOf(given)))
    for (const row of await namedHomes(tx).where('home.order_id', 'in', ids).execute()) {
      const holder = holderOf(row, '');
      const number = numbers.get(holder.key);
      if (number !== undefined) found.set(holder.key, { ...holder, number });
    }
  return found;
}

/**
 * Returns the parcels that already have one of a request's tracking numbers and changed within `NUMBER_HELD_DAYS` days.
 */
async function numbersHeld(tx: Queries, given: readonly ParcelOutcome[], now: number): Promise<HeldNumber[]> {
  const since = new Date(now - NUMBER_HELD_DAYS * DAY).toISOString();
  const found: HeldNumber[] = [];
  for (const numbers of chunks([...new Set(given.map(({ parcel }) => parcel.tracking))])) {
    const rows = await namedHomes(tx)
      .innerJoin('parcel', (join) =>
        join.onRef('parcel.order_id', '=', 'home.order_id').onRef('parcel.position', '=', 'home.position'),
      )
      .select('parcel.tracking')
      .where('parcel.tracking', 'in', numbers)
      .where('parcel.changed_at', '>=', since)
      .orderBy('order.invoice_number')
      .orderBy('home.position')
      .execute();
    found.push(...rows.map(({ tracking, ...home }) => holderOf(home, tracking)));
  }
  return found;
}
