import type { Problem } from '#scripts/checks/problem.ts';

/** Maximum number of lines of a hand-written file, and of a test file. Data of the demonstration has no limit. */
const LONGEST = 350;
const LONGEST_TEST = 600;

/** Returns a problem for a file with more lines than allowed; data, JSON and Markdown have no limit. */
export function lengthProblems(file: string, text: string): Problem[] {
  const lines = text.split('\n').length;
  const data =
    /^(?:scripts\/demo\/catalogue|src\/publish\/snapshot\/sample)\//.test(file) ||
    file.endsWith('.json') ||
    file.endsWith('.md');
  const longest = /\.(?:test|spec)\.ts$/.test(file) ? LONGEST_TEST : LONGEST;
  return data || lines <= longest ? [] : [{ file, line: longest, message: `${lines} lines; divide it.` }];
}

const lineProblems = (file: string, text: string, pattern: RegExp, message: string): Problem[] =>
  text.split('\n').flatMap((line, index) => (pattern.test(line) ? [{ file, line: index + 1, message }] : []));

/**
 * Returns a problem for each skipped, focused or empty test of a test file, for each sleep, and for a file without
 * tests.
 */
export function testProblems(file: string, text: string): Problem[] {
  if (!/^tests\/.*\.(?:test|spec)\.ts$/.test(file)) return [];
  return [
    ...lineProblems(
      file,
      text,
      /\b(?:it|test|describe)(?:\.\w+)?\.(?:only|skip|skipIf|runIf|todo|fixme|fails|fail)\b/,
      'a test is skipped or focused.',
    ),
    ...lineProblems(file, text, /=>\s*\{\s*\}\s*\);?$/, 'a test is empty.'),
    ...lineProblems(
      file,
      text,
      /waitForTimeout|setTimeout\(/,
      'a test sleeps instead of waiting for what it wants to see.',
    ),
    ...(/\b(?:it|test)(?:\.each\([^)]*\))?\(/.test(text)
      ? []
      : [{ file, line: 1, message: 'no test is in this file.' }]),
  ];
}

/** Returns a problem for each raw colour in pages and components, which must use design tokens. */
export function tokenProblems(file: string, text: string): Problem[] {
  if (!/^src\/(?:shop|office|layouts|pages)\/.*\.(?:astro|tsx|css)$/.test(file)) return [];
  const allowed = /theme-color|#3399cc/;
  return text
    .split('\n')
    .flatMap((line, index) =>
      /(?:^|[\s:(,])#[0-9a-f]{3,8}\b/i.test(line) &&
      !allowed.test(line) &&
      !/href=|from '#|id=|scrollIntoView|querySelector|`#/.test(line)
        ? [{ file, line: index + 1, message: 'a raw colour; use a token.' }]
        : [],
    );
}

/** Words that must not be in the repository, split so that this file does not contain them. */
const FORBIDDEN = [
  ['TO', 'DO'],
  ['FIX', 'ME'],
  ['XX', 'X'],
  ['@ts-', 'ignore'],
  ['eslint-', 'disable'],
  ['oxlint-', 'disable'],
].map((parts) => parts.join(''));

/** Addresses of one machine or network: home folders and package registries. */
const LOCAL = new RegExp(`(?<![\\w.}/])/(?:home|Users|root|${['wo', 'rk'].join('')})/|\\bregistry\\.\\w+`);

/**
 * Returns a problem for each forbidden word, such as a mark of unfinished work, and for each address of one machine or
 * network.
 */
export function wordProblems(file: string, text: string): Problem[] {
  if (file.endsWith('package-lock.json'))
    return lineProblems(
      file,
      text,
      /"resolved": "http/,
      'the address of a package registry; the lockfile goes without.',
    );
  return [
    ...FORBIDDEN.flatMap((word) =>
      lineProblems(file, text, new RegExp(`(?<![A-Za-z])${word}(?![A-Za-z])`), `"${word}" is left behind.`),
    ),
    ...lineProblems(file, text, LOCAL, 'an address that only holds on one machine or in one network.'),
  ];
}

/**
 * Returns a problem for each `useStore` without `ssr`, the value for the first rendering; without it that may differ from the
 * page's HTML.
 */
export function storeReadProblems(file: string, text: string): Problem[] {
  if (!file.startsWith('src/')) return [];
  return [...text.matchAll(/\buseStore\((?![^;]*\bssr:)/g)].map(({ index }) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    message: 'useStore needs { ssr: … }, what the page shows before its script has run.',
  }));
}
