import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { describe, expect, it } from 'vitest';
import { rooms } from '#scripts/checks/storeys.ts';
import { groups, TELLS_NOTHING } from '#scripts/lib/mutation.ts';
import { expressionsOf } from '#tests/support/expressions.ts';

const files = globSync('{src,scripts,tests,public,.github}/**', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/^\.\//, ''));

/** Returns the globs that one with braces stands for. */
function globsOf(glob: string): string[] {
  const [braces = '', words = ''] = /\{([^{}]*)\}/.exec(glob) ?? [];
  return braces ? words.split(',').flatMap((word) => globsOf(glob.replace(braces, word))) : [glob];
}
const isTaken = (glob: string): boolean =>
  glob.startsWith('**/') ? files.some((file) => matchesGlob(file, glob)) : globSync(glob).length > 0;
/** Returns those of some globs, each brace apart, that take nothing. */
const takingNothing = (globs: string[]): string[] =>
  [...new Set(globs.flatMap(globsOf))].filter((glob) => !isTaken(glob));

/** A pattern that keeps one alternative alone, and so on outwards; of what must not stand there, that it does. */
function keepOnly(alternative: AST.Alternative, text = alternative.raw): string {
  const group = alternative.parent;
  if (group.type === 'Pattern') return text;
  let outer: AST.Node = group;
  while (outer.type !== 'Alternative') outer = outer.parent as AST.Node;
  const sign = group.type !== 'Assertion' ? '?:' : group.kind === 'lookahead' ? '?=' : '?<=';
  const [from, to] = [group.start - outer.start, group.end - outer.start];
  return keepOnly(outer, `${outer.raw.slice(0, from)}(${sign}${text})${outer.raw.slice(to)}`);
}

/** Returns a pattern by its alternatives. */
function alternativesOf(pattern: string): string[] {
  const found: string[] = [];
  visitRegExpAST(new RegExpParser().parsePattern(pattern), {
    onAlternativeEnter: (alternative) => void found.push(keepOnly(alternative)),
  });
  return [...new Set(found)];
}

/** Returns what the globs of a configuration file with comments name. */
const globsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/["']((?:\*\*\/|(?:\.\/)?(?:src|scripts|tests)\/)[^"'\n]+)["']/g)].map(
    ([, glob = '']) => glob,
  );

describe('every pattern of a path', () => {
  it('of an expression fits a file by each of its alternatives', () => {
    const ofPaths = globSync(['scripts/*.ts', 'scripts/{checks,lib}/*.ts', 'tests/{bench,site}/**/*.ts'])
      .flatMap(expressionsOf)
      .filter(({ pattern }) => /\^src\\\/|\\\.tsx?\$/.test(pattern));
    // Storeys, groups of the mutation run and parts of the lines that are counted, to name some.
    expect(ofPaths.length).toBeGreaterThan(30);
    const lost = ofPaths.flatMap(({ file, pattern }) =>
      alternativesOf(pattern)
        .filter((one) => !files.some((path) => new RegExp(one).test(path)))
        .map((one) => `${file}: ${one} of ${pattern}`),
    );
    expect(lost).toEqual([]);
  });

  it('of the tests of mutation groups takes a file', () => {
    expect(takingNothing([...groups.flatMap(({ tests }) => tests), ...TELLS_NOTHING])).toEqual([]);
  });

  it('of mutation groups takes, among them, every rule, contract and part of the server', () => {
    const told = files.filter((file) => /^src\/.*\.(?:rules|contract|repo|service|routes)\.ts$/.test(file));
    expect(told.length).toBeGreaterThan(200);
    expect(told.filter((file) => !groups.some((group) => group.files.test(file)))).toEqual([]);
  });

  it('of kept figures names a file', () => {
    const { kept } = { kept: JSON.parse(readFileSync('tests/mutation.json', 'utf8')) as Record<string, object> };
    expect(
      Object.values(kept)
        .flatMap(Object.keys)
        .filter((file) => !existsSync(file)),
    ).toEqual([]);
  });

  it.each([
    '.knip.jsonc',
    '.oxlintrc.json',
    'tsconfig.json',
    'package.json',
    'astro.config.mjs',
    'tests/bench/guard/lines.ts',
  ])('of %s takes a file', (file) => {
    expect(takingNothing(globsIn(file))).toEqual([]);
  });

  it('of the formatter leaves out what is there', () => {
    const lines = readFileSync('.prettierignore', 'utf8').split('\n');
    expect(lines.filter((line) => line.includes('/') && !existsSync(line))).toEqual([]);
  });

  it('of containers, services and workflows names what is there', () => {
    const examples = globSync(['scripts/deploy/**', '.github/workflows/*', '.ci/*']).filter(
      (file) => statSync(file).isFile() && !file.endsWith('.json'),
    );
    const named = examples.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?<![\w/.-])((?:src|scripts|tests|public)\/[\w./-]*\w)/g)].map(
        ([, path = '']) => `${file} ${path}`,
      ),
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((one) => !existsSync(one.split(' ')[1] ?? ''))).toEqual([]);
  });

  it('of a room in the table of storeys is there', () => {
    const named = Object.entries(rooms).flatMap(([storey, names]) => names.map((room) => `src/${storey}/${room}`));
    expect(named.filter((folder) => !existsSync(folder))).toEqual([]);
  });
});
