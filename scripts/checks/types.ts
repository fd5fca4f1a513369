import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { type PagePart, partsOfPage, type Place, placeInPage } from '#scripts/checks/astro.ts';
import { filesBelow } from '#publish/files.ts';

/** A part of a page that was written as a TypeScript file. */
interface Twin {
  page: string;
  source: string;
  part: PagePart;
}

/** A fault that TypeScript finds in a file. */
export interface TypeProblem extends Place {
  file: string;
  message: string;
}

interface TypeOptions {
  /** Folder for the pages converted to TypeScript. */
  folder?: string;
  /** Checks only this page, with the given text instead of the one on disk. */
  only?: { page: string; source: string };
}

/**
 * Checks the types of all sources and returns the problems. The compiler reads no `.astro` files, so each page is
 * converted to TSX, and each of its scripts to TypeScript.
 * @throws Error when the compiler fails
 */
export async function typeProblems({ folder = '.cache/types', only }: TypeOptions = {}): Promise<TypeProblem[]> {
  const { twins, problems: unread } = await writeTwins(folder, only);
  if (unread.length > 0) return unread;
  const settings = join(folder, 'tsconfig.json');
  const wanted = only && [...twins].filter(([, { page }]) => page === only.page).map(([file]) => file);
  await writeFile(settings, JSON.stringify(await compilerSettings(folder, wanted), null, 2));
  const { stdout, failed } = await promisify(execFile)(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '--pretty', 'false', '--diagnostics', '-p', settings],
    { maxBuffer: 64 * 1024 * 1024 },
  ).then(
    ({ stdout: said }) => ({ stdout: said, failed: false }),
    ({ stdout: said = '', stderr = '' }: { stdout?: string; stderr?: string }) => ({
      stdout: said + stderr,
      failed: true,
    }),
  );
  const problems = stdout
    .split(/\n(?=\S)/)
    .map((said) => readProblem(said.trim(), twins))
    .filter((one) => one !== null);
  // A compiler that was killed, for want of memory for instance, ends as a good one does, but without its figures.
  const ended = /^Files:/m.test(stdout);
  if (!ended || (failed && problems.length === 0))
    throw new Error(`TypeScript could not look at the types.\n${stdout}`);
  return problems;
}

/**
 * Writes every page as TSX, and every script of a page as TypeScript, into the folder. Returns them by the path of the
 * written file, with the parser's problems.
 */
async function writeTwins(
  folder: string,
  only: TypeOptions['only'],
): Promise<{ twins: Map<string, Twin>; problems: TypeProblem[] }> {
  await rm(folder, { recursive: true, force: true });
  const twins = new Map<string, Twin>();
  const problems: TypeProblem[] = [];
  for (const path of await filesBelow('src')) {
    const page = relative('.', path);
    if (!page.endsWith('.astro')) continue;
    const source = page === only?.page ? only.source : await readFile(page, 'utf8');
    const read = partsOfPage(page, source);
    problems.push(...read.problems.map((one) => ({ file: page, ...one })));
    for (const part of read.parts) twins.set(join(folder, `${page}${part.suffix}`), { page, source, part });
  }
  for (const [file, { part }] of twins) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, part.code);
  }
  return { twins, problems };
}

/**
 * Returns the compiler's settings: those of the project, with paths that map an import of a page to its TSX.
 * @param only files to check; all by default
 */
async function compilerSettings(folder: string, only?: string[]): Promise<object> {
  const { imports } = JSON.parse(await readFile('package.json', 'utf8')) as { imports: Record<string, string> };
  const { include } = JSON.parse(await readFile('tsconfig.json', 'utf8')) as { include: string[] };
  const up = relative(folder, '.');
  const paths = Object.entries(imports)
    .filter(([name]) => name.endsWith('/*'))
    .map(([name, target]) => [`${name}.astro`, [`./${join(target)}.astro.tsx`]]);
  return {
    extends: join(up, 'tsconfig.json'),
    compilerOptions: { paths: Object.fromEntries(paths) },
    include: only
      ? [join(up, 'src/env.d.ts'), ...only.map((one) => join(up, one))]
      : ['.', ...include.map((one) => join(up, one))],
    exclude: [],
  };
}

/**
 * Parses a problem in the compiler's output, `file(line,column): error TS1: message`; null for any other text. A
 * problem in a converted page is reported at its place in the page.
 */
function readProblem(said: string, twins: Map<string, Twin>): TypeProblem | null {
  const {
    file = '',
    line,
    column,
    message = '',
  } = /^(?<file>.+?)\((?<line>\d+),(?<column>\d+)\): (?<message>[\s\S]+)$/.exec(said)?.groups ?? {};
  if (!message) return null;
  const place = { line: Number(line), column: Number(column) };
  const path = relative('.', file);
  const twin = twins.get(path);
  if (!twin) return { file: path, ...place, message };
  return { file: twin.page, ...placeInPage(twin.source, twin.part, offsetOf(twin.part.code, place)), message };
}

function offsetOf(text: string, { line, column }: Place): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}

/** Checks all types and prints the problems; returns true when there are none. */
export async function runTypes(): Promise<boolean> {
  const problems = await typeProblems();
  for (const { file, line, column, message } of problems)
    process.stdout.write(`${file}:${line}:${column}: ${message}\n`);
  return problems.length === 0;
}

if (import.meta.main) process.exitCode = (await runTypes()) ? 0 : 1;
