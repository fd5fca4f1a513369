import { expect, it } from 'vitest';
import { percent, type Report, scoresOf, sumOf, survivorsOf } from '#scripts/lib/mutation.ts';

type Mutant = Report['files'][string]['mutants'][number];
const mutant = (status: string, changes: Partial<Mutant> = {}): Mutant => ({
  mutatorName: 'Block',
  replacement: '{}',
  status,
  location: { start: { line: 1, column: 1 }, end: { line: 1, column: 5 } },
  ...changes,
});
const report: Report = {
  files: {
    'src/a.ts': {
      source: 'paid();',
      mutants: [
        mutant('Killed'),
        mutant('Timeout', { statusReason: 'Hit limit reached (501/500)' }),
        mutant('Timeout'),
        mutant('Survived'),
        mutant('NoCoverage'),
        mutant('Ignored'),
        mutant('CompileError'),
        mutant('Survived', { static: true }),
        mutant('Killed', { static: true }),
      ],
    },
  },
};

it('a score counts what tests could notice: neither what cannot run, nor what runs while a file is loaded', () => {
  expect(scoresOf(report)).toEqual({ 'src/a.ts': { mutants: 5, noticed: 2 } });
  expect(survivorsOf(report)).toEqual([
    'src/a.ts:1 took long, Block: paid → {}',
    'src/a.ts:1 Block: paid → {}',
    'src/a.ts:1 never run, Block: paid → {}',
  ]);
});

it('a score of several files is never rounded up', () => {
  const both = sumOf([
    { mutants: 3, noticed: 2 },
    { mutants: 0, noticed: 0 },
  ]);
  expect([percent(both), percent({ mutants: 0, noticed: 0 })]).toEqual([66.6, 100]);
});
