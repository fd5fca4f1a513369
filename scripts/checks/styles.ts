import { isDeepStrictEqual } from 'node:util';
import { placeOf, sheetsOfPage } from '#scripts/checks/astro.ts';
import { roomOf, targetOf } from '#scripts/checks/imports.ts';
import { readModule } from '#scripts/checks/modules.ts';
import type { Problem } from '#scripts/checks/problem.ts';

/** The cascade layers, the weakest first; `src/README.md` describes them. */
const LAYERS = ['base', 'ui', 'media', 'parts'];

/** Rules that are allowed outside layers, since they style no element. */
const FREE = /^@(?:import|charset|page)\b/;

/** A statement or block at the top level of a style sheet. */
interface Rule {
  head: string;
  line: number;
}

/**
 * Returns problems of a style sheet: rules outside the layers allowed for their folder, and imports of another room's
 * style sheets.
 */
export function styleProblems(file: string, text: string): Problem[] {
  if (!/^src\/.*\.(?:css|astro|tsx?)$/.test(file)) return [];
  const rules = sheetsOf(file, text).flatMap(({ css, line }) =>
    topRules(css).map((rule) => ({ ...rule, line: rule.line + line })),
  );
  return [
    ...rules.flatMap(({ head, line }) => {
      const message = faultOf(file, head);
      return message === null ? [] : [{ file, line, message }];
    }),
    ...sheetImports(file, text, rules).flatMap(({ wanted, line }) => {
      const other = roomOf(targetOf(file, wanted));
      const own = roomOf(file);
      return other === null || /^src\/(?:layouts|pages)\//.test(file) || isDeepStrictEqual(other, own)
        ? []
        : [{ file, line, message: `a sheet of ${other.room} (${wanted}); what is shared stands in src/ui/styles.` }];
    }),
  ];
}

/** Returns the problem of a top-level rule; null when there is none. */
function faultOf(file: string, head: string): string | null {
  if (FREE.test(head)) return null;
  const [, names = ''] = /^@layer\s+([^;{]+)/.exec(head) ?? [];
  const order = LAYERS.join(', ');
  if (head.endsWith(';') && names) return names.trim() === order ? null : `the order of layers is ${order}.`;
  // The back office has a kit of its own.
  const kit = /^src\/(?:ui|office)\//.test(file);
  const allowed = kit ? LAYERS : LAYERS.slice(-1);
  if (allowed.includes(names.trim())) return null;
  const where = allowed.map((name) => `@layer ${name}`).join(' or ');
  return `“${head.replace(/\s*\{$/, '').slice(0, 40)}” does not stand in ${where}.`;
}

/** Returns the style sheets in a file, each with the number of lines before it. */
function sheetsOf(file: string, text: string): { css: string; line: number }[] {
  if (file.endsWith('.css')) return [{ css: text, line: 0 }];
  if (!file.endsWith('.astro')) return [];
  return sheetsOfPage(file, text).map(({ css, start }) => ({ css, line: placeOf(text, start).line - 1 }));
}

/**
 * Returns the top-level rules of a style sheet: the text before each block, with the brace, and statements, with the
 * semicolon.
 */
function topRules(css: string): Rule[] {
  const blank = (found: string): string => found.replaceAll(/[^\n]/g, ' ');
  // Braces and semicolons within comments and texts are none.
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, blank);
  const marks = bare.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, (found) => '-'.repeat(found.length));
  const rules: Rule[] = [];
  let [depth, from] = [0, 0];
  for (const { 0: mark, index } of marks.matchAll(/[{};]/g)) {
    if (depth === 0 && mark !== '}') {
      const start = from + bare.slice(from).search(/\S/);
      rules.push({ head: bare.slice(start, index + 1), line: bare.slice(0, start).split('\n').length });
    }
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth === 0) from = index + 1;
  }
  return rules;
}

/** Returns the style sheets that a file imports. */
function sheetImports(file: string, text: string, rules: readonly Rule[]): { wanted: string; line: number }[] {
  const imports = file.endsWith('.css')
    ? rules.map(({ head, line }) => ({ wanted: /^@import\s+(?:url\()?['"]([^'"]+)/.exec(head)?.[1] ?? '', line }))
    : readModule(file, text).imports;
  return imports.filter(({ wanted }) => /\.css(?:\?|$)/.test(wanted));
}
