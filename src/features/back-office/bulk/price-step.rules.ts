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
  const text = typed.replaceAll(/[\s%₹]/g, '').replace('−', '-');
  if (by === 'percent') {
    const percent = /^[+-]?\d+(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
    if (Number.isNaN(percent)) return { problem: 'Please write a percentage, such as 5 or -7.5.' };
    if (percent < LEAST_PERCENT || percent > MOST_PERCENT)
      return { problem: `Please take something between ${LEAST_PERCENT} and ${MOST_PERCENT} percent.` };
    return percent === 0 ? { problem: 'Nothing changes by 0.' } : { by, percent };
  }
  const bare = text.replaceAll(',', '');
  if (!/^[+-]?\d{1,7}$/.test(bare)) return { problem: 'Please write whole rupees, such as 20 or -15.' };
  const rupees = Number(bare);
  return rupees === 0 ? { problem: 'Nothing changes by 0.' } : { by, rupees };
}

/** A price after the step: whole rupees, the half rounded up, never below one rupee. @param paise the price before */
export function steppedPrice(paise: number, step: PriceStep): number {
  const rupees =
    step.by === 'percent'
      ? // Hundredths of a percent are whole numbers, so that no half is lost on the way.
        Math.round((paise * (10_000 + Math.round(step.percent * 100))) / 1_000_000)
      : Math.round(paise / 100 + step.rupees);
  return Math.min(HIGHEST, Math.max(LOWEST, rupees)) * 100;
}
