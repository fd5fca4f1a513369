import { type AnyObjectSchema, mixed, object, string } from 'yup';
import { positivePrice } from '#domain/catalogue/catalogue.contract.ts';
import type { PlannedChange } from '#domain/catalogue/schedule.contract.ts';
import type { Plan } from '#domain/catalogue/schedule.rules.ts';
import { fromIndianClock, indianClock, readableMoment } from '#lib/dates.ts';
import { formatRupees } from '#lib/money.ts';
import * as say from '#office/catalogue/plans.texts.ts';

/** Purpose of a plan's form: visibility, a price, or an edit of a plan. */
export type PlanWay = { is: 'place' } | { is: 'price' } | { is: 'change'; change: PlannedChange };

/** Values of a plan's form: Indian times, empty for none, and a price in paise. */
export interface PlanValues {
  from: string;
  until: string;
  price: unknown;
}

type Need = 'needed' | 'optional' | 'none';

/** Tells whether a change is a planned price that is in effect now. */
export const hasBegun = ({ what, priceBefore }: PlannedChange): boolean => what === 'price' && priceBefore !== null;

/** Returns for each field of a plan's form whether it is `needed`, `optional` or hidden (`none`). */
export function fieldNeeds(way: PlanWay): Record<keyof PlanValues, Need> {
  if (way.is === 'place') return { from: 'optional', until: 'optional', price: 'none' };
  if (way.is === 'price' || (way.change.what === 'price' && !hasBegun(way.change)))
    return { from: 'needed', until: 'optional', price: 'needed' };
  const ends = way.change.what !== 'show';
  return { from: ends ? 'none' : 'needed', until: ends ? 'needed' : 'none', price: 'none' };
}

/** Returns the initial values of a plan's form: those of the edited plan, else empty ones. */
export function planValues(way: PlanWay): PlanValues {
  if (way.is !== 'change') return { from: '', until: '', price: '' };
  const { what, at, until, price } = way.change;
  const end = what === 'hide' ? at : until;
  return {
    from: what === 'hide' ? '' : indianClock(at),
    until: end === null ? '' : indianClock(end),
    price: price ?? '',
  };
}

/** Returns a notice that records are hidden between the two times, when `until` is before `from`; empty otherwise. */
export function reversedText({ from, until }: PlanValues): string {
  const [begins, ends] = [fromIndianClock(from), fromIndianClock(until)];
  if (begins === null || ends === null || ends >= begins) return '';
  return say.reversed(readableMoment(ends), readableMoment(begins));
}

const moment = (need: Need) => {
  const field = string()
    .default('')
    .test('moment', say.momentMissing, (value) => need === 'none' || !value || fromIndianClock(value) !== null);
  return need === 'needed' ? field.required(say.momentMissing) : field;
};

/** Reads the days of a planned price, which has to begin; `wrong` has a message for each day that cannot be read. */
export function priceDays({ from, until }: Pick<PlanValues, 'from' | 'until'>): {
  at: string | null;
  until: string | null;
  wrong: Partial<Record<'from' | 'until', string>>;
} {
  const [at, end] = [fromIndianClock(from), fromIndianClock(until)];
  const wrong = {
    ...(at === null ? { from: say.momentMissing } : {}),
    ...(until && end === null ? { until: say.momentMissing } : {}),
  };
  return { at, until: end, wrong };
}

/**
 * Returns the schema of a plan's form. It checks formats only; the server compares the times with now and with other
 * plans.
 * @param label label of the price field, for its error
 */
export function planSchema(way: PlanWay, label = ''): AnyObjectSchema {
  const parts = fieldNeeds(way);
  const some = (value: string | undefined, values: PlanValues): boolean =>
    way.is !== 'place' || Boolean(value) || Boolean(values.until);
  return object({
    from: moment(parts.from).test('some', say.visibleNever, (value, { parent }) => some(value, parent as PlanValues)),
    until: moment(parts.until),
    price:
      parts.price === 'none'
        ? mixed()
        : positivePrice(label).transform((value: unknown, typed: unknown) => (typed === '' ? undefined : value)),
  });
}

/** Returns the plans to send for a form's values, and a map from the server's error keys to the form's fields. */
export function plansOf(way: PlanWay, values: PlanValues): { plans: Plan[]; fields: Record<string, keyof PlanValues> } {
  const at = fromIndianClock(values.from);
  const until = fromIndianClock(values.until);
  const place = { until: null, price: null };
  if (way.is === 'place') {
    const plans: Plan[] = [
      ...(at === null ? [] : [{ what: 'show' as const, at, ...place }]),
      ...(until === null ? [] : [{ what: 'hide' as const, at: until, ...place }]),
    ];
    const fields = plans.map(
      ({ what }, index) => [`changes[${index}].at`, what === 'show' ? 'from' : 'until'] as const,
    );
    return { plans, fields: Object.fromEntries(fields) };
  }
  const what = way.is === 'price' ? 'price' : way.change.what;
  const price = what === 'price' ? Number(values.price) : null;
  if (what === 'hide') return { plans: [{ what, at: until ?? '', ...place }], fields: { at: 'until' } };
  const own = { at: 'from', until: 'until', price: 'price' } as const;
  const fields =
    way.is === 'change'
      ? own
      : Object.fromEntries(Object.entries(own).map(([name, field]) => [`changes[0].${name}`, field]));
  return { plans: [{ what, at: at ?? '', until: what === 'price' ? until : null, price }], fields };
}

/**
 * Returns the hint of the field for a price's end: the price that applies afterwards.
 * @param priceNow paise; null when there is none
 */
export function untilHint(way: PlanWay, priceNow: number | null): string {
  const running = way.is === 'change' && hasBegun(way.change);
  if (running) return say.thenPriceAgain(formatRupees(way.change.priceBefore ?? 0));
  return priceNow === null ? say.priceReturns : say.priceReturnsTo(formatRupees(priceNow));
}

/**
 * Returns the label of the button that stores a plan, with a new price when it is a positive number.
 * @param price paise, or a text that could not be read
 */
export function planLabel(way: PlanWay, price: unknown): string {
  if (fieldNeeds(way).price === 'none') return way.is === 'change' ? say.changePlan : say.planIt;
  return typeof price === 'number' && price > 0 ? say.planPriceOf(formatRupees(price)) : say.planIt;
}
