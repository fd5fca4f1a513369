import type { ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import {
  type CameOff,
  type HomeMoney,
  moneyOfHomes,
  perHomeOf,
  type SentBack,
  sentForHomes,
} from '#domain/orders/home-money.rules.ts';
import {
  addParts,
  type Bought,
  type Due,
  dueBack,
  LEAST_REFUND,
  nothing,
  type Parts,
  homeCosts,
  splitRefund,
  sumOfParts,
  takeParts,
} from '#domain/orders/refund.rules.ts';
import { spentSampleText } from '#domain/orders/sample.rules.ts';
import { openOf, type PartPayment } from '#domain/pricing/part-payment.rules.ts';

/** A cancelled home. */
export interface Cancellation {
  position: number;
  /** State of the home before it was cancelled. */
  before: ParcelState;
  /** ISO time of the cancellation. */
  at: string;
}

/** The part of a refund that the sums of its order need; paise. */
interface AskedBack extends Parts {
  state: string;
  positions: readonly number[];
  /** Paise for each home of the refund, in the sequence of its positions. */
  per_home: readonly number[];
  /** ISO time of the request. */
  asked_at: string;
}

/** Paise of a sample order that were taken off another order. */
export interface SpentSample {
  amount: number;
  /** Number of the order that they were taken off. */
  by: string;
}

/** Everything from which an order's refunds are computed. */
export interface MoneyFacts {
  bought: Bought;
  /** Goods and delivery that each payment covered. */
  payments: readonly { parts: Parts }[];
  /** The part payments themselves; empty for an order that was paid at once. */
  inParts: readonly PartPayment[];
  /** Cancelled homes, by position. */
  cancellations: readonly Cancellation[];
  refunds: readonly AskedBack[];
  /** Paise that were paid and not asked back. */
  left: Parts;
  /** ISO time up to which staff declared cancelled homes settled; empty when they never did. */
  settled: string;
  /** Null unless the order is a sample whose price was taken off another order. */
  spent: SpentSample | null;
}

/** Refund due for homes that were cancelled and whose money has not been asked back; paise. */
export interface PromisedBack extends Parts {
  /** ISO time of the last of those cancellations. */
  at: string;
  positions: number[];
  /** Sentences of the refund policy that it follows. */
  words: string[];
}

/** The unpaid rest of an order that is paid in parts. */
export interface Rest {
  /** Paise taken off the rest for homes that were cancelled since the last payment. */
  off: Parts;
  /** Positions of those homes. */
  positions: number[];
  /** Paise still to be paid after that; 0 when every home was cancelled. */
  due: number;
  complete: boolean;
  /** Paise already refunded for those homes. */
  wentBack: number;
}

/** The money of an order as it stands. */
export interface MoneyNow {
  /** Paise that may still be refunded. */
  left: Parts;
  /** Cost of each home, by position. */
  shares: Parts[];
  homes: HomeMoney[];
  cancelled: PromisedBack | null;
  rest: Rest;
}

/**
 * Computes an order's money: the amounts still refundable, in total and by home, the refund due for cancelled homes,
 * and the unpaid rest. Order pages, the money list, refund limits and credit notes all use it; its time is linear in
 * the number of homes.
 */
export function moneyOfOrder(facts: MoneyFacts): MoneyNow {
  const { bought, inParts, cancellations, spent } = facts;
  const shares = homeCosts(bought);
  const sent = sentOf(facts, shares);
  const dues = new Map(
    cancellations.map(({ position, before, at }) => [position, dueBack(bought, shares, position, before, at)]),
  );
  const came = new Set(inParts.flatMap(({ offPositions }) => offPositions));
  const fresh = cancellations.map(({ position }) => position).filter((position) => !came.has(position));
  const perHome = sentForHomes(bought.homes.length, sent);
  const rest = restFor(facts, fresh, dues, perHome);
  const before = inParts.map(({ off, offPositions, at }): CameOff => {
    const until = new Map(offPositions.map((position) => [position, at]));
    return { off, positions: offPositions, until, paid: true };
  });
  const since = new Map(cancellations.map(({ position, at }) => [position, at]));
  const homes = moneyOfHomes({
    shares,
    worth: dues,
    offs: [...before, { ...rest, until: since, paid: false }],
    unpaid: inParts.length === 0 ? 0 : openOf(sumOfParts(bought), inParts) - sumOfParts(rest.off),
    refunds: sent,
  });
  // A sample is one home: what came off another order is not left to be sent back.
  if (spent)
    for (const [place, home] of homes.entries()) {
      const left = Math.max(0, home.left - spent.amount);
      homes[place] = { ...home, left, owed: Math.min(home.owed, left) };
    }
  const left = takeParts(facts.left, spentOf(facts.left, spent));
  const asked = lastAsked(sent);
  const open = cancellations.filter(
    ({ position, at }) =>
      at > facts.settled &&
      (sumOfParts(dues.get(position) ?? nothing) > 0 || (!came.has(position) && (asked.get(position) ?? '') < at)),
  );
  return { left, shares, homes, rest, cancelled: promisedFor(open, { dues, perHome, homes, left, spent }) };
}

/**
 * Returns the paise of a sample that were taken off another order, as goods first, then delivery, and at most `left`;
 * zeros when none were.
 */
const spentOf = (left: Parts, spent: SpentSample | null): Parts =>
  splitRefund(Math.min(spent?.amount ?? 0, sumOfParts(left)), left, nothing) ?? nothing;

/**
 * Computes the unpaid rest as if only the given homes had been cancelled. Homes taken off with an earlier payment are
 * not taken off again.
 */
export function restWithout(facts: MoneyFacts, positions: readonly number[]): Rest {
  const named = new Set(positions);
  const some = facts.cancellations.filter(({ position }) => named.has(position));
  return moneyOfOrder({ ...facts, cancellations: some }).rest;
}

/** Returns the refunds that have not failed, with the paise for each home and the ISO time of the request. */
const sentOf = ({ refunds }: MoneyFacts, shares: readonly Parts[]): SentBack[] =>
  refunds
    .filter(({ state }) => state !== 'failed')
    .map((row) => ({ positions: row.positions, perHome: perHomeOf(row, shares), at: row.asked_at }));

/**
 * Returns the ISO time of the last refund request for each home, by position; homes without a request have no entry.
 */
function lastAsked(sent: readonly SentBack[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const { positions, at } of sent)
    for (const position of positions) if (at > (found.get(position) ?? '')) found.set(position, at);
  return found;
}

/**
 * Computes the unpaid rest of an order: cancelled homes reduce it first, less the refunds already requested for them.
 * Nothing is due once every home is cancelled, or for an order paid in one payment.
 * @param positions cancelled homes that no earlier payment took off
 * @param dues refund that the policy grants for each home
 * @param perHome paise requested back for each home
 */
function restFor(
  { bought, inParts, payments }: MoneyFacts,
  positions: number[],
  dues: ReadonlyMap<number, Due>,
  perHome: readonly number[],
): Rest {
  const open = inParts.length === 0 ? 0 : openOf(sumOfParts(bought), inParts);
  const wentBack = positions.reduce((sum, position) => sum + (perHome[position] ?? 0), 0);
  const worth = addParts(positions.map((position) => dues.get(position) ?? nothing));
  const still = positions.reduce(
    (sum, position) => sum + Math.max(0, sumOfParts(dues.get(position) ?? nothing) - (perHome[position] ?? 0)),
    0,
  );
  const amount = Math.min(open, still);
  const gone = addParts([...payments.map(({ parts }) => parts), ...inParts.map((payment) => payment.off)]);
  const off = splitRefund(amount, takeParts(bought, gone), worth) ?? nothing;
  const before = inParts.reduce((sum, { offPositions }) => sum + offPositions.length, 0);
  const nobody = bought.homes.length > 0 && positions.length + before >= bought.homes.length;
  return {
    off,
    positions,
    due: nobody ? 0 : open - amount,
    complete: open === 0 || (!nobody && open === amount),
    wentBack,
  };
}

/** Subtracts refunded paise from a home's goods and delivery, from the delivery first; neither becomes negative. */
function lessSent({ goods, delivery }: Parts, sent: number): Parts {
  const ofDelivery = Math.min(delivery, sent);
  return { goods: Math.max(0, goods - (sent - ofDelivery)), delivery: delivery - ofDelivery };
}

/**
 * Computes the refund due for cancelled homes: the amount that the policy grants, less what was refunded, taken off the
 * rest or taken off another order. It is at most what is left of these homes and of the order, and 0 when the policy
 * grants none. Returns null when no home is open, nothing is left, or a granted refund falls below the provider's
 * minimum.
 */
function promisedFor(
  cancelled: readonly Cancellation[],
  {
    dues,
    perHome,
    homes,
    left,
    spent,
  }: Pick<MoneyNow, 'homes' | 'left'> & {
    dues: ReadonlyMap<number, Due>;
    perHome: readonly number[];
    spent: SpentSample | null;
  },
): PromisedBack | null {
  const due = cancelled.map(({ position, at }) => ({
    position,
    at,
    ...(dues.get(position) ?? { ...nothing, words: '' }),
    still: lessSent(dues.get(position) ?? nothing, perHome[position] ?? 0),
  }));
  const owedFor = ({ position }: { position: number }): number => homes[position]?.owed ?? 0;
  // Nothing is said of homes for which all of it went back, or came off what was to be paid.
  const open = due.filter((home) => sumOfParts(home) === 0 || owedFor(home) > 0);
  const worth = addParts(open.map(({ still }) => still));
  const kept = { goods: Math.min(spent?.amount ?? 0, worth.goods), delivery: 0 };
  const off = addParts(open.map(({ position }) => homes[position]?.off ?? nothing));
  const most = Math.min(
    open.reduce((sum, home) => sum + owedFor(home), 0),
    sumOfParts(left),
  );
  const back = most < LEAST_REFUND ? 0 : most;
  if (open.length === 0 || sumOfParts(left) === 0 || (sumOfParts(worth) > 0 && back === 0)) return null;
  return {
    at: open.reduce((latest, { at }) => (at > latest ? at : latest), ''),
    positions: open.map(({ position }) => position),
    ...(splitRefund(back, left, takeParts(takeParts(worth, kept), off)) ?? nothing),
    words: spent && kept.goods > 0 ? [spentSampleText(spent)] : [...new Set(open.map(({ words }) => words))],
  };
}

/**
 * Divides a refund into goods and delivery: as promised when amount and homes match the refund due, otherwise by the
 * cost of its homes. Returns null when the amount exceeds what is left.
 * @param positions homes that the refund is for; empty for the whole order
 */
export function splitAsked(
  { left, shares, cancelled }: Pick<MoneyNow, 'left' | 'shares' | 'cancelled'>,
  amount: number,
  positions: readonly number[],
): Parts | null {
  const isPromised =
    cancelled !== null && sumOfParts(cancelled) === amount && cancelled.positions.join() === positions.join();
  const share = isPromised ? cancelled : addParts(positions.map((position) => shares[position] ?? nothing));
  return splitRefund(amount, left, share);
}
