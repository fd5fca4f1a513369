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

/** Prints a rate as the wire names it: `500/400gm`, `900/kg`. For the wire alone: nothing of ours reads it back. @param grams what the price is for */
export function rateOnWire(paise: number, grams: number): string {
  return `${toRupees(paise)}/${grams === 1000 ? 'kg' : `${grams}gm`}`;
}

/** Prints a rate for people: `₹880 / 400 gm`, `₹3,600 / kg`. @param grams what the price is for */
export function rateWords(paise: number, grams: number): string {
  return `${formatRupees(paise)} / ${grams === 1000 ? 'kg' : `${grams} gm`}`;
}
