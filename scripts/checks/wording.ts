import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { placeOf } from '#scripts/checks/astro.ts';
import type { Problem } from '#scripts/checks/problem.ts';

const PAGE = 'src/words.md';

/** Texts that the specification fixes, although the page of words has others. */
const SPECIFIED: ReadonlySet<string> = new Set([
  'Please select at least one recipient to continue.',
  'Are you sure you want to log out?',
]);

/** Returns the replaced words of the page, each with the words to say instead. */
function replacedWords(page: string): [replaced: RegExp, say: string][] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'))
    .flatMap((line) => {
      const [, say = '', , not = ''] = line.split('|').map((cell) => cell.trim());
      return [...not.matchAll(/`([^`]+)`/g)].map(([, word = '']): [RegExp, string] => [
        new RegExp(`(?<![\\w-])${word}s?(?![\\w-])`, 'i'),
        say,
      ]);
    });
}

/** Finds words in files of texts that the page of words has replaced by others. */
export function wordingProblems(file: string, text: string, page = readFileSync(PAGE, 'utf8')): Problem[] {
  if (!/^src\/.+\.texts\.ts$/.test(file)) return [];
  const replaced = replacedWords(page);
  const problems: Problem[] = [];
  const read = (words: string, start: number): void => {
    if (SPECIFIED.has(words)) return;
    for (const [pattern, say] of replaced) {
      const [found] = pattern.exec(words) ?? [];
      if (found)
        problems.push({ file, line: placeOf(text, start).line, message: `“${found}”: ${PAGE} says “${say}” for it.` });
    }
  };
  new Visitor({
    // Paths of imports, and the name that begins the codes of refusals, are no texts.
    Literal({ value, start }) {
      if (typeof value === 'string' && !value.startsWith('#') && !text.slice(0, start).endsWith('room = '))
        read(value, start);
    },
    TemplateElement({ value, start }) {
      read(value.cooked ?? '', start);
    },
  }).visit(parseSync(file, text).program);
  return problems;
}
