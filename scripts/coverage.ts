import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { format } from 'prettier';
import { recordOf } from '#lib/narrow.ts';
import { flag, runCommand, say } from '#scripts/lib/command.ts';
import { runNode } from '#scripts/lib/program.ts';

const help = `Says which lines of src the unit and API tests run.

  npm run coverage            runs them (on SQLite alone, or where TEST_DATABASE_URL says) and prints the parts
  npm run coverage -- --all   every file that is not run whole

Ends with 1 when what runs on the server or on both sides, or the state and rules of screens, is below what it must
reach. Markup is tested in a browser, and what makes pages by the tests of the built site: neither is counted by these
tests. The figures are kept in tests/coverage.json.`;

/** Least lines, in percent, of what runs on the server or on both sides. */
const LEAST = 95;
/** Least lines and branches, in percent, of the modules of screens without markup. */
const LEAST_OF_SCREENS = { lines: 85, branches: 75 };
const SCREENS = "screens' state and rules";
const PAGES = 'browser and pages';
const FOLDER = 'coverage';
const KEPT = 'tests/coverage.json';

const parts = [
  { name: 'server', files: /^src\/server\/|\.(?:routes|repo|service)\.ts$/ },
  { name: SCREENS, files: /^src\/(?:shop|office)\/.*\.ts$/ },
  { name: 'both sides', files: /^src\/lib\/|\.(?:rules|contract)\.ts$/ },
  { name: PAGES, files: /^/ },
];

/** Lines or branches: all, and those that were run. */
interface Count {
  total: number;
  covered: number;
}

/** The counts of a file. */
interface Counts {
  lines: Count;
  branches: Count;
}

const sum = (counts: Count[]): Count => ({
  total: counts.reduce((all, one) => all + one.total, 0),
  covered: counts.reduce((all, one) => all + one.covered, 0),
});
const percent = ({ total, covered }: Count): number => (total === 0 ? 100 : Math.floor((covered / total) * 1000) / 10);

/** Runs the unit and API tests with coverage and writes the report; returns whether the tests passed. */
async function measure(): Promise<boolean> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--reporter', 'dot'];
  const settings = {
    enabled: 'true',
    provider: 'v8',
    include: 'src/**/*.{ts,tsx}',
    exclude: 'src/**/*.d.ts',
    reporter: 'json-summary',
    reportsDirectory: FOLDER,
    reportOnFailure: 'true',
  };
  for (const project of ['unit', 'api']) args.push('--project', project);
  for (const [name, value] of Object.entries(settings)) args.push(`--coverage.${name}`, value);
  return (await runNode(args)).good;
}

const partOf = (file: string): string => parts.find((part) => part.files.test(file))?.name ?? '';
const tell = (name: string, counts: Count, what = 'lines'): void =>
  say(`${name.padEnd(26)}${`${percent(counts)}%`.padStart(7)} of ${counts.total} ${what}`);

await runCommand(help, { all: flag }, async ({ values }) => {
  const passed = await measure();
  const summary: Record<string, Counts> = JSON.parse(await readFile(`${FOLDER}/coverage-summary.json`, 'utf8'));
  const files = Object.entries(summary)
    .filter(([file]) => file !== 'total')
    .map(([file, { lines, branches }]) => ({ file: relative('.', file), lines, branches }));
  const countOf = (what: keyof Counts, ...names: string[]): Count =>
    sum(files.filter(({ file }) => names.includes(partOf(file))).map((counts) => counts[what]));

  const low = values.all ? 100 : 90;
  for (const { file, lines } of files.sort((a, b) => percent(a.lines) - percent(b.lines)))
    if (percent(lines) < low && partOf(file) !== PAGES) tell(file, lines);
  for (const { name } of parts) tell(name, countOf('lines', name));
  tell('src', sum(files.map(({ lines }) => lines)));
  const kept = recordOf(
    parts.map(({ name }) => name),
    (name) => ({ ...countOf('lines', name), percent: percent(countOf('lines', name)) }),
  );
  await writeFile(KEPT, await format(JSON.stringify(kept), { parser: 'json', printWidth: 120 }));
  const counted = countOf('lines', 'server', 'both sides');
  tell('server, both sides', counted);
  const branches = countOf('branches', SCREENS);
  tell(SCREENS, branches, 'branches');
  const enough =
    percent(counted) >= LEAST &&
    percent(countOf('lines', SCREENS)) >= LEAST_OF_SCREENS.lines &&
    percent(branches) >= LEAST_OF_SCREENS.branches;
  if (!passed || !enough) process.exitCode = 1;
});
