import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { format } from 'prettier';
import { MINUTE, SECOND } from '#lib/time.ts';
import { makeFixture } from '#scripts/fixture.ts';
import { filesBelow } from '#publish/files.ts';
import {
  groups,
  type MutationGroup,
  percent,
  type Report,
  type Score,
  scoresOf,
  sumOf,
  survivorsOf,
  unit,
} from '#scripts/lib/mutation.ts';
import { CommandError, flag, runCommand, say, textOption } from '#scripts/lib/command.ts';
import { exitOnSignals, runNode } from '#scripts/lib/program.ts';
import { readJson } from '#scripts/lib/read-json.ts';
import { plantScreenFaults } from '#scripts/lib/screen-faults.ts';

const help = `Changes the code one small thing at a time and looks which tests notice (StrykerJS).

  npm run mutate                          every group, the gravest first; what did not change since is not run again
  npm run mutate -- money guests          some groups: ${groups.map(({ name }) => name).join(' ')}
  npm run mutate -- --file lib/money      the files whose path holds this; may stand several times
  npm run mutate -- --show money          what nobody noticed when it last ran
  npm run mutate -- --fresh               everything again
  npm run mutate -- screens               plants the faults of tests/screen-faults.ts in what runs in a browser alone, and
                                          runs the browser tests of each fault's page; --file chooses here too

Scores are kept in tests/mutation.json; what survived in .cache/mutate/GROUP.txt. Ends with 1 when a group
that ran is below what it must reach.`;

const FOLDER = '.cache/mutate';
const SCORES = 'tests/mutation.json';
const OVERALL = 75;
/**
 * Environment of the tests: databases in memory, since each mutant makes new ones, and a quarter of the examples of
 * property tests.
 */
const ENVIRONMENT: Record<string, string> = {
  ...(existsSync('/dev/shm') ? { TMPDIR: '/dev/shm' } : {}),
  PROPERTY_RUNS: process.env['PROPERTY_RUNS'] ?? '25',
};

/** Scores of files by group, as stored in `SCORES`. */
type Kept = Record<string, Record<string, Score>>;

/** Returns the source files of every group; a file belongs to the first group that matches. */
async function filesByGroup(): Promise<Map<MutationGroup, string[]>> {
  const all = (await filesBelow('src')).map((file) => relative('.', file)).sort();
  const found = new Map(groups.map((group) => [group, [] as string[]]));
  for (const file of all) {
    const group = groups.find(({ files }) => files.test(file));
    if (group) found.get(group)?.push(file);
  }
  return found;
}

/**
 * Runs the mutants of one group and returns the report.
 * @param fresh true ignores earlier results
 * @throws CommandError when the run fails
 */
async function mutate(group: MutationGroup, files: string[], fresh: boolean): Promise<Report> {
  const place = `${FOLDER}/${group.name}`;
  const settings = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutation.config.ts', related: group.tests === unit },
    mutate: files,
    // Messages for people and names of columns: the first are for reading, the second break loudly.
    mutator: { excludedMutations: ['StringLiteral'] },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `${place}.incremental.json`,
    force: fresh,
    concurrency: 1,
    // Longer than a test may take: a busy machine is not taken for a loop without an end, which nothing else stops.
    timeoutMS: group.tests === unit ? 20 * SECOND : MINUTE,
    allowConsoleColors: false,
    allowEmpty: true,
    reporters: ['json', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    jsonReporter: { fileName: `${place}.json` },
    tempDirName: `${FOLDER}/sandbox`,
    ignorePatterns: ['.cache', '.data', 'dist', 'test-results', '.github'],
    // The sandbox keeps the repository's own tsconfig; rewriting it needs an interface the compiler no longer has.
    tsconfigFile: 'none',
  };
  await writeFile(`${place}.settings.json`, JSON.stringify(settings));
  const { good } = await runNode(
    ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', `${place}.settings.json`],
    { env: { ...process.env, ...ENVIRONMENT, MUTATION_TESTS: group.tests.join('\n') } },
  );
  if (!good) throw new CommandError(`The mutation run of ${group.name} failed.`);
  return readJson<Report>(`${place}.json`, { files: {} });
}

/** Prints a score in a line; returns true when it is at least `least` percent. */
function sayScore(name: string, score: Score, least: number): boolean {
  const good = percent(score) >= least;
  const share = `${percent(score)}%`.padStart(6);
  say(
    `${good ? '✓' : '✗'} ${name.padEnd(10)} ${share} of ${String(score.mutants).padStart(5)} mutants noticed, ${least}% wanted`,
  );
  return good;
}

/** Prints the stored scores of all groups; returns false when one of the groups in `ran` is below its minimum. */
function judge(kept: Kept, ran: ReadonlySet<string>): boolean {
  const low = groups.filter(({ name, least }) => {
    const files = kept[name];
    return files && !sayScore(name, sumOf(Object.values(files)), least) && ran.has(name);
  });
  sayScore('all', sumOf(Object.values(kept).flatMap((files) => Object.values(files))), OVERALL);
  return low.length === 0;
}

/** Prints the mutants that no test noticed in the last run of a group. */
async function show(name: string): Promise<void> {
  const report = await readJson<Report | null>(`${FOLDER}/${name}.json`, null);
  if (report) say(survivorsOf(report).join('\n') || 'Every change was noticed.');
  else say(`There is no result of ${name} on this machine yet: npm run mutate -- ${name}`);
}

/**
 * Runs groups and stores their scores; returns true when all reach their minimum.
 * @param names groups to run; empty for all
 * @param parts limits the files to paths that contain one of these; empty for all
 * @throws CommandError when no file matches
 */
async function runGroups(names: readonly string[], parts: readonly string[], fresh: boolean): Promise<boolean> {
  await mkdir(FOLDER, { recursive: true });
  let kept: Kept = {};
  const ran = new Set<string>();
  for (const [group, files] of await filesByGroup()) {
    const wanted = parts.length > 0 ? files.filter((file) => parts.some((part) => file.includes(part))) : files;
    if (wanted.length === 0 || (names.length > 0 && !names.includes(group.name))) continue;
    say(`── ${group.name}: ${wanted.length} files`);
    const report = await mutate(group, wanted, fresh);
    const survivors = survivorsOf(report);
    await writeFile(`${FOLDER}/${group.name}.txt`, `${survivors.join('\n')}\n`);
    say(survivors.filter((line) => wanted.some((file) => line.startsWith(`${file}:`))).join('\n'));
    // Another group may have been kept meanwhile.
    kept = await readJson<Kept>(SCORES, {});
    const held = Object.entries(kept[group.name] ?? {}).filter(([file]) => files.includes(file));
    // The report has the other files of earlier runs as well, but of them no longer all that counts.
    const own = Object.entries(scoresOf(report)).filter(([file]) => wanted.includes(file));
    kept[group.name] = Object.fromEntries([...new Map([...held, ...own])].sort());
    ran.add(group.name);
    await writeFile(SCORES, await format(JSON.stringify(kept), { parser: 'json', printWidth: 120 }));
  }
  if (ran.size === 0) throw new CommandError(`No file of these groups has ${parts.join(' or ')} in its path.`);
  return judge(kept, ran);
}

const options = { file: { ...textOption, multiple: true as const, default: [] }, show: textOption, fresh: flag };
await runCommand(help, options, async ({ values, positionals }) => {
  exitOnSignals();
  if (values.show) return show(values.show);
  if (positionals[0] === 'screens') {
    await makeFixture();
    process.exitCode = (await plantScreenFaults(values.file)) ? 0 : 1;
    return;
  }
  const unknown = positionals.filter((name) => !groups.some((group) => group.name === name));
  if (unknown.length > 0) throw new CommandError(`There is no group ${unknown.join(', ')}.\n\n${help}`);
  process.exitCode = (await runGroups(positionals, values.file, values.fresh)) ? 0 : 1;
});
