import { describe, expect, it } from 'vitest';
import { type CountedOrder, figuresOf, firstFiguresDay } from '#domain/orders/figures.rules.ts';

const TODAY = '2026-11-22';
const box = (createdAt: string, boxes: number, changes: object = {}): CountedOrder => ({
  createdAt,
  amount: 1000_00 * boxes,
  kind: 'invitation',
  content: {
    weight: 750,
    tempId: 2,
    boxes,
    sections: ['Kaju Katli', 'Kaju Katli', 'Besan Laddu', 'Barfi'].map((name, index) => ({
      index,
      sweetId: name,
      name,
      image: '',
      price: 1,
    })),
    ...changes,
  },
});
const item = (createdAt: string, kind: 'sweet' | 'dry-fruit', quantity: number, unit: string): CountedOrder => ({
  createdAt,
  amount: 500_00,
  kind: 'item',
  content: { kind, name: kind === 'sweet' ? 'Barfi' : 'Almonds', quantity, unit },
});

describe('the figures of the shop', () => {
  it('count orders and money by the Indian day, to the minute', () => {
    const { days } = figuresOf(
      [
        box('2026-11-21T18:29:59.000Z', 1),
        box('2026-11-21T18:30:00.000Z', 2),
        item('2026-11-22T06:00:00.000Z', 'sweet', 1, 'kg'),
      ],
      TODAY,
    );
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: '2026-10-24', orders: 0, amount: 0 });
    expect(days.slice(-2)).toEqual([
      { day: '2026-11-21', orders: 1, amount: 1000_00 },
      { day: TODAY, orders: 2, amount: 2500_00 },
    ]);
  });

  it('count boxes by weeks that begin on Monday, and no single items among them', () => {
    const { weeks } = figuresOf(
      [
        box('2026-11-16T06:00:00.000Z', 3),
        box('2026-11-22T06:00:00.000Z', 4),
        box('2026-11-15T06:00:00.000Z', 5),
        item('2026-11-22T06:00:00.000Z', 'sweet', 1, 'kg'),
      ],
      TODAY,
    );
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-2)).toEqual([
      { monday: '2026-11-09', boxes: 5 },
      { monday: '2026-11-16', boxes: 7 },
    ]);
    expect(weeks[0]?.monday).toBe(firstFiguresDay(TODAY));
    // An order of the very first day of them is looked at.
    expect(figuresOf([box(`${firstFiguresDay(TODAY)}T00:00:00+05:30`, 6)], TODAY).weeks[0]?.boxes).toBe(6);
  });

  it('count what came for an order in parts on the day it came, and of no other time', () => {
    const parts = [
      { at: '2026-11-21T18:29:59.000Z', amount: 600_00 },
      { at: '2026-11-21T18:30:00.000Z', amount: 400_00 },
      { at: '2026-09-01T06:00:00.000Z', amount: 7_00 },
    ];
    const { days } = figuresOf([], TODAY, parts);
    expect(days.slice(-2)).toMatchObject([
      { orders: 0, amount: 600_00 },
      { orders: 0, amount: 400_00 },
    ]);
    expect(days.reduce((sum, { amount }) => sum + amount, 0)).toBe(1000_00);
  });

  it('weigh each design of an order by its own boxes, and name the eight heaviest sweets', () => {
    const sections = (name: string) => [{ index: 0, sweetId: name, name, image: '', price: 1 }];
    const design = (name: string, boxes: number) => ({ weight: 500, tempId: 1, boxes, sections: sections(name) });
    const order = box('2026-11-22T06:00:00.000Z', 5, { circles: [design('Peda', 2), design('Jalebi', 3)] });
    expect(figuresOf([order], TODAY)).toMatchObject({
      sweets: [
        { name: 'Jalebi', grams: 1500 },
        { name: 'Peda', grams: 1000 },
      ],
    });
    const many = 'JABCDEFGHI'.split('').map((name) => box('2026-11-22T06:00:00.000Z', 1, { sections: sections(name) }));
    expect(
      figuresOf(many, TODAY)
        .sweets.map(({ name }) => name)
        .join(''),
    ).toBe('ABCDEFGH');
  });

  it('weigh every sweet of boxes and of single orders, the heaviest first, and leave dry fruits out', () => {
    const { sweets } = figuresOf(
      [
        box('2026-11-22T06:00:00.000Z', 2),
        item('2026-11-22T06:00:00.000Z', 'sweet', 800, 'gm'),
        item('2026-11-22T06:00:00.000Z', 'dry-fruit', 10, 'kg'),
        box('2026-09-22T06:00:00.000Z', 90),
      ],
      TODAY,
    );
    expect(sweets).toEqual([
      { name: 'Barfi', grams: 1175 },
      { name: 'Kaju Katli', grams: 750 },
      { name: 'Besan Laddu', grams: 375 },
    ]);
  });
});
