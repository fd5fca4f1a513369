import { readableMoment } from '#lib/dates.ts';
import { formatRupees } from '#lib/money.ts';
import { DAY } from '#lib/time.ts';
import * as say from '#domain/catalogue/schedule.texts.ts';

/** Kinds of planned changes: a record appears on the site, disappears, or has another price. */
export const plannedWhats = ['show', 'hide', 'price'] as const;

/** Planned change of a record; `until` and `price` (paise) belong to prices alone. */
export interface Plan {
  what: (typeof plannedWhats)[number];
  /** ISO time in UTC, as `until`. */
  at: string;
  /** Time when the earlier price returns; null for a price that stays. */
  until: string | null;
  price: number | null;
}

/** Outcome of a planned change; empty before its end. */
export type PlanOutcome = '' | 'done' | 'already' | 'bin' | 'gone' | 'other-price' | 'refused';

/** Milliseconds that a plan may lie ahead: a later date would be a slip of the finger. */
const LONGEST = 3 * 366 * DAY;

/** Facts that a plan is validated against. */
export interface PlanGround {
  /** Present time in ms since 1970. */
  now: number;
  /** Record of the plan; null when it is missing. */
  record: { isActive: boolean; inBin: boolean } | null;
  /** True for a kind of record with a price. */
  priced: boolean;
  /** Other plans of the record. */
  others: readonly Plan[];
  /** True for a price that has begun, of which only the end can be changed. */
  begun?: boolean;
}

/**
 * Validates a plan and returns its errors by field; empty for a valid plan. Checks the record first, then the plan's
 * values, then conflicts with other plans of the record (as `at`).
 */
export function planProblems(plan: Plan, { now, record, priced, others, begun = false }: PlanGround) {
  if (!record) return { recordId: say.planRecordGone };
  if (record.inBin && !begun) return { recordId: say.planRecordInBin };
  const problems = valueProblems(plan, { now, priced, begun });
  if (Object.keys(problems).length > 0) return problems;
  const clash = plan.what === 'price' ? priceClash(plan, others) : placeClash(plan, others, record.isActive);
  return clash ? { at: clash } : {};
}

/**
 * Validates the values of a plan without its record and returns the errors by field; empty when all are valid. Times
 * must be in the future, at most `LONGEST` ms ahead.
 */
export function valueProblems(
  plan: Plan,
  { now, priced, begun = false }: Pick<PlanGround, 'now' | 'priced' | 'begun'>,
) {
  const problems: Partial<Record<'recordId' | keyof Plan, string>> = {};
  const isPrice = plan.what === 'price';
  if (isPrice && !priced) problems.what = say.kindHasNoPrice;
  if (isPrice && plan.price === null) problems.price = say.priceRequired;
  if (!isPrice && plan.until !== null) problems.until = say.onlyPriceEnds;
  const at = Date.parse(plan.at);
  const far = (time: number): boolean => time > now + LONGEST;
  if (!begun && at <= now) problems.at = say.momentPast;
  else if (far(at)) problems.at = say.momentTooFar;
  if (plan.until !== null && !problems.until) {
    const until = Date.parse(plan.until);
    if (until <= at) problems.until = say.endBeforeStart;
    else if (until <= now) problems.until = say.momentPast;
    else if (far(until)) problems.until = say.momentTooFar;
  }
  return problems;
}

/**
 * Returns the earliest time in ms at which another price may begin: the plan's end or, when it has none, 1 ms after its
 * start.
 */
const freeFrom = ({ at, until }: Plan): number => (until === null ? Date.parse(at) + 1 : Date.parse(until));

/**
 * Returns the error for a plan that overlaps another planned price, since the wrong price would be restored at its end;
 * empty when none overlaps.
 */
function priceClash(plan: Plan, others: readonly Plan[]): string {
  const other = others.find(
    (one) => one.what === 'price' && Date.parse(one.at) < freeFrom(plan) && Date.parse(plan.at) < freeFrom(one),
  );
  if (!other) return '';
  const from = readableMoment(other.at);
  return other.until === null
    ? say.anotherPricePlanned(from)
    : say.anotherPricePlannedUntil(from, readableMoment(other.until));
}

/**
 * Returns the error for a plan to show or hide a record at the time of another such plan, or when the record is visible
 * or hidden by then already; empty when the plan is possible.
 */
function placeClash({ what, at }: Plan, others: readonly Plan[], isActive: boolean): string {
  const places = others
    .filter((one) => one.what !== 'price')
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  if (places.some((one) => Date.parse(one.at) === Date.parse(at))) return say.momentTaken;
  const before = places.findLast((one) => Date.parse(one.at) < Date.parse(at));
  const visible = before ? before.what === 'show' : isActive;
  if (visible !== (what === 'show')) return '';
  return visible ? say.shownThenAlready : say.hiddenThenAlready;
}

/**
 * Returns a plan as text: `On the site from …`, `On the site until …`, or `₹240 from 5 Nov 2026, 00:00 until 12 Nov
 * 2026, 23:59`. A null price becomes `New prices`.
 */
export function planText({ what, at, until, price }: Plan): string {
  const from = readableMoment(at);
  if (what === 'show') return say.planShows(from);
  if (what === 'hide') return say.planHides(from);
  if (until === null) return price === null ? say.newPrices(from) : say.newPrice(formatRupees(price), from);
  const end = readableMoment(until);
  return price === null ? say.newPricesUntil(from, end) : say.newPriceUntil(formatRupees(price), from, end);
}

/**
 * Returns the times at which a record appears and disappears as text.
 * @param plans plans to show or hide the record, in order of time
 */
export function visibilityText(plans: readonly Plan[]): string {
  const [first, second, ...rest] = plans;
  if (first?.what === 'hide' && second?.what === 'show' && rest.length === 0)
    return say.hiddenBetween(readableMoment(first.at), readableMoment(second.at));
  return plans.map(planText).join('. ');
}

/**
 * Returns the outcome of a planned change as a sentence; empty before it has one.
 * @param reason rule that a refused change would have broken
 */
export function outcomeText(outcome: PlanOutcome, reason = ''): string {
  switch (outcome) {
    case 'bin':
      return say.notDoneInBin;
    case 'gone':
      return say.notDoneGone;
    case 'other-price':
      return say.priceKept;
    case 'refused':
      return say.notDone(reason);
    case 'already':
      return say.alreadyDone;
    default:
      return outcome && say.done;
  }
}

/** Tells whether an outcome is a failure that staff should see: any but empty, `done` and `already`. */
export const isFailure = (outcome: PlanOutcome): boolean => !['', 'done', 'already'].includes(outcome);

/** Plan whose time has come; `before` is the price that returns, in paise, null until the plan's price has begun. */
export interface DuePlan extends Plan {
  before: number | null;
}

/** Effect of a due plan on its record. */
export interface PlanStep {
  outcome: PlanOutcome;
  /** Field to change; every other edit of the record stays. */
  change?: { isActive: boolean } | { price: number };
  /** Price in paise to return to at the end; set when a price that ends begins. */
  before?: number;
}

/**
 * Returns the effect of a due plan: its outcome, and the change of the record if there is one. When a price with an end
 * begins, `outcome` is empty and `before` is the price to restore.
 * @param record present record, with `price` in paise or null; null when it is gone
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
