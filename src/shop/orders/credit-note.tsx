import { type CreditedHome, creditedGoods, type SoldItem } from '#domain/orders/invoice.rules.ts';
import { numberName, SalePaper } from '#shop/orders/invoice.tsx';
import { isWithinState, type Sale } from '#domain/orders/sale.rules.ts';
import type { RefundWire } from '#domain/orders/order-money.contract.ts';
import { creditLine } from '#domain/orders/refund.rules.ts';
import { readableDay } from '#lib/dates.ts';
import * as say from '#shop/orders/invoice.texts.ts';

interface CreditNotesProps {
  /** Invoice that the credit notes belong to. */
  invoice: { number: string; paidAt: string };
  sale: Sale;
  /** Sold items as listed on the invoice. */
  items: readonly SoldItem[];
  /** Homes, by their positions. */
  homes: readonly CreditedHome[];
  refunds: readonly RefundWire[];
}

/** Number of names listed in a line; further ones are only counted. */
const MOST_NAMED = 5;

/**
 * Returns the names of the homes at `positions`, or their number when there are more than five. Empty for no positions
 * and for an order with one home.
 */
export function namesOfHomes(positions: readonly number[], homes: readonly string[]): string {
  if (positions.length === 0 || homes.length < 2) return '';
  if (positions.length > MOST_NAMED) return say.homesOfNote(positions.length);
  return positions.map((position) => homes[position] || say.homeWithoutName).join(', ');
}

/** Prints the credit notes of an order, one for each refund that has a credit note number. Hidden on screen. */
export function CreditNotes({ invoice, sale, items, homes, refunds }: CreditNotesProps) {
  // Taxes of the later ones depend on the earlier.
  const notes = refunds
    .filter(({ creditNote }) => creditNote !== null)
    .sort((one, other) => (one.creditNote ?? '').localeCompare(other.creditNote ?? ''));
  const within = isWithinState(sale);
  const { hsn, rate } = sale;
  const before = { goods: 0, delivery: 0 };
  return notes.map(({ creditNote, doneAt, positions, goods, delivery, paymentId, trace }) => {
    const names = namesOfHomes(
      positions,
      homes.map(({ name }) => name),
    );
    const item = { hsn, rate, quantity: '' };
    const credited = creditedGoods(items, homes, positions, goods);
    const lines = [
      ...(goods > 0
        ? [
            creditLine(
              {
                ...item,
                ...credited,
                text: names ? say.goodsFor(credited.text, names) : credited.text,
                gross: goods,
              },
              before.goods,
              within,
            ),
          ]
        : []),
      ...(delivery > 0
        ? [
            creditLine(
              { ...item, text: names ? say.deliveryFor(names) : say.delivery, gross: delivery },
              before.delivery,
              within,
            ),
          ]
        : []),
    ];
    before.goods += goods;
    before.delivery += delivery;
    return (
      <SalePaper
        key={creditNote}
        title={say.creditNote}
        note={sale.gstin === '' ? say.creditNoteOfReceipt : ''}
        facts={[
          say.creditNoteNumber(creditNote),
          ...(doneAt ? [readableDay(doneAt)] : []),
          say.ofSale(numberName(sale), invoice.number, readableDay(invoice.paidAt)),
          say.payment(paymentId),
          ...(trace ? [say.refund(trace)] : []),
        ]}
        sale={sale}
        lines={lines}
      />
    );
  });
}
