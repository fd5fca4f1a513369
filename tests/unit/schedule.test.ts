import { describe, expect, it } from 'vitest';
import { placePlans } from '#office/catalogue/place-plan.ts';
import { kindDeclarations } from '#office/catalogue/declarations/staff-lists.ts';
import {
  fieldNeeds,
  planSchema,
  plansOf,
  planValues,
  type PlanWay,
  reversedText,
} from '#office/catalogue/plan-form.ts';
import { planGroups } from '#office/catalogue/plan-groups.ts';
import { nextPlanText } from '#domain/catalogue/next-plan.rules.ts';
import { type PlannedChange, priceFieldOf } from '#domain/catalogue/schedule.contract.ts';
import {
  type DuePlan,
  isFailure,
  outcomeText,
  visibilityText,
  type Plan,
  planProblems,
  planStep,
  planText,
} from '#domain/catalogue/schedule.rules.ts';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';
import { fromIndianClock, indianClock } from '#lib/dates.ts';
import { INDIA_AHEAD } from '#lib/time.ts';

/** Returns the fifth of November 2026 is midnight in India at half past six the evening before in Greenwich. */
const day = (date: number): string => new Date(Date.UTC(2026, 10, date) - INDIA_AHEAD).toISOString();
const now = Date.parse(day(1));
const price = (at: number, until: number | null = null, paise: number | null = 240_00): Plan => ({
  what: 'price',
  at: day(at),
  until: until === null ? null : day(until),
  price: paise,
});
const place = (what: 'show' | 'hide', at: number): Plan => ({ what, at: day(at), until: null, price: null });
const visible = { isActive: true, inBin: false };
const hidden = { isActive: false, inBin: false };
const ground = { now, record: visible, priced: true, others: [] as Plan[] };

describe('a clock in India', () => {
  it('is read and shown to the minute, and knows which days there are', () => {
    expect(fromIndianClock('2026-11-05T00:00')).toBe('2026-11-04T18:30:00.000Z');
    expect(indianClock('2026-11-04T18:30:59.000Z')).toBe('2026-11-05T00:00');
    for (const none of [
      '',
      '2026-11-05',
      '2026-11-05T',
      '2026-02-31T10:00',
      '2026-11-05T25:00',
      '05.11.2026',
      'x2026-11-05T00:00',
      '2026-11-05T00:00x',
    ])
      expect(fromIndianClock(none), none).toBeNull();
  });
});

describe('a plan', () => {
  it('lies ahead, within three years, and ends after it begins', () => {
    expect(planProblems(price(5, 12), ground)).toEqual({});
    expect(planProblems(price(1), ground)).toEqual({ at: expect.stringContaining('has passed') });
    expect(planProblems(price(5, 5), ground)).toEqual({ until: expect.stringContaining('after the start') });
    expect(planProblems(price(2000), ground)).toEqual({ at: expect.stringContaining('three years') });
    expect(planProblems(price(5, 2000), ground)).toEqual({ until: expect.stringContaining('three years') });
    expect(planProblems({ ...place('hide', 5), until: day(6) }, ground)).toHaveProperty('until');
  });

  it('wants a record outside the bin, and a price where there is one', () => {
    expect(planProblems(price(5), { ...ground, record: null })).toHaveProperty('recordId');
    expect(planProblems(price(5), { ...ground, record: { ...visible, inBin: true } })).toHaveProperty('recordId');
    expect(planProblems(price(5), { ...ground, priced: false })).toHaveProperty('what');
    expect(planProblems(price(5, null, null), ground)).toEqual({ price: 'Price is required.' });
  });

  it('sets no price inside the days of another one, but right behind them', () => {
    const diwali = { ...ground, others: [price(5, 12)] };
    for (const other of [price(5), price(8), price(11, 14), price(3, 6), price(3, 20), price(6, 7)])
      expect(planProblems(other, diwali), planText(other)).toEqual({ at: expect.stringContaining('5 Nov 2026') });
    for (const other of [price(4), price(12), price(12, 14), price(3, 5)])
      expect(planProblems(other, diwali), planText(other)).toEqual({});
    expect(planProblems(price(8), { ...ground, others: [price(8)] })).toHaveProperty('at');
  });

  it('shows only what is hidden then, and hides only what is shown', () => {
    expect(planProblems(place('show', 5), ground)).toEqual({
      at: expect.stringContaining('already be on the site then'),
    });
    expect(planProblems(place('hide', 5), ground)).toEqual({});
    expect(planProblems(place('hide', 5), { ...ground, record: hidden })).toHaveProperty('at');
    const going = { ...ground, others: [place('hide', 5)] };
    expect(planProblems(place('show', 8), going)).toEqual({});
    expect(planProblems(place('show', 4), going)).toHaveProperty('at');
    expect(planProblems(place('show', 5), going)).toEqual({ at: expect.stringContaining('the same moment') });
    // A price beside it is no matter.
    expect(planProblems(place('hide', 6), { ...ground, others: [price(6)] })).toEqual({});
  });

  it('whose days have begun can still get another end, in the bin as well', () => {
    const begun = { ...ground, now: Date.parse(day(7)), begun: true };
    expect(planProblems(price(5, 9), begun)).toEqual({});
    expect(planProblems(price(5, 9), { ...begun, record: { ...visible, inBin: true } })).toEqual({});
    expect(planProblems(price(5, 6), begun)).toEqual({ until: expect.stringContaining('has passed') });
  });

  it('is told in Indian time and rupees', () => {
    expect(planText(price(5, 12))).toBe('₹240 from 5 Nov 2026, 00:00 until 12 Nov 2026, 00:00');
    expect(planText(price(5, null, null))).toBe('New prices from 5 Nov 2026, 00:00');
    expect([planText(place('show', 5)), planText(place('hide', 5))]).toEqual([
      'On the site from 5 Nov 2026, 00:00',
      'On the site until 5 Nov 2026, 00:00',
    ]);
  });
});

describe('when a record is on the site', () => {
  it('is told by its plans; one that goes and comes back is hidden between', () => {
    expect(visibilityText([place('hide', 5), place('show', 8)])).toBe(
      'Hidden from 5 Nov 2026, 00:00 until 8 Nov 2026, 00:00, then on the site again',
    );
    expect(visibilityText([place('show', 5), place('hide', 8)])).toBe(
      'On the site from 5 Nov 2026, 00:00. On the site until 8 Nov 2026, 00:00',
    );
    expect(visibilityText([place('hide', 5), place('show', 8), place('hide', 9)]).split('. ')).toHaveLength(3);
    expect([visibilityText([place('hide', 5)]), visibilityText([])]).toEqual([
      'On the site until 5 Nov 2026, 00:00',
      '',
    ]);
  });
});

describe('a plan whose moment has come', () => {
  const due = (plan: Plan, before: number | null = null): DuePlan => ({ ...plan, before });
  const costs = (paise: number, more = {}) => ({ ...visible, price: paise, ...more });

  it('sets a price, and brings the one before back at its end', () => {
    expect(planStep(due(price(5)), costs(260_00))).toEqual({ outcome: 'done', change: { price: 240_00 } });
    expect(planStep(due(price(5, 12)), costs(260_00))).toEqual({
      outcome: '',
      change: { price: 240_00 },
      before: 260_00,
    });
    expect(planStep(due(price(5, 12), 260_00), costs(240_00))).toEqual({
      outcome: 'done',
      change: { price: 260_00 },
    });
  });

  it('leaves a price that somebody set meanwhile', () => {
    const step = planStep(due(price(5, 12), 260_00), costs(250_00));
    expect(step).toEqual({ outcome: 'other-price' });
    expect([isFailure(step.outcome), outcomeText(step.outcome)]).toEqual([true, expect.stringContaining('it stays')]);
  });

  it('changes whether a record is shown and nothing else', () => {
    expect(planStep(due(place('show', 5)), { ...hidden, price: null })).toEqual({
      outcome: 'done',
      change: { isActive: true },
    });
    expect(planStep(due(place('hide', 5)), costs(1))).toEqual({ outcome: 'done', change: { isActive: false } });
    expect(planStep(due(place('show', 5)), costs(1))).toEqual({ outcome: 'already' });
    expect(planStep(due(price(5)), costs(240_00))).toEqual({ outcome: 'already' });
    expect(planStep(due(price(5)), { ...visible, price: null })).toEqual({ outcome: 'gone' });
    expect((['', 'done', 'already'] as const).map((outcome) => [isFailure(outcome), outcomeText(outcome)])).toEqual([
      [false, ''],
      [false, 'Done.'],
      [false, 'It was like that already.'],
    ]);
  });

  it('does nothing to a record that is gone or in the bin, but ends a price there', () => {
    const binned = { inBin: true };
    for (const plan of [price(5), price(5, 12), place('show', 5), place('hide', 5)]) {
      expect(planStep(due(plan), null)).toEqual({ outcome: 'gone' });
      expect(planStep(due(plan), costs(260_00, binned))).toEqual({ outcome: 'bin' });
    }
    expect(planStep(due(price(5, 12), 260_00), costs(240_00, binned))).toEqual({
      outcome: 'done',
      change: { price: 260_00 },
    });
    for (const outcome of ['gone', 'bin', 'refused'] as const) {
      expect(isFailure(outcome)).toBe(true);
      expect(outcomeText(outcome, 'A picture is required.')).toMatch(/^Not done: .+\.$/);
    }
  });
});

it('knows the price of every kind by the field that its form shows', () => {
  for (const { kind, price: shown } of Object.values(kindDeclarations))
    expect([kind, priceFieldOf(kind)]).toEqual([kind, shown?.field ?? null]);
});

describe('the form of a plan', () => {
  const change = (parts: Partial<PlannedChange>): PlanWay => ({
    is: 'change',
    change: { ...price(5, 12), priceBefore: null, ...parts } as PlannedChange,
  });
  const values = { from: '2026-11-05T00:00', until: '2026-11-12T23:59', price: 240_00 };

  it('plans that a record comes and goes, and names the field of each', () => {
    const { plans, fields } = plansOf({ is: 'place' }, values);
    expect(plans.map(({ what, at }) => [what, at])).toEqual([
      ['show', '2026-11-04T18:30:00.000Z'],
      ['hide', '2026-11-12T18:29:00.000Z'],
    ]);
    expect(fields).toEqual({ 'changes[0].at': 'from', 'changes[1].at': 'until' });
    expect(plansOf({ is: 'place' }, { ...values, from: '' }).fields).toEqual({ 'changes[0].at': 'until' });
  });

  it('plans a price that ends, or stays', () => {
    const [ends] = plansOf({ is: 'price' }, values).plans;
    expect(ends).toMatchObject({ what: 'price', until: '2026-11-12T18:29:00.000Z', price: 240_00 });
    const { plans, fields } = plansOf({ is: 'price' }, { ...values, until: '' });
    expect([plans[0]?.until, fields['changes[0].until']]).toEqual([null, 'until']);
  });

  it('asks for what it needs', async () => {
    const wrong = async (way: PlanWay, more: object): Promise<string[]> => {
      const check = planSchema(way).validate({ from: '', until: '', price: '', ...more }, { abortEarly: false });
      return check.then(
        () => [],
        (error: { inner: { path?: string }[] }) => [...new Set(error.inner.map(({ path = '' }) => path))].sort(),
      );
    };
    expect(await wrong({ is: 'place' }, {})).toEqual(['from']);
    expect(await wrong({ is: 'place' }, { until: values.until })).toEqual([]);
    expect(await wrong({ is: 'place' }, { from: 'T10:00' })).toEqual(['from']);
    expect(await wrong({ is: 'price' }, { price: 'lots' })).toEqual(['from', 'price']);
    expect(await wrong({ is: 'price' }, { price: 0, from: values.from, until: 'T23:59' })).toEqual(['price', 'until']);
    expect(await wrong({ is: 'price' }, values)).toEqual([]);
  });

  it('changes a plan by the fields that it has', () => {
    const show = change({ ...place('show', 5) });
    expect([fieldNeeds(show), planValues(show).from]).toMatchObject([
      { from: 'needed', until: 'none' },
      '2026-11-05T00:00',
    ]);
    const hide = change({ ...place('hide', 5) });
    expect([fieldNeeds(hide), planValues(hide).until]).toMatchObject([
      { from: 'none', until: 'needed' },
      '2026-11-05T00:00',
    ]);
    expect(plansOf(hide, { ...values, from: '' })).toMatchObject({
      plans: [{ what: 'hide', at: '2026-11-12T18:29:00.000Z' }],
      fields: { at: 'until' },
    });
    expect(fieldNeeds(change({}))).toEqual({ from: 'needed', until: 'optional', price: 'needed' });
    expect(fieldNeeds(change({ priceBefore: 260_00 }))).toEqual({ from: 'none', until: 'needed', price: 'none' });
  });

  it('shows together what was planned together', () => {
    const one = (id: string, parts: Partial<PlannedChange> = {}) =>
      ({ id, kind: 'sweet', by: 'Amrit', nextAt: day(5), priceBefore: null, ...price(5), ...parts }) as PlannedChange;
    const groups = planGroups([
      one('1'),
      one('2', { by: 'Beant' }),
      one('3', { price: 1_00 }),
      one('4', { nextAt: day(6) }),
    ]);
    expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['1', '3'], ['2'], ['4']]);
    const running = { priceBefore: 260_00, priceNow: 240_00 };
    expect(planGroups([one('1', running), one('2', running), one('3', { ...running, priceNow: 1_00 })])).toHaveLength(
      2,
    );
  });
});

describe('days for many records', () => {
  const state = (id: string, isActive: boolean, inBin = false): RecordState => ({
    id,
    isActive,
    inBin,
    revision: 1,
    position: 0,
    updatedAt: day(1),
    record: { name: id },
  });
  const records = [state('shown', true), state('hidden', false), state('binned', false, true)];
  const told = (wanted: Plan[], planned: PlannedChange[] = []) =>
    placePlans(kindDeclarations.sweet, wanted, records, planned, now).map(({ plans, from, left }) => [
      from,
      plans.map(({ what }) => what).join(' '),
      left.split('.')[0],
    ]);

  it('let what is hidden come and go, and what is on the site only go', () => {
    expect(told([place('hide', 12), place('show', 5)])).toEqual([
      ['On the site', 'hide', ''],
      ['Hidden', 'show hide', ''],
      ['Hidden', '', 'It is in the bin'],
    ]);
    const [, both] = placePlans(kindDeclarations.sweet, [place('show', 5), place('hide', 12)], records, [], now);
    expect(both?.to).toBe('On the site from 5 Nov 2026, 00:00. On the site until 12 Nov 2026, 00:00');
  });

  it('say that an end before its beginning hides what is on the site between them', () => {
    const [shown] = placePlans(kindDeclarations.sweet, [place('show', 12), place('hide', 5)], records, [], now);
    expect(shown?.to).toBe('Hidden from 5 Nov 2026, 00:00 until 12 Nov 2026, 00:00, then on the site again');
    const days = (from: string, until: string) => reversedText({ from, until, price: '' });
    expect(days('2026-11-12T00:00', '2026-11-05T23:59')).toContain(
      'hidden from 5 Nov 2026, 23:59 until 12 Nov 2026, 00:00',
    );
    expect(days('2026-11-05T00:00', '2026-11-12T23:59')).toBe('');
    expect(days('2026-11-12T00:00', '')).toBe('');
  });

  it('are told in a list by what they do, the next first', () => {
    const next = (what: Plan['what'], at: number, ends = false) => ({ what, at: day(at), ends });
    expect(nextPlanText([next('hide', 5), next('show', 12)])).toBe(
      'hidden from 5 Nov, 00:00, on the site from 12 Nov, 00:00',
    );
    expect(nextPlanText([next('price', 5)])).toBe('new price from 5 Nov, 00:00');
    expect(nextPlanText([next('price', 5, true)])).toBe('price ends 5 Nov, 00:00');
  });

  it('leave alone what is so then already, and say why', () => {
    expect(told([place('show', 5)]).slice(0, 2)).toEqual([
      ['On the site', '', 'It will already be on the site then'],
      ['Hidden', 'show', ''],
    ]);
    const going = { ...place('hide', 3), id: '1', recordId: 'shown', nextAt: day(3) } as PlannedChange;
    // Planned by somebody before: it is hidden by then, so it comes back.
    expect(told([place('show', 5)], [going])[0]).toEqual(['On the site', 'show', '']);
    expect(told([place('show', 5)], [{ ...going, nextAt: null }])[0]?.[1]).toBe('');
    expect(told([place('hide', 5)], [going])[0]).toEqual(['On the site', '', 'It will already be hidden then']);
  });
});
