import { describe, expect, it } from 'vitest';
import {
  type Comparison,
  compareExact,
  compareTimes,
  GATE,
  judgeCeiling,
  middleRatio,
  RATIOS,
} from '#tests/bench/guard/compare.ts';
import { linesByFolder } from '#tests/bench/guard/lines.ts';

const linesOf = ({ findings }: Comparison, isRed: boolean): string[] =>
  findings.filter((one) => one.isRed === isRed).map(({ line }) => line);

const exact = (kept: number | undefined, now: number | undefined): Comparison =>
  compareExact(
    kept === undefined ? {} : { scripts: { '/sweets': kept } },
    now === undefined ? {} : { scripts: { '/sweets': now } },
  );

describe('bytes and counts', () => {
  it('may grow by one percent and not by more', () => {
    expect(exact(1_000, 1_010)).toEqual({ findings: [], held: 1 });
    expect(exact(1_000, 1_011)).toEqual({
      findings: [{ isRed: true, line: 'scripts, /sweets: kept 1,000, now 1,011, +1.1%' }],
      held: 0,
    });
    expect(linesOf(exact(0, 1), true)).toEqual(['scripts, /sweets: kept 0, now 1, +Infinity%']);
  });

  it('are asked to be kept when they shrink, which is no fault', () => {
    const comparison = exact(1_000, 900);
    expect(linesOf(comparison, false)).toEqual(['scripts, /sweets: kept 1,000, now 900, -10.0%; keep it by --keep']);
    expect(comparison.held).toBe(1);
  });

  it('are named when they are kept and not measured, or measured and not kept', () => {
    expect(linesOf(exact(1_000, undefined), true)).toEqual(['scripts, /sweets: kept 1,000, not measured now']);
    expect(linesOf(exact(undefined, 900), true)).toEqual(['scripts, /sweets: not kept, now 900']);
    const added = compareExact({ scripts: { '/': 5 } }, { scripts: { '/': 5, '/new': 7 } });
    expect(added).toEqual({ findings: [{ isRed: true, line: 'scripts, /new: not kept, now 7' }], held: 1 });
  });
});

describe('times by the yardstick', () => {
  const kept = { [RATIOS]: { 'a build': 40 } };

  it('may grow by a quarter and not by more', () => {
    expect(compareTimes(kept, { [RATIOS]: { 'a build': 50 } })).toEqual({ findings: [], held: 1 });
    expect(linesOf(compareTimes(kept, { [RATIOS]: { 'a build': 51 } }), true)).toEqual([
      `${RATIOS}, a build: kept 40, now 51, +27.5%`,
    ]);
  });

  it('are the middle one of several runs, each by the yardstick round it', () => {
    const run = (took: number, stick: number) => ({ took, before: stick * 0.95, after: stick * 1.05 });
    expect(middleRatio([run(1_000, 100), run(9_000, 100), run(2_200, 200), run(1_200, 100), run(1_300, 100)])).toBe(12);
  });

  it('blame nobody while the yardstick sways', () => {
    const still = { took: 1_000, before: 100, after: 114 };
    const swayed = { took: 1_000, before: 100, after: 116 };
    expect(middleRatio([still, swayed, still])).toBeCloseTo(9.35, 2);
    expect(middleRatio([swayed, still, swayed])).toBeNull();

    const comparison = compareTimes(kept, { [RATIOS]: {} }, ['a build']);
    expect(linesOf(comparison, true)).toEqual([]);
    expect(linesOf(comparison, false)).toEqual([expect.stringContaining('a build: the machine was busy')]);
    // What was neither measured nor swayed is missing.
    expect(linesOf(compareTimes(kept, { [RATIOS]: {} }), true)).toHaveLength(1);
  });
});

describe('the gate', () => {
  const figures = (gate: number, ceiling: number) => ({ exact: {}, times: { [RATIOS]: { [GATE]: gate } }, ceiling });

  it('is never kept above its ceiling', () => {
    expect(judgeCeiling(figures(60, 60))).toBeNull();
    expect(judgeCeiling(figures(61, 60))).toEqual({
      isRed: true,
      line: 'the whole gate: kept 61 times the yardstick, more than its ceiling of 60',
    });
  });
});

it('names a ceiling that is not kept, once a gate is', () => {
  expect(judgeCeiling({ exact: {}, times: { [RATIOS]: { [GATE]: 60 } } })?.isRed).toBe(true);
  expect(judgeCeiling({ exact: {}, times: {} })).toBeNull();
});

it('adds lines up by folder, and divides a large folder until a hundred lines are over one percent', () => {
  const lines = new Map([
    ['astro.config.mjs', 100],
    ['src/lib/money.ts', 50],
    ['src/lib/dates/days.ts', 60],
    ['src/shop/cart/cart.ts', 3_000],
    ['src/shop/orders/page.ts', 4_000],
    ['src/shop/orders/list/row.ts', 6_000],
    ['src/shop/orders/list/head.ts', 10],
  ]);
  expect(linesByFolder(lines)).toEqual({
    configuration: 100,
    'src/shop/cart': 3_000,
    'src/shop/orders': 4_000,
    'src/shop/orders/list': 6_010,
    'src/lib': 110,
  });
});
