import { describe, expect, it } from 'vitest';
import { aboutWeight, leftToMake, PARTS } from '#domain/packing/kitchen.rules.ts';
import { moneyDeed } from '#domain/orders/money.rules.ts';
import { leavingTimes, orderFilters, statesOfFilter } from '#domain/orders/staff-order.rules.ts';
import type { Today } from '#domain/today/today.contract.ts';
import { dayWords, todayLines } from '#office/overview/today-lines.ts';

const AT = '2026-11-28T09:00:00.000Z';
const none = { orders: 0, homes: 0, boxes: 0 };
const days = (homes: number) =>
  ['28', '29', '30'].map((day, at) => ({ day: `2026-11-${day}`, ...none, homes: at === 0 ? homes : 0 }));
const orders = { sold: { orders: 2, amount: null }, late: { ...none, homes: 3 }, days: days(12) };
const work = {
  pack: { day: '2026-11-28', homes: 9 },
  make: { day: '2026-12-01', parts: 12_500 * PARTS, kinds: 6 },
};
const inbox = { fresh: 1, unanswered: 4, late: 1, since: '2026-11-27T08:35:00.000Z' };
const money = {
  back: { count: 2, amount: 2400_00 },
  look: { count: 1 },
  rest: { count: 3, amount: 40_000_00 },
  unheard: 2,
};
const site = { publish: 'No picture.', faults: 1, plans: 2 };
const of: Record<string, Today> = {
  owner: { at: AT, orders, work, inbox, money, failed: { messages: 5, codes: 'Soon.', backup: 'Full.', ...site } },
  packer: { at: AT, orders, work, failed: {} },
  helper: { at: AT, orders, inbox, failed: { messages: 1 } },
  editor: { at: AT, failed: site, catalogue: { planned: { changes: [], count: 0 }, lacks: [], changes: [] } },
};
const said = (role: keyof typeof of) => todayLines(of[role] as Today).map(({ words }) => words);

describe('what is to be done today', () => {
  it('stands for an owner in the order of its urgency, one line for each', () => {
    expect(said('owner')).toEqual([
      '3 homes are late',
      '12 homes leave today',
      'Make 12.5 kg of 6 sweets by Tuesday',
      'Answer 4 messages, the longest waiting since 27 Nov, 14:05',
      'Send ₹2,400 back, in 2 refunds',
      'Look at 1 payment',
      '2 payments came without the payment provider’s notice',
      '3 orders leave within a week, ₹40,000 still to pay',
      'We could not publish the site',
      '1 record has a mistake: the site shows it as before',
      '5 SMS to customers failed',
      'Sign-in codes are running out',
      'The last backup failed',
      '2 planned changes were not done',
    ]);
  });

  it('is for a packer what is packed and made, for a helper who waits, for an editor the site', () => {
    expect(said('packer')).toEqual([
      '3 homes are late',
      '12 homes leave today',
      'Pack 9 homes today',
      'Make 12.5 kg of 6 sweets by Tuesday',
    ]);
    expect(said('helper')).toEqual([
      '3 homes are late',
      '12 homes leave today',
      'Answer 4 messages, the longest waiting since 27 Nov, 14:05',
      '1 SMS to a customer failed',
    ]);
    expect(said('editor')).toEqual([
      'We could not publish the site',
      '1 record has a mistake: the site shows it as before',
      '2 planned changes were not done',
    ]);
  });

  it('opens each list already narrowed, and marks what should have been done before', () => {
    const lines = todayLines(of['owner'] as Today);
    expect(lines.map(({ key, href }) => `${key} ${href.replace('/back-office', '')}`)).toEqual([
      'late /orders?state=late&sort=due',
      'leaves /orders?state=today&sort=due',
      'make /kitchen',
      'answer /inbox',
      'back /money?show=back',
      'look /money?show=look',
      'unheard /money',
      'rest /money?show=rest',
      'publish /releases',
      'faults /releases',
      'messages /messages?state=failed',
      'codes #house',
      'backup #house',
      'plans /catalogue',
    ]);
    const calm = lines.filter(({ urgent }) => !urgent).map(({ key }) => key);
    expect(calm).toEqual(['leaves', 'make', 'rest']);
    const inTime = { ...(of['helper'] as Today), inbox: { ...inbox, unanswered: 1, late: 0 } };
    expect(todayLines(inTime).find(({ key }) => key === 'answer')).toMatchObject({
      words: 'Answer 1 message, waiting since 27 Nov, 14:05',
      urgent: false,
    });
  });

  it('has no line for what there is nothing of', () => {
    const nothing = { count: 0, amount: 0 };
    expect(
      todayLines({
        at: AT,
        orders: { ...orders, late: none, days: days(0) },
        work: { pack: null, make: null },
        inbox: { fresh: 0, unanswered: 0, late: 0, since: null },
        money: { back: nothing, look: nothing, rest: nothing, unheard: 0 },
        failed: { messages: 0, codes: '', backup: '', publish: '', faults: 0, plans: 0 },
      }),
    ).toEqual([]);
  });

  it('calls days as people do', () => {
    for (const [day, words] of [
      ['2026-11-20', 'today'],
      ['2026-11-28', 'today'],
      ['2026-11-29', 'by tomorrow'],
      ['2026-12-04', 'by Friday'],
      ['2026-12-05', 'by Sat, 5 Dec'],
    ] as const)
      expect(dayWords(day, AT)).toBe(words);
    // Half past midnight in India is still the day before in London.
    expect(dayWords('2026-11-29', '2026-11-28T19:00:00.000Z')).toBe('today');
  });

  it('says weights as people do, and never too little', () => {
    for (const [grams, words] of [
      [187.5, '188 gm'],
      [375, '375 gm'],
      [1000, '1 kg'],
      [1500, '1.5 kg'],
      [2062.5, '2.07 kg'],
      [12_500, '12.5 kg'],
      [12_501, '12.6 kg'],
      [185_750, '185.8 kg'],
      [1_234_501, '1,234.6 kg'],
    ] as const)
      expect(aboutWeight(grams * PARTS)).toBe(words);
  });

  it('counts as left to make what is needed beyond what is ready, day by day', () => {
    const line = (id: string, parts: number) => ({ id, parts, kind: 'sweet' as const, name: id, portions: [] });
    const kitchen = [
      { day: '2026-11-28', boxes: 1, lines: [line('a', 100), line('b', 50)] },
      { day: '2026-11-29', boxes: 1, lines: [line('a', 10)] },
    ];
    const ready = [
      { day: '2026-11-28', id: 'a', parts: 70 },
      { day: '2026-11-28', id: 'b', parts: 80 },
    ];
    expect(leftToMake(kitchen, ready)).toEqual({ parts: 40, kinds: 1 });
    expect(leftToMake(kitchen, [])).toEqual({ parts: 160, kinds: 2 });
  });

  it('asks of every entry of the list of money one thing, of a refund on its way nothing', () => {
    expect(moneyDeed({ kind: 'cancelled', amount: 100 })).toBe('back');
    // What the policy gives nothing for is looked at.
    expect(moneyDeed({ kind: 'cancelled', amount: 0 })).toBe('look');
    expect(moneyDeed({ kind: 'refund-failed', amount: 100 })).toBe('back');
    expect(moneyDeed({ kind: 'unclaimed', amount: null })).toBe('look');
    expect(moneyDeed({ kind: 'rest', amount: 100 })).toBe('rest');
    expect(moneyDeed({ kind: 'refund-asked', amount: 100 })).toBeNull();
  });

  it('filters of the day mean homes that are not sent, in India’s days', () => {
    for (const filter of ['late', 'today', 'open'] as const)
      expect(statesOfFilter(filter)).toEqual(['placed', 'accepted', 'making', 'packed']);
    expect(leavingTimes('late', '2026-11-28')).toEqual({ from: null, before: '2026-11-27T18:30:00.000Z' });
    expect(leavingTimes('today', '2026-11-28')).toEqual({
      from: '2026-11-27T18:30:00.000Z',
      before: '2026-11-28T18:30:00.000Z',
    });
    expect(orderFilters.filter((filter) => leavingTimes(filter, '2026-11-28') !== null)).toEqual(['late', 'today']);
  });
});
