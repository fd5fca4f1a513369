import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type InvoiceLine, invoiceLine, soldOf } from '#features/orders/invoice.rules.ts';
import { placeOfSupply } from '#features/orders/place-of-supply.repo.ts';
import {
  addParts,
  creditLine,
  type Parts,
  sharesOf,
  splitRefund,
  sumOf,
  takeParts,
} from '#features/orders/refund.rules.ts';
import { isWithin, type Seller } from '#features/orders/sale.rules.ts';
import { pincodeTable } from '#features/pincodes/pincode.repo.ts';

const taxParts = ['gross', 'taxable', 'cgst', 'sgst', 'igst'] as const;
type Taxes = Record<(typeof taxParts)[number], number>;
const sumsOf = (lines: readonly InvoiceLine[]): Taxes =>
  Object.fromEntries(taxParts.map((part) => [part, lines.reduce((sum, line) => sum + line[part], 0)])) as Taxes;

const pincodes = [...pincodeTable().keys()];

/** A sale as an invoice needs it: boxes to homes all over India, or a single item. */
const sales = fc.record({
  goods: fc.integer({ min: 1_00, max: 5_00_00_000 }),
  homes: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 40 }), own: fc.boolean() }), {
    minLength: 1,
    maxLength: 12,
  }),
  guestBox: fc.integer({ min: 0, max: 200_00 }),
  ownBox: fc.integer({ min: 0, max: 200_00 }),
  rate: fc.constantFrom(0, 5, 12, 18, 28),
  pincode: fc.constantFrom(...pincodes),
  sellsIn: fc.constantFrom('03', '06', '07', '27'),
});

it('adds up every invoice and all its credit notes to the paisa, with the taxes of the place of supply alone', () => {
  fc.assert(
    fc.property(sales, fc.array(fc.nat({ max: 100 }), { maxLength: 6 }), (sale, asked) => {
      const { goods, homes, guestBox, ownBox, rate, pincode, sellsIn } = sale;
      const place = placeOfSupply({ pincode, address: '' });
      const seller = { state: { name: '', code: sellsIn } } as Seller;
      const within = isWithin({ place, seller });
      expect(within).toBe(place === null || place.code === sellsIn);
      const delivery = homes.reduce((sum, { quantity, own }) => sum + quantity * (own ? ownBox : guestBox), 0);
      const bought = {
        kind: 'invitation',
        orderedAt: '',
        goods,
        delivery,
        sweets: 0,
        homes,
        charges: { guestBox, ownBox },
      } as const;
      expect(addParts(sharesOf(bought))).toEqual({ goods, delivery });

      const lines = soldOf([{ text: 'Boxes', quantity: '1', gross: goods }], delivery).map((item) =>
        invoiceLine({ ...item, hsn: '2106', rate }, within),
      );
      const invoice = sumsOf(lines);
      expectTaxed(invoice, within);
      expect(invoice.gross).toBe(goods + delivery);

      // Parts of it go back one after the other, and last whatever is left.
      let left: Parts = { goods, delivery };
      const before = { goods: 0, delivery: 0 };
      const notes: InvoiceLine[] = [];
      for (const part of [...asked, 100]) {
        const back = splitRefund(Math.floor((sumOf(left) * part) / 100), left, { goods: 0, delivery: left.delivery });
        if (!back || sumOf(back) === 0) continue;
        const note: InvoiceLine[] = [];
        for (const kind of ['goods', 'delivery'] as const) {
          if (back[kind] === 0) continue;
          const item = { text: kind, hsn: '2106', quantity: '', rate, gross: back[kind] };
          note.push(creditLine(item, before[kind], within));
          before[kind] += back[kind];
        }
        const sums = sumsOf(note);
        expectTaxed(sums, within);
        expect(sums.gross).toBe(sumOf(back));
        notes.push(...note);
        left = takeParts(left, back);
      }
      expect(sumsOf(notes)).toEqual(invoice);
    }),
    { numRuns: 400 },
  );
});

it('adds up the invoice of an order whose cancelled homes came off before it was paid', () => {
  fc.assert(
    fc.property(sales, fc.nat({ max: 100 }), ({ goods, rate }, part) => {
      const delivery = Math.floor(goods / 20);
      const off = { goods: Math.floor((goods * part) / 100), delivery: Math.floor((delivery * part) / 100) };
      const lines = soldOf([{ text: 'Boxes', quantity: '9', gross: goods }], delivery, off).map((item) =>
        invoiceLine({ ...item, hsn: '2106', rate }, true),
      );
      const sums = sumsOf(lines);
      expectTaxed(sums, true);
      expect(sums.gross).toBe(goods + delivery - off.goods - off.delivery);
    }),
  );
});

/** Value and taxes make the sum; within the state both taxes are the same, elsewhere there is one. */
function expectTaxed({ gross, taxable, cgst, sgst, igst }: Taxes, within: boolean): void {
  expect(taxable + cgst + sgst + igst).toBe(gross);
  expect(cgst).toBe(sgst);
  expect(within ? igst : cgst).toBe(0);
}
