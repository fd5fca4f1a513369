import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Figures } from '#tests/bench/kept.ts';
import { filesBelow } from '#publish/files.ts';

/**
 * Maximum number of lines of a folder before it is divided by its subfolders, so that 100 more lines exceed one
 * percent.
 */
const MOST_LINES = 9_900;
/** Depth of folders by which lines are counted. */
const DEPTH = 2;

/** Code files. */
const CODE = /\.(?:ts|tsx|astro|js|mjs)$/;
/** Folders of the demonstration and samples, which do not count as code. */
const OTHER = ['scripts/demo/', 'src/publish/snapshot/sample/'];
const isOther = (file: string): boolean => file.endsWith('.texts.ts') || OTHER.some((place) => file.startsWith(place));

/**
 * Returns the first `depth` folders of a file's path, joined with `/`; fewer when the path has fewer.
 * @param depth how many at most
 */
const folderOf = (file: string, depth: number): string => file.split('/').slice(0, -1).slice(0, depth).join('/');

/**
 * Adds up lines of code by folder, at `depth` folders deep; a folder above `MOST_LINES` is divided further.
 * @param lines number of lines by file path
 */
export function linesByFolder(lines: ReadonlyMap<string, number>, depth = DEPTH): Figures {
  const folders = new Map<string, Map<string, number>>();
  for (const [file, count] of lines) {
    const folder = folderOf(file, depth);
    folders.set(folder, (folders.get(folder) ?? new Map<string, number>()).set(file, count));
  }
  const sums: Figures = {};
  for (const [folder, files] of [...folders].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const sum = [...files.values()].reduce((all, one) => all + one, 0);
    const isDivisible = [...files.keys()].some((file) => folderOf(file, depth + 1) !== folder);
    if (sum > MOST_LINES && isDivisible) Object.assign(sums, linesByFolder(files, depth + 1));
    else sums[folder || 'configuration'] = sum;
  }
  return sums;
}

/** Counts the lines of code in `src`, `scripts`, the tests' tools and configurations, by folder. */
export async function countLines(): Promise<Figures> {
  const found = await Promise.all(['src', 'scripts', 'tests/support', 'tests/attack', 'tests/bench'].map(filesBelow));
  const files = found.flat().map((file) => relative('.', file));
  const counted = [...files.filter((file) => CODE.test(file) && !isOther(file)), ...CONFIGURATIONS];
  const lines = await Promise.all(
    counted.map(async (file) => [file, (await readFile(file, 'utf8')).split('\n').length - 1] as const),
  );
  return linesByFolder(new Map(lines));
}

/** Configurations of tools, which count as code. */
const CONFIGURATIONS = [
  'astro.config.mjs',
  'tests/mutation.config.ts',
  'tests/playwright.config.ts',
  'tests/vitest.config.ts',
];
