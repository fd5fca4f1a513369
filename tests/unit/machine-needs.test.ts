import { describe, expect, it } from 'vitest';
import { type MachineFigures, machineLines, needsOf } from '#tests/bench/machine-needs.ts';

const MB = 1_048_576;
const GB = 1024 * MB;

const figures: MachineFigures = {
  cpu: { order: 600, visit: 140 },
  memory: { rest: 180 * MB, serving: 300 * MB, building: 850 * MB, price: 1300 * MB },
  disk: { packages: 300 * MB, release: 20 * MB, pictures: 80 * MB, store: 2 * MB, backup: 1 * MB },
  growth: { store: 16_384, backup: 4_096 },
};

describe('what machine a shop needs', () => {
  it('counts the visits that do not buy, in the busiest hour', () => {
    // 20 orders of 0.6 s with 60 visits of 0.14 s each, of 3,600 s.
    expect(needsOf(figures, 100).share).toBeCloseTo((20 * (0.6 + 60 * 0.14)) / 3_600);
    expect(needsOf(figures, 1_000).share).toBeCloseTo(10 * needsOf(figures, 100).share);
  });

  it('has one processor for building the site, and fills the others by half', () => {
    expect(needsOf(figures, 1).processors).toBe(2);
    expect(needsOf(figures, 1_000).share).toBe(0.5);
    expect(needsOf(figures, 1_000).processors).toBe(2);
    expect(needsOf(figures, 1_001).processors).toBe(3);
  });

  it('has memory for system, server and the larger work of the publisher, and a quarter more', () => {
    expect(needsOf(figures, 1).memory).toBe((256 + 300 + 1300) * 1.25 * MB);
    const building = { ...figures.memory, building: 1500 * MB };
    expect(needsOf({ ...figures, memory: building }, 1).memory).toBe((256 + 300 + 1500) * 1.25 * MB);
  });

  it('has room for ten releases, seven backups with the pictures, and one more of each', () => {
    const year = 365 * 100;
    const store = 2 * MB + year * 16_384;
    const backup = 81 * MB + year * 4_096;
    const kept = 4 * GB + 300 * MB + 11 * 20 * MB + 80 * MB + store + 8 * backup;
    // The rows of the backup that is being made lie beside it.
    expect(needsOf(figures, 100).disk).toBe((kept + store) * 1.25);
  });

  it('prints a line for each number of orders a day, in whole gigabytes', () => {
    const lines = machineLines(figures, [1, 100]);
    expect(lines.slice(-3).map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['orders a day', 'busiest hour, of one processor', 'processors', 'memory', 'disk after a year'],
      ['1', '0.1 %', '2', '3 GB', '7 GB'],
      ['100', '5.0 %', '2', '3 GB', '10 GB'],
    ]);
    expect(lines.join('\n')).toContain('256 MB system + 300 MB server + 1300 MB publisher');
  });
});
