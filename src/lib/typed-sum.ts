import { plainNumber } from '#lib/digits.ts';
import { toPaise } from '#lib/money.ts';

/** Pattern of an amount: an optional minus, a number, and currency signs or `/-` around it, which are ignored. */
const SUM = /^(?:₹|rs\.?|inr)? ?([−-]?) ?(?:₹|rs\.?|inr)? ?(.*?) ?(?:\/-|₹|rs\.?|inr)?$/iu;
/** Digits grouped in the Indian way, or in thousands as by some spreadsheets. */
const GROUPED = /^(?:\d{1,2}(?:,\d{2})*|\d{1,3}(?:,\d{3})*),\d{3}$/;
const NUMBER = /^([\d,]+)(\.\d{1,2})?$/;
/** Number whose last comma was probably meant as the decimal point. */
const COMMA_FOR_POINT = /^([\d,]+),(\d{1,2})$/;
/** Maximum number of characters of an amount. */
const LONGEST = 40;

/**
 * Splits a typed amount into its minus sign and its number without currency signs; spaces between digits become commas.
 */
function partsOf(text: string): { minus: boolean; number: string } {
  const plain = plainNumber(text).trim().replaceAll(/\s+/g, ' ');
  const [, sign = '', rest = ''] = (plain.length <= LONGEST && SUM.exec(plain)) || [];
  return { minus: sign !== '', number: rest.replaceAll(/(?<=\d)\s(?=\d)/g, ',') };
}

/**
 * Parses a typed amount of rupees, in digits of any script: `1250`, `₹1,00,000`, `Rs 500/-`, `250.50`. Commas must
 * group digits: `280,50` is refused, because without its comma it would be a hundred times as much.
 * @returns paise, negative after a minus; null when the text is not an amount
 */
export function paiseTyped(text: string): number | null {
  const { minus, number } = partsOf(text);
  const [, whole = '', part = ''] = NUMBER.exec(number) ?? [];
  if (whole === '' || (whole.includes(',') && !GROUPED.test(whole))) return null;
  const paise = toPaise(Number(`${whole.replaceAll(',', '')}${part}`));
  if (!Number.isSafeInteger(paise)) return null;
  return minus && paise > 0 ? -paise : paise;
}

/** Returns the probable meaning of an unreadable amount: `280.50` for `280,50`; empty when there is none. */
export function meantSum(text: string): string {
  const { minus, number } = partsOf(text);
  const [, whole = '', part = ''] = COMMA_FOR_POINT.exec(number) ?? [];
  if (paiseTyped(text) !== null || paiseTyped(whole) === null) return '';
  return `${minus ? '-' : ''}${whole.replaceAll(',', '')}.${part}`;
}

/** Tells whether an amount is unreadable because of more than two digits after its point. */
export const isTooFine = (text: string): boolean => /^[\d,]+\.\d{3,}$/.test(partsOf(text).number);

const LAKH = 100_000;
const THOUSAND = 1000;
const units: Record<string, number> = { l: LAKH, lac: LAKH, lacs: LAKH, lakh: LAKH, lakhs: LAKH, k: THOUSAND };
const IN_WORDS = /^(?:₹|rs\.?|inr)? ?(\d{1,9}(?:\.\d{1,3})?) ?([a-z]+)(?: ?(?:rupees?|rs\.?|\/-))?$/iu;

/**
 * Parses an amount of rupees with a unit, such as `1.8 lakh`, `11k` or `2100 rupees`, and everything that `paiseTyped`
 * accepts.
 * @returns paise; null when the text is not an amount
 */
export function paiseInWords(text: string): number | null {
  const plain = plainNumber(text).trim().replaceAll(/\s+/g, ' ');
  if (plain.length > LONGEST) return null;
  const bare = plain.replace(/ ?rupees?$/i, '');
  const [, amount, unit = ''] = IN_WORDS.exec(bare) ?? [];
  const times = units[unit.toLowerCase()];
  return amount !== undefined && times !== undefined ? Math.round(Number(amount) * times) * 100 : paiseTyped(bare);
}
