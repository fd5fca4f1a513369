import type { Figures } from '#tests/bench/kept.ts';

/** Tolerances as fractions of the stored figure. */
const EXACT = 0.01;
const TIMES = 0.25;
/** Maximum difference between the two reference runs around a measurement, as a fraction of the shorter one. */
const SWAY = 0.15;

/** Name of the gate's figure. */
export const GATE = 'the whole gate';

/** Figures by group. */
export type Groups = Record<string, Figures>;

/** Stored figures of the repository. */
export interface KeptFigures {
  /** Bytes and counts. */
  exact: Groups;
  /** Times divided by that of the reference run, and memory in bytes. */
  times: Groups;
  /** Maximum of the gate's relative time, changed only by hand. */
  ceiling?: number;
}

/** Line about a figure; `isRed` when it fails. */
export interface Finding {
  isRed: boolean;
  line: string;
}

/** Result of a comparison: lines to print, and the number of figures that pass. */
export interface Comparison {
  findings: Finding[];
  held: number;
}

/** Time of a measurement, and of the reference runs before and after it, in ms. */
export interface TimedRun {
  took: number;
  before: number;
  after: number;
}

const written = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });
const percent = (kept: number, now: number): string => {
  const moved = kept === 0 ? Infinity : ((now - kept) / kept) * 100;
  return `${moved > 0 ? '+' : ''}${moved.toFixed(1)}%`;
};
const beside = (name: string, kept: number, now: number): string =>
  `${name}: kept ${written.format(kept)}, now ${written.format(now)}, ${percent(kept, now)}`;

/**
 * Compares a figure with the stored one. Fails it when it is missing on either side or grew beyond `limit`, and
 * suggests storing one that shrank beyond it; null otherwise.
 * @param limit tolerance as a fraction of the stored figure
 */
function judge(name: string, kept: number | undefined, now: number | undefined, limit: number): Finding | null {
  if (now === undefined) return { isRed: true, line: `${name}: kept ${written.format(kept ?? 0)}, not measured now` };
  if (kept === undefined) return { isRed: true, line: `${name}: not kept, now ${written.format(now)}` };
  if (now > kept * (1 + limit)) return { isRed: true, line: beside(name, kept, now) };
  if (now < kept * (1 - limit)) return { isRed: false, line: `${beside(name, kept, now)}; keep it by --keep` };
  return null;
}

/**
 * Compares all stored and measured figures.
 * @param swayed names of figures to skip, since they were measured on a busy machine
 */
function compare(kept: Groups, now: Groups, limit: number, swayed: ReadonlySet<string> = new Set()): Comparison {
  const comparison: Comparison = { findings: [], held: 0 };
  for (const group of new Set([...Object.keys(kept), ...Object.keys(now)])) {
    const [before = {}, measured = {}] = [kept[group], now[group]];
    for (const name of new Set([...Object.keys(before), ...Object.keys(measured)])) {
      if (swayed.has(name)) continue;
      const finding = judge(`${group}, ${name}`, before[name], measured[name], limit);
      if (finding) comparison.findings.push(finding);
      if (!finding?.isRed) comparison.held += 1;
    }
  }
  return comparison;
}

/** Compares bytes and counts; growth of more than 1 % fails. */
export const compareExact = (kept: Groups, now: Groups): Comparison => compare(kept, now, EXACT);

/**
 * Compares memory, and times relative to the reference run; growth of more than 25 % fails.
 * @param swayed names of times whose reference runs differed too much to compare
 */
export function compareTimes(kept: Groups, now: Groups, swayed: readonly string[] = []): Comparison {
  const { findings, held } = compare(kept, now, TIMES, new Set(swayed));
  const told = swayed.map((name) => ({
    isRed: false,
    line: `${name}: the machine was busy with something else and the yardstick swayed, so nobody is blamed`,
  }));
  return { findings: [...findings, ...told], held };
}

/** Tells whether the reference runs before and after a measurement differ by more than `SWAY`. */
const hasSwayed = ({ before, after }: TimedRun): boolean =>
  Math.max(before, after) > Math.min(before, after) * (1 + SWAY);

/** Returns the time of a measurement divided by the mean of its two reference runs. */
const ratioOf = ({ took, before, after }: TimedRun): number => took / ((before + after) / 2);

/** Returns the median of numbers, the upper one of an even count; 0 for an empty list. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/**
 * Returns the median relative time of the runs with steady reference runs; null unless more than half of the runs are
 * steady.
 */
export function middleRatio(runs: readonly TimedRun[]): number | null {
  const still = runs.filter((run) => !hasSwayed(run));
  return still.length * 2 > runs.length ? median(still.map(ratioOf)) : null;
}

/**
 * Returns a red finding when the stored time of the gate exceeds its ceiling or the ceiling is missing; null otherwise,
 * also without a stored time.
 */
export function judgeCeiling({ times, ceiling }: KeptFigures): Finding | null {
  const gate = times[RATIOS]?.[GATE];
  if (gate === undefined) return null;
  if (ceiling === undefined) return { isRed: true, line: `${GATE}: its ceiling is not kept` };
  if (gate <= ceiling) return null;
  return {
    isRed: true,
    line: `${GATE}: kept ${written.format(gate)} times the yardstick, more than its ceiling of ${written.format(ceiling)}`,
  };
}

/** Group of the times relative to the reference run. */
export const RATIOS = 'times by the yardstick';
/** Group of the memory figures. */
export const MEMORY = 'most memory, bytes';
