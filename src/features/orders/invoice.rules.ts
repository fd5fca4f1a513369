/** What was sold, as an invoice lists it; money in paise with tax within. */
export interface InvoiceItem {
  text: string;
  /** Code of the goods. */
  hsn: string;
  quantity: string;
  gross: number;
  /** What came off it before the tax, for a sample; `gross` no longer has it. */
  off?: number;
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

/** What was sold, before its code and its tax are known. */
export type SoldItem = Pick<InvoiceItem, 'text' | 'quantity' | 'gross' | 'off'>;

/** What a credit note calls goods that may be of several lines. */
export const goodsWords = (items: readonly Pick<SoldItem, 'text'>[]): string =>
  items.length > 1 ? `Boxes of ${items.length} designs` : (items[0]?.text ?? '');

/**
 * The items of an invoice: the goods, and their delivery where any was charged.
 * @param delivery paise
 * @param off what came off for cancelled homes before all was paid, paise
 */
export function soldOf(
  items: readonly SoldItem[],
  delivery: number,
  off: { goods: number; delivery: number } = { goods: 0, delivery: 0 },
): SoldItem[] {
  const sent = delivery - off.delivery;
  let left = off.goods;
  return [
    ...items.map((item) => {
      const taken = Math.min(left, item.gross);
      left -= taken;
      return { ...item, gross: item.gross - taken };
    }),
    ...(sent > 0
      ? [
          // How many parcels it was for is no quantity of goods; credit notes name it in words.
          { text: 'Delivery', quantity: '', gross: sent },
        ]
      : []),
  ];
}

/**
 * Takes the tax out of a price that holds it. Whole paise; the parts add up to the price, and within the shop's own
 * state the central tax equals the state's.
 */
export function invoiceLine(item: InvoiceItem, within: boolean): InvoiceLine {
  const { gross, rate } = item;
  if (!within) {
    const igst = Math.round((gross * rate) / (100 + rate));
    return { ...item, taxable: gross - igst, cgst: 0, sgst: 0, igst };
  }
  const half = Math.round((gross * rate) / (2 * (100 + rate)));
  return { ...item, taxable: gross - 2 * half, cgst: half, sgst: half, igst: 0 };
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
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
