import { parseSync, Visitor } from 'oxc-parser';
import { partsOfPage, placeInPage, placeOf } from '#scripts/checks/astro.ts';

/** An import, a re-export, a later import or the type of one. */
export interface Import {
  wanted: string;
  line: number;
  /** True when only types are imported, which the running program does not load. */
  isType: boolean;
}

/** Facts about a source that the checks look at. */
export interface ModuleFacts {
  imports: Import[];
  /** Lines on which a database query begins. */
  queries: number[];
}

/** Methods by which a statement of Kysely begins. */
const STATEMENTS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);

/**
 * Parses a `.ts`, `.tsx` or `.astro` file, including a page's scripts; returns its imports and the lines of its
 * database queries.
 */
export function readModule(file: string, text: string): ModuleFacts {
  if (!file.endsWith('.astro')) return factsOf(file, text, (offset) => placeOf(text, offset).line);
  const facts = partsOfPage(file, text).parts.map((part) =>
    factsOf(`${file}${part.suffix}`, part.code, (offset) => placeInPage(text, part, offset).line),
  );
  return { imports: facts.flatMap(({ imports }) => imports), queries: facts.flatMap(({ queries }) => queries) };
}

function factsOf(file: string, code: string, lineOf: (offset: number) => number): ModuleFacts {
  const imports: Import[] = [];
  const queries: number[] = [];
  const add = (source: { value: unknown; start: number } | null | undefined, isType = false): void => {
    if (typeof source?.value === 'string') imports.push({ wanted: source.value, line: lineOf(source.start), isType });
  };
  const areTypes = (kind: string, specifiers: readonly object[]): boolean =>
    kind === 'type' ||
    (specifiers.length > 0 && specifiers.every((one) => 'importKind' in one && one.importKind === 'type'));
  new Visitor({
    ImportDeclaration: ({ source, importKind, specifiers }) => add(source, areTypes(importKind ?? 'value', specifiers)),
    ExportNamedDeclaration: ({ source, exportKind }) => add(source, exportKind === 'type'),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add('value' in source ? source : null),
    TSImportType: ({ source }) => add(source, true),
    CallExpression: ({ callee, start }) => {
      if (
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        STATEMENTS.has(callee.property.name)
      )
        queries.push(lineOf(start));
    },
    TaggedTemplateExpression: ({ tag, start }) => {
      if (tag.type === 'Identifier' && tag.name === 'sql') queries.push(lineOf(start));
    },
  }).visit(parseSync(file, code).program);
  return { imports, queries };
}
