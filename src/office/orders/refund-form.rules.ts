import type { PromisedBack } from '#domain/orders/goes-back.rules.ts';
import type { HomeMoney } from '#domain/orders/home-money.rules.ts';
import { type Parts, sumOfParts } from '#domain/orders/refund.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { meantSum, paiseTyped } from '#lib/typed-sum.ts';
import * as say from '#office/orders/refunds.texts.ts';

/**
 * Amount to refund: the policy's for cancelled homes, all that is left, the price of selected homes, or a typed amount.
 */
export type Way = 'policy' | 'all' | 'homes' | 'sum';

/** Money of an order that can go back, in paise; `homes` by position. */
interface MoneyLeft {
  left: Parts;
  homes: readonly HomeMoney[];
  cancelled: PromisedBack | null;
}

/** What a person chose and typed. */
export interface RefundForm {
  wanted: Way | null;
  /** Positions of the selected homes. */
  ticked: ReadonlySet<number>;
  /** Text of another amount. */
  typed: string;
  reason: string;
}

/**
 * Returns the form as it opens.
 * @param positions homes selected at first; empty for the cancelled ones
 */
export function beginRefund({ cancelled }: Pick<MoneyLeft, 'cancelled'>, positions: readonly number[]): RefundForm {
  // Asked for from the row of a home that gets its box all the same.
  const isOfHomes = positions.some((place) => !cancelled?.positions.includes(place));
  const ofCancelled = cancelled && (sumOfParts(cancelled) > 0 ? 'policy' : 'homes');
  return {
    // Never everything by one press: what was cancelled is most likely meant, else a person chooses.
    wanted: isOfHomes ? 'homes' : ofCancelled,
    ticked: new Set(positions.length > 0 ? positions : cancelled?.positions),
    typed: '',
    reason: cancelled && !isOfHomes ? 'Cancelled' : '',
  };
}

/** Refund that a filled form means for the money as it is now. */
export interface MeantRefund {
  /** Ways that can be chosen. */
  ways: readonly { way: Way; label: string; note: string }[];
  /** Chosen way; null when none is, or it is no longer possible. */
  way: Way | null;
  /** Paise. */
  amount: number;
  /** Positions of the selected homes with money left. */
  chosen: ReadonlySet<number>;
  /** Positions of the homes that the refund names. */
  positions: number[];
  /** Error of the chosen amount; empty when it can be refunded. */
  refusal: string;
}

/** Returns the refund that a form means. @param places positions of the order's homes */
export function meantRefund(form: RefundForm, places: readonly number[], money: MoneyLeft): MeantRefund {
  const { cancelled, homes } = money;
  const leftFor = (place: number): number => homes[place]?.left ?? 0;
  const left = sumOfParts(money.left);
  // What went back meanwhile, by somebody else, is chosen no more.
  const chosen = new Set([...form.ticked].filter((place) => leftFor(place) > 0));
  const leftOfHomes = [...chosen].reduce((all, place) => all + leftFor(place), 0);
  const amounts: Record<Way, number> = {
    policy: cancelled ? sumOfParts(cancelled) : 0,
    all: left,
    homes: Math.min(leftOfHomes, left),
    sum: Math.max(paiseTyped(form.typed) ?? 0, 0),
  };
  const ways: MeantRefund['ways'] = [
    ...(cancelled && amounts.policy > 0
      ? [
          {
            way: 'policy' as const,
            label: say.refundByPolicy(formatRupees(amounts.policy)),
            note: cancelled.words.join(' '),
          },
        ]
      : []),
    ...(places.length > 1 || cancelled
      ? [
          {
            way: 'homes' as const,
            label: say.refundOfHomes(places.length),
            note: say.refundOfHomesNote,
          },
        ]
      : []),
    { way: 'all', label: say.refundEverything(formatRupees(left)), note: '' },
    { way: 'sum', label: say.refundAnother, note: '' },
  ];
  // What was chosen may be gone, when somebody else sent it back meanwhile.
  const way = ways.find((one) => one.way === form.wanted)?.way ?? null;
  const amount = way ? amounts[way] : 0;
  const limits = { typed: form.typed, left, leftOfHomes: chosen.size > 0 ? leftOfHomes : null };
  return {
    ways,
    way,
    amount,
    chosen,
    positions:
      way === 'homes' || way === 'policy' || way === 'sum' ? [...chosen] : places.filter((place) => leftFor(place) > 0),
    refusal: refusalOf(way, amount, limits),
  };
}

interface Limits {
  /** Text typed as another amount. */
  typed: string;
  /**
   * Paise that can still be refunded for the order and, as `leftOfHomes`, for the selected homes; null when none is
   * selected.
   */
  left: number;
  leftOfHomes: number | null;
}

/** Returns the error of the chosen amount; empty when it can be refunded. @param amount paise */
function refusalOf(way: Way | null, amount: number, { typed, left, leftOfHomes }: Limits): string {
  if (way === null) return say.refundNotChosen;
  if (left === 0) return say.nothingToRefund;
  if (way === 'homes' && amount === 0) return say.refundHomesMissing;
  if (way !== 'sum') return '';
  if (typed.trim() === '') return say.refundSumMissing;
  const meant = meantSum(typed);
  if (meant) return say.sumUnclear(typed.trim(), meant);
  if (amount === 0) return say.sumNotUnderstood(typed.trim());
  if (amount > left) return say.tooMuchForOrder(formatRupees(left));
  return leftOfHomes !== null && amount > leftOfHomes ? say.tooMuchForHomes(formatRupees(leftOfHomes)) : '';
}

/**
 * Returns the text of a home's refundable amount and the reasons why it is less than its price.
 * @param cost the home's price in paise
 */
export function leftText({ left, back, off }: HomeMoney, cost: number): string {
  const gone = [
    back > 0 && say.backOrOnItsWay(formatRupees(back)),
    sumOfParts(off) > 0 && say.cameOffBalance(formatRupees(sumOfParts(off))),
  ].filter(Boolean);
  if (left === 0 && gone.length === 0) return say.notPaidYet;
  if (left === 0) return [say.nothingLeft, ...gone].join(', ');
  if (left === cost) return formatRupees(left);
  return [say.leftOfCost(formatRupees(left), formatRupees(cost)), ...gone].join(', ');
}

/** Returns homes with those at the positions first, which a long list would keep out of view. */
export const firstOf = <Home extends { position: number }>(
  positions: readonly number[],
  homes: readonly Home[],
): Home[] => homes.toSorted((one, other) => rank(positions, one) - rank(positions, other));
const rank = (positions: readonly number[], { position }: { position: number }): number =>
  positions.includes(position) ? 0 : 1;
