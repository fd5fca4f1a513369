import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyOfHomes, offDesignsOf } from '#domain/orders/home-money.rules.ts';
import {
  advanceLine,
  advanceNote,
  creditedGoods,
  type InvoiceLine,
  invoiceLine,
  soldOf,
} from '#domain/orders/invoice.rules.ts';
import { placeOfSupply } from '#domain/orders/place-of-supply.repo.ts';
import {
  addParts,
  creditLine,
  dueBack,
  type Parts,
  homeCosts,
  splitRefund,
  sumOfParts,
  takeParts,
} from '#domain/orders/refund.rules.ts';
import { isWithinState, type Seller } from '#domain/orders/sale.rules.ts';
import { pincodeTable } from '#domain/delivery/pincode.repo.ts';

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
      const within = isWithinState({ place, seller });
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
      expect(addParts(homeCosts(bought))).toEqual({ goods, delivery });

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
        const back = splitRefund(Math.floor((sumOfParts(left) * part) / 100), left, {
          goods: 0,
          delivery: left.delivery,
        });
        if (!back || sumOfParts(back) === 0) continue;
        const note: InvoiceLine[] = [];
        for (const kind of ['goods', 'delivery'] as const) {
          if (back[kind] === 0) continue;
          const item = { text: kind, hsn: '2106', quantity: '', rate, gross: back[kind] };
          note.push(creditLine(item, before[kind], within));
          before[kind] += back[kind];
        }
        const sums = sumsOf(note);
        expectTaxed(sums, within);
        expect(sums.gross).toBe(sumOfParts(back));
        notes.push(...note);
        left = takeParts(left, back);
      }
      expect(sumsOf(notes)).toEqual(invoice);
    }),
    { numRuns: 400 },
  );
});

/** An order of one to four designs, whose homes each get some boxes of one, and of which some were cancelled before the rest. */
const circleOrders = fc.record({
  designs: fc.array(fc.record({ price: fc.integer({ min: 300_00, max: 3_000_00 }), sweets: fc.nat({ max: 250_00 }) }), {
    minLength: 1,
    maxLength: 4,
  }),
  homes: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 30 }),
      own: fc.boolean(),
      circle: fc.nat({ max: 3 }),
      cancelled: fc.boolean(),
    }),
    { minLength: 2, maxLength: 20 },
  ),
  /** True when they were cancelled so late that the printed part is charged. */
  late: fc.boolean(),
  rate: fc.constantFrom(0, 5, 18),
});

it('prints for each design the boxes that are left at their price, and adds up to what is paid', () => {
  fc.assert(
    fc.property(circleOrders, ({ designs, homes: all, late, rate }) => {
      const charges = { guestBox: 49_00, ownBox: 10_00 };
      const homes = all.map((home) => ({ ...home, circle: home.circle % designs.length }));
      const circles = designs.map(({ price, sweets }, at) => {
        const its = homes.filter(({ circle }) => circle === at);
        return {
          goods: its.reduce((sum, { quantity }) => sum + quantity * price, 0),
          delivery: its.reduce((sum, { quantity, own }) => sum + quantity * (own ? 10_00 : 49_00), 0),
          sweets,
          charges,
          boxes: its.reduce((sum, { quantity }) => sum + quantity, 0),
        };
      });
      const sold = addParts(circles);
      const bought = {
        kind: 'invitation' as const,
        orderedAt: '2026-11-02T06:00:00.000Z',
        ...sold,
        sweets: 0,
        homes,
        circles,
      };
      const positions = homes.flatMap(({ cancelled }, at) => (cancelled ? [at] : []));
      const at = late ? '2026-11-20T06:00:00.000Z' : bought.orderedAt;
      const worth = new Map(
        positions.map((position) => [position, dueBack(bought, homeCosts(bought), position, 'accepted', at)]),
      );
      const off = addParts([...worth.values()]);
      const shares = homeCosts(bought);
      const money = moneyOfHomes({
        shares,
        worth,
        offs: [{ off, positions, until: new Map(), paid: true }],
        unpaid: 0,
        refunds: [],
      });
      const offDesigns = offDesignsOf(bought, shares, money);
      const items = circles.map(({ goods, boxes }, place) => ({
        text: `Design ${place}`,
        quantity: String(boxes),
        gross: goods,
      }));
      const lines = soldOf(items, sold.delivery, { off, offDesigns });
      const taxes = sumsOf(lines.map((item) => invoiceLine({ ...item, hsn: '2106', rate }, true)));
      expectTaxed(taxes, true);
      expect(taxes.gross).toBe(sumOfParts(sold) - sumOfParts(off));
      for (const [place, { price, sweets }] of designs.entries()) {
        const gone = homes.filter(({ circle, cancelled }) => circle === place && cancelled);
        // Where the policy gives nothing of the goods back, the boxes are sold as they were.
        const given = late ? Math.min(sweets, price) : price;
        const boxes = (given > 0 ? homes.filter(({ cancelled }) => !cancelled) : homes)
          .filter(({ circle }) => circle === place)
          .reduce((sum, { quantity }) => sum + quantity, 0);
        const line = lines.find(({ text }) => text === `Design ${place}`);
        expect([Number(line?.quantity ?? 0), line?.gross ?? 0]).toEqual([boxes, boxes * price]);
        const kept = given > 0 ? gone.reduce((sum, { quantity }) => sum + quantity * (price - given), 0) : 0;
        expect(lines.find(({ text }) => text.endsWith(`: Design ${place}`))?.gross ?? 0).toBe(kept);
      }
    }),
    { numRuns: 300, seed: 20261230 },
  );
});

it('leaves of the discount for a sample what the boxes that are left had of it', () => {
  const item = { text: 'Boxes', quantity: '10', gross: 9_000_00, off: 1_000_00 };
  const offDesigns = [{ circle: 0, boxes: 4, goods: 3_600_00, kept: 0 }];
  expect(soldOf([item], 0, { off: { goods: 3_600_00, delivery: 0 }, offDesigns })).toEqual([
    { text: 'Boxes', quantity: '6', gross: 5_400_00, off: 600_00 },
  ]);
});

describe('what a credit note says that it takes back', () => {
  const items = [
    { text: 'Close family: Royal Peacock', quantity: '60', gross: 60 * 1_498_00 },
    { text: 'Office: Lotus', quantity: '41', gross: 41 * 655_00 },
  ];
  const homes = [
    { name: 'Guest A', boxes: 2, circle: 1 },
    { name: 'Guest C', boxes: 3, circle: 0 },
  ];

  it('is design and quantity of the homes that it is for', () => {
    expect(creditedGoods(items, homes, [1], 3 * 1_498_00)).toEqual({
      text: 'Close family: Royal Peacock',
      quantity: '3',
    });
    expect(creditedGoods(items, homes, [0, 1], 2 * 655_00 + 3 * 1_498_00)).toEqual({
      text: '2 × Office: Lotus; 3 × Close family: Royal Peacock',
      quantity: '',
    });
  });

  it('is a part of their price where less goes back, and names all goods where no home is named', () => {
    expect(creditedGoods(items, homes, [1], 200_00).text).toBe('Part of the price: Close family: Royal Peacock');
    expect(creditedGoods(items, homes, [], 200_00)).toEqual({ text: 'Boxes of 2 designs', quantity: '' });
    const weight = [{ text: 'Kaju Katli', quantity: '2 kg', gross: 900_00 }];
    expect(creditedGoods(weight, [{ name: 'Kaju Katli' }], [0], 900_00)).toEqual({ text: 'Kaju Katli', quantity: '' });
  });
});

describe('the paper over an advance', () => {
  const parts = {
    payments: [{ amount: 59_838_00 }],
    due: 53_886_00,
    off: { goods: 5_706_00, delivery: 245_00 },
    offDesigns: [],
  };

  it('says what it confirms and adds up', () => {
    expect(advanceNote(parts, false)).toBe(
      'This confirms an advance of ₹59,838 and nothing more. ₹5,951 came off the order for what was cancelled. ' +
        'The order comes to ₹1,13,724, so ₹53,886 is still to pay. Once that is paid, you get the receipt for the whole order.',
    );
    expect(advanceNote({ ...parts, due: 0 }, true)).toBe(
      'This confirms an advance of ₹59,838. The order was cancelled, so there is nothing more to pay.',
    );
  });

  it('names the advance alone, so that its tax and its words are those of the advance', () => {
    const items = [
      { text: 'Family', quantity: '60', gross: 89_880_00 },
      { text: 'Office', quantity: '41', gross: 26_855_00 },
    ];
    expect(advanceLine('2627-000017', items, 100_00, parts)).toEqual({
      text: 'Advance on order 2627-000017: Boxes of 2 designs, with delivery',
      quantity: '',
      gross: 59_838_00,
    });
  });
});

/** Value and taxes make the sum; within the state both taxes are the same, elsewhere there is one. */
function expectTaxed({ gross, taxable, cgst, sgst, igst }: Taxes, within: boolean): void {
  expect(taxable + cgst + sgst + igst).toBe(gross);
  expect(cgst).toBe(sgst);
  expect(within ? igst : cgst).toBe(0);
}
