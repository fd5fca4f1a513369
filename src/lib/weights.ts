/** Weights are whole grams inside the shop; people read grams below a kilogram, and kilograms. */

/**
 * Returns a weight as people say it: grams below a kilogram, else kilograms: `375 gm`, `1 kg`, `1.5 kg`. Tenths of a
 * gram count, because a quarter of 750 gm is 187.5 gm, and four times 188 would be more than a box holds.
 */
export function weightText(grams: number): string {
  const weighed = Math.round(grams * 10) / 10;
  return weighed < 1000
    ? `${weighed.toLocaleString('en-IN', { maximumFractionDigits: 1 })} gm`
    : `${(weighed / 1000).toLocaleString('en-IN', { maximumFractionDigits: 4 })} kg`;
}
