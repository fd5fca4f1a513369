import type { OffDesign } from '#domain/orders/invoice.rules.ts';
import { type Bought, divide, nothing, type Parts, sumOf } from '#domain/orders/refund.rules.ts';

/**
 * Money home by home; amounts in paise. A home's own price is what its boxes and their delivery cost. Of it was paid what
 * neither came off for its cancelling nor is still to be paid. A refund that names homes is theirs, divided by what may still
 * go back for each, and no home gets more than was paid for it. A refund that names none is for the order: it takes nothing from
 * a home, and the ceiling of the whole order, all that was paid and not asked back, binds both. What is asked holds its place until
 * the money has left; what failed gives it free again.
 */
export interface HomeMoney {
  /** What was paid for it. */
  paid: number;
  /** What was asked back for it and has not failed. */
  back: number;
  /** What came off for its cancelling instead of being paid. */
  off: Parts;
  /** What may still go back for it. */
  left: number;
  /** What of that is due for its cancelling. */
  owed: number;
}

/** Divides whole paise by weights; by nothing at all nothing is divided. */
const spread = (total: number, weights: readonly number[]): number[] =>
  weights.every((weight) => weight === 0) ? weights.map(() => 0) : divide(total, weights);

const sumUp = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** Divides whole paise by weights, within what each may take; what a weight gives beyond that goes to those with room. */
function spreadWithin(total: number, weights: readonly number[], most: readonly number[]): number[] {
  const first = spread(total, weights).map((part, place) => Math.min(part, most[place] ?? 0));
  const rest = spread(
    total - sumUp(first),
    most.map((one, place) => one - (first[place] ?? 0)),
  );
  return first.map((part, place) => part + (rest[place] ?? 0));
}

/** A refund as far as homes need it: `perHome` are its paise for each of its `positions`. */
export interface SentBack {
  positions: readonly number[];
  perHome: readonly number[];
  /** When it was asked, ISO time. */
  at: string;
}

/** What each home of a refund gets of it. Refunds from before that was kept are divided by what the homes cost. */
export function perHomeOf(
  refund: Parts & { positions: readonly number[]; per_home: readonly number[] },
  shares: readonly Parts[],
): number[] {
  const { positions, per_home } = refund;
  if (per_home.length === positions.length) return [...per_home];
  return spread(
    sumOf({ goods: Number(refund.goods), delivery: Number(refund.delivery) }),
    positions.map((position) => sumOf(shares[position] ?? nothing)),
  );
}

/** What was asked back for each home, in its place. @param until of refunds before that ISO time, of homes that have one */
export function sentForHomes(
  homes: number,
  refunds: readonly SentBack[],
  until: ReadonlyMap<number, string> = new Map(),
): number[] {
  const sent = Array.from({ length: homes }, () => 0);
  for (const { positions, perHome, at } of refunds)
    for (const [place, position] of positions.entries())
      if (at < (until.get(position) ?? '~')) sent[position] = (sent[position] ?? 0) + (perHome[place] ?? 0);
  return sent;
}

/** What came off for cancelled homes at once: with a payment of the rest, or since the last one. */
export interface CameOff {
  off: Parts;
  positions: readonly number[];
  /** ISO times before which refunds lessened what comes off, by home; a later one leaves it as it is. */
  until: ReadonlyMap<number, string>;
  /** True once it came off with a payment; until then no home has more off it than its refunds leave. */
  paid: boolean;
}

/** An order as far as its homes' money needs it. */
export interface HomesOfOrder {
  /** What each home cost, in its place. */
  shares: readonly Parts[];
  /** What is due by the refund policy for each home that is cancelled, by its place. */
  worth: ReadonlyMap<number, Parts>;
  offs: readonly CameOff[];
  /** What is neither paid nor came off. */
  unpaid: number;
  refunds: readonly SentBack[];
}

/** How it stands with the money of each home. What is still to be paid is so for every home alike that is not settled. */
export function moneyOfHomes({ shares, worth, offs, unpaid, refunds }: HomesOfOrder): HomeMoney[] {
  const sent = sentForHomes(shares.length, refunds);
  const dues = Array.from<number>({ length: shares.length }).fill(0);
  for (const [position, parts] of worth) dues[position] = sumOf(parts);
  const off = Array.from<Parts>({ length: shares.length }).fill(nothing);
  for (const { off: sum, positions, until, paid } of offs) {
    if (sumOf(sum) === 0) continue;
    // What went back for a home before did not come off a second time; what goes back later moves nothing to other homes.
    const before = sentForHomes(shares.length, refunds, until);
    const still = (gone: readonly number[]): number[] =>
      positions.map((position) => Math.max(0, (dues[position] ?? 0) - (gone[position] ?? 0)));
    const amounts = spreadWithin(sumOf(sum), still(before), still(paid ? [] : sent));
    const wanted = positions.map((position, place) =>
      Math.min(worth.get(position)?.delivery ?? 0, amounts[place] ?? 0),
    );
    const delivery = spreadWithin(sum.delivery, wanted, amounts);
    for (const [place, position] of positions.entries()) {
      const had = off[position] ?? nothing;
      const ofDelivery = delivery[place] ?? 0;
      off[position] = {
        goods: had.goods + (amounts[place] ?? 0) - ofDelivery,
        delivery: had.delivery + ofDelivery,
      };
    }
  }
  const due = unpaid === 0 ? [] : spread(unpaid, open());
  return shares.map((share, position) => {
    const came = off[position] ?? nothing;
    const back = sent[position] ?? 0;
    const paid = Math.max(0, sumOf(share) - sumOf(came) - (due[position] ?? 0));
    const left = Math.max(0, paid - back);
    const isDue = (dues[position] ?? 0) > 0;
    const owed = isDue ? Math.min(left, Math.max(0, (dues[position] ?? 0) - sumOf(came) - back)) : 0;
    return { paid, back, off: came, left, owed };
  });

  /** What is open of each home's price. */
  function open(): number[] {
    return shares.map((share, position) => {
      const came = sumOf(off[position] ?? nothing);
      const settled = Math.max(came, Math.min(dues[position] ?? 0, came + (sent[position] ?? 0)));
      return Math.max(0, sumOf(share) - settled);
    });
  }
}

/** What came off for cancelled homes, by the designs that they were to get; designs of which nothing came off are missing. */
export function offDesignsOf(
  { homes }: Pick<Bought, 'homes'>,
  shares: readonly Parts[],
  money: readonly HomeMoney[],
): OffDesign[] {
  const found = new Map<number, OffDesign>();
  for (const [position, { quantity, circle = 0 }] of homes.entries()) {
    const off = money[position]?.off.goods ?? 0;
    if (off === 0) continue;
    const cost = shares[position]?.goods ?? 0;
    const one = found.get(circle) ?? { circle, boxes: 0, goods: 0, kept: 0 };
    found.set(circle, {
      circle,
      boxes: one.boxes + quantity,
      goods: one.goods + cost,
      kept: one.kept + cost - off,
    });
  }
  return [...found.values()].sort((one, other) => one.circle - other.circle);
}

/** What a refund names of an order's homes. */
export interface Named {
  /** Those that get some of it. */
  positions: number[];
  /** Paise of each. */
  perHome: number[];
}

/**
 * Divides a refund over the homes that it names: what is due for them first, then by what else is left of each. Null for more
 * than all of them have left.
 */
export function divideOverHomes(
  amount: number,
  positions: readonly number[],
  homes: readonly HomeMoney[],
): Named | null {
  const some = positions.filter((position) => (homes[position]?.left ?? 0) > 0);
  const lefts = some.map((position) => homes[position]?.left ?? 0);
  if (amount > sumUp(lefts)) return null;
  const owed = some.map((position) => homes[position]?.owed ?? 0);
  const ofDue = spread(Math.min(amount, sumUp(owed)), owed);
  const more = spread(
    amount - sumUp(ofDue),
    lefts.map((left, place) => left - (owed[place] ?? 0)),
  );
  return { positions: some, perHome: ofDue.map((part, place) => part + (more[place] ?? 0)) };
}

/** Divides what each home of a refund gets over the payments that give it. @param amounts paise of each payment */
export function divideOverPayments({ perHome }: Named, amounts: readonly number[]): number[][] {
  let left = [...perHome];
  return amounts.map((amount) => {
    const part = spread(amount, left);
    left = left.map((one, place) => one - (part[place] ?? 0));
    return part;
  });
}
