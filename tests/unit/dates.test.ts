import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inSeason, leavesBy, promiseOf } from '#domain/delivery/dispatch.rules.ts';
import { financialYear } from '#domain/orders/order.rules.ts';
import { invoiceNumber } from '#lib/order-number.ts';
import { byDue, dueDay, dayWithYear } from '#domain/planning/due.rules.ts';
import {
  exactMoment,
  indianClock,
  nearDay,
  nearMoment,
  readableDay,
  readableMoment,
  yearMonthDay,
} from '#lib/dates.ts';
import { DAY, INDIA_AHEAD } from '#lib/time.ts';

const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) });

describe('the Indian day', () => {
  it.each([
    ['2026-11-22T18:29:59.999Z', '2026-11-22', '22 November 2026', 'Sunday 22 November'],
    ['2026-11-22T18:30:00.000Z', '2026-11-23', '23 November 2026', 'Monday 23 November'],
    ['2026-12-31T18:29:59.999Z', '2026-12-31', '31 December 2026', 'Thursday 31 December'],
    ['2026-12-31T18:30:00.000Z', '2027-01-01', '1 January 2027', 'Friday 1 January'],
    ['2028-02-28T18:30:00.000Z', '2028-02-29', '29 February 2028', 'Tuesday 29 February'],
  ])('at %s is %s', (iso, short, long, near) => {
    expect([yearMonthDay(iso), readableDay(iso), nearDay(iso).replace(',', '')]).toEqual([short, long, near]);
  });

  it('turns at half past six in the evening of Greenwich, on every day', () => {
    fc.assert(
      fc.property(moment, (at) => {
        expect(yearMonthDay(new Date(at).toISOString())).toBe(new Date(at + INDIA_AHEAD).toISOString().slice(0, 10));
      }),
    );
  });

  it('has moments to the minute, to the second where they would look alike, and as fields hold them', () => {
    const iso = '2026-11-04T18:30:05.000Z';
    expect([readableMoment(iso), nearMoment(iso), exactMoment(iso), indianClock(iso)]).toEqual([
      '5 Nov 2026, 00:00',
      '5 Nov, 00:00',
      '5 Nov, 00:00:05',
      '2026-11-05T00:00',
    ]);
  });

  it.each([
    ['2027-03-31T18:29:59.999Z', '2627'],
    ['2027-03-31T18:30:00.000Z', '2728'],
    ['2026-12-31T18:30:00.000Z', '2627'],
    ['2099-04-01T00:00:00.000Z', '9900'],
  ])('%s lies in the financial year %s', (iso, year) => {
    expect(financialYear(Date.parse(iso))).toBe(year);
  });

  it('numbers invoices within sixteen characters', () => {
    expect([invoiceNumber('2627', 42), invoiceNumber('2627', 1_000_000)]).toEqual(['2627-000042', '2627-1000000']);
  });
});

describe('the day an order leaves', () => {
  const kinds = fc.constantFrom('sweet', 'dry-fruit', 'invitation');

  it('is never a Sunday in India, and later than the day of the order', () => {
    fc.assert(
      fc.property(kinds, moment, (kind, at) => {
        const leaves = Date.parse(leavesBy(kind, new Date(at).toISOString()));
        expect(new Date(leaves + INDIA_AHEAD).getUTCDay()).not.toBe(0);
        expect(leaves).toBeGreaterThan(at);
        expect((leaves - at) % DAY).toBe(0);
      }),
    );
  });

  it('is what was promised when it was ordered, in the season and outside it', () => {
    const promised = { days: 3, inSeason: 4 };
    const [wednesday, busy] = ['2026-07-01T06:00:00.000Z', '2026-11-04T06:00:00.000Z'];
    expect(leavesBy('invitation', wednesday, promised)).toBe('2026-07-04T06:00:00.000Z');
    // A Sunday lies between.
    expect(leavesBy('sweet', busy, promised)).toBe('2026-11-09T06:00:00.000Z');
  });

  it('is as many working days off as the settings say of its kind, and a family’s own day where it chose one', () => {
    const times = { sweet: 1, dryFruit: 2, invitation: 7, invitationInSeason: 15 };
    expect((['sweet', 'dry-fruit', 'invitation'] as const).map((kind) => promiseOf(kind, times))).toEqual([
      { days: 1, inSeason: 1 },
      { days: 2, inSeason: 2 },
      { days: 7, inSeason: 15 },
    ]);
    const wished = { days: 7, inSeason: 15, on: '2027-02-10' };
    expect(leavesBy('invitation', '2026-11-04T06:00:00.000Z', wished)).toBe('2027-02-10T06:30:00.000Z');
    expect(leavesBy('sweet', '2026-07-01T06:00:00.000Z', { days: 0, inSeason: 0 })).toBe('2026-07-01T06:00:00.000Z');
  });

  it('lies in the season from October to February', () => {
    const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
    expect(months.filter((month) => inSeason(`2027-${month}-15`))).toEqual(['01', '02', '10', '11', '12']);
  });

  it('does not count the Sunday between', () => {
    // Saturday and Sunday, both shortly before midnight in India.
    const [saturday, sunday] = ['2026-06-06T18:29:00.000Z', '2026-06-07T18:29:00.000Z'];
    expect(leavesBy('sweet', saturday)).toBe(leavesBy('sweet', sunday));
  });

  it('of boxes lies further off from October to February, by the Indian month', () => {
    const days = (iso: string) => (Date.parse(leavesBy('invitation', iso)) - Date.parse(iso)) / DAY;
    // Wednesdays on both sides of each edge of the season, a minute apart.
    expect(days('2025-09-30T18:30:00.000Z')).toBeGreaterThan(days('2025-09-30T18:29:00.000Z'));
    expect(days('2025-02-28T18:29:00.000Z')).toBeGreaterThan(days('2025-02-28T18:30:00.000Z'));
    expect(days('2026-01-15T06:00:00.000Z')).toBeGreaterThan(days('2026-07-16T06:00:00.000Z'));
  });
});

describe('the day a thing is due', () => {
  const day = moment.map((at) => new Date(at).toISOString().slice(0, 10));

  it('is so many days before the event', () => {
    fc.assert(
      fc.property(day, fc.nat({ max: 1000 }), (event, before) => {
        const due = dueDay(event, before) ?? '';
        expect((Date.parse(event) - Date.parse(due)) / DAY).toBe(before);
      }),
    );
  });

  it.each([
    ['2027-03-01', 1, '2027-02-28'],
    ['2028-03-01', 1, '2028-02-29'],
    ['2027-01-01', 0, '2027-01-01'],
    ['', 3, null],
    ['soon', 3, null],
    ['2027-03-01', null, null],
  ])('for an event on %j, %s days before, is %s', (event, before, due) => {
    expect(dueDay(event, before)).toBe(due);
  });

  it('is printed as people write it, wherever the reader is', () => {
    expect([dayWithYear('2027-03-05'), dayWithYear('2026-12-31')]).toEqual(['5 Mar 2027', '31 Dec 2026']);
  });

  const things = fc.uniqueArray(fc.record({ id: fc.nat(), daysBefore: fc.option(fc.nat({ max: 9 })) }), {
    selector: ({ id }) => id,
  });

  it('orders a list: earliest first, things without a day last and as they stood, none lost', () => {
    fc.assert(
      fc.property(things, (items) => {
        const before = [...items];
        const sorted = byDue(items);
        expect(items).toEqual(before);
        expect([...sorted].sort((a, b) => a.id - b.id)).toEqual([...items].sort((a, b) => a.id - b.id));
        const rank = ({ daysBefore }: { daysBefore: number | null }) => daysBefore ?? -1;
        sorted.slice(1).forEach((one, at) => expect(rank(one)).toBeLessThanOrEqual(rank(sorted[at] ?? one)));
        expect(sorted.filter(({ daysBefore }) => daysBefore === null)).toEqual(
          items.filter(({ daysBefore }) => daysBefore === null),
        );
      }),
    );
  });
});
