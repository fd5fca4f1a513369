import { type CreditedHome, creditedGoods, type SoldItem } from '#domain/orders/invoice.rules.ts';
import { numberName, SalePaper } from '#shop/orders/invoice.tsx';
import { isWithin, type Sale } from '#domain/orders/sale.rules.ts';
import type { RefundWire } from '#domain/orders/order-money.contract.ts';
import { creditLine } from '#domain/orders/refund.rules.ts';
import { readableDay } from '#lib/dates.ts';

interface CreditNotesProps {
  /** The invoice that they belong to. */
  invoice: { number: string; paidAt: string };
  sale: Sale;
  /** What was bought, as the invoice lists it. */
  items: readonly SoldItem[];
  /** The homes, in their places. */
  homes: readonly CreditedHome[];
  refunds: readonly RefundWire[];
}

/** Names that a line lists; of more it says how many. */
const MOST_NAMED = 5;

/** Which homes a refund is for, in words; empty where it is for none or for all. */
export function namesOfHomes(positions: readonly number[], homes: readonly string[]): string {
  if (positions.length === 0 || homes.length < 2) return '';
  if (positions.length > MOST_NAMED) return `${positions.length} homes`;
  return positions.map((position) => homes[position] || 'a home').join(', ');
}

/** The credit notes of an order for the printer, each for money that has left; the screen does not show them. */
export function CreditNotes({ invoice, sale, items, homes, refunds }: CreditNotesProps) {
  // Taxes of the later ones depend on the earlier.
  const notes = refunds
    .filter(({ creditNote }) => creditNote !== null)
    .sort((one, other) => (one.creditNote ?? '').localeCompare(other.creditNote ?? ''));
  const within = isWithin(sale);
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
                text: names ? `${credited.text}, for ${names}` : credited.text,
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
              { ...item, text: names ? `Delivery, for ${names}` : 'Delivery', gross: delivery },
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
        title="Credit note"
        note={sale.gstin === '' ? 'It belongs to a receipt. It is not a tax document.' : ''}
        facts={[
          `Credit note number ${creditNote}`,
          ...(doneAt ? [readableDay(doneAt)] : []),
          `${numberName(sale)} ${invoice.number} of ${readableDay(invoice.paidAt)}`,
          `Payment ${paymentId}`,
          ...(trace ? [`Refund ${trace}`] : []),
        ]}
        sale={sale}
        lines={lines}
      />
    );
  });
}
