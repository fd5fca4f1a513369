import { describe, expect, it } from 'vitest';
import type { HomeMoney } from '#domain/orders/home-money.rules.ts';
import type { OrderMoney } from '#domain/orders/order-money.contract.ts';
import { beginRefund, firstOf, leftText, meantRefund } from '#office/orders/refund-form.rules.ts';

const nothing = { goods: 0, delivery: 0 };
const homeWith = (left: number, parts: Partial<HomeMoney> = {}): HomeMoney => ({
  paid: left,
  back: 0,
  off: nothing,
  left,
  owed: 0,
  ...parts,
});

/** Returns the money of an order whose homes have so many paise left; `cancelled` of them with the policy's paise. */
const moneyOf = (lefts: readonly number[], cancelled?: { goods: number; positions: number[] }): OrderMoney =>
  ({
    left: { goods: lefts.reduce((sum, one) => sum + one, 0), delivery: 0 },
    homes: lefts.map((left) => homeWith(left)),
    cancelled: cancelled ? { ...cancelled, delivery: 0, words: ['Half goes back.'] } : null,
  }) as OrderMoney;
const places = [0, 1, 2];

describe('the refund form', () => {
  it('chooses nothing by itself in an order that goes on', () => {
    const money = moneyOf([100_00, 200_00, 0]);
    const { ways, way, amount, refusal } = meantRefund(beginRefund(money, []), places, money);
    expect(ways.map(({ label }) => label)).toEqual(['What the homes cost', 'Everything left: ₹300', 'Another sum']);
    expect([way, amount, refusal]).toEqual([null, 0, 'Please choose how much to send back.']);
  });

  it('speaks of one home where the order has one', () => {
    const money = moneyOf([100_00], { goods: 50_00, positions: [0] });
    const { ways } = meantRefund(beginRefund(money, []), [0], money);
    expect(ways.find(({ way }) => way === 'homes')?.label).toBe('What this home cost');
  });

  it('begins with what the policy says for the cancelled homes', () => {
    const money = moneyOf([100_00, 200_00, 0], { goods: 50_00, positions: [0] });
    const form = beginRefund(money, []);
    const meant = meantRefund(form, places, money);
    expect(form.reason).toBe('Cancelled');
    expect(meant.ways[0]).toEqual({
      way: 'policy',
      label: 'By the refund policy: ₹50',
      note: 'Half goes back.',
    });
    expect(meant).toMatchObject({ way: 'policy', amount: 50_00, positions: [0], refusal: '' });
  });

  it('begins with the homes when the policy gives nothing back', () => {
    const money = moneyOf([100_00], { goods: 0, positions: [0] });
    expect(meantRefund(beginRefund(money, []), [0], money)).toMatchObject({ way: 'homes', amount: 100_00 });
  });

  it('begins with the home from whose row it was opened, and with no reason', () => {
    const money = moneyOf([100_00, 200_00, 0], { goods: 50_00, positions: [0] });
    const form = beginRefund(money, [1]);
    expect(form.reason).toBe('');
    expect(meantRefund(form, places, money)).toMatchObject({ way: 'homes', amount: 200_00, positions: [1] });
  });

  it('names every home with money left when everything goes back', () => {
    const money = moneyOf([100_00, 200_00, 0]);
    const form = { ...beginRefund(money, []), wanted: 'all' as const };
    expect(meantRefund(form, places, money)).toMatchObject({ amount: 300_00, positions: [0, 1] });
  });

  it('drops what somebody else sent back meanwhile', () => {
    const before = moneyOf([100_00, 200_00], { goods: 50_00, positions: [0] });
    const form = beginRefund(before, []);
    const { way, chosen, refusal } = meantRefund(form, [0, 1], moneyOf([0, 200_00]));
    expect([way, chosen.size, refusal]).toEqual([null, 0, 'Please choose how much to send back.']);
  });

  it.each([
    ['', [], 'Please type how much to send back.'],
    ['much', [], 'We cannot send back “much”. Please type rupees, such as 250 or 250.50.'],
    ['-5', [], 'We cannot send back “-5”. Please type rupees, such as 250 or 250.50.'],
    ['80,50', [], '“80,50” can be read in two ways. Please write 80.50, with a point.'],
    ['301', [], 'At most ₹300 can go back.'],
    ['150', [0], 'At most ₹100 can go back for the homes below.'],
    ['100', [0], ''],
  ])('answers the sum %j for the homes %j with %j', (typed, ticked, refusal) => {
    const money = moneyOf([100_00, 200_00]);
    const form = { wanted: 'sum' as const, ticked: new Set(ticked), typed, reason: '' };
    expect(meantRefund(form, [0, 1], money).refusal).toBe(refusal);
  });

  it('asks for the homes, and refuses where nothing is left', () => {
    const form = { wanted: 'homes' as const, ticked: new Set<number>(), typed: '', reason: '' };
    expect(meantRefund(form, [0, 1], moneyOf([100_00, 200_00])).refusal).toBe('Please choose the homes.');
    expect(meantRefund(form, [0, 1], moneyOf([0, 0])).refusal).toBe('This order has no money left to send back.');
  });
});

describe('a home in the refund form', () => {
  it.each([
    [homeWith(500_00), '₹500'],
    [homeWith(0), 'Not paid yet'],
    [homeWith(0, { back: 500_00 }), 'Nothing left, ₹500 back or on its way'],
    [homeWith(300_00, { back: 200_00 }), '₹300 left of ₹500, ₹200 back or on its way'],
    [homeWith(300_00, { off: { goods: 150_00, delivery: 50_00 } }), '₹300 left of ₹500, ₹200 came off the balance'],
  ])('says what is left of it %#', (home, text) => {
    expect(leftText(home, 500_00)).toBe(text);
  });

  it('stands first when its refund was asked for', () => {
    expect(firstOf([2], [{ position: 0 }, { position: 1 }, { position: 2 }]).map(({ position }) => position)).toEqual([
      2, 0, 1,
    ]);
  });
});
