import { formatRupees } from '#lib/money.ts';

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
const goodsWords = (items: readonly Pick<SoldItem, 'text'>[]): string =>
  items.length > 1 ? `Boxes of ${items.length} designs` : (items[0]?.text ?? '');

/** A home that money goes back for. */
export interface CreditedHome {
  name: string;
  /** Boxes that it was to get; missing of orders of no boxes. */
  boxes?: number;
  /** Which of the items goes there; missing where all homes get the same. */
  circle?: number;
}

/** A rupee: so much less than the price of boxes is no part of it, but rounding. */
const RUPEE = 1_00;

/**
 * What a credit note says that it takes back: design and quantity of the homes that it is for, or of no home all goods by their
 * name. Less than the boxes cost is called a part of their price.
 * @param goods paise that go back for them
 */
export function creditedGoods(
  items: readonly SoldItem[],
  homes: readonly CreditedHome[],
  positions: readonly number[],
  goods: number,
): Pick<SoldItem, 'text' | 'quantity'> {
  const boxes = new Map<number, number>();
  for (const position of positions) {
    const { boxes: some = 0, circle = 0 } = homes[position] ?? {};
    if (some > 0 && items[circle]) boxes.set(circle, (boxes.get(circle) ?? 0) + some);
  }
  if (boxes.size === 0) return { text: goodsWords(items), quantity: '' };
  const cost = [...boxes].reduce((sum, [at, some]) => {
    const { gross = 0, quantity = '' } = items[at] ?? {};
    return sum + (gross * some) / (Number(quantity) || some);
  }, 0);
  const named = [...boxes].map(([at, some]) => ({ text: items[at]?.text ?? '', quantity: String(some) }));
  const [only, ...others] = named;
  const what =
    only && others.length === 0
      ? only
      : { text: named.map(({ text, quantity }) => `${quantity} × ${text}`).join('; '), quantity: '' };
  return goods + RUPEE < cost ? { ...what, text: `Part of the price: ${what.text}` } : what;
}

/** Boxes of one design that were cancelled and came off before they were paid for. */
export interface OffDesign {
  /** The place of the design in the order. */
  circle: number;
  boxes: number;
  /** What those boxes cost, paise. */
  goods: number;
  /** What of that is charged all the same: the printed and built part, or what had gone back by itself. */
  kept: number;
}

/** What came off an order for cancelled homes before all was paid; paise. */
export interface CameOffSale {
  off: { goods: number; delivery: number };
  /** The same goods, by the places of their designs among the items. */
  offDesigns: readonly OffDesign[];
}

/**
 * The items of an invoice: the goods, and their delivery where any was charged. Each item has the boxes that are left of it;
 * what is charged for cancelled ones all the same is an item of its own.
 * @param delivery paise
 */
export function soldOf(
  items: readonly SoldItem[],
  delivery: number,
  { off, offDesigns }: CameOffSale = { off: { goods: 0, delivery: 0 }, offDesigns: [] },
): SoldItem[] {
  const sent = delivery - off.delivery;
  return [
    ...items.flatMap((item, at) => {
      const gone = offDesigns.find(({ circle }) => circle === at);
      return gone ? withoutCancelled(item, gone) : [item];
    }),
    ...(sent > 0
      ? [
          // How many parcels it was for is no quantity of goods; credit notes name it in words.
          { text: 'Delivery', quantity: '', gross: sent },
        ]
      : []),
  ];
}

/** An item without its cancelled boxes, if any others are left, and what is charged for those all the same. */
function withoutCancelled(item: SoldItem, { boxes, goods, kept }: OffDesign): SoldItem[] {
  const { text, quantity, gross, off: sample = 0 } = item;
  const all = Number(quantity);
  const left = all - boxes;
  // The discount for a sample was divided over all boxes, as their price was.
  const discount = Math.round((sample * left) / all);
  const rest = { text, quantity: String(left), gross: gross - goods, ...(discount > 0 ? { off: discount } : {}) };
  return [
    ...(left > 0 ? [rest] : []),
    ...(kept > 0 ? [{ text: `Cancelled, what was made of it: ${text}`, quantity: String(boxes), gross: kept }] : []),
  ];
}

/** An order that is not paid in full: what was paid and is still due, in paise. */
interface PartlyPaid extends CameOffSale {
  payments: readonly { amount: number }[];
  due: number;
}

const paidOf = ({ payments }: PartlyPaid): number => payments.reduce((sum, { amount }) => sum + amount, 0);

/** The line of the paper that confirms an advance: what was received, whose tax it names. */
export const advanceLine = (
  number: string,
  items: readonly SoldItem[],
  delivery: number,
  parts: PartlyPaid,
): SoldItem => ({
  text: `Advance on order ${number}: ${goodsWords(items)}${delivery > 0 ? ', with delivery' : ''}`,
  quantity: '',
  gross: paidOf(parts),
});

/** What the paper over an advance confirms, and how it adds up. @param taxed whether an invoice follows */
export function advanceNote(parts: PartlyPaid, taxed: boolean): string {
  const paid = formatRupees(paidOf(parts));
  const off = parts.off.goods + parts.off.delivery;
  if (parts.due === 0)
    return `This confirms an advance of ${paid}. The order was cancelled; nothing more is to be paid.`;
  return [
    `This confirms an advance of ${paid} and nothing more.`,
    off > 0 && `${formatRupees(off)} came off the order for what was cancelled.`,
    `The order comes to ${formatRupees(paidOf(parts) + parts.due)}, so ${formatRupees(parts.due)} is still to be paid.`,
    `${taxed ? 'The tax invoice' : 'The receipt'} over the whole order follows then.`,
  ]
    .filter(Boolean)
    .join(' ');
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
