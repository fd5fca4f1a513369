import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { MINUTE, SECOND } from '#lib/time.ts';
import { digestOfSources } from '#publish/build.ts';
import { makeFixture } from '#scripts/fixture.ts';
import { CommandError, say } from '#scripts/lib/command.ts';
import { type End, judge, type PlantedRun, readEnd } from '#scripts/lib/planted-results.ts';
import { startPostgres } from '#scripts/lib/postgres.ts';
import { exitOnSignals } from '#scripts/lib/program.ts';
import { ProjectCopy } from '#scripts/lib/project-copy.ts';
import { readJson } from '#scripts/lib/read-json.ts';
import { attacks } from '#tests/attack/attacks.ts';
import { type PlantedHole, plantedHoles } from '#tests/planted-holes.ts';
import type { Engine } from '#tests/support/engines.ts';

const FOLDER = '.cache/attack/planted';
const RESULTS = '.cache/attack/planted.json';
const LIMIT = 3 * MINUTE;
const SEEDS: Record<Engine, readonly number[]> = { sqlite: [1, 2, 3], postgres: [1] };

/** Options of `npm run attack -- planted`. */
export interface PlantOptions {
  /** The only engine; by default SQLite, and PostgreSQL for the holes that exist there alone. */
  engine?: string;
  /** The only seed. */
  seed?: number;
  /** Numbers of the only holes, as in `7,12`. */
  only?: string;
  /** True forgets the results of an earlier run of the same sources. */
  fresh: boolean;
}

/** One attack on one engine, with each of some seeds, and the hole that is planted meanwhile. */
interface Job {
  number: number;
  hole?: PlantedHole;
  attack: string;
  engine: Engine;
  seeds: readonly number[];
}

/** @throws CommandError when there is no such engine */
function engineNamed(name: string | undefined): Engine | undefined {
  if (name === undefined || name === 'sqlite' || name === 'postgres') return name;
  throw new CommandError(`There is no engine ${name}: sqlite or postgres.`);
}

/** True when the hole, and the attack that should see it, exist on the engine of the job. */
const isPossible = ({ hole, attack, engine }: Job): boolean =>
  (hole?.engine ?? engine) === engine && (attacks[attack]?.engines.includes(engine) ?? true);

/** Returns the wanted holes as jobs. @throws CommandError when there is none, or no such engine */
function jobsOf({ engine: name, seed, only }: PlantOptions): Job[] {
  const given = engineNamed(name);
  const numbers = only?.split(',').map(Number);
  const unknown = numbers?.filter((number) => !plantedHoles[number - 1]) ?? [];
  if (unknown.length > 0)
    throw new CommandError(`--only takes numbers of holes, 1 to ${plantedHoles.length}, with commas.`);
  const wanted = plantedHoles
    .map((hole, at): Job => {
      const engine = given ?? hole.engine ?? 'sqlite';
      return { number: at + 1, hole, attack: hole.seenBy, engine, seeds: seed === undefined ? SEEDS[engine] : [seed] };
    })
    .filter(({ number }) => numbers?.includes(number) ?? true);
  const impossible = wanted.filter((job) => !isPossible(job)).map(({ number }) => number);
  if (impossible.length > 0) say(`Left out, as they cannot be tried on this engine: ${impossible.join(', ')}`);
  if (impossible.length === wanted.length) throw new CommandError('There is no such hole to plant.');
  return wanted.filter(isPossible);
}

/** Returns a job without a hole for each attack and engine. */
const quietJobsOf = (jobs: readonly Job[]): Job[] => [
  ...new Map(jobs.map((job) => [`${job.attack} ${job.engine}`, { ...job, number: 0, hole: undefined }])).values(),
];

/** Results of runs of the same sources, stored so that a run that was broken off goes on. */
class Results {
  readonly #runs = new Map<string, PlantedRun>();
  readonly #sources: string;

  private constructor(sources: string) {
    this.#sources = sources;
  }

  /** Opens the results of the sources as they are now. @param fresh true forgets them */
  static async open(fresh: boolean): Promise<Results> {
    const results = new Results(await digestOfSources(['scripts', 'tests']));
    const stored = await readJson<{ sources?: string; runs?: PlantedRun[] }>(RESULTS, {});
    if (!fresh && stored.sources === results.#sources)
      for (const run of stored.runs ?? []) results.#runs.set(keyOf(run), run);
    return results;
  }

  /** Returns the result of a run with one of the job's seeds; undefined when there is none. */
  of({ number: hole, attack, engine }: Job, seed: number): PlantedRun | undefined {
    return this.#runs.get(keyOf({ hole, attack, engine, seed }));
  }

  /** Stores a result, unless the run was broken. */
  keep(run: PlantedRun): void {
    if (run.sight === 'broken') return;
    this.#runs.set(keyOf(run), run);
    mkdirSync(dirname(RESULTS), { recursive: true });
    // At once, as the jobs side by side write the same file.
    writeFileSync(RESULTS, JSON.stringify({ sources: this.#sources, runs: [...this.#runs.values()] }, null, 2));
  }
}

const keyOf = ({ hole, attack, engine, seed }: Pick<PlantedRun, 'hole' | 'attack' | 'engine' | 'seed'>): string =>
  [hole, attack, engine, seed].join(' ');

/** Runs an attack in a copy, of which the site is built before where the attack needs it; returns how it ended. */
async function attackCopy(copy: ProjectCopy, { attack, engine }: Job, seed: number): Promise<End> {
  if (attack === 'browser') {
    const built = await copy.run(['scripts/fixture.ts']);
    if (!built.good) return { ...readEnd(built), sight: 'broken' };
  }
  // What an attack that is killed leaves behind is removed with the folder.
  const folder = copy.path('tmp');
  await mkdir(folder);
  const args = ['scripts/attack.ts', attack, '--engine', engine, '--seed', String(seed), '--first'];
  const end = await copy.run(args, { env: { TMPDIR: folder }, limit: LIMIT });
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  return readEnd(end);
}

/** Prints a result: of a hole who should see it and whether they did, of the check without a hole whether all was quiet. */
function sayRun({ hole, attack, engine, seed, sight, line, seconds }: PlantedRun): void {
  const { kind, about } = plantedHoles[hole - 1] ?? { kind: 'no hole', about: 'nothing should be reported' };
  const sign = (sight === 'seen') === hole > 0 && sight !== 'broken' ? '✓' : '✗';
  say(`${sign} ${hole || '–'} ${kind}: ${about}\n    ${attack} on ${engine}, seed ${seed}: ${sight} (${seconds} s)`);
  if (line !== '') say(`    ${line}`);
}

/** Runs a job with each of its seeds that has no result yet; prints and returns the results of all. */
async function runJob(copy: ProjectCopy, job: Job, results: Results): Promise<PlantedRun[]> {
  const { number: hole, attack, engine } = job;
  const runs: PlantedRun[] = [];
  if (job.hole) await copy.plant(job.hole);
  for (const seed of job.seeds) {
    const began = performance.now();
    const run = results.of(job, seed) ?? {
      hole,
      attack,
      engine,
      seed,
      ...(await attackCopy(copy, job, seed)),
      seconds: Math.round((performance.now() - began) / SECOND),
    };
    sayRun(run);
    results.keep(run);
    runs.push(run);
  }
  if (job.hole) await copy.restore(job.hole.file);
  return runs;
}

/**
 * Plants the holes of `tests/planted-holes.ts` one by one in copies of the project, as many side by side as there are
 * processors, and runs the attack that should see each; before that, each attack without a hole.
 * @returns true when the attacks pass, as `judge` says
 * @throws CommandError when no hole can be planted with these options
 */
export async function plantHoles(options: PlantOptions): Promise<boolean> {
  const jobs = jobsOf(options);
  const results = await Results.open(options.fresh);
  exitOnSignals();
  // An attack that is killed could not stop a server of its own.
  if (jobs.some(({ engine }) => engine === 'postgres'))
    process.env['TEST_DATABASE_URL'] ??= (await startPostgres()).url;
  if (jobs.some(({ attack }) => attack === 'browser')) await makeFixture();
  const copies: ProjectCopy[] = [];
  for (let at = 0; at < Math.min(availableParallelism(), jobs.length); at += 1)
    copies.push(await ProjectCopy.make(`${FOLDER}/${at}`));
  const runs: PlantedRun[] = [];
  for (const part of [quietJobsOf(jobs), jobs]) {
    const waiting = part.values();
    const work = async (copy: ProjectCopy): Promise<void> => {
      for (const job of waiting) runs.push(...(await runJob(copy, job, results)));
    };
    await Promise.all(copies.map(work));
  }
  const { lines, good } = judge(runs);
  say(['', ...lines].join('\n'));
  return good;
}
