/** What was sold, as an invoice lists it; money in paise with tax within. */
export interface InvoiceItem {
  text: string;
  /** Code of the goods. */
  hsn: string;
  quantity: string;
  gross: number;
  /** Tax rate in percent. */
  rate: number;
}

/** A line of the invoice; its parts add up to what was paid for it. */
export interface InvoiceLine extends InvoiceItem {
  taxable: number;
  /** Central and state tax within the shop's own state, else the integrated one. */
  cgst: number;
  sgst: number;
  igst: number;
}

/** First two digits of the pincodes of each state, by the postal circles; a few border towns differ. */
const CIRCLES: readonly [state: string, code: string, from: number, to: number][] = [
  ['Delhi', '07', 11, 11],
  ['Haryana', '06', 12, 13],
  ['Punjab', '03', 14, 16],
  ['Himachal Pradesh', '02', 17, 17],
  ['Jammu and Kashmir', '01', 18, 19],
  ['Uttar Pradesh', '09', 20, 28],
  ['Rajasthan', '08', 30, 34],
  ['Gujarat', '24', 36, 39],
  ['Maharashtra', '27', 40, 44],
  ['Madhya Pradesh', '23', 45, 48],
  ['Chhattisgarh', '22', 49, 49],
  ['Telangana', '36', 50, 50],
  ['Andhra Pradesh', '37', 51, 53],
  ['Karnataka', '29', 56, 59],
  ['Tamil Nadu', '33', 60, 66],
  ['Kerala', '32', 67, 69],
  ['West Bengal', '19', 70, 74],
  ['Odisha', '21', 75, 77],
  ['Assam', '18', 78, 78],
  ['North East', '17', 79, 79],
  ['Bihar', '10', 80, 85],
];

/** The state a pincode lies in, for the place of supply; null where the pincode does not say. */
export function stateOf(pincode: string): { name: string; code: string } | null {
  const circle = Number(pincode.slice(0, 2));
  const found = CIRCLES.find(([, , from, to]) => circle >= from && circle <= to);
  return found ? { name: found[0], code: found[1] } : null;
}

/** Takes the tax out of a price that holds it. Whole paise; the parts add up to the price. */
export function invoiceLine(item: InvoiceItem, within: boolean): InvoiceLine {
  const taxable = Math.round((item.gross * 100) / (100 + item.rate));
  const tax = item.gross - taxable;
  const cgst = within ? Math.floor(tax / 2) : 0;
  return { ...item, taxable, cgst, sgst: within ? tax - cgst : 0, igst: within ? 0 : tax };
}

const ONES = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const UNITS: readonly [number, string][] = [
  [1_00_00_000, 'crore'],
  [1_00_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
];

function inWords(number: number): string {
  if (number < 20) return ONES[number] ?? '';
  if (number < 100) return `${TENS[Math.floor(number / 10)]}${number % 10 ? ` ${ONES[number % 10]}` : ''}`;
  const [size, name] = UNITS.find(([one]) => number >= one) ?? [100, 'hundred'];
  return `${inWords(Math.floor(number / size))} ${name}${number % size ? ` ${inWords(number % size)}` : ''}`;
}

/** An amount in paise in words, counted in lakh and crore: `Rupees one lakh twenty three thousand only`. */
export function amountInWords(paise: number): string {
  const rest = paise % 100;
  return `Rupees ${inWords(Math.floor(paise / 100))}${rest ? ` and ${inWords(rest)} paise` : ''} only`;
}
