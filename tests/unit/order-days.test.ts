import { describe, expect, it } from 'vitest';
import { changeText, type DatedHome, daysInWords, orderDays } from '#domain/orders/order-days.rules.ts';

const calendar = { open: [1, 2, 3, 4, 5, 6], closed: ['2026-12-10'] };
const home = (changes: Partial<DatedHome> = {}): DatedHome => ({
  state: 'placed',
  since: null,
  waits: false,
  transit: 0,
  ...changes,
});
const wished = { by: '2026-12-12', event: '2026-12-14', leaves: '2026-12-04' };
const of = (homes: DatedHome[], today = '2026-11-20') => orderDays({ ...wished, homes }, today, calendar);

describe('the days of an order', () => {
  it('are those of every home: by its way, and never a holiday', () => {
    const days = of([home(), home({ transit: 6 })]);
    expect(days.arrives).toEqual(['2026-12-04', '2026-12-11']);
    expect(daysInWords(days, '2026-11-20')).toEqual([
      ['Asked for', 'Saturday, 12 December'],
      ['Celebration', 'Monday, 14 December'],
      ['Leaves us by', 'Friday, 4 December'],
      ['Should arrive', 'Friday, 4 December to Friday, 11 December'],
    ]);
  });

  it('follow the parcel: from the day it left, or from today when it is late', () => {
    const sent = home({ state: 'sent', since: '2026-12-01T20:00:00Z', transit: 3 });
    expect(of([sent])).toMatchObject({ left: '2026-12-02', arrives: ['2026-12-05'] });
    expect(of([sent, home()])).toMatchObject({ left: null });
    const late = of([home({ transit: 2 })], '2026-12-06');
    expect(late.arrives).toEqual(['2026-12-08']);
    expect(daysInWords(late, '2026-12-06')).toContainEqual(['Was to leave by', 'Friday, 4 December']);
  });

  it('are silent about what is there, cancelled, or waits for its address', () => {
    const days = of([home({ state: 'delivered' }), home({ state: 'cancelled' }), home({ waits: true })]);
    expect(days.arrives).toEqual([null, null, null]);
    expect(daysInWords({ ...days, by: null, event: null }, '2026-11-20')).toEqual([]);
  });
});

describe('how a home is cancelled or an address changed', () => {
  const at = (kind: 'sweet' | 'dry-fruit' | 'invitation', now: string, ...states: string[]): string =>
    changeText(
      kind,
      { createdAt: '2026-11-27T06:00:00Z', states: states.length > 0 ? states : ['placed'], phone: '+91 1' },
      Date.parse(now),
    );

  it('is said by the policy: free for the working day after the order, then not all comes back', () => {
    expect(at('invitation', '2026-11-28T18:29:59Z')).toBe(
      'Change an address in your guest list, then send the box there. To cancel a home, call +91 1, free until the end of Saturday, 28 November.',
    );
    expect(at('invitation', '2026-11-28T18:30:00Z')).toContain('We charge for what is already printed and built');
    expect(at('sweet', '2026-11-27T07:00:00Z')).toContain('free until we start packing');
    expect(at('dry-fruit', '2026-11-27T07:00:00Z', 'packed')).toContain('free until the courier has the box');
  });

  it('is said no more once the boxes are packed, or none is left here', () => {
    expect(at('invitation', '2026-11-27T07:00:00Z', 'packed', 'sent')).toBe(
      'We have packed it. To change the address, call +91 1 at once.',
    );
    expect(at('invitation', '2026-11-27T07:00:00Z', 'sent', 'cancelled')).toBe('');
  });
});
