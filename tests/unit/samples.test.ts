import fc from 'fast-check';
import { expect, it } from 'vitest';
import { invoiceLine, soldOf } from '#domain/orders/invoice.rules.ts';
import { addParts, creditLine, homeCosts } from '#domain/orders/refund.rules.ts';
import {
  comesOffText,
  LARGE_ORDER,
  type OpenSample,
  sampleSum,
  samplesOff,
  sampleUntil,
  withoutSamples,
} from '#domain/orders/sample.rules.ts';
import { advanceOf, partsOfPayments } from '#domain/pricing/part-payment.rules.ts';
import { circlesTotal } from '#domain/pricing/pricing.rules.ts';

const charges = { guestBox: 49_00, ownBox: 20_00 };
const names = ['peacock', 'lotus', 'mango'];

const designs = fc.array(
  fc.record({
    invitationId: fc.constantFrom(...names),
    boxPrice: fc.integer({ min: 1_00, max: 4_000_00 }),
    guestBoxes: fc.integer({ min: 1, max: 200 }),
    ownBoxes: fc.integer({ min: 0, max: 5 }),
    isDeliveryCharge: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);
const samples = fc.array(
  fc.record({ invitationId: fc.constantFrom(...names), price: fc.integer({ min: 1_00, max: 6_000_00 }) }),
  { maxLength: 5 },
);

const open = (all: readonly { invitationId: string; price: number }[]): OpenSample[] =>
  all.map((sample, at) => ({
    ...sample,
    orderId: `sample ${at}`,
    invoiceNumber: `2627-00000${at}`,
    until: '2027-01-22T00:00:00.000Z',
  }));

it('takes each sample off once, to the paisa, in the order, its shares, its invoice, its credit notes and its payments', () => {
  fc.assert(
    fc.property(designs, samples, fc.boolean(), (all, tried, within) => {
      const { each, ...sum } = circlesTotal(all, charges);
      const priced = all.map(({ invitationId }, at) => ({
        invitationId,
        boxes: each[at]?.boxes ?? 0,
        goods: each[at]?.goods ?? 0,
      }));
      const { samples: taken, off } = samplesOff(priced, open(tried));
      const came = sampleSum(taken);
      expect(off.reduce((all_, one) => all_ + one, 0)).toBe(came);
      expect(new Set(taken.map(({ invitationId }) => invitationId)).size).toBe(taken.length);
      for (const { orderId, invitationId, amount } of taken) {
        expect(amount).toBeLessThanOrEqual(open(tried).find((one) => one.orderId === orderId)?.price ?? 0);
        expect(
          priced.reduce((boxes, one) => boxes + (one.invitationId === invitationId ? one.boxes : 0), 0),
        ).toBeGreaterThanOrEqual(LARGE_ORDER);
      }

      const circles = priced.map((design, at) => ({
        ...design,
        goods: design.goods - (off[at] ?? 0),
        sampleOff: off[at] ?? 0,
        delivery: each[at]?.delivery ?? 0,
        sweets: 0,
        charges,
      }));
      const goods = sum.goods - came;
      for (const { goods: left } of circles) expect(left).toBeGreaterThanOrEqual(0);
      const homes = all.flatMap(({ guestBoxes, ownBoxes }, circle) => [
        { quantity: guestBoxes, own: false, circle },
        ...(ownBoxes > 0 ? [{ quantity: ownBoxes, own: true, circle }] : []),
      ]);
      const bought = {
        kind: 'invitation',
        orderedAt: '',
        goods,
        delivery: sum.delivery,
        sweets: 0,
        homes,
        circles,
      } as const;
      expect(addParts(homeCosts(bought))).toEqual({ goods, delivery: sum.delivery });

      const lines = soldOf(
        circles.map(({ goods: gross, sampleOff }) => ({ text: 'Boxes', quantity: '1', gross, off: sampleOff })),
        sum.delivery,
      ).map((item) => invoiceLine({ ...item, hsn: '2106', rate: 5 }, within));
      expect(lines.reduce((all_, { gross }) => all_ + gross, 0)).toBe(sum.total - came);
      for (const { gross, taxable, cgst, sgst, igst } of lines) expect(taxable + cgst + sgst + igst).toBe(gross);

      // An order of one design: whatever goes back in parts takes back exactly the taxes of its line.
      const [line] = lines;
      if (line && circles.length === 1 && line.gross > 1) {
        const half = Math.floor(line.gross / 2);
        const notes = [
          creditLine({ ...line, gross: half }, 0, within),
          creditLine({ ...line, gross: line.gross - half }, half, within),
        ];
        for (const part of ['gross', 'taxable', 'cgst', 'sgst', 'igst'] as const)
          expect(notes.reduce((all_, note) => all_ + note[part], 0)).toBe(line[part]);
      }

      // Where another order took the samples first, what is left to be paid is what they were to bring.
      const before = { invitationId: '', goods, sampleOff: came, samples: taken, circles };
      const whole = withoutSamples(before, taken);
      expect([whole.goods, whole.sampleOff]).toEqual([sum.goods, 0]);
      expect(whole.circles.map((circle) => circle.goods)).toEqual(priced.map((design) => design.goods));
      const paid = { amount: sum.total - came, off: { goods: 0, delivery: 0 } };
      const rest = { amount: came, off: { goods: 0, delivery: 0 } };
      const payments = came > 0 ? [paid, rest] : [paid];
      expect(addParts(partsOfPayments({ goods: sum.goods, delivery: sum.delivery }, payments))).toEqual({
        goods: sum.goods,
        delivery: sum.delivery,
      });
      expect(advanceOf(sum.total - came)).toBeLessThanOrEqual(sum.total - came + 100);
    }),
  );
});

it('takes off the dearest sample of a design, and none off a smaller order or another design', () => {
  const tried = open([
    { invitationId: 'peacock', price: 812_00 },
    { invitationId: 'peacock', price: 925_00 },
    { invitationId: 'lotus', price: 500_00 },
  ]);
  const ten = { invitationId: 'peacock', boxes: 10, goods: 8120_00 };
  expect(samplesOff([ten], tried).samples).toMatchObject([{ orderId: 'sample 1', amount: 925_00 }]);
  expect(samplesOff([{ ...ten, boxes: 9 }], tried).samples).toEqual([]);
  expect(samplesOff([{ ...ten, invitationId: 'mango' }], tried).samples).toEqual([]);
  const mixed = [
    { ...ten, boxes: 4 },
    { ...ten, boxes: 6, goods: 100_00 },
  ];
  expect(samplesOff(mixed, tried)).toMatchObject({ samples: [{ amount: 925_00 }], off: [925_00, 0] });
});

it('says before Pay what comes off, and until when', () => {
  expect(comesOffText([{ amount: 812_00 }])).toBe('₹812 of your sample comes off.');
  expect(comesOffText([{ amount: 812_00 }, { amount: 500_00 }])).toBe('₹1,312 of your samples comes off.');
  expect(comesOffText([])).toBe('');
  expect(sampleUntil('2026-11-23T10:00:00.000Z')).toBe('2027-01-22T10:00:00.000Z');
});
