import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import { invoiceLine, type InvoiceLine } from '#domain/orders/invoice.rules.ts';
import {
  addParts,
  type Bought,
  creditLine,
  creditNoteNumber,
  dueBack,
  dueText,
  freeUntil,
  refundText,
  homeCosts,
  splitRefund,
  sumOfParts,
  takeParts,
} from '#domain/orders/refund.rules.ts';
import { moneyTexts, unheardText } from '#domain/orders/money.rules.ts';
import { readReceipt } from '#domain/orders/refund.service.ts';

const rates = fc.constantFrom(0, 5, 12, 18, 28);
const taxes = (lines: readonly InvoiceLine[]) =>
  (['gross', 'taxable', 'cgst', 'sgst', 'igst'] as const).map((part) =>
    lines.reduce((sum, line) => sum + line[part], 0),
  );
const item = (gross: number, rate: number) => ({ text: 'Kaju katli', hsn: '2106', quantity: '', gross, rate });
/** Ways to send a sum back in parts: the whole of it, cut at some places. */
const cut = (gross: number, cuts: readonly number[]): number[] => {
  const places = [...new Set([0, gross, ...cuts.map((one) => one % (gross + 1))])].sort((one, other) => one - other);
  return places.slice(1).map((place, at) => place - (places[at] ?? 0));
};

describe('credit notes', () => {
  it('take back exactly the taxes of the invoice, to the paisa, however the money was divided', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_00 }),
        fc.array(fc.nat({ max: 1_000_000_00 }), { maxLength: 12 }),
        rates,
        fc.boolean(),
        (gross, cuts, rate, within) => {
          let before = 0;
          const notes = cut(gross, cuts).map((part) => {
            const line = creditLine(item(part, rate), before, within);
            before += part;
            return line;
          });
          expect(taxes(notes)).toEqual(taxes([invoiceLine(item(gross, rate), within)]));
        },
      ),
    );
  });

  it('add up by themselves, with equal halves within the state, and leave an invoice over what stays', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 1_000_000_00 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        rates,
        fc.boolean(),
        (gross, share, rate, within) => {
          const back = 100 + Math.floor((gross - 100) * share);
          const note = creditLine(item(back, rate), 0, within);
          expect(note.gross).toBe(back);
          expect(note.taxable + note.cgst + note.sgst + note.igst).toBe(back);
          expect(note.cgst).toBe(note.sgst);
          for (const part of ['taxable', 'cgst', 'sgst', 'igst'] as const) expect(note[part]).toBeGreaterThanOrEqual(0);
          const later = creditLine(item(gross - back, rate), back, within);
          const invoice = invoiceLine(item(gross, rate), within);
          expect(invoice.taxable - note.taxable).toBe(later.taxable);
        },
      ),
    );
  });

  it('have numbers of their own within sixteen signs, as tax rules ask', () => {
    expect(creditNoteNumber('2627', 42)).toBe('CN2627-000042');
    expect(creditNoteNumber('2627', 999_999).length).toBeLessThanOrEqual(16);
  });
});

const box = (changes: Partial<Bought> = {}): Bought => ({
  kind: 'invitation',
  orderedAt: '2026-11-20T06:00:00.000Z',
  goods: 4 * 1236_00,
  delivery: 49_00 * 3 + 20_00,
  sweets: 936_00,
  homes: [
    { quantity: 2, own: false },
    { quantity: 1, own: false },
    { quantity: 1, own: true },
  ],
  ...changes,
});

describe('what a home cost', () => {
  it('is its boxes with their delivery, which is less to the own address', () => {
    expect(homeCosts(box())).toEqual([
      { goods: 2472_00, delivery: 98_00 },
      { goods: 1236_00, delivery: 49_00 },
      { goods: 1236_00, delivery: 20_00 },
    ]);
    const sweets = { kind: 'sweet', goods: 1250_00, delivery: 49_00, homes: [{ quantity: 750, own: false }] } as const;
    expect(homeCosts(box(sweets))).toEqual([{ goods: 1250_00, delivery: 49_00 }]);
  });

  it('is what its own order paid for delivery, whatever the shop charges elsewhere or today', () => {
    const charges = { guestBox: 61_00, ownBox: 75_50 };
    expect(homeCosts(box({ delivery: 61_00 * 3 + 75_50, charges })).map(({ delivery }) => delivery)).toEqual([
      122_00, 61_00, 75_50,
    ]);
    const onlyOwn = { guestBox: 0, ownBox: 20_00 };
    expect(homeCosts(box({ delivery: 20_00, charges: onlyOwn })).map(({ delivery }) => delivery)).toEqual([
      0, 0, 20_00,
    ]);
    expect(addParts(homeCosts(box({ delivery: 0, charges: { guestBox: 0, ownBox: 0 } }))).delivery).toBe(0);
  });

  it('adds up over all homes to what was paid, whatever was charged on that day', () => {
    const home = fc.record({ quantity: fc.integer({ min: 1, max: 50 }), own: fc.boolean() });
    fc.assert(
      fc.property(
        fc.nat({ max: 1_00_00_000_00 }),
        fc.nat({ max: 1_00_000_00 }),
        fc.array(home, { minLength: 1, maxLength: 60 }),
        (goods, delivery, homes) => {
          const shares = homeCosts(box({ goods, delivery, homes }));
          expect(addParts(shares)).toEqual({ goods, delivery });
          for (const share of shares) expect(Math.min(share.goods, share.delivery)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('the refund policy', () => {
  // A Friday, so that the working day after it is a Saturday.
  const ordered = '2026-11-20T06:00:00.000Z';
  it.each([
    ['a Friday', ordered, '2026-11-21T18:30:00.000Z'],
    ['a Saturday', '2026-11-21T06:00:00.000Z', '2026-11-23T18:30:00.000Z'],
    ['a Sunday', '2026-11-22T06:00:00.000Z', '2026-11-23T18:30:00.000Z'],
    ['late in the evening of India', '2026-11-20T18:29:00.000Z', '2026-11-21T18:30:00.000Z'],
    ['after midnight in India', '2026-11-19T18:31:00.000Z', '2026-11-21T18:30:00.000Z'],
  ])('cancels a box free until the end of the next working day, ordered on %s', (_, at, end) => {
    expect(new Date(freeUntil(at)).toISOString()).toBe(end);
  });

  const soon = '2026-11-21T18:29:59.000Z';
  const late = '2026-11-21T18:30:00.000Z';
  const due = (kind: Bought['kind'], before: ParcelState, at: string) => {
    const one =
      kind === 'invitation'
        ? box()
        : box({ kind, goods: 500_00, delivery: 49_00, sweets: 0, homes: [{ quantity: 1, own: false }] });
    const { goods, delivery } = dueBack(one, homeCosts(one), 0, before, at);
    return [goods, delivery];
  };
  it.each([
    ['invitation', 'packed', soon, 2472_00, 98_00],
    ['invitation', 'accepted', late, 1872_00, 98_00],
    ['invitation', 'making', late, 0, 98_00],
    ['invitation', 'packed', late, 0, 98_00],
    ['invitation', 'returned', late, 0, 0],
    ['sweet', 'accepted', late, 500_00, 49_00],
    ['sweet', 'making', late, 500_00, 49_00],
    ['sweet', 'packed', soon, 0, 0],
    ['sweet', 'returned', soon, 0, 0],
    ['dry-fruit', 'packed', late, 500_00, 49_00],
    ['dry-fruit', 'returned', soon, 0, 0],
  ] as const)('gives for %s that was %s, cancelled at %s', (kind, before, at, goods, delivery) => {
    expect(due(kind, before, at)).toEqual([goods, delivery]);
  });

  it('says of a box that was made whether its delivery goes back', () => {
    expect(dueBack(box(), homeCosts(box()), 0, 'packed', late).words).toBe('The box was made: the delivery goes back.');
    expect(dueBack(box(), homeCosts(box()), 0, 'returned', late).words).toBe('The box was made and sent.');
  });

  it('says for every case in words what it gives', () => {
    for (const kind of ['invitation', 'sweet', 'dry-fruit'] as const)
      for (const before of ['placed', 'packed', 'returned'] as const)
        expect(dueBack(box({ kind }), homeCosts(box({ kind })), 0, before, late).words).toMatch(/^\p{Lu}.{20,}\.$/u);
  });
});

describe('a sum that goes back', () => {
  it('divides into delivery and goods within what is left of each, and never into more', () => {
    const part = fc.record({ goods: fc.nat({ max: 9_000 }), delivery: fc.nat({ max: 900 }) });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12_000 }), part, part, (amount, left, share) => {
        const split = splitRefund(amount, left, share);
        if (amount > sumOfParts(left)) {
          expect(split).toBeNull();
          return;
        }
        expect(sumOfParts(split ?? left)).toBe(amount);
        expect(split?.goods).toBeLessThanOrEqual(left.goods);
        expect(split?.delivery).toBeLessThanOrEqual(left.delivery);
        expect(Math.min(split?.goods ?? -1, split?.delivery ?? -1)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('takes the delivery of the homes first, and from goods where no home is named', () => {
    const left = { goods: 2472_00, delivery: 98_00 };
    expect(splitRefund(1285_00, left, { goods: 1236_00, delivery: 49_00 })).toEqual({
      goods: 1236_00,
      delivery: 49_00,
    });
    expect(splitRefund(100_00, left, { goods: 0, delivery: 0 })).toEqual({ goods: 100_00, delivery: 0 });
    expect(splitRefund(2500_00, left, { goods: 0, delivery: 0 })).toEqual({ goods: 2472_00, delivery: 28_00 });
    expect(takeParts(left, { goods: 1236_00, delivery: 99_00 })).toEqual({ goods: 1236_00, delivery: 0 });
  });

  it('is told to whoever paid in plain words', () => {
    expect(refundText('asked', 1240_00, '')).toBe('₹1,240 is on its way back to you; banks take 5 to 7 working days.');
    expect(refundText('processed', 1240_00, '3 December 2026')).toMatch(/^₹1,240 left us on 3 December 2026/);
    expect(refundText('failed', 1240_00, '')).toMatch(/you need not do anything/);
    expect(dueText(1240_00)).toBe('We send ₹1,240 back to where you paid from.');
    expect(dueText(0)).toBe('');
  });
});

it('knows a refund again by the name that the shop gave it, and no other name', () => {
  const id = 'a'.repeat(24);
  expect(readReceipt(`${id}-2`)).toEqual({ id, attempt: 2 });
  for (const name of ['', id, `${id}-`, `${id}-0`, `${id}-x`, `${id}x-1`, `x${id}-1`, `${id}-12345`])
    expect(readReceipt(name)).toBeNull();
});

describe('what needs somebody who looks after money', () => {
  it('has a title and a thing to do for each kind, each its own', () => {
    const told = Object.values(moneyTexts);
    for (const { title, todo } of told) for (const words of [title, todo]) expect(words).toMatch(/^[A-Z].{8,}/);
    expect(new Set(told.map(({ title }) => title)).size).toBe(told.length);
    expect(new Set(told.map(({ todo }) => todo)).size).toBe(told.length);
  });

  it('tells how many payments came without a notice, and when the last one was heard', () => {
    expect(unheardText(1, '')).toMatch(/^One payment arrived .+ notice, and no notice ever came\. /);
    expect(unheardText(3, 'yesterday')).toMatch(/^3 payments arrived .+ notice\. The last notice came yesterday\. /);
  });
});
