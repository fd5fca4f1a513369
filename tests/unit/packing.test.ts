import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parcelReference, type ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import { boxTypes, boxWeights } from '#domain/box/box-types.rules.ts';
import type { OrderedInvitation } from '#domain/orders/order.rules.ts';
import {
  aboutWeight,
  allDays,
  type KitchenOrder,
  kitchenDays,
  PARTS,
  pieceCount,
  portionText,
} from '#domain/packing/kitchen.rules.ts';
import {
  contentGrams,
  contentsOf,
  contentText,
  fillingOf,
  groupings,
  groupKey,
  homeMatches,
  type PackingHome,
  packingGroups,
  packingProgress,
} from '#domain/packing/packing.rules.ts';

const sweets = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(24));
const moments = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** A box order whose sections are all filled. */
const boxOrders = fc
  .record({
    type: fc.constantFrom(...boxTypes),
    weight: fc.constantFrom(...boxWeights),
    picks: fc.array(fc.constantFrom(...sweets), { minLength: 5, maxLength: 5 }),
    open: fc.integer({ min: 0, max: 500 }),
    orderedAt: moments,
  })
  .map(({ type, weight, picks, open, orderedAt }): KitchenOrder => {
    const sections = picks
      .slice(0, type.sections)
      .map((sweetId, index) => ({ index, sweetId, name: `Sweet ${sweetId[0]}`, image: '', price: 0 }));
    return { kind: 'invitation', orderedAt, open, content: { weight, tempId: type.tempId, sections } };
  });
const itemOrders = fc
  .record({
    kind: fc.constantFrom('sweet' as const, 'dry-fruit' as const),
    itemId: fc.constantFrom(...sweets),
    quantity: fc.integer({ min: 1, max: 2000 }),
    unit: fc.constantFrom('kg', 'gm'),
    orderedAt: moments,
    open: fc.constantFrom(0, 1),
  })
  .map(({ orderedAt, open, ...item }): KitchenOrder => ({
    kind: 'item',
    orderedAt,
    open,
    content: { ...item, name: 'An item' },
  }));
const orders = fc.array(fc.oneof(boxOrders, itemOrders), { maxLength: 40 });

/** The same sum by other arithmetic: grams by box, one after the other. */
function gramsOf(order: KitchenOrder): number {
  if (order.kind === 'item') return order.open * order.content.quantity * (order.content.unit === 'kg' ? 1000 : 1);
  return order.open * order.content.weight;
}

describe('what the kitchen makes', () => {
  it('weighs what all open boxes and items weigh, to the gram, whatever they are filled with', () => {
    fc.assert(
      fc.property(orders, (list) => {
        const days = kitchenDays(list);
        const sum = days.flatMap(({ lines }) => lines).reduce((total, { parts }) => total + parts, 0);
        expect(sum / PARTS).toBe(list.reduce((total, one) => total + gramsOf(one), 0));
      }),
    );
  });

  it('is the sum of its pieces, which fill every section of every box once', () => {
    fc.assert(
      fc.property(orders, (list) => {
        const lines = kitchenDays(list).flatMap((one) => one.lines);
        for (const { parts, portions } of lines)
          expect(portions.reduce((sum, one) => sum + one.parts * one.count, 0)).toBe(parts);
        const wanted = list.map((one) => one.open * (one.kind === 'item' ? 1 : one.content.sections.length));
        expect(lines.reduce((sum, { portions }) => sum + pieceCount(portions), 0)).toBe(
          wanted.reduce((sum, one) => sum + one, 0),
        );
      }),
    );
  });

  it('says the same by day and for all days together, in whatever order the orders came', () => {
    fc.assert(
      fc.property(orders, (list) => {
        const days = kitchenDays(list);
        expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))].sort());
        const sums = (lines: { id: string; parts: number }[]): [string, number][] => {
          const byId = new Map<string, number>();
          for (const { id, parts } of lines) byId.set(id, (byId.get(id) ?? 0) + parts);
          return [...byId].sort();
        };
        expect(sums(allDays(days))).toEqual(sums(days.flatMap(({ lines }) => lines)));
        expect(sums(allDays(kitchenDays([...list].reverse())))).toEqual(sums(allDays(days)));
      }),
    );
  });

  it('counts a box of two equal sections twice, and items by their own quantity and unit', () => {
    const [first = '', second = ''] = sweets;
    const section = (index: number, sweetId: string) => ({ index, sweetId, name: 'Kaju katli', image: '', price: 0 });
    // Sunday, 22 November 2026: a sweet leaves on Monday, a box in the season after fifteen working days.
    const orderedAt = '2026-11-22T06:00:00.000Z';
    const days = kitchenDays([
      {
        kind: 'invitation',
        orderedAt,
        open: 3,
        content: { weight: 1000, tempId: 3, sections: [section(0, first), section(1, second), section(2, first)] },
      },
      {
        kind: 'item',
        orderedAt,
        open: 1,
        content: { kind: 'sweet', itemId: first, name: 'Kaju katli', quantity: 750, unit: 'gm' },
      },
      {
        kind: 'item',
        orderedAt,
        open: 1,
        content: { kind: 'dry-fruit', itemId: second, name: 'Almonds', quantity: 2, unit: 'kg' },
      },
    ]);
    expect(
      days.map(({ day, lines }) => [
        day,
        lines.map(({ parts, portions }) => [aboutWeight(parts), portionText(portions).join()]),
      ]),
    ).toEqual([
      ['2026-11-23', [['750 gm', '1 × 750 gm']]],
      ['2026-11-24', [['2 kg', '1 × 2 kg']]],
      [
        '2026-12-09',
        [
          ['2 kg', '6 × 333.3 gm'],
          ['1 kg', '3 × 333.3 gm'],
        ],
      ],
    ]);
    // Each single item is a box for the packers too, however much it weighs.
    expect(days.map(({ boxes }) => boxes)).toEqual([1, 1, 3]);
  });

  it('is rounded up, so that nothing falls short', () => {
    expect(aboutWeight(1 * PARTS + 1)).toBe('2 gm');
    expect(aboutWeight((1000 * PARTS) / 3)).toBe('334 gm');
  });
});

const bought: OrderedInvitation = {
  invitationId: '1'.repeat(24),
  name: 'Royal peacock',
  image: 'invitations/peacock.webp',
  description: '',
  category: 'Wooden Box',
  price: 300_00,
  weight: 750,
  boxName: '4 Section in box',
  tempId: 2,
  sections: sweets
    .slice(0, 3)
    .flatMap((sweetId, index) => [{ index, sweetId, name: `Sweet ${sweetId[0]}`, image: '', price: 10 }]),
  boxes: 1,
  goods: 0,
  delivery: 0,
};

const homes = fc.array(
  fc
    .record({
      position: fc.integer({ min: 0, max: 400 }),
      contents: fc.constantFrom('one', 'two', 'three'),
      boxes: fc.integer({ min: 1, max: 9 }),
      due: fc.constantFrom('2026-11-30', '2026-12-01', '2026-12-09'),
      pincode: fc.constantFrom('143001', '143002', '110001', '999999'),
      place: fc.constantFrom(['Amritsar', 'Punjab'], ['New Delhi', 'Delhi'], ['', '']),
    })
    .map(({ place: [district = '', region = ''], position, ...rest }): PackingHome => ({
      ...rest,
      position,
      district,
      region,
      orderId: '2'.repeat(24),
      reference: parcelReference('2627-000042', position),
      name: 'Simran Kaur',
      mobile: '9876543210',
      address: '12, Mall Road',
    })),
  { maxLength: 60 },
);

describe('a packing list', () => {
  it('has every home and every box in one group, however it is divided', () => {
    fc.assert(
      fc.property(homes, fc.constantFrom(...groupings), (list, by) => {
        const groups = packingGroups(list, by);
        expect(new Set(groups.flatMap((group) => group.homes))).toEqual(new Set(list));
        expect(groups.flatMap((group) => group.homes)).toHaveLength(list.length);
        expect(groups.reduce((sum, { boxes }) => sum + boxes, 0)).toBe(list.reduce((sum, { boxes }) => sum + boxes, 0));
        for (const { key, homes: members } of groups)
          expect(new Set(members.map((home) => groupKey(home, by)))).toEqual(new Set([key]));
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
      }),
    );
  });

  it('begins with what leaves first', () => {
    fc.assert(
      fc.property(homes, fc.constantFrom(...groupings), (list, by) => {
        const days = packingGroups(list, by).map(({ due }) => due);
        expect(days).toEqual([...days].sort());
        for (const group of packingGroups(list, by))
          expect(group.homes.map(({ due }) => due)).toEqual(group.homes.map(({ due }) => due).sort());
      }),
    );
  });

  it('count as packed without what was cancelled, also when it was ticked before anybody knew', () => {
    const list = [
      { state: 'packed', boxes: 1 },
      { state: 'placed', boxes: 2 },
      { state: 'cancelled', boxes: 4 },
    ] as const;
    expect(packingProgress(list, ({ state }) => state !== 'placed')).toEqual({ packed: 1, homes: 2, boxes: 3 });
    expect(packingProgress(list.slice(2), () => true)).toEqual({ packed: 0, homes: 0, boxes: 0 });
  });

  it('takes boxes for the same by what lies in which section, not by names or prices of the day', () => {
    const order = (changes: Partial<OrderedInvitation>): string =>
      contentsOf({ kind: 'invitation', content: { ...bought, ...changes } }).key;
    const [first, ...others] = bought.sections;
    expect(order({ name: 'Renamed', price: 5, sections: [...others, first!] })).toBe(order({}));
    expect(order({ weight: 500 })).not.toBe(order({}));
    expect(order({ tempId: 4 })).not.toBe(order({}));
    const swapped = bought.sections.map((section, at) => ({ ...section, index: [1, 0, 2][at]! }));
    expect(order({ sections: swapped })).not.toBe(order({}));
  });

  it('tells how much of which sweet goes into a box', () => {
    const [first, second] = bought.sections;
    const sections = [first!, second!, { ...first!, index: 2 }, { ...second!, index: 3 }];
    const { key: _key, ...box } = contentsOf({ kind: 'invitation', content: { ...bought, sections } });
    expect(fillingOf({ key: '', ...box })).toEqual([
      { name: 'Sweet a', words: '2 × 187.5 gm' },
      { name: 'Sweet b', words: '2 × 187.5 gm' },
    ]);
  });
});

describe('what lies in a parcel', () => {
  const item = (quantity: number, unit: string) =>
    contentsOf({
      kind: 'item',
      content: {
        kind: 'sweet',
        itemId: sweets[0]!,
        name: 'Kaju katli',
        image: '',
        rate: '',
        description: '',
        quantity,
        unit,
        price: 0,
        delivery: 0,
      },
    });

  it('is named with its weight', () => {
    expect([item(2, 'kg'), item(750, 'gm')].map((one) => [contentGrams(one), contentText(one), one.key])).toEqual([
      [2000, '2 kg', `sweet.${sweets[0]}.2000`],
      [750, '750 gm', `sweet.${sweets[0]}.750`],
    ]);
    expect(fillingOf(item(2, 'kg'))).toEqual([{ name: 'Kaju katli', words: '2 kg' }]);
    const [first, second] = bought.sections;
    const box = contentsOf({
      kind: 'invitation',
      content: { ...bought, weight: 1000, sections: [{ ...first!, index: 2 }, second!, { ...second!, index: 0 }] },
    });
    expect([contentGrams(box), contentText(box)]).toEqual([1000, '1 kg, 4 Section in box: Sweet b, Sweet a']);
    expect(fillingOf(box)).toEqual([
      { name: 'Sweet b', words: '2 × 250 gm' },
      { name: 'Sweet a', words: '250 gm' },
    ]);
  });

  it('is found by name, number, address, note, pincode and reference, in any letter case', () => {
    const home: PackingHome = {
      orderId: '2'.repeat(24),
      position: 0,
      reference: '2627-000042-1',
      contents: 'one',
      boxes: 1,
      due: '2026-11-30',
      name: 'Simran Kaur',
      mobile: '9876543210',
      address: '12, Mall Road',
      note: 'Landline 0183 2223334',
      pincode: '143001',
      district: 'Amritsar',
      region: 'Punjab',
    };
    for (const search of [' simran ', '98765', 'MALL', 'landline', '0183 222', '143001', '42-1', ''])
      expect([search, homeMatches(home, search)]).toEqual([search, true]);
    expect(homeMatches(home, 'Delhi')).toBe(false);
    expect(['state', 'city', 'area'].map((by) => groupKey(home, by as 'state'))).toEqual([
      'Punjab',
      'Amritsar, Punjab',
      '143',
    ]);
    const lost = { ...home, region: '', district: '' };
    expect(['state', 'city'].map((by) => groupKey(lost, by as 'state'))).toEqual([
      'Pincode not known',
      'Pincode not known',
    ]);
  });

  it('is laid out by day, pincode and number, and groups of a day by their names', () => {
    const nobody = { orderId: '2'.repeat(24), position: 0, boxes: 1, name: '', mobile: '', address: '' };
    const home = (reference: string, due: string, pincode: string, contents = 'one'): PackingHome => ({
      ...nobody,
      reference,
      due,
      pincode,
      contents,
      district: '',
      region: '',
    });
    const some = [
      home('2627-000042-10', '2026-11-30', '143001'),
      home('2627-000042-9', '2026-11-30', '143001'),
      home('2627-000042-1', '2026-11-30', '143002'),
      home('2627-000042-2', '2026-11-29', '999999'),
      home('2627-000042-3', '2026-11-29', '143001', 'b'),
      home('2627-000042-4', '2026-11-29', '143001', 'a'),
    ];
    expect(
      packingGroups(some, 'design').map(({ key, due, homes: its }) => [
        key,
        due,
        its.map(({ reference }) => reference.slice(12)).join(),
      ]),
    ).toEqual([
      ['a', '2026-11-29', '4'],
      ['b', '2026-11-29', '3'],
      ['one', '2026-11-29', '2,9,10,1'],
    ]);
  });
});

describe('a home that is sent, delivered, back or cancelled', () => {
  const nowhere = {
    orderId: '2'.repeat(24),
    position: 0,
    boxes: 1,
    name: '',
    mobile: '',
    address: '',
    district: '',
    region: '',
    pincode: '143001',
  };
  const home = (reference: string, due: string, state: ParcelState, contents = 'one') => ({
    ...nowhere,
    reference,
    due,
    state,
    contents,
  });

  it('makes no group late: its day is that of what has still to leave, and a group with nothing left has none', () => {
    for (const state of ['sent', 'delivered', 'returned', 'cancelled'] as const) {
      const groups = packingGroups(
        [home('1', '2026-11-01', state), home('2', '2026-12-04', 'packed'), home('3', '2026-11-02', state, 'gone')],
        'design',
      );
      expect(groups.map(({ key, due, homes: its }) => [key, due, its.length])).toEqual([
        ['one', '2026-12-04', 2],
        ['gone', '', 1],
      ]);
    }
  });
});

describe('what is not paid in full', () => {
  it('is counted by the day, beside all boxes of it', () => {
    const order = (open: number, unpaid?: boolean): KitchenOrder => ({
      kind: 'invitation',
      orderedAt: '2026-07-01T06:00:00.000Z',
      open,
      ...(unpaid ? { unpaid } : {}),
      content: {
        weight: 500,
        tempId: 1,
        sections: [{ index: 0, sweetId: sweets[0]!, name: 'A', image: '', price: 0 }],
      },
    });
    expect(kitchenDays([order(3, true), order(2), order(4, true)])).toMatchObject([{ boxes: 9, unpaid: 7 }]);
    expect(kitchenDays([order(2)])[0]).not.toHaveProperty('unpaid');
    expect(kitchenDays([order(0, true)])).toEqual([]);
  });
});
