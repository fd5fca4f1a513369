import { asciiDigits } from '#lib/digits.ts';
import { paiseTyped } from '#lib/typed-sum.ts';
import * as say from '#office/catalogue/many-records.texts.ts';

/** Change of many prices: by a percentage of each, or by a fixed amount. */
export type PriceStep = { by: 'percent'; percent: number } | { by: 'amount'; rupees: number };

/** Lowest and highest price, in rupees. */
const LOWEST = 1;
const HIGHEST = 1_00_00_000;
/** Limits of one change in percent: more would be a slip of the finger. */
const MOST_PERCENT = 300;
const LEAST_PERCENT = -90;

/**
 * Parses a typed price step such as `5`, `-7.5`, `+20 %` or `₹1,000`.
 * @returns the step, or an error in `problem` when it is unreadable, 0 or outside the limits
 */
export function readStep(by: PriceStep['by'], typed: string): PriceStep | { problem: string } {
  if (by === 'percent') {
    const text = asciiDigits(typed).replaceAll(/[\s%]/g, '').replace('−', '-').replace('٫', '.');
    const percent = /^[+-]?\d+(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
    if (/^[+-]?\d+,\d{1,2}$/.test(text))
      return { problem: say.stepNeedsPoint(text.replace(/^[+-]/, '').replace(',', '.')) };
    if (Number.isNaN(percent)) return { problem: say.stepNoPercent };
    if (percent < LEAST_PERCENT || percent > MOST_PERCENT)
      return { problem: say.stepOutside(-LEAST_PERCENT, MOST_PERCENT) };
    return percent === 0 ? { problem: say.stepZero } : { by, percent };
  }
  const paise = paiseTyped(typed.replace(/^\s*\+(?=\s*[₹\p{Nd}])/u, ''));
  if (paise === null || paise % 100 !== 0 || Math.abs(paise) > HIGHEST * 100) return { problem: say.stepNoRupees };
  const rupees = paise / 100;
  return rupees === 0 ? { problem: say.stepZero } : { by, rupees };
}

/**
 * Returns a price in paise after a step, rounded to whole rupees with halves up; null when it is below `LOWEST` or
 * above `HIGHEST`.
 * @param paise present price
 */
export function steppedPrice(paise: number, step: PriceStep): number | null {
  const rupees =
    step.by === 'percent'
      ? // Hundredths of a percent are whole numbers, so that no half is lost on the way.
        Math.round((paise * (10_000 + Math.round(step.percent * 100))) / 1_000_000)
      : Math.round(paise / 100 + step.rupees);
  return rupees < LOWEST || rupees > HIGHEST ? null : rupees * 100;
}
