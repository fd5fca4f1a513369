import { readableMoment } from '#lib/dates.ts';
import { formatRupees } from '#lib/money.ts';
import { DAY } from '#lib/time.ts';

/** What can be planned: that a record comes on the site, that it goes, and another price. */
export const plannedWhats = ['show', 'hide', 'price'] as const;

/** Something planned; `until` and `price` (in paise) belong to prices alone. */
export interface Plan {
  what: (typeof plannedWhats)[number];
  /** ISO times in UTC. */
  at: string;
  /** When the price returns to what it was; null for one that stays. */
  until: string | null;
  price: number | null;
}

/** How a planned change ended; empty before its end. */
export type PlanOutcome = '' | 'done' | 'already' | 'bin' | 'gone' | 'other-price' | 'refused';

/** Nobody plans further ahead: it would be a slip of the finger. In ms. */
const LONGEST = 3 * 366 * DAY;

/** What a plan is held against. */
export interface PlanGround {
  /** Now, in ms since 1970. */
  now: number;
  /** The record; null when it is not there. */
  record: { isActive: boolean; inBin: boolean } | null;
  /** True for a kind of record that has a price. */
  priced: boolean;
  /** What else is planned for the record. */
  others: readonly Plan[];
  /** True for a price whose days have begun: only its end can be changed. */
  begun?: boolean;
}

/** Returns what is wrong with a plan, by field; nothing when it can be kept. */
export function planProblems(plan: Plan, { now, record, priced, others, begun = false }: PlanGround) {
  if (!record) return { recordId: 'This record is not there any more.' };
  if (record.inBin && !begun) return { recordId: 'It is in the bin. Bring it back first.' };
  const problems = valueProblems(plan, { now, priced, begun });
  if (Object.keys(problems).length > 0) return problems;
  const clash = plan.what === 'price' ? priceClash(plan, others) : placeClash(plan, others, record.isActive);
  return clash ? { at: clash } : {};
}

/** Returns what is wrong with a plan whatever record it is for, by field. */
export function valueProblems(
  plan: Plan,
  { now, priced, begun = false }: Pick<PlanGround, 'now' | 'priced' | 'begun'>,
) {
  const problems: Partial<Record<'recordId' | keyof Plan, string>> = {};
  const isPrice = plan.what === 'price';
  if (isPrice && !priced) problems.what = 'This kind of record has no price.';
  if (isPrice && plan.price === null) problems.price = 'Price is required.';
  if (!isPrice && plan.until !== null)
    problems.until = 'Only a price returns by itself. Plan the end as a change of its own.';
  const at = Date.parse(plan.at);
  const far = (time: number): boolean => time > now + LONGEST;
  if (!begun && at <= now) problems.at = 'That moment is over already. Please choose a later one.';
  else if (far(at)) problems.at = 'Please choose a moment within the next three years.';
  if (plan.until !== null && !problems.until) {
    const until = Date.parse(plan.until);
    if (until <= at) problems.until = 'The end must be later than the beginning.';
    else if (until <= now) problems.until = 'That moment is over already. Please choose a later one.';
    else if (far(until)) problems.until = 'Please choose a moment within the next three years.';
  }
  return problems;
}

/** Returns the first moment at which another price may begin, in ms. */
const freeFrom = ({ at, until }: Plan): number => (until === null ? Date.parse(at) + 1 : Date.parse(until));

/**
 * Returns the error for two prices at one moment, after which the price to return to would be wrong; empty for none.
 */
function priceClash(plan: Plan, others: readonly Plan[]): string {
  const other = others.find(
    (one) => one.what === 'price' && Date.parse(one.at) < freeFrom(plan) && Date.parse(plan.at) < freeFrom(one),
  );
  if (!other) return '';
  const end = other.until === null ? '' : ` until ${readableMoment(other.until)}`;
  return `From ${readableMoment(other.at)}${end} another price is planned. Change or remove that first.`;
}

/** Returns a change that would find things as it wants them. */
function placeClash({ what, at }: Plan, others: readonly Plan[], isActive: boolean): string {
  const places = others
    .filter((one) => one.what !== 'price')
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  if (places.some((one) => Date.parse(one.at) === Date.parse(at)))
    return 'Something is planned for that very moment. Change or remove that first.';
  const before = places.findLast((one) => Date.parse(one.at) < Date.parse(at));
  const visible = before ? before.what === 'show' : isActive;
  if (visible !== (what === 'show')) return '';
  return visible
    ? 'It is on the site then already. Hide it first, or leave this empty.'
    : 'It is hidden then already. Say from when it is visible, or put it on the site first.';
}

/**
 * Returns a plan in words: `₹240 from 5 Nov 2026, 00:00 until 12 Nov 2026, 23:59`; without its price for several
 * records.
 */
export function planWords({ what, at, until, price }: Plan): string {
  const from = readableMoment(at);
  if (what === 'show') return `On the site from ${from}`;
  if (what === 'hide') return `On the site until ${from}`;
  return `${price === null ? 'New prices' : formatRupees(price)} from ${from}${until === null ? '' : ` until ${readableMoment(until)}`}`;
}

/** Returns when a record is visible by its plans, in words, in sequence; between two such times it is hidden. */
export function placeWords(plans: readonly Plan[]): string {
  const [first, second, ...rest] = plans;
  if (first?.what === 'hide' && second?.what === 'show' && rest.length === 0)
    return `Hidden from ${readableMoment(first.at)} until ${readableMoment(second.at)}, then on the site again`;
  return plans.map(planWords).join('. ');
}

/** Returns how a planned change ended, in a sentence. @param reason the rule that forbade it */
export function outcomeWords(outcome: PlanOutcome, reason = ''): string {
  switch (outcome) {
    case 'bin':
      return 'Not done: the record was in the bin.';
    case 'gone':
      return 'Not done: the record was not there any more.';
    case 'other-price':
      return 'The price did not return: somebody had set another one, and it stays.';
    case 'refused':
      return `Not done: ${reason}`;
    case 'already':
      return 'It was so already.';
    default:
      return outcome && 'Done.';
  }
}

/** True for an end that somebody should know of. */
export const isFailure = (outcome: PlanOutcome): boolean => !['', 'done', 'already'].includes(outcome);

/** A plan whose moment has come; `before` is the price that it returns to, in paise, once it has begun. */
export interface DuePlan extends Plan {
  before: number | null;
}

/** What a due plan does to its record. */
export interface PlanStep {
  outcome: PlanOutcome;
  /** The only thing that changes; whatever else was edited meanwhile stays. */
  change?: { isActive: boolean } | { price: number };
  /** The price to return to, of one whose days begin now: it is not over yet. */
  before?: number;
}

/**
 * Returns what a plan does now.
 * @param record the present record; null when it is gone. `price` in paise, null without one
 */
export function planStep(
  { what, price, until, before }: DuePlan,
  record: { isActive: boolean; inBin: boolean; price: number | null } | null,
): PlanStep {
  if (!record || (what === 'price' && (record.price === null || price === null))) return { outcome: 'gone' };
  // The end of a price holds in the bin, too: brought back later, the record would be sold for the old occasion's price.
  if (before !== null)
    return record.price === price ? { outcome: 'done', change: { price: before } } : { outcome: 'other-price' };
  if (record.inBin) return { outcome: 'bin' };
  if (what !== 'price') {
    const isActive = what === 'show';
    return record.isActive === isActive ? { outcome: 'already' } : { outcome: 'done', change: { isActive } };
  }
  const change = { price: price ?? 0 };
  if (until !== null) return { outcome: '', change, before: record.price ?? 0 };
  return record.price === price ? { outcome: 'already' } : { outcome: 'done', change };
}
