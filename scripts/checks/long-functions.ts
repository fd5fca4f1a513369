import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { filesBelow } from '#publish/files.ts';
import { placeOf } from '#scripts/checks/astro.ts';
import type { Problem } from '#scripts/checks/problem.ts';

/** Maximum number of lines of a function of src. */
const LONGEST = 80;

const RAN = 'a migration that has run is never changed';

/** Functions of src that may be longer, each as file and name, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'src/server/payments/test-gateway/checkout.js anonymous':
    'the payment window of the test gateway stands in one closure, so that no page sees its names',
  'src/server/db/first.migration.ts first': RAN,
  'src/server/db/staff.migration.ts staff': RAN,
};

/** A function: its name, `anonymous` for one that is handed over without one, its first line and its number of lines. */
interface FunctionFacts {
  name: string;
  line: number;
  lines: number;
}

const ANONYMOUS = 'anonymous';

type Named = { type: string; name?: unknown };

/** Returns the functions of a module, also those within others, in the order in which they begin. */
function functionsOf(file: string, text: string): FunctionFacts[] {
  const names = new Map<unknown, string>();
  const found: FunctionFacts[] = [];
  const give = (value: unknown, key: Named): void => void names.set(value, String(key.name ?? ANONYMOUS));
  const note = (node: { start: number; end: number; id?: { name: string } | null }): void => {
    const line = placeOf(text, node.start).line;
    found.push({
      name: node.id?.name ?? names.get(node) ?? ANONYMOUS,
      line,
      lines: placeOf(text, node.end).line - line + 1,
    });
  };
  new Visitor({
    VariableDeclarator: ({ init, id }) => give(init, id),
    Property: ({ value, key }) => give(value, key),
    PropertyDefinition: ({ value, key }) => give(value, key),
    MethodDefinition: ({ value, key }) => give(value, key),
    FunctionDeclaration: note,
    FunctionExpression: note,
    ArrowFunctionExpression: note,
  }).visit(parseSync(file, text).program);
  return found;
}

const isLookedAt = (file: string): boolean => /^src\/.*\.(?:ts|tsx|js)$/.test(file);

/** Returns a problem for each function of a module of src that is too long and not allowed. */
export function longFunctionProblems(file: string, text: string): Problem[] {
  if (!isLookedAt(file)) return [];
  return functionsOf(file, text)
    .filter(({ name, lines }) => lines > LONGEST && !(`${file} ${name}` in allowed))
    .map(({ name, line, lines }) => ({
      file,
      line,
      message: `${name} has ${lines} lines; divide it by what it is about.`,
    }));
}

/**
 * Returns a problem for each entry of the list that names no function, or one that is short enough.
 * @param read returns the text of a file; null when there is no such file
 */
export async function needlessEntries(
  read: (file: string) => Promise<string | null>,
  entries: Readonly<Record<string, string>> = allowed,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const entry of Object.keys(entries)) {
    const [file = '', name] = entry.split(' ');
    const long = functionsOf(file, (await read(file)) ?? '').some((one) => one.name === name && one.lines > LONGEST);
    if (!long) problems.push({ file, line: 1, message: `${name} may be long and is not; take it off the list.` });
  }
  return problems;
}

/** Prints the median and the 90th percentile of the lengths of the named functions below a folder. */
async function tellLengths(folder: string): Promise<void> {
  const lengths: number[] = [];
  for (const file of await filesBelow(folder))
    if (isLookedAt(`src/${relative(folder, file)}`))
      for (const { name, lines } of functionsOf(file, await readFile(file, 'utf8')))
        if (name !== ANONYMOUS) lengths.push(lines);
  lengths.sort((a, b) => a - b);
  const at = (share: number): number => lengths[Math.ceil(lengths.length * share) - 1] ?? 0;
  const long = lengths.filter((lines) => lines > LONGEST).length;
  process.stdout.write(
    `${lengths.length} functions: median ${at(0.5)} lines, 90th percentile ${at(0.9)}, longest ${at(1)}; ${long} above ${LONGEST}\n`,
  );
}

if (import.meta.main) await tellLengths(process.argv[2] ?? 'src');
