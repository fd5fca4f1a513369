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
  sharesOf,
  splitRefund,
  sumOf,
  takeParts,
} from '#domain/orders/refund.rules.ts';
import { spentSampleWords } from '#domain/orders/sample.rules.ts';
import { openOf, type PartPayment } from '#domain/pricing/part-payment.rules.ts';

/** A home that is cancelled now. */
export interface Cancellation {
  position: number;
  /** What it was before. */
  before: ParcelState;
  /** ISO time. */
  at: string;
}

/** A refund as far as the money of its order needs it; paise. */
interface AskedBack extends Parts {
  state: string;
  positions: readonly number[];
  /** Paise of each of its homes. */
  per_home: readonly number[];
  /** ISO time. */
  asked_at: string;
}

/** What of a sample came off another order, paise. */
export interface SpentSample {
  amount: number;
  /** The number of that order. */
  by: string;
}

/** All that what goes back of an order depends on. */
export interface MoneyFacts {
  bought: Bought;
  /** What each payment brought. */
  payments: readonly { parts: Parts }[];
  /** The same as they were made; none of an order that was paid at once. */
  inParts: readonly PartPayment[];
  /** In the order of their places. */
  cancellations: readonly Cancellation[];
  refunds: readonly AskedBack[];
  /** Paid and not asked back. */
  left: Parts;
  /** Up to when (ISO time) cancelled homes were declared settled; empty where none were. */
  settled: string;
  /** Null for an order that is no sample, or one that came off nothing. */
  spent: SpentSample | null;
}

/** What is promised for homes that were cancelled and whose money has not been asked back; paise. */
export interface PromisedBack extends Parts {
  /** When the last of them was cancelled, ISO time. */
  at: string;
  positions: number[];
  /** By which sentences of the refund policy. */
  words: string[];
}

/** What is still to be paid of an order that is paid in parts. */
export interface Rest {
  /** What comes off it for homes that were cancelled since the last payment. */
  off: Parts;
  /** Places of those homes. */
  positions: number[];
  /** What is left to be paid then; nothing where every home was cancelled. */
  due: number;
  complete: boolean;
  /** Paise that went back for those homes already. */
  wentBack: number;
}

/** How it stands with the money of an order. */
export interface MoneyNow {
  /** What may still go back. */
  left: Parts;
  /** What each home cost, in its place. */
  shares: Parts[];
  homes: HomeMoney[];
  cancelled: PromisedBack | null;
  rest: Rest;
}

/**
 * Works out what goes back of an order: the one source of what its page and the list of money promise, of how much a refund
 * may be, and of what its credit note says. It takes as many steps for an order of cancelled homes as for one of none.
 */
export function moneyOfOrder(facts: MoneyFacts): MoneyNow {
  const { bought, inParts, cancellations, spent } = facts;
  const shares = sharesOf(bought);
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
    unpaid: inParts.length === 0 ? 0 : openOf(sumOf(bought), inParts) - sumOf(rest.off),
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
      (sumOf(dues.get(position) ?? nothing) > 0 || (!came.has(position) && (asked.get(position) ?? '') < at)),
  );
  return { left, shares, homes, rest, cancelled: promisedFor(open, { dues, perHome, homes, left, spent }) };
}

/** What of the money of a sample came off another order: its goods, and of its delivery what they do not hold any more. */
const spentOf = (left: Parts, spent: SpentSample | null): Parts =>
  splitRefund(Math.min(spent?.amount ?? 0, sumOf(left)), left, nothing) ?? nothing;

/** What comes off the rest of an order for some homes alone, of those that are cancelled and came off nothing yet. */
export function restWithout(facts: MoneyFacts, positions: readonly number[]): Rest {
  const named = new Set(positions);
  const some = facts.cancellations.filter(({ position }) => named.has(position));
  return moneyOfOrder({ ...facts, cancellations: some }).rest;
}

/** Refunds that are asked or have left, home by home. */
const sentOf = ({ refunds }: MoneyFacts, shares: readonly Parts[]): SentBack[] =>
  refunds
    .filter(({ state }) => state !== 'failed')
    .map((row) => ({ positions: row.positions, perHome: perHomeOf(row, shares), at: row.asked_at }));

/** When (ISO time) money was last asked back for each home. */
function lastAsked(sent: readonly SentBack[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const { positions, at } of sent)
    for (const position of positions) if (at > (found.get(position) ?? '')) found.set(position, at);
  return found;
}

/**
 * What is still to be paid: cancelled homes come off it, by the refund policy, before any money goes back for them; what went
 * back for a home already does not come off a second time. Goods and delivery come off within what is open of each.
 * @param perHome paise that were asked back for each home
 */
function restFor(
  { bought, inParts, payments }: MoneyFacts,
  positions: number[],
  dues: ReadonlyMap<number, Due>,
  perHome: readonly number[],
): Rest {
  const open = inParts.length === 0 ? 0 : openOf(sumOf(bought), inParts);
  const wentBack = positions.reduce((sum, position) => sum + (perHome[position] ?? 0), 0);
  const worth = addParts(positions.map((position) => dues.get(position) ?? nothing));
  const still = positions.reduce(
    (sum, position) => sum + Math.max(0, sumOf(dues.get(position) ?? nothing) - (perHome[position] ?? 0)),
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

/** What is due for a home without what went back for it, of its delivery first. */
function lessSent({ goods, delivery }: Parts, sent: number): Parts {
  const ofDelivery = Math.min(delivery, sent);
  return { goods: Math.max(0, goods - (sent - ofDelivery)), delivery: delivery - ofDelivery };
}

/**
 * What is promised for cancelled homes: what the policy gives, without what went back, came off the rest or came off another
 * order, and never more than is left of them and of the order, so that a refund of it is never refused.
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
  const open = due.filter((home) => sumOf(home) === 0 || owedFor(home) > 0);
  const worth = addParts(open.map(({ still }) => still));
  const kept = { goods: Math.min(spent?.amount ?? 0, worth.goods), delivery: 0 };
  const off = addParts(open.map(({ position }) => homes[position]?.off ?? nothing));
  const most = Math.min(
    open.reduce((sum, home) => sum + owedFor(home), 0),
    sumOf(left),
  );
  const back = most < LEAST_REFUND ? 0 : most;
  if (open.length === 0 || sumOf(left) === 0 || (sumOf(worth) > 0 && back === 0)) return null;
  return {
    at: open.reduce((latest, { at }) => (at > latest ? at : latest), ''),
    positions: open.map(({ position }) => position),
    ...(splitRefund(back, left, takeParts(takeParts(worth, kept), off)) ?? nothing),
    words: spent && kept.goods > 0 ? [spentSampleWords(spent)] : [...new Set(open.map(({ words }) => words))],
  };
}

/**
 * How a sum that somebody sends back divides into goods and delivery: what was promised as it was promised, everything else
 * by what its homes cost. Null for more than is left.
 * @param positions the homes that it is for; none where it is for the order
 */
export function splitAsked(
  { left, shares, cancelled }: Pick<MoneyNow, 'left' | 'shares' | 'cancelled'>,
  amount: number,
  positions: readonly number[],
): Parts | null {
  const isPromised =
    cancelled !== null && sumOf(cancelled) === amount && cancelled.positions.join() === positions.join();
  const share = isPromised ? cancelled : addParts(positions.map((position) => shares[position] ?? nothing));
  return splitRefund(amount, left, share);
}
