import { formatRupees } from '#lib/money.ts';
import * as say from '#domain/orders/invoice.texts.ts';

/** Something sold, as an invoice lists it; paise including tax. */
export interface InvoiceItem {
  text: string;
  /** HSN code of the goods. */
  hsn: string;
  quantity: string;
  gross: number;
  /** Price of a sample taken off before tax; `gross` is the price after it. */
  off?: number;
  /** Tax rate in percent. */
  rate: number;
}

/** A line of an invoice; its parts add up to what was paid. */
export interface InvoiceLine extends InvoiceItem {
  taxable: number;
  /**
   * Central tax (with equal state tax) for a sale within the shop's own state; otherwise 0 and `igst` holds the tax.
   */
  cgst: number;
  sgst: number;
  igst: number;
}

/** Something sold, before its HSN code and tax are known. */
export type SoldItem = Pick<InvoiceItem, 'text' | 'quantity' | 'gross' | 'off'>;

/**
 * Returns the name of the goods on a credit note: the text of a single item, or `Boxes of 2 designs` for several; empty
 * when there are none.
 */
const goodsText = (items: readonly Pick<SoldItem, 'text'>[]): string =>
  items.length > 1 ? say.lineBoxesOfDesigns(items.length) : (items[0]?.text ?? '');

/** A home for which money is refunded. */
export interface CreditedHome {
  name: string;
  /** Number of its boxes; missing in an order without boxes. */
  boxes?: number;
  /** Place of the design that it gets; missing when all homes get the same. */
  circle?: number;
}

/** One rupee in paise: a refund that differs from the price by less is rounding, not a part. */
const RUPEE = 1_00;

/**
 * Returns text and quantity of the goods on a credit note: the design and number of boxes of the given homes, or the
 * names of all goods without quantity when it names no boxes. Text that joins several designs has no quantity; a refund
 * more than a rupee below the price of the boxes is called a part of it.
 * @param positions homes that the refund is for
 * @param goods paise refunded for goods
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
  if (boxes.size === 0) return { text: goodsText(items), quantity: '' };
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
  return goods + RUPEE < cost ? { ...what, text: say.linePartPrice(what.text) } : what;
}

/** Boxes of one design that were cancelled and taken off the order before they were paid for. */
export interface OffDesign {
  /** Place of the design in the order. */
  circle: number;
  boxes: number;
  /** Price of those boxes in paise. */
  goods: number;
  /**
   * Paise of it that are charged all the same: the printed and built part, or what had already been refunded
   * separately.
   */
  kept: number;
}

/** What was taken off an order for cancelled homes before it was paid in full; paise. */
export interface CameOffSale {
  off: { goods: number; delivery: number };
  /** The boxes taken off, by the place of their design. */
  offDesigns: readonly OffDesign[];
}

/**
 * Returns the items of an invoice: the goods, and the delivery when any of it remains charged. An item counts the
 * remaining boxes; the amount still charged for cancelled boxes is an item of its own.
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
          { text: say.lineDelivery, quantity: '', gross: sent },
        ]
      : []),
  ];
}

/**
 * Splits an item into the remaining boxes and the amount still charged for the cancelled ones; leaves out a part that
 * is empty.
 */
function withoutCancelled(item: SoldItem, { boxes, goods, kept }: OffDesign): SoldItem[] {
  const { text, quantity, gross, off: sample = 0 } = item;
  const all = Number(quantity);
  const left = all - boxes;
  // The discount for a sample was divided over all boxes, as their price was.
  const discount = Math.round((sample * left) / all);
  const rest = { text, quantity: String(left), gross: gross - goods, ...(discount > 0 ? { off: discount } : {}) };
  return [
    ...(left > 0 ? [rest] : []),
    ...(kept > 0 ? [{ text: say.lineCancelled(text), quantity: String(boxes), gross: kept }] : []),
  ];
}

/** An order that is not paid in full: paise paid and paise due. */
interface PartlyPaid extends CameOffSale {
  payments: readonly { amount: number }[];
  due: number;
}

const paidOf = ({ payments }: PartlyPaid): number => payments.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Returns the line of a receipt for an advance: the amount received, including tax.
 * @param number order number
 * @param delivery paise
 */
export const advanceLine = (
  number: string,
  items: readonly SoldItem[],
  delivery: number,
  parts: PartlyPaid,
): SoldItem => ({
  text:
    delivery > 0 ? say.lineAdvanceWithDelivery(number, goodsText(items)) : say.lineAdvance(number, goodsText(items)),
  quantity: '',
  gross: paidOf(parts),
});

/**
 * Returns the note on a receipt for an advance: the amount it confirms, the amount taken off, and the amount still due.
 * With nothing due, it states that the order was cancelled.
 * @param taxed true when a tax invoice follows
 */
export function advanceNote(parts: PartlyPaid, taxed: boolean): string {
  const paid = formatRupees(paidOf(parts));
  const off = parts.off.goods + parts.off.delivery;
  if (parts.due === 0) return say.noteAdvanceCancelled(paid);
  return [
    say.noteAdvanceOnly(paid),
    off > 0 && say.noteCameOff(formatRupees(off)),
    say.noteStillToPay(formatRupees(paidOf(parts) + parts.due), formatRupees(parts.due)),
    taxed ? say.noteTaxInvoiceLater : say.noteReceiptLater,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Splits a price that includes tax into its taxable base and taxes, in whole paise that add up to the price.
 * @param within true for a sale within the seller's state, taxed in equal central and state parts; otherwise IGST
 *   applies
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

/**
 * Returns an amount in paise as English text, counted in lakh and crore: `Rupees one lakh twenty three thousand only`.
 * Paise are named unless they are 0.
 */
export function amountInWords(paise: number): string {
  const rest = paise % 100;
  const rupees = inWords(Math.floor(paise / 100));
  return rest ? say.rupeesAndPaiseInWords(rupees, inWords(rest)) : say.rupeesInWords(rupees);
}
