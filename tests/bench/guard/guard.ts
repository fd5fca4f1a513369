import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  type Comparison,
  compareExact,
  compareTimes,
  type Groups,
  judgeCeiling,
  type KeptFigures,
} from '#tests/bench/guard/compare.ts';
import { measureExact } from '#tests/bench/guard/exact.ts';
import { timeFirstStart } from '#tests/bench/guard/first-start.ts';
import { measureTimes } from '#tests/bench/guard/times.ts';

/** Stored figures of the repository. */
const FILE = resolve('tests/guard.json');

/** Options of a run of the guard. */
export interface GuardOptions {
  /** Figures to measure: bytes and counts, times, or both. */
  parts: readonly ('bytes' | 'times')[];
  /** True to store the measured figures. */
  keep: boolean;
  say: (line: string) => void;
}

/** Numbers of figures that pass and fail. */
export interface GuardResult {
  passed: number;
  failed: number;
}

async function readKept(): Promise<KeptFigures> {
  const text = await readFile(FILE, 'utf8').catch(() => '{}');
  return { exact: {}, times: {}, ...(JSON.parse(text) as Partial<KeptFigures>) };
}

/** Returns the figures to store: measured ones replace stored ones, and those that could not be measured stay. */
const withMeasured = (kept: Groups, now: Groups): Groups =>
  Object.fromEntries(Object.entries(now).map(([group, figures]) => [group, { ...kept[group], ...figures }]));

/**
 * Measures figures, compares them with the stored ones and prints the differences. With `keep`, stores the new ones,
 * and only the gate's ceiling can fail.
 */
export async function runGuard({ parts, keep, say }: GuardOptions): Promise<GuardResult> {
  const kept = await readKept();
  const next = { ...kept };
  const comparisons: Comparison[] = [];
  if (parts.includes('bytes')) {
    next.exact = await measureExact();
    comparisons.push(compareExact(kept.exact, next.exact));
  }
  if (parts.includes('times')) {
    const { groups, swayed } = await measureTimes(say);
    next.times = withMeasured(kept.times, groups);
    comparisons.push(compareTimes(kept.times, groups, swayed));
  }
  if (keep) await writeFile(FILE, `${JSON.stringify(next, null, 2)}\n`);
  const ceiling = judgeCeiling(keep ? next : kept);
  if (ceiling) comparisons.push({ findings: [ceiling], held: 0 });
  const findings = comparisons.flatMap((one) => one.findings);
  for (const { isRed, line } of findings) say(`${keep && line !== ceiling?.line ? 'kept' : isRed ? '✗' : '·'} ${line}`);
  const red = findings.filter(({ isRed }) => isRed).length;
  const failed = keep ? Number(ceiling !== null) : red;
  const passed = comparisons.reduce((sum, { held }) => sum + held, 0) + (red - failed);
  say(
    keep
      ? `${passed} figures are kept; the commit says why those above moved.`
      : failed === 0
        ? `${passed} figures hold.`
        : `${passed} figures hold, ${failed} moved too far. Bring them back, or keep them by npm run bench -- guard --keep and say why in the commit.`,
  );
  if (parts.includes('times'))
    say(`A first start of a bare folder, not judged: ${(await timeFirstStart()).toFixed(1)} s`);
  return { passed, failed };
}
