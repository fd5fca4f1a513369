import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { format } from 'prettier';
import { recordOf } from '#lib/narrow.ts';
import { flag, runCommand, say } from '#scripts/lib/command.ts';
import { runNode } from '#scripts/lib/program.ts';

const help = `Says which lines of src the unit and API tests run.

  npm run coverage            runs them (on SQLite alone, or where TEST_DATABASE_URL says) and prints the parts
  npm run coverage -- --all   every file that is not run whole

Ends with 1 when what runs on the server or on both sides is below what it must reach. What runs in the browser alone is
tested there, and what makes pages by the tests of the built site: neither is counted by these tests. The figures are
kept in tests/coverage.json.`;

const LEAST = 95;
const FOLDER = 'coverage';
const KEPT = 'tests/coverage.json';

const parts = [
  { name: 'server', files: /^src\/server\/|\.(?:routes|repo|service)\.ts$/ },
  { name: 'both sides', files: /^src\/lib\/|\.(?:rules|contract)\.ts$/ },
  { name: 'browser and pages', files: /^/ },
];

interface Lines {
  total: number;
  covered: number;
}

const sum = (lines: Lines[]): Lines => ({
  total: lines.reduce((all, one) => all + one.total, 0),
  covered: lines.reduce((all, one) => all + one.covered, 0),
});
const percent = ({ total, covered }: Lines): number => (total === 0 ? 100 : Math.floor((covered / total) * 1000) / 10);

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
const tell = (name: string, lines: Lines): void =>
  say(`${name.padEnd(20)}${`${percent(lines)}%`.padStart(7)} of ${lines.total} lines`);

await runCommand(help, { all: flag }, async ({ values }) => {
  const passed = await measure();
  const summary: Record<string, { lines: Lines }> = JSON.parse(
    await readFile(`${FOLDER}/coverage-summary.json`, 'utf8'),
  );
  const files = Object.entries(summary)
    .filter(([file]) => file !== 'total')
    .map(([file, { lines }]) => ({ file: relative('.', file), lines }));
  const linesOf = (...names: string[]): Lines =>
    sum(files.filter(({ file }) => names.includes(partOf(file))).map(({ lines }) => lines));

  const low = values.all ? 100 : 90;
  for (const { file, lines } of files.sort((a, b) => percent(a.lines) - percent(b.lines)))
    if (percent(lines) < low && partOf(file) !== 'browser and pages') tell(file, lines);
  for (const { name } of parts) tell(name, linesOf(name));
  tell('src', sum(files.map(({ lines }) => lines)));
  const kept = recordOf(
    parts.map(({ name }) => name),
    (name) => ({ ...linesOf(name), percent: percent(linesOf(name)) }),
  );
  await writeFile(KEPT, await format(JSON.stringify(kept), { parser: 'json', printWidth: 120 }));
  const counted = linesOf('server', 'both sides');
  tell('server, both sides', counted);
  if (!passed || percent(counted) < LEAST) process.exitCode = 1;
});
