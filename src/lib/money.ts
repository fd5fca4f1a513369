/** Money is whole paise inside the shop; rupees exist only in texts and on the wire. */

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const rupeesAndPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Formats paise as `₹1,23,456`; decimals are shown only when there are odd paise. */
export function formatRupees(paise: number): string {
  return (paise % 100 === 0 ? rupees : rupeesAndPaise).format(paise / 100);
}

/** Formats paise as a number of rupees without the sign, with Indian grouping: `1,23,456`. */
export function formatAmount(paise: number): string {
  return grouped.format(paise / 100);
}

/** Converts rupees, as used on the wire, to paise, rounded to whole paise. */
export function toPaise(amountInRupees: number): number {
  return Math.round(amountInRupees * 100);
}

/** Converts paise to rupees, as used on the wire. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/**
 * Formats a price in paise as a rate on the wire: `500/400gm`, `900/kg`.
 * @param grams amount for which the price applies
 */
export function rateOnWire(paise: number, grams: number): string {
  return `${toRupees(paise)}/${grams === 1000 ? 'kg' : `${grams}gm`}`;
}

/**
 * Formats a price in paise as a rate for display: `₹880 / 400 gm`, `₹3,600 / kg`.
 * @param grams amount for which the price applies
 */
export function rateText(paise: number, grams: number): string {
  return `${formatRupees(paise)} / ${grams === 1000 ? 'kg' : `${grams} gm`}`;
}

/** Formats a count with Indian grouping: `1,23,456`. */
export function countText(count: number): string {
  return grouped.format(count);
}
