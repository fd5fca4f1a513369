import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canStep,
  countsText,
  homesText,
  firstOffer,
  isOpen,
  offersFor,
  steppedTogether,
  plainOrderView,
  readOrderView,
  refundedPositions,
  weekdayAndDay,
  sumCounts,
  writeOrderView,
} from '#office/orders/order-view.rules.ts';
import { nextStates, parcelStates } from '#domain/parcels/fulfilment.rules.ts';
import { dayStart, isOrderDay, orderFilters, orderSorts, statesOfFilter } from '#domain/orders/staff-order.rules.ts';

const counts = fc.dictionary(fc.constantFrom(...parcelStates), fc.integer({ min: 0, max: 500 }));

describe('the list of orders in its address', () => {
  it('comes back as it was written', () => {
    const day = fc.constantFrom('', '2026-11-22', '2028-02-29');
    const view = fc.record({
      q: fc.string({ maxLength: 100 }),
      state: fc.constantFrom('' as const, ...orderFilters),
      city: fc.constantFrom('', 'Amritsar', 'Tarn Taran'),
      from: day,
      to: day,
      sort: fc.constantFrom(...orderSorts),
      page: fc.integer({ min: 1, max: 100_000 }),
    });
    fc.assert(
      fc.property(view, (one) => {
        expect(readOrderView(writeOrderView(one))).toEqual(one);
      }),
    );
    expect(writeOrderView(plainOrderView)).toBe('');
    expect(writeOrderView({ ...plainOrderView, city: 'Tarn Taran', page: 2 })).toBe('?city=Tarn+Taran&page=2');
  });

  it.each([
    ['100000', 100_000],
    ['100001', 1],
    ['1.5', 1],
    ['0', 1],
    ['two', 1],
  ])('reads page %j as %i', (page, shown) => {
    expect(readOrderView(`?page=${page}`).page).toBe(shown);
  });

  it('cuts what nobody types', () => {
    const { q, city } = readOrderView(`?q=${'x'.repeat(200)}&city=${'y'.repeat(200)}`);
    expect([q.length, city.length]).toEqual([100, 60]);
    expect(readOrderView('?from=2026-11-22x').from).toBe('2026-11-22');
  });

  it('leaves out what is no view', () => {
    expect(readOrderView('?state=eaten&from=2026-02-30&to=x&sort=up&page=-1&city=')).toEqual(plainOrderView);
  });
});

describe('the steps that are offered for some homes', () => {
  it('begin with the one that the least advanced homes make next, and touch only those', () => {
    expect(firstOffer({ packed: 3, placed: 20 })).toEqual({ to: 'accepted', from: ['placed'], homes: 20 });
    expect(firstOffer({ packed: 3, delivered: 20 })).toEqual({ to: 'sent', from: ['packed'], homes: 3 });
    expect(firstOffer({ delivered: 2, cancelled: 1, returned: 1 })).toBeNull();
    expect(firstOffer({ placed: 0 })).toBeNull();
    // Chosen in the list, what was cancelled makes no step along with the others.
    expect(offersFor(steppedTogether({ cancelled: 2 }))).toEqual([]);
    expect(offersFor(steppedTogether({ delivered: 1, cancelled: 2 })).map(({ to }) => to)).toEqual(['returned']);
  });

  it('leave out what was cancelled and paid back, but not where the money did not arrive', () => {
    const refunded = refundedPositions([
      { state: 'done', positions: [0] },
      { state: 'failed', positions: [1] },
      { state: 'asked', positions: [2] },
    ]);
    const may = (['cancelled', 'returned'] as const).map((state) =>
      [0, 1, 2].map((position) => canStep({ state, position }, refunded)),
    );
    expect(may).toEqual([
      [false, true, false],
      [true, true, true],
    ]);
  });

  it('are possible for exactly the homes that they count', () => {
    fc.assert(
      fc.property(counts, (some) => {
        for (const { to, from, homes } of offersFor(some)) {
          expect(homes).toBeGreaterThan(0);
          for (const state of from) expect(state === to ? to === 'sent' : nextStates(state).includes(to)).toBe(true);
          // A number that is known is never overwritten in passing.
          if (from.includes(to)) expect(from).toEqual(['sent']);
          expect(homes).toBe(from.reduce((sum, state) => sum + (some[state] ?? 0), 0));
        }
      }),
    );
  });

  it('correct courier and number where everything is sent, and there alone', () => {
    const sent = (some: Record<string, number>) => offersFor(some).find(({ to }) => to === 'sent');
    expect(sent({ sent: 3 })).toEqual({ to: 'sent', from: ['sent'], homes: 3 });
    expect(sent({ sent: 3, packed: 2 })).toEqual({ to: 'sent', from: ['packed'], homes: 2 });
    expect(offersFor({})).toEqual([]);
  });

  it('are told with their days in few letters', () => {
    expect([weekdayAndDay('2026-12-03T20:00:00.000Z'), ...[1, 24].map(homesText)]).toEqual([
      'Fri, 4 Dec',
      '1 home',
      '24 homes',
    ]);
  });

  it('are counted over all that is chosen', () => {
    expect(sumCounts([{ placed: 1, sent: 2 }, {}, { sent: 3 }])).toEqual({ placed: 1, sent: 5 });
    expect(countsText({ packed: 3, placed: 20 })).toBe('20 placed, 3 packed');
    expect([isOpen({ sent: 1 }), isOpen({ sent: 1, packed: 1 })]).toEqual([false, true]);
  });
});

describe('what the list is narrowed to', () => {
  it('means one state, or everything that has still to be sent', () => {
    expect(statesOfFilter('packed')).toEqual(['packed']);
    expect(statesOfFilter('open')).toEqual(['placed', 'accepted', 'making', 'packed']);
  });

  it('counts days as India has them', () => {
    expect(dayStart('2026-11-22')).toBe('2026-11-21T18:30:00.000Z');
    expect(dayStart('2026-12-31', 1)).toBe('2026-12-31T18:30:00.000Z');
    expect(['2026-02-28', '2028-02-29', '2026-02-29', '2026-13-01', '2026-2-1', 'today', ''].map(isOrderDay)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
