/** Least and most of some values. */
export interface Span {
  least: number;
  most: number;
}

/** Value that is to be saved, in any unit. */
export interface Weighed {
  /** Value that is kept now; null for a new record. */
  before: number | null;
  after: number;
  /** Span of the others of its list; null when there are none. */
  others: Span | null;
}

/** So many times smaller or larger than all others, a value is far off. */
const FAR = 10;

const isFar = (value: number, others: Span | null): boolean =>
  others !== null && value > 0 && (value * FAR <= others.least || value >= others.most * FAR);

/**
 * Tells whether a value looks like a slip of the finger: it differs from the kept one by half of that or more, or it is
 * ten times off from all others of its list. What was as far off before, and changes by less than half, is none; nor is
 * what was zero or is the first of its list.
 */
export function isSlip({ before, after, others }: Weighed): boolean {
  if (after === before) return false;
  if (before !== null && before > 0 && Math.abs(after - before) * 2 >= before) return true;
  return isFar(after, others) && !(before !== null && isFar(before, others));
}

/** Returns the span of the values above zero; null when there are none. */
export function spanOf(values: readonly number[]): Span | null {
  const some = values.filter((value) => value > 0);
  // No spread of arguments: a list may be longer than a call takes.
  return some.length === 0
    ? null
    : some.reduce((span, value) => ({ least: Math.min(span.least, value), most: Math.max(span.most, value) }), {
        least: Number.POSITIVE_INFINITY,
        most: 0,
      });
}

/**
 * Returns a function that answers the span of all values but one of them, which it is given; null when that was the only
 * one.
 */
export function spansWithout(values: readonly number[]): (own: number | null) => Span | null {
  const sorted = values.filter((value) => value > 0).sort((one, other) => one - other);
  return (own) => {
    const first = sorted[0] === own ? 1 : 0;
    const last = sorted.length - (sorted.at(-1) === own && sorted.length > first ? 2 : 1);
    const [least, most] = [sorted[first], sorted[Math.max(last, first)]];
    return least === undefined || most === undefined ? null : { least, most };
  };
}
