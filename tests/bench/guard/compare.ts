import type { Figures } from '#tests/bench/kept.ts';

/** Parts of a figure by which it may move. */
const EXACT = 0.01;
const TIMES = 0.25;
/** The yardstick swayed when one run of it took so much longer than the other, in parts of the shorter one. */
const SWAY = 0.15;

/** The name of the gate's figure. */
export const GATE = 'the whole gate';

/** Figures by what they are of. */
export type Groups = Record<string, Figures>;

/** Figures as the repository keeps them. */
export interface KeptFigures {
  /** Bytes and counts. */
  exact: Groups;
  /** Times by the yardstick's, and bytes of memory. */
  times: Groups;
  /** The most that the gate may take by the yardstick, whatever is kept; changed by hand alone. */
  ceiling?: number;
}

/** A line about a figure; `isRed` for one that moved too far. */
export interface Finding {
  isRed: boolean;
  line: string;
}

/** Result of a comparison: lines worth printing, and the number of figures that hold. */
export interface Comparison {
  findings: Finding[];
  held: number;
}

/** A measured time by the yardstick's, between two runs of it, ms. */
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
 * Compares a figure with the stored one; returns null when it holds.
 * @param limit allowed growth as a fraction of the stored figure
 */
function judge(name: string, kept: number | undefined, now: number | undefined, limit: number): Finding | null {
  if (now === undefined) return { isRed: true, line: `${name}: kept ${written.format(kept ?? 0)}, not measured now` };
  if (kept === undefined) return { isRed: true, line: `${name}: not kept, now ${written.format(now)}` };
  if (now > kept * (1 + limit)) return { isRed: true, line: beside(name, kept, now) };
  if (now < kept * (1 - limit)) return { isRed: false, line: `${beside(name, kept, now)}; keep it by --keep` };
  return null;
}

/**
 * Compares all figures, stored and measured.
 * @param swayed names of figures that were measured on a busy machine and cannot fail
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

/** Compares bytes and counts: a growth of more than one percent is too much. */
export const compareExact = (kept: Groups, now: Groups): Comparison => compare(kept, now, EXACT);

/** Compares times by the yardstick, and memory: a quarter more is too much. @param swayed times of which the yardstick swayed */
export function compareTimes(kept: Groups, now: Groups, swayed: readonly string[] = []): Comparison {
  const { findings, held } = compare(kept, now, TIMES, new Set(swayed));
  const told = swayed.map((name) => ({
    isRed: false,
    line: `${name}: the machine was busy with something else and the yardstick swayed, so nobody is blamed`,
  }));
  return { findings: [...findings, ...told], held };
}

/** Tells whether the machine was quicker or slower after a run than before it. */
const hasSwayed = ({ before, after }: TimedRun): boolean =>
  Math.max(before, after) > Math.min(before, after) * (1 + SWAY);

/** Returns a time as so many times the yardstick's. */
const ratioOf = ({ took, before, after }: TimedRun): number => took / ((before + after) / 2);

/** Returns the middle one of some numbers. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Returns the middle ratio of those runs during which the yardstick stood still; null when most of them swayed. */
export function middleRatio(runs: readonly TimedRun[]): number | null {
  const still = runs.filter((run) => !hasSwayed(run));
  return still.length * 2 > runs.length ? median(still.map(ratioOf)) : null;
}

/** Returns a finding when the stored time of the gate exceeds its ceiling or the ceiling is missing; null otherwise. */
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

/** The group of times by the yardstick. */
export const RATIOS = 'times by the yardstick';
/** The group of what was held in memory. */
export const MEMORY = 'most memory, bytes';
