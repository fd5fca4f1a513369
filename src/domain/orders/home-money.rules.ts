import type { OffDesign } from '#domain/orders/invoice.rules.ts';
import { type Bought, divide, nothing, type Parts, sumOfParts } from '#domain/orders/refund.rules.ts';

/**
 * The money of one home, in paise. A home's price is the cost of its boxes and their delivery. The paid part of it is
 * the price minus what was taken off when the home was cancelled and minus what is still unpaid. A refund that names
 * homes is divided among them by what may still be refunded for each; no home gets more than was paid for it. A refund
 * that names no home is for the whole order and lessens no home's part. All refunds together never exceed what was paid
 * and not asked back. A refund counts from the moment it is asked; a failed one no longer counts.
 */
export interface HomeMoney {
  /** Paise paid for the home. */
  paid: number;
  /** Paise asked back for it in refunds that have not failed. */
  back: number;
  /** Paise taken off the unpaid rest when it was cancelled. */
  off: Parts;
  /** Paise that may still be refunded for it. */
  left: number;
  /** The part of `left` that the refund policy owes because the home was cancelled. */
  owed: number;
}

/** Divides whole paise by weights; returns zeros, whatever the total, when all weights are 0. */
const spread = (total: number, weights: readonly number[]): number[] =>
  weights.every((weight) => weight === 0) ? weights.map(() => 0) : divide(total, weights);

const sumUp = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/**
 * Divides `total` paise by weights, each part at most its entry in `most`; the excess goes to parts with room left.
 * `total` must not exceed the sum of `most`.
 */
function spreadWithin(total: number, weights: readonly number[], most: readonly number[]): number[] {
  const first = spread(total, weights).map((part, place) => Math.min(part, most[place] ?? 0));
  const rest = spread(
    total - sumUp(first),
    most.map((one, place) => one - (first[place] ?? 0)),
  );
  return first.map((part, place) => part + (rest[place] ?? 0));
}

/** The part of a refund that homes need; `perHome` holds paise for each of its `positions`. */
export interface SentBack {
  positions: readonly number[];
  perHome: readonly number[];
  /** ISO time at which it was asked. */
  at: string;
}

/**
 * Returns the paise of a refund for each of its homes, in the order of `positions`. A refund stored without this
 * division is divided by the cost of its homes.
 */
export function perHomeOf(
  refund: Parts & { positions: readonly number[]; per_home: readonly number[] },
  shares: readonly Parts[],
): number[] {
  const { positions, per_home } = refund;
  if (per_home.length === positions.length) return [...per_home];
  return spread(
    sumOfParts({ goods: Number(refund.goods), delivery: Number(refund.delivery) }),
    positions.map((position) => sumOfParts(shares[position] ?? nothing)),
  );
}

/**
 * Returns the paise requested back for each home, by position.
 * @param homes number of homes
 * @param until by home, the ISO time from which refunds no longer count; every refund counts for a missing home
 */
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

/**
 * Paise taken off the unpaid rest for homes that were cancelled together: with a part payment, or since the last one.
 */
export interface CameOff {
  off: Parts;
  positions: readonly number[];
  /** By home, the ISO time before which refunds lessen what is taken off; later refunds do not. */
  until: ReadonlyMap<number, string>;
  /** True once it was taken off with a payment. Before that, no home has more taken off than its refunds leave. */
  paid: boolean;
}

/** The part of an order from which its homes' money is computed. */
export interface HomesOfOrder {
  /** Cost of each home, by position. */
  shares: readonly Parts[];
  /** Paise that the refund policy owes for each cancelled home, by position. */
  worth: ReadonlyMap<number, Parts>;
  offs: readonly CameOff[];
  /** Paise of the order that are neither paid nor taken off. */
  unpaid: number;
  refunds: readonly SentBack[];
}

/**
 * Computes the money of each home, by position. The unpaid paise are divided among the homes by their open price, which
 * excludes what was taken off or settled by refunds for cancelled homes.
 */
export function moneyOfHomes({ shares, worth, offs, unpaid, refunds }: HomesOfOrder): HomeMoney[] {
  const sent = sentForHomes(shares.length, refunds);
  const dues = Array.from<number>({ length: shares.length }).fill(0);
  for (const [position, parts] of worth) dues[position] = sumOfParts(parts);
  const off = Array.from<Parts>({ length: shares.length }).fill(nothing);
  for (const { off: sum, positions, until, paid } of offs) {
    if (sumOfParts(sum) === 0) continue;
    // What went back for a home before did not come off a second time; what goes back later moves nothing to other homes.
    const before = sentForHomes(shares.length, refunds, until);
    const still = (gone: readonly number[]): number[] =>
      positions.map((position) => Math.max(0, (dues[position] ?? 0) - (gone[position] ?? 0)));
    const amounts = spreadWithin(sumOfParts(sum), still(before), still(paid ? [] : sent));
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
    const paid = Math.max(0, sumOfParts(share) - sumOfParts(came) - (due[position] ?? 0));
    const left = Math.max(0, paid - back);
    const isDue = (dues[position] ?? 0) > 0;
    const owed = isDue ? Math.min(left, Math.max(0, (dues[position] ?? 0) - sumOfParts(came) - back)) : 0;
    return { paid, back, off: came, left, owed };
  });

  /**
   * Returns the open price of each home in paise: its cost less what was taken off it and, if it is cancelled, what was
   * refunded within the amount that the policy grants.
   */
  function open(): number[] {
    return shares.map((share, position) => {
      const came = sumOfParts(off[position] ?? nothing);
      const settled = Math.max(came, Math.min(dues[position] ?? 0, came + (sent[position] ?? 0)));
      return Math.max(0, sumOfParts(share) - settled);
    });
  }
}

/**
 * Returns the boxes taken off for cancelled homes, by box design in order of place; a design without any has no entry.
 */
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

/** The homes that a refund is for. */
export interface Named {
  /** Positions of the homes that get a part of it. */
  positions: number[];
  /** Paise for each of them. */
  perHome: number[];
}

/**
 * Divides a refund in paise among the given homes: first by the amount that the policy owes each, then by what else is
 * left. Returns null when the refund exceeds the total left for these homes.
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

/**
 * Divides the refund of each home among the payments that it is taken from; returns, for each payment, the paise of
 * each home.
 * @param amounts paise of each payment
 */
export function divideOverPayments({ perHome }: Named, amounts: readonly number[]): number[][] {
  let left = [...perHome];
  return amounts.map((amount) => {
    const part = spread(amount, left);
    left = left.map((one, place) => one - (part[place] ?? 0));
    return part;
  });
}
