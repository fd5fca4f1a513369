import { boxTypes, type BoxWeight, boxWeights } from '#domain/box/box-types.rules.ts';
import * as say from '#domain/planning/planning.texts.ts';
import { paiseInWords } from '#lib/typed-sum.ts';
import type { Charges } from '#domain/pricing/delivery-charge.rules.ts';
import { boxPrice, invitationTotal, sectionPrice } from '#domain/pricing/pricing.rules.ts';

/** A sweet that may be chosen for a section; `rate` in paise for 400 grams. */
export interface Offered {
  sweetId: string;
  name: string;
  image: string;
  rate: number;
}

/** Budget, number of homes, and what is needed to price boxes. */
export interface BudgetQuestion {
  /** Paise, delivery included. */
  budget: number;
  homes: number;
  /** Price of the invitation, paise. */
  invitation: number;
  isDeliveryCharge: boolean;
  charges: Pick<Charges, 'guestBox' | 'ownBox'>;
  /** Sweets that reach every home. */
  sweets: readonly Offered[];
}

/** A box that fits the budget. */
export interface Mix {
  title: string;
  weight: BoxWeight;
  tempId: number;
  /** One for each section, in their order. */
  sweets: Offered[];
  /** One box, paise. */
  box: number;
  /** All boxes with delivery, paise; never more than the budget. */
  total: number;
  /** Why much of the budget is left; null where little is. */
  left: Left | null;
}

/**
 * What keeps a box below its budget: it holds the dearest sweets already and no size is larger (`whole`), the next size
 * costs too much (`size`), or the next dearer sweets do (`sweets`).
 */
export type Left = 'whole' | 'size' | 'sweets';

/** Part of a budget that a box may leave without a reason. */
const LEFT = 0.15;

type Shape = Pick<Mix, 'weight' | 'tempId'> & { sections: number };

const shapes: Shape[] = boxWeights.flatMap((weight) =>
  boxTypes.map(({ tempId, sections }) => ({ weight, tempId, sections })),
);

/** Returns the total in paise for all homes, delivery included. @param box price of one box in paise */
function totalOf(question: BudgetQuestion, box: number): number {
  const { homes, isDeliveryCharge, charges } = question;
  return invitationTotal({ boxPrice: box, guestBoxes: homes, ownBoxes: 0, isDeliveryCharge }, charges).total;
}

/**
 * Returns the most expensive filling of a box within the budget; null when none fits. Its sweets are neighbours in the
 * list of rates, so that all sections look alike in value.
 * @param rising sweets sorted by rising rate
 */
function fill(question: BudgetQuestion, { weight, tempId, sections }: Shape, rising: readonly Offered[]) {
  for (let last = rising.length; last >= sections; last -= 1) {
    const sweets = rising.slice(last - sections, last);
    const prices = sweets.map(({ rate }) => sectionPrice(rate, weight, sections));
    // A section whose sweet comes to nothing counts as empty.
    if (prices.some((price) => price <= 0)) return null;
    const box = boxPrice(prices, question.invitation);
    const total = totalOf(question, box);
    if (total > question.budget) continue;
    const isDearest = last === rising.length;
    const why = !isDearest ? 'sweets' : weight === Math.max(...boxWeights) ? 'whole' : 'size';
    const left: Left | null = total < question.budget * (1 - LEFT) ? why : null;
    return { weight, tempId, sections, sweets, box, total, left };
  }
  return null;
}

const byRate = (sweets: readonly Offered[]): Offered[] =>
  [...sweets].sort((one, other) => one.rate - other.rate || (one.sweetId < other.sweetId ? -1 : 1));

/**
 * Returns up to three boxes within a budget: the heaviest, the one with most sections, and the one with the highest
 * average rate. Leaves out a box that does not exceed the earlier ones in its own measure; empty when none fits or
 * without homes.
 */
export function proposeMixes(question: BudgetQuestion): Mix[] {
  if (question.homes < 1) return [];
  const rising = byRate(question.sweets);
  const fitting = shapes.flatMap((shape) => fill(question, shape, rising) ?? []);
  type Filled = (typeof fitting)[number];
  const fineness = ({ sweets }: Filled): number => sweets.reduce((sum, { rate }) => sum + rate, 0) / sweets.length;
  const wishes: [title: string, measure: (one: Filled) => number][] = [
    [say.largestBox, ({ weight }) => weight],
    [say.mostSweets, ({ sections }) => sections],
    [say.finestSweets, fineness],
  ];
  const chosen: (Filled & { title: string })[] = [];
  for (const [title, measure] of wishes) {
    const [best] = [...fitting].sort(
      (one, other) => measure(other) - measure(one) || other.weight - one.weight || one.sections - other.sections,
    );
    if (best && chosen.every((before) => measure(best) > measure(before))) chosen.push({ ...best, title });
  }
  return chosen.map(({ sections: _sections, ...mix }) => mix);
}

/**
 * Returns the smallest total in paise, delivery included, of any box for all homes; null when there are too few sweets
 * to fill one.
 */
export function leastBudget(question: BudgetQuestion): number | null {
  const rising = byRate(question.sweets);
  const totals = shapes.flatMap(({ weight, sections }) => {
    const prices = rising.slice(0, sections).map(({ rate }) => sectionPrice(rate, weight, sections));
    if (prices.length < sections || prices.some((price) => price <= 0)) return [];
    return totalOf(question, boxPrice(prices, question.invitation));
  });
  return totals.length === 0 ? null : Math.min(...totals);
}

/** Maximum budget, paise. */
const MOST = 999_999_999_00;

/**
 * Parses an amount such as `1.8 lakh`, `₹1,80,000` or `50k` into paise. Returns null when it is not a positive whole
 * number of rupees, or over 999,999,999 rupees.
 */
export function readBudget(text: string): number | null {
  const paise = paiseInWords(text);
  return paise !== null && paise > 0 && paise <= MOST && paise % 100 === 0 ? paise : null;
}
