import type { Engine } from '#tests/support/engines.ts';

/** How a run of an attack ended; `broken` when the shop could not start or the attack itself failed. */
type Sight = 'seen' | 'unseen' | 'broken';

/** End of an attack. */
export interface End {
  sight: Sight;
  /** First find, the error of a broken run, or that it was too long. */
  line: string;
}

/** Run of an attack against a copy of the shop with one planted hole. */
export interface PlantedRun extends End {
  /** Number of the hole in `tests/planted-holes.ts`, from 1; 0 for the check that nothing is reported without one. */
  hole: number;
  attack: string;
  engine: Engine;
  seed: number;
  seconds: number;
}

/** Reads how an attack ended from what it printed. */
export function readEnd({ good, late, output }: { good: boolean; late: boolean; output: string }): End {
  if (late) return { sight: 'unseen', line: 'It was not done in time.' };
  if (good) return { sight: 'unseen', line: '' };
  const find = /^ {2}✗ (.+)$/m.exec(output)?.[1];
  if (find !== undefined) return { sight: 'seen', line: find };
  const error = /^\w*Error\b.*$/m.exec(output)?.[0] ?? output.trim().split('\n').at(-1) ?? '';
  return { sight: 'broken', line: error.trim() };
}

const placeOf = ({ engine, seed }: PlantedRun): string => `${engine}, seed ${seed}`;
const partOf = (run: PlantedRun): string => `${run.attack} on ${placeOf(run)}`;

/** Returns a row for each engine and seed: how many of the tried holes each attack saw. */
function tableOf(tried: readonly PlantedRun[], isSeen: (run: PlantedRun) => boolean): string[] {
  const attacks = [...new Set(tried.map(({ attack }) => attack))];
  const cellOf = (runs: readonly PlantedRun[]): string =>
    (runs.length === 0 ? '–' : `${runs.filter(isSeen).length}/${runs.length}`).padStart(10);
  const rows = [...Map.groupBy(tried, placeOf)].map(([place, runs]) => {
    const cells = attacks.map((attack) => cellOf(runs.filter((run) => run.attack === attack)));
    return [place.padEnd(24), ...cells, cellOf(runs)].join('');
  });
  return [[' '.repeat(24), ...[...attacks, 'all'].map((name) => name.padStart(10))].join(''), ...rows];
}

/**
 * Judges all runs: nine of ten holes must be seen with every seed, a hole that was tried with one seed counting with
 * each, and no attack may report anything without a hole. What an attack saw with a seed with which it was not quiet
 * counts for nothing.
 * @returns `lines` with a table and the reasons of a failure; `good` is true when the attacks pass
 */
export function judge(runs: readonly PlantedRun[]): { lines: string[]; good: boolean } {
  const restless = runs.filter(({ hole, sight }) => hole === 0 && sight !== 'unseen');
  const noise = new Set(restless.map(partOf));
  const isSeen = (run: PlantedRun): boolean => run.sight === 'seen' && !noise.has(partOf(run));
  const tried = runs.filter(({ hole }) => hole > 0);
  const holes = [...Map.groupBy(tried, ({ hole }) => hole).values()];
  const least = Math.ceil((holes.length * 9) / 10);
  const sums = [...new Set(tried.map(({ seed }) => seed))].map((seed) => ({
    seed,
    seen: holes.filter((ofHole) => {
      const own = ofHole.filter((run) => run.seed === seed);
      return (own.length > 0 ? own : ofHole).every(isSeen);
    }).length,
  }));
  return {
    lines: [
      ...tableOf(tried, isSeen),
      ...restless.map(
        (run) => `✗ ${partOf(run)} ${run.sight === 'seen' ? 'reports without a hole' : 'is broken'}: ${run.line}`,
      ),
      ...sums.map(
        ({ seed, seen }) =>
          `${seen < least ? '✗' : '✓'} ${seen} of ${holes.length} holes were seen with seed ${seed}, ${least} are wanted.`,
      ),
    ],
    good: holes.length > 0 && restless.length === 0 && sums.every(({ seen }) => seen >= least),
  };
}
