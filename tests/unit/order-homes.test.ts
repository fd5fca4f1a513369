import { describe, expect, it } from 'vitest';
import type { HomeMoney } from '#domain/orders/home-money.rules.ts';
import type { StaffHome, StaffOrder } from '#domain/orders/staff-order.contract.ts';
import { circleOf, homesFound, mayRefund, parcelsIn, whyCancelled } from '#office/orders/homes-of-order.ts';

const homeOf = (position: number, parts: Partial<StaffHome> = {}): StaffHome =>
  ({
    position,
    name: `Home ${position}`,
    mobile: '',
    address: '',
    pincode: '',
    city: '',
    tracking: '',
    ...parts,
  }) as StaffHome;
const placesOf = (homes: readonly StaffHome[]): number[] => homes.map(({ position }) => position);

describe('the homes of an order', () => {
  const homes = [
    homeOf(0, { city: 'Amritsar', state: 'placed', revision: 3 }),
    homeOf(1, { note: 'near the Amritsar gate', state: 'sent', tracking: 'AB 12', revision: 4 }),
    homeOf(2, { city: 'Pune', state: 'placed', revision: 5 }),
  ];
  const order = { id: 'o'.repeat(24), homes } as StaffOrder;

  it('are found by a part of any of their words, in either case, and by their state', () => {
    expect(placesOf(homesFound(homes, { search: ' AMRITSAR ', state: '' }))).toEqual([0, 1]);
    expect(placesOf(homesFound(homes, { search: 'amritsar', state: 'sent' }))).toEqual([1]);
    expect(placesOf(homesFound(homes, { search: 'ab 12', state: '' }))).toEqual([1]);
    expect(placesOf(homesFound(homes, { search: ' ', state: '' }))).toEqual([0, 1, 2]);
  });

  it('step on only from the states that the step begins in, as they were seen', () => {
    expect(parcelsIn(order, homes, ['placed'])).toEqual([
      { orderId: order.id, position: 0, revision: 3 },
      { orderId: order.id, position: 2, revision: 5 },
    ]);
  });

  it('are refunded one by one while they have money left, are not cancelled and are not the only one', () => {
    const money = [{ left: 0 }, { left: 5 }, { left: 5 }] as HomeMoney[];
    const may = (home: StaffHome, of = order) => mayRefund(of, home, money);
    expect(homes.map((home) => may(home))).toEqual([false, true, true]);
    expect(may({ ...homeOf(1), state: 'cancelled' })).toBe(false);
    expect(may(homeOf(1), { ...order, homes: [homeOf(1)] })).toBe(false);
    expect(mayRefund(order, homeOf(1), undefined)).toBe(false);
  });

  it('say why they were cancelled by the last step that still holds', () => {
    const steps = [
      { positions: [0], note: 'A slip', undoneAt: '2026-11-20T10:00:00.000Z' },
      { positions: [1], note: 'Moved away', undoneAt: null },
      { positions: [0, 1], note: 'The wedding is off', undoneAt: null },
    ];
    const of = { ...order, steps } as StaffOrder;
    expect(whyCancelled(of, homeOf(0, { state: 'cancelled' }))).toBe('The wedding is off');
    expect(whyCancelled(of, homeOf(1, { state: 'cancelled' }))).toBe('Moved away');
    expect(whyCancelled(of, homeOf(1, { state: 'sent' }))).toBe('');
    expect(whyCancelled(of, homeOf(2, { state: 'cancelled' }))).toBe('');
  });

  it('name the guests for whom they get their own box', () => {
    const circles = [{ circle: 'Family' }, { circle: 'Office' }];
    const of = { ...order, bought: { kind: 'invitation', content: { circles } } } as StaffOrder;
    expect([circleOf(of, homeOf(0)), circleOf(of, homeOf(0, { circle: 1 }))]).toEqual(['Family', 'Office']);
    expect(circleOf({ ...order, bought: { kind: 'item' } } as StaffOrder, homeOf(0))).toBe('');
  });
});
