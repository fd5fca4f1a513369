import { describe, expect, it } from 'vitest';
import { isId, newId } from '#lib/ids.ts';

const NOON = Date.parse('2026-11-24T06:30:00.250Z');

describe('ids', () => {
  it('sort in the order in which they were made, within a moment too', () => {
    const made = Array.from({ length: 5_000 }, () => newId(NOON));
    expect(made.every(isId)).toBe(true);
    expect(new Set(made).size).toBe(made.length);
    expect(made).toEqual(made.toSorted());
  });

  it('sort by second, earlier ones first whenever they are made', () => {
    const [later, earlier] = [newId(NOON), newId(NOON - 1000)];
    expect(earlier < later).toBe(true);
  });

  it('tell nobody the next one', () => {
    const tails = Array.from({ length: 500 }, () => BigInt(`0x${newId(NOON).slice(8)}`));
    const steps = tails.slice(1).map((tail, at) => tail - (tails[at] ?? 0n));
    expect(new Set(steps).size).toBe(steps.length);
    // Five bytes of chance in each step: the mean of 499 is far from its ends.
    const mean = steps.reduce((sum, step) => sum + step, 0n) / BigInt(steps.length);
    expect(mean > 1n << 37n && mean < 1n << 40n).toBe(true);
  });
});
