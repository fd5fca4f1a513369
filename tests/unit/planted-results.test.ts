import { expect, it } from 'vitest';
import { judge, type PlantedRun, readEnd } from '#scripts/lib/planted-results.ts';

const run = (hole: number, sight: PlantedRun['sight'], more: Partial<PlantedRun> = {}): PlantedRun => ({
  hole,
  attack: hole % 2 === 0 ? 'fuzz' : 'intruders',
  engine: 'sqlite',
  seed: 1,
  sight,
  line: '',
  seconds: 1,
  ...more,
});

/** Returns the runs of thirty holes of which the first ones are not seen, and of two quiet attacks. */
const thirty = (missed: PlantedRun['sight'][], more: Partial<PlantedRun> = {}): PlantedRun[] => [
  run(0, 'unseen', { attack: 'intruders', ...more }),
  run(0, 'unseen', { attack: 'fuzz', ...more }),
  ...Array.from({ length: 30 }, (_, at) => run(at + 1, missed[at] ?? 'seen', more)),
];

it('27 of 30 seen holes are enough, 26 are not, and a broken run saw nothing', () => {
  expect(judge(thirty(['unseen', 'unseen', 'unseen'])).good).toBe(true);
  expect(judge(thirty(['unseen', 'unseen', 'unseen', 'unseen'])).good).toBe(false);
  expect(judge(thirty(['unseen', 'unseen', 'unseen', 'broken'])).good).toBe(false);
  expect(judge([]).good).toBe(false);
});

it('every seed must see enough, and a hole of one seed counts with each', () => {
  const second = thirty(['unseen', 'unseen', 'unseen', 'unseen'], { seed: 2 });
  expect(judge([...thirty([]), ...second]).good).toBe(false);
  const once = { engine: 'postgres', attack: 'many' } as const;
  const runs = [...thirty([]), ...thirty(['unseen', 'unseen', 'unseen'], { seed: 2 })].filter(({ hole }) => hole < 30);
  expect(judge([...runs, run(30, 'seen', once)]).lines.slice(-2)).toEqual([
    '✓ 30 of 30 holes were seen with seed 1, 27 are wanted.',
    '✓ 27 of 30 holes were seen with seed 2, 27 are wanted.',
  ]);
  expect(judge([...runs, run(30, 'unseen', once)]).good).toBe(false);
});

it('an attack that reports something without a hole, or breaks, fails, and what it saw counts for nothing', () => {
  for (const sight of ['seen', 'broken'] as const) {
    const { good, lines } = judge([run(0, sight, { line: 'that' }), run(2, 'seen'), run(4, 'seen'), run(3, 'seen')]);
    expect(good).toBe(false);
    expect(lines).toContain(
      `✗ fuzz on sqlite, seed 1 ${sight === 'seen' ? 'reports without a hole' : 'is broken'}: that`,
    );
    expect(lines.at(-1)).toContain('1 of 3 holes were seen');
  }
});

it('the table counts what each attack saw, by engine and seed', () => {
  const runs = [run(1, 'seen'), run(3, 'unseen'), run(2, 'seen'), run(2, 'broken', { engine: 'postgres', seed: 2 })];
  expect(
    judge(runs)
      .lines.slice(0, 3)
      .map((line) => line.trim().split(/\s{2,}/)),
  ).toEqual([
    ['intruders', 'fuzz', 'all'],
    ['sqlite, seed 1', '1/2', '1/1', '2/3'],
    ['postgres, seed 2', '–', '0/1', '0/1'],
  ]);
});

it('tells a find from an attack that broke or took too long', () => {
  const find = 'fuzz on sqlite\n  ✗ #7 GET /api is 500\n  ✗ it did not hold (2 s)\n';
  expect(readEnd({ good: false, late: false, output: find })).toEqual({ sight: 'seen', line: '#7 GET /api is 500' });
  expect(readEnd({ good: true, late: false, output: '  ✓ everything held (2 s)' }).sight).toBe('unseen');
  expect(readEnd({ good: false, late: true, output: 'fuzz on sqlite\n' }).sight).toBe('unseen');
  const thrown = 'file:///x.ts:3\nError: The shop did not start\n    at y.ts\n\nNode.js v26\n';
  expect(readEnd({ good: false, late: false, output: thrown })).toEqual({
    sight: 'broken',
    line: 'Error: The shop did not start',
  });
  expect(readEnd({ good: false, late: false, output: 'There is no attack called x.\n' }).sight).toBe('broken');
});
