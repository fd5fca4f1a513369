import { describe, expect, it } from 'vitest';
import { sheetColumns } from '#domain/catalogue/catalogue-sheet.contract.ts';
import { leavesBy } from '#domain/delivery/dispatch.rules.ts';
import {
  boughtRate,
  boxText,
  designFor,
  designsOf,
  isSameBox,
  orderMatches,
  type OrderedInvitation,
} from '#domain/orders/order.rules.ts';
import { searchedMobile } from '#domain/orders/staff-order.rules.ts';
import { yearMonthDay } from '#lib/dates.ts';
import { fullOrderNumber } from '#lib/order-number.ts';
import { INDIA_AHEAD } from '#lib/time.ts';
import { shopFacts } from '#shop.config';
import { demoPolicies } from '../../scripts/demo/catalogue/policies.ts';

describe('the day an order leaves', () => {
  it.each([
    ['sweet', '2026-11-20T10:00:00Z', '2026-11-21'],
    // Saturday night in India: Sunday does not count.
    ['sweet', '2026-11-21T17:00:00Z', '2026-11-23'],
    ['dry-fruit', '2026-11-20T10:00:00Z', '2026-11-23'],
    ['invitation', '2026-07-01T06:00:00Z', '2026-07-09'],
    ['invitation', '2026-11-23T06:00:00Z', '2026-12-10'],
  ] as const)('of a %s ordered at %s is %s', (kind, orderedAt, day) => {
    expect(new Date(Date.parse(leavesBy(kind, orderedAt)) + INDIA_AHEAD).toISOString().slice(0, 10)).toBe(day);
  });

  it('is the one that was chosen for it, where the family said by when it shall be there', () => {
    const promised = { days: 7, inSeason: 15, on: '2027-02-10' };
    expect(yearMonthDay(leavesBy('invitation', '2026-11-20T10:00:00Z', promised))).toBe('2027-02-10');
  });
});

describe('the policies', () => {
  it('name the zones and times that the shop goes by', () => {
    for (const { words } of shopFacts.zones)
      expect(demoPolicies.shipping).toContain(`${words.charAt(0).toUpperCase()}${words.slice(1)}</td><td>`);
    expect(demoPolicies.shipping).toContain(`within ${shopFacts.dispatch.invitation} working days`);
    expect(demoPolicies.shipping).toContain(`within ${shopFacts.dispatch.invitationInSeason} working days.`);
  });

  it('ask for nothing that no page offers', () => {
    for (const html of Object.values(demoPolicies))
      expect(html).not.toMatch(/approv|proof of|send a proof|when they are placed/i);
  });
});

it.each([
  [{ kind: 'sweet', rate: '880/400gm', ratePaise: 880_00 }, '₹880 / 400 gm'],
  [{ kind: 'dry-fruit', rate: '3600/kg', ratePaise: 3600_00 }, '₹3,600 / kg'],
  // The text is for earlier clients: what it says counts nothing beside the paise.
  [{ kind: 'dry-fruit', rate: '1/400gm', ratePaise: 12_50 }, '₹12.50 / kg'],
  [{ kind: 'sweet', rate: 'on request' }, 'on request'],
] as const)('the rate of %j is shown as %s', (item, words) => {
  expect(boughtRate(item)).toBe(words);
});

it('two boxes are the same whatever the order of their sections, and differ by design, size, type or one sweet', () => {
  const box = {
    invitationId: 'a',
    weight: 750,
    tempId: 2,
    sections: [
      { index: 0, sweetId: 'x' },
      { index: 1, sweetId: 'y' },
    ],
  };
  expect(isSameBox(box, { ...box, sections: box.sections.toReversed() })).toBe(true);
  for (const other of [
    { invitationId: 'b' },
    { weight: 500 },
    { tempId: 3 },
    { sections: [] },
    {
      sections: [
        { index: 0, sweetId: 'y' },
        { index: 1, sweetId: 'x' },
      ],
    },
  ]) {
    expect(isSameBox(box, { ...box, ...other })).toBe(false);
  }
});

it('the headings of tables tell what the prices of sweets and dry fruits are for', () => {
  expect(sheetColumns('sweet')).toContain('Price of 400 gm');
  expect(sheetColumns('dry-fruit')).toContain('Price of 1 kg');
});

describe('the box designs of an order', () => {
  const design = (name: string): OrderedInvitation => ({
    invitationId: 'a'.repeat(24),
    name,
    image: '',
    description: '',
    category: 'Wooden Box',
    price: 300_00,
    weight: 750,
    boxName: '4 Section in box',
    tempId: 2,
    sections: [],
    boxes: 1,
    goods: 0,
    delivery: 0,
  });
  const circles = [
    { ...design('Peacock'), circle: 'Family' },
    { ...design('Lotus'), circle: 'Office' },
  ];

  it('are the one, or those that go to circles of guests', () => {
    expect(designsOf(design('Peacock'))).toEqual([design('Peacock')]);
    expect(designsOf({ ...design('Peacock'), circles })).toBe(circles);
  });

  it.each([
    [1, 'Lotus'],
    [0, 'Peacock'],
    [null, 'Peacock'],
    [undefined, 'Peacock'],
    [7, 'Peacock'],
  ])('give the home of circle %s %s', (circle, name) => {
    expect(designFor({ ...design('Peacock'), circles }, circle).name).toBe(name);
    expect(designFor(design('Peacock'), circle).name).toBe('Peacock');
  });

  it('are called by their circle where there are several', () => {
    expect([design('Peacock'), circles[1]!].map(boxText)).toEqual([
      'Peacock, 4 Section in box, 750 gm',
      'Office: Lotus, 4 Section in box, 750 gm',
    ]);
  });
});

describe('an order is looked for', () => {
  it.each([
    ['', true],
    [undefined, true],
    ['  ', true],
    [' ROYAL ', true],
    ['peacock, 4', true],
    ['2627-000042', true],
    ['lotus', false],
  ])('by %j: found %s', (search, found) => {
    const order = { ids: ['b'.repeat(24), '2627-000042'], title: 'Royal Peacock, 4 boxes' };
    expect(orderMatches(order, search)).toBe(found);
  });

  it.each([
    ['2627-12', '2627-000012'],
    ['2627-12345', '2627-012345'],
    ['੨੬੨੭-੧੨', '2627-000012'],
    ['2627-000012-3', '2627-000012'],
    ['2627-12-17', '2627-000012'],
    ['2627-123456', null],
    ['26-12', null],
    ['12627-12', null],
    ['2627-', null],
    ['Simran', null],
  ])('by its number as people say it: %j is %j', (typed, full) => {
    expect(fullOrderNumber(typed)).toBe(full);
  });

  it.each([
    [' +91 98140 12345 ', '9814012345'],
    ['981401', '981401'],
    [' 98140-1 ', '981401'],
    ['(0183) 250.1', '01832501'],
    ['98140', ''],
    ['981401 Kaur', ''],
    ['Kaur 981401', ''],
    ['2627-000012', '2627000012'],
    ['2627-12', ''],
    [' 2627-00012 ', ''],
    ['', ''],
  ])('by the mobile number in %j: %j', (typed, digits) => {
    expect(searchedMobile(typed)).toBe(digits);
  });
});
