/** Money is whole paise inside the shop; rupees exist only in texts and on the wire. */

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const rupeesAndPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Returns paise as `₹1,23,456`, with decimals only when the paise are not zero. */
export function formatRupees(paise: number): string {
  return (paise % 100 === 0 ? rupees : rupeesAndPaise).format(paise / 100);
}

/**
 * Returns paise as a bare number in rupees with lakh grouping (`1,23,456`), for texts with a form of their own such as
 * `Rs. {price}/-`.
 */
export function formatAmount(paise: number): string {
  return grouped.format(paise / 100);
}

/** Returns the paise of rupees as on the wire, whole or fractional. */
export function toPaise(amountInRupees: number): number {
  return Math.round(amountInRupees * 100);
}

/** Returns the rupees of paise, as the wire carries them. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/**
 * Returns a rate as the wire names it: `500/400gm`, `900/kg`. Our own programs do not read it back.
 * @param grams amount that the price is for
 */
export function rateOnWire(paise: number, grams: number): string {
  return `${toRupees(paise)}/${grams === 1000 ? 'kg' : `${grams}gm`}`;
}

/** Returns a rate for people: `₹880 / 400 gm`, `₹3,600 / kg`. @param grams amount that the price is for */
export function rateText(paise: number, grams: number): string {
  return `${formatRupees(paise)} / ${grams === 1000 ? 'kg' : `${grams} gm`}`;
}
