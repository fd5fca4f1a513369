/** Money is whole paise inside the shop; rupees exist only in texts and on the wire. */

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const rupeesAndPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Prints paise as `₹1,23,456`, with paise only when they are not zero. */
export function formatRupees(paise: number): string {
  return (paise % 100 === 0 ? rupees : rupeesAndPaise).format(paise / 100);
}

/** Prints paise as a bare number with lakh grouping (`1,23,456`), for texts that fix their own form such as `Rs. {price}/-`. */
export function formatAmount(paise: number): string {
  return grouped.format(paise / 100);
}

/** Converts whole or fractional rupees from the wire to paise. */
export function toPaise(amountInRupees: number): number {
  return Math.round(amountInRupees * 100);
}

/** Converts paise to the rupees that the wire carries. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/**
 * Reads the rate out of a price text such as `500/400gm` or `900/kg`: the number before the slash, in paise.
 * Returns null when the text does not begin with a number.
 */
export function parseRate(amount: string): number | null {
  const match = /^\s*(\d+(?:\.\d{1,2})?)\s*(?:\/|$)/.exec(amount);
  return match ? toPaise(Number(match[1])) : null;
}

/** Prints a price text such as `880/400gm` or `3600/kg` for people: `₹880 / 400 gm`; an odd one stays as it is. */
export function readableRate(amount: string): string {
  const paise = parseRate(amount);
  const [, number = '', unit = ''] = /^(\d{0,6}) ?(kg|gm|g)$/.exec(amount.split('/')[1]?.trim() ?? '') ?? [];
  if (paise === null || unit === '') return amount;
  return `${formatRupees(paise)} / ${number ? `${number} ` : ''}${unit === 'g' ? 'gm' : unit}`;
}
