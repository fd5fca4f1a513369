import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { TimedRun } from '#tests/bench/guard/compare.ts';

/** The last run of the whole gate on this machine; it outlives the results of tests. */
const FILE = resolve('.cache/gate.json');

/** A run of the whole gate. */
export interface GateRun {
  seconds: number;
  /** The yardstick before and after it, ms. */
  before: number;
  after: number;
  /** When it ended, ISO time. */
  at: string;
}

/** Writes down a run of the whole gate. */
export async function writeGateRun({ took, before, after }: TimedRun, now = new Date()): Promise<void> {
  await mkdir(dirname(FILE), { recursive: true });
  const run: GateRun = { seconds: took / 1000, before, after, at: now.toISOString() };
  await writeFile(FILE, `${JSON.stringify(run, null, 2)}\n`);
}

/** Returns the last run of the whole gate; null before the first. */
export async function lastGateRun(): Promise<GateRun | null> {
  const text = await readFile(FILE, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as GateRun);
}
