import type { OffDesign } from '#features/orders/invoice.rules.ts';
import { type Bought, divide, nothing, type Parts, sumOf } from '#features/orders/refund.rules.ts';

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
}

/** Divides whole paise by weights; by nothing at all nothing is divided. */
const spread = (total: number, weights: readonly number[]): number[] =>
  weights.every((weight) => weight === 0) ? weights.map(() => 0) : divide(total, weights);

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

/** What was asked back for each home, in its place. @param until of refunds before that ISO time */
export function sentForHomes(homes: number, refunds: readonly SentBack[], until = '~'): number[] {
  const sent = Array.from({ length: homes }, () => 0);
  for (const { positions, perHome, at } of refunds)
    if (at < until)
      for (const [place, position] of positions.entries())
        sent[position] = (sent[position] ?? 0) + (perHome[place] ?? 0);
  return sent;
}

/** What came off for cancelled homes at once: with a payment of the rest, or since the last one. */
export interface CameOff {
  off: Parts;
  positions: readonly number[];
  /** ISO time before which refunds count that lessened it. */
  until?: string;
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
  const off = shares.map((): Parts => nothing);
  for (const { off: sum, positions, until } of offs) {
    const before = sentForHomes(shares.length, refunds, until);
    // What went back for a home already did not come off a second time.
    const open = positions.map((position) => {
      const due = worth.get(position) ?? nothing;
      const all = sumOf(due);
      const rest = Math.max(0, all - (before[position] ?? 0));
      return all === 0 ? nothing : { goods: (due.goods * rest) / all, delivery: (due.delivery * rest) / all };
    });
    const goods = spread(sum.goods, weighed(open, 'goods'));
    const delivery = spread(sum.delivery, weighed(open, 'delivery'));
    for (const [place, position] of positions.entries()) {
      const had = off[position] ?? nothing;
      off[position] = { goods: had.goods + (goods[place] ?? 0), delivery: had.delivery + (delivery[place] ?? 0) };
    }
  }
  const open = shares.map((share, position) => {
    const came = sumOf(off[position] ?? nothing);
    const settled = Math.max(came, Math.min(sumOf(worth.get(position) ?? nothing), came + (sent[position] ?? 0)));
    return Math.max(0, sumOf(share) - settled);
  });
  const due = spread(unpaid, open);
  return shares.map((share, position) => {
    const came = off[position] ?? nothing;
    const back = sent[position] ?? 0;
    const paid = Math.max(0, sumOf(share) - sumOf(came) - (due[position] ?? 0));
    return { paid, back, off: came, left: Math.max(0, paid - back) };
  });
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

/** Weights of one part; where the homes have none of it, of both together, and where they have nothing, alike. */
function weighed(homes: readonly Parts[], part: 'goods' | 'delivery'): number[] {
  const weights = homes.map((home) => home[part]);
  if (weights.some((weight) => weight > 0)) return weights;
  const both = homes.map(sumOf);
  return both.some((weight) => weight > 0) ? both : homes.map(() => 1);
}

/** What a refund names of an order's homes. */
export interface Named {
  /** Those that get some of it. */
  positions: number[];
  /** Paise of each. */
  perHome: number[];
}

/** Divides a refund over the homes that it names, by what is left of each; null for more than all of them have left. */
export function divideOverHomes(
  amount: number,
  positions: readonly number[],
  homes: readonly HomeMoney[],
): Named | null {
  const some = positions.filter((position) => (homes[position]?.left ?? 0) > 0);
  const lefts = some.map((position) => homes[position]?.left ?? 0);
  if (amount > lefts.reduce((sum, left) => sum + left, 0)) return null;
  return { positions: some, perHome: spread(amount, lefts) };
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
