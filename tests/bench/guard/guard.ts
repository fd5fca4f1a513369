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

/** The figures that the repository keeps. */
const FILE = resolve('tests/guard.json');

/** Options of a run of the guard. */
export interface GuardOptions {
  /** Bytes and counts alone, times alone, or both. */
  parts: readonly ('bytes' | 'times')[];
  /** True to keep what was measured. */
  keep: boolean;
  say: (line: string) => void;
}

/** Number of figures that hold, and of those that moved too far. */
export interface GuardResult {
  passed: number;
  failed: number;
}

async function readKept(): Promise<KeptFigures> {
  const text = await readFile(FILE, 'utf8').catch(() => '{}');
  return { exact: {}, times: {}, ...(JSON.parse(text) as Partial<KeptFigures>) };
}

/** Returns the figures to store: measured ones replace stored ones, and a time that could not be measured stays. */
const withMeasured = (kept: Groups, now: Groups): Groups =>
  Object.fromEntries(Object.entries(now).map(([group, figures]) => [group, { ...kept[group], ...figures }]));

/** Compares the shop with the kept figures, names what moved, and keeps the new ones where it is asked. */
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
