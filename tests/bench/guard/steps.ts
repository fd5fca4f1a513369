import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector/promises';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { parseSync, Visitor } from 'oxc-parser';
import type { Figures } from '#tests/bench/kept.ts';

/** URL of the folder whose sources are counted. */
const OWN = pathToFileURL(resolve('src')).href;

/** Offsets of calls and loop bodies in each source, by file. */
const placesOf = new Map<string, number[]>();

function placesIn(file: string): number[] {
  const known = placesOf.get(file);
  if (known) return known;
  const places: number[] = [];
  const call = ({ end }: { end: number }): void => void places.push(end - 1);
  const loop = ({ body }: { body: { start: number } }): void => void places.push(body.start);
  new Visitor({
    CallExpression: call,
    NewExpression: call,
    TaggedTemplateExpression: call,
    ForStatement: loop,
    ForOfStatement: loop,
    ForInStatement: loop,
    WhileStatement: loop,
    DoWhileStatement: loop,
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  placesOf.set(file, places);
  return places;
}

/**
 * Returns the number of steps of a source: functions entered, calls, and iterations of loops. Node's type stripping
 * keeps character offsets, so coverage ranges match the source.
 */
function stepsOf({ url, functions }: Profiler.ScriptCoverage): number {
  const ranges = functions.flatMap((one) => one.ranges);
  const began = functions.reduce(
    (sum, { functionName, ranges: [whole] }) => sum + (functionName || whole?.startOffset ? (whole?.count ?? 0) : 0),
    0,
  );
  // The narrowest range round a place says how often it ran.
  const narrowest = ranges.toSorted(
    (one, other) => one.endOffset - one.startOffset - (other.endOffset - other.startOffset),
  );
  return placesIn(fileURLToPath(url)).reduce(
    (sum, place) =>
      sum + (narrowest.find(({ startOffset, endOffset }) => startOffset <= place && place < endOffset)?.count ?? 0),
    began,
  );
}

/** Runs the computations and counts the steps of each, in a process that has not compiled the rules before. */
async function countHere(): Promise<Figures> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const { works } = await import('#tests/bench/guard/big-wedding.ts');
  const steps: Figures = {};
  for (const [name, prepare] of Object.entries(works)) {
    const work = prepare();
    // What was counted until now was the preparation.
    await session.post('Profiler.takePreciseCoverage');
    work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    for (const script of result.filter(({ url }) => url.startsWith(OWN))) {
      // Helpers that look at every letter would hide what a rule does for each home.
      const [, helper = ''] = script.url.split('/src/lib/');
      const figure = helper ? `${name}, lib/${helper}` : name;
      steps[figure] = (steps[figure] ?? 0) + stepsOf(script);
    }
  }
  session.disconnect();
  return steps;
}

/**
 * Counts the steps of the rules for an order of 5,000 homes: functions entered, calls, and iterations of loops. Helpers
 * of `src/lib` are counted separately. The counts are equal on all machines.
 */
export async function countSteps(): Promise<Figures> {
  // What was compiled for an earlier process is not counted block by block.
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/bench/guard/steps.ts'], {
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
  });
  return JSON.parse(stdout) as Figures;
}

if (import.meta.main) process.stdout.write(JSON.stringify(await countHere()));
