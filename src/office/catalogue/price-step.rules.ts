import { asciiDigits } from '#lib/digits.ts';
import { paiseTyped } from '#lib/typed-sum.ts';

/** A change of many prices at once: by a share of each, or by the same amount. */
export type PriceStep = { by: 'percent'; percent: number } | { by: 'amount'; rupees: number };

/** The lowest and the highest price, in rupees. */
const LOWEST = 1;
const HIGHEST = 1_00_00_000;
/** No price is raised or lowered by more than this at once: it would be a slip of the finger. */
const MOST_PERCENT = 300;
const LEAST_PERCENT = -90;

/**
 * Reads what was typed: `5`, `-7.5`, `+20 %`, `₹1,000`.
 * @returns the step, or why it is none
 */
export function readStep(by: PriceStep['by'], typed: string): PriceStep | { problem: string } {
  if (by === 'percent') {
    const text = asciiDigits(typed).replaceAll(/[\s%]/g, '').replace('−', '-').replace('٫', '.');
    const percent = /^[+-]?\d+(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
    if (/^[+-]?\d+,\d{1,2}$/.test(text)) return { problem: `Please write ${text.replace(',', '.')}, with a point.` };
    if (Number.isNaN(percent)) return { problem: 'Please write a percentage, such as 5 or -7.5.' };
    if (percent < LEAST_PERCENT || percent > MOST_PERCENT)
      return { problem: `Please take something between ${LEAST_PERCENT} and ${MOST_PERCENT} percent.` };
    return percent === 0 ? { problem: 'Nothing changes by 0.' } : { by, percent };
  }
  const paise = paiseTyped(typed.replace(/^\s*\+(?=\s*[₹\p{Nd}])/u, ''));
  if (paise === null || paise % 100 !== 0 || Math.abs(paise) > HIGHEST * 100)
    return { problem: 'Please write whole rupees, such as 20 or -15.' };
  const rupees = paise / 100;
  return rupees === 0 ? { problem: 'Nothing changes by 0.' } : { by, rupees };
}

/**
 * Returns a price after the step: whole rupees, the half rounded up. @param paise the price before
 * @returns paise; null when it would fall to nothing, or rise above every price: a price is never something else than
 *   asked
 */
export function steppedPrice(paise: number, step: PriceStep): number | null {
  const rupees =
    step.by === 'percent'
      ? // Hundredths of a percent are whole numbers, so that no half is lost on the way.
        Math.round((paise * (10_000 + Math.round(step.percent * 100))) / 1_000_000)
      : Math.round(paise / 100 + step.rupees);
  return rupees < LOWEST || rupees > HIGHEST ? null : rupees * 100;
}
