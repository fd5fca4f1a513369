import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { groups, TELLS_NOTHING } from '#scripts/lib/mutation.ts';
import { rooms, storeys } from '#scripts/checks/storeys.ts';

const files = globSync('{src,scripts,tests,public,.github}/**', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/^\.\//, ''));
const fitsNothing = (pattern: RegExp): boolean => !files.some((file) => pattern.test(file));
const takesNothing = (glob: string): boolean => globSync(glob, { exclude: ['node_modules'] }).length === 0;
/** What the globs of a configuration file with comments name. */
const globsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/["']((?:\.\/)?(?:src|scripts|tests)\/[^"'\n]+)["']/g)].map(
    ([, glob = '']) => glob,
  );

describe('every pattern of a path', () => {
  it('of mutation groups fits a file, and so does every name of their tests', () => {
    expect(groups.filter((group) => fitsNothing(group.files)).map(({ name }) => name)).toEqual([]);
    const globs = [...groups.flatMap(({ tests }) => tests), ...TELLS_NOTHING.filter((one) => one.startsWith('tests/'))];
    expect([...new Set(globs)].filter(takesNothing)).toEqual([]);
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
    expect(globsIn(file).filter(takesNothing)).toEqual([]);
  });

  it('of the formatter leaves out what is there', () => {
    const lines = readFileSync('.prettierignore', 'utf8').split('\n');
    expect(lines.filter((line) => line.includes('/') && !existsSync(line))).toEqual([]);
  });

  it('of containers, services and workflows names what is there', () => {
    const examples = globSync(['scripts/deploy/*', '.github/workflows/*', '.ci/*']).filter(
      (file) => !file.endsWith('.json'),
    );
    const named = examples.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?<![\w/.-])((?:src|scripts|tests|public)\/[\w./-]*\w)/g)].map(
        ([, path = '']) => `${file} ${path}`,
      ),
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((one) => !existsSync(one.split(' ')[1] ?? ''))).toEqual([]);
  });

  it('of a storey fits a file, and every room of the table is there', () => {
    expect(storeys.filter(({ is }) => fitsNothing(is)).map(({ name }) => name)).toEqual([]);
    const named = Object.entries(rooms).flatMap(([storey, names]) => names.map((room) => `src/${storey}/${room}`));
    expect(named.filter((folder) => !existsSync(folder))).toEqual([]);
  });
});
