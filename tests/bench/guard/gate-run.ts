import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { TimedRun } from '#tests/bench/guard/compare.ts';

/** Last run of the whole gate on this machine, kept outside the test results. */
const FILE = resolve('.cache/gate.json');

/** Run of the whole gate. */
export interface GateRun {
  seconds: number;
  /** Times of the reference runs before and after it in ms. */
  before: number;
  after: number;
  /** End of the run, ISO time. */
  at: string;
}

/** Stores a run of the whole gate in place of the last one. */
export async function writeGateRun({ took, before, after }: TimedRun, now = new Date()): Promise<void> {
  await mkdir(dirname(FILE), { recursive: true });
  const run: GateRun = { seconds: took / 1000, before, after, at: now.toISOString() };
  await writeFile(FILE, `${JSON.stringify(run, null, 2)}\n`);
}

/** Returns the last stored run of the whole gate; null when there is none. */
export async function lastGateRun(): Promise<GateRun | null> {
  const text = await readFile(FILE, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as GateRun);
}
