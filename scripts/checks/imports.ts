import { readModule } from '#scripts/checks/modules.ts';
import type { Problem } from '#scripts/checks/problem.ts';
import { bare, drawing, inBrowsers, rooms, storeys } from '#scripts/checks/storeys.ts';

/** Returns the entry of `storeys` that matches a file; null when none does, as for scripts and tests. */
const storeyOf = (file: string) => storeys.find(({ is }) => is.test(file)) ?? null;

/**
 * Returns the storey and the room (feature folder) of a file in `src/domain`, `src/shop` or `src/office`; null for any
 * other file.
 */
export function roomOf(file: string): { storey: string; room: string } | null {
  const [, storey = '', room = ''] = /^src\/(domain|shop|office)\/([^/]+)\//.exec(file) ?? [];
  return storey ? { storey, room } : null;
}

/** Packages that work in Node only. */
const NODE_ONLY = /^(?:node:|@?fastify\b|pg$|kysely\b|sharp$|jose$|@sodaru\/)/;

/**
 * Tells whether a storey may import a package: rules and texts none, contracts only `yup`, and code for browsers none
 * that needs Node.
 */
function mayUse(storey: string, name: string): boolean {
  if (bare.includes(storey)) return false;
  if (storey === 'contract') return name === 'yup';
  return !inBrowsers.includes(storey) || !NODE_ONLY.test(name);
}

const isPackage = (wanted: string): boolean =>
  !/^[#./]/.test(wanted) && !wanted.includes('?') && !wanted.startsWith('virtual:');

/**
 * Returns the reason why a file may not import another; null when it may. Types may be imported from any room of a
 * permitted storey.
 */
function borderBetween(file: string, target: string, isType: boolean): string | null {
  const [from, to] = [storeyOf(file), storeyOf(target)];
  if (from === null) return null;
  if (to === null && target.startsWith('src/')) return `${from.name} code may not import code of no storey`;
  if (to === null) return /^(?:scripts|tests)\//.test(target) ? `${from.name} code may not import tools` : null;
  if (!from.may.includes(to.name)) return `${from.name} code may not import ${to.name} code`;
  const [own, other] = [roomOf(file), roomOf(target)];
  if (isType || own === null || other === null || own.storey !== other.storey || own.room === other.room) return null;
  const order = rooms[own.storey] ?? [];
  return order.indexOf(other.room) > order.indexOf(own.room) ? `${own.room} stands below ${other.room}` : null;
}

/** Files in `src` that belong to no storey: documents, and types for the compiler alone. */
const BESIDE = /\.md$|^src\/env\.d\.ts$/;

/**
 * Returns the problems of a file: a storey or room that is not in the tables, components in a storey without screens,
 * forbidden imports, and SQL outside of repositories.
 */
export function importProblems(file: string, text: string): Problem[] {
  const storey = storeyOf(file);
  if (storey === null && file.startsWith('src/') && !BESIDE.test(file))
    return [{ file, line: 1, message: `${file} stands in no storey of scripts/checks/storeys.ts.` }];
  if (storey === null || !/\.(?:ts|tsx|astro)$/.test(file)) return [];
  const own = roomOf(file);
  const problems: Problem[] = [];
  if (/\.(?:tsx|astro)$/.test(file) && !drawing.includes(storey.name))
    problems.push({ file, line: 1, message: `${storey.name} code draws no screen.` });
  if (own && !rooms[own.storey]?.includes(own.room))
    problems.push({ file, line: 1, message: `scripts/checks/storeys.ts has no room ${own.room}.` });
  const { imports, queries } = readModule(file, text);
  for (const { wanted, line, isType } of imports) {
    const border = isPackage(wanted) ? null : borderBetween(file, targetOf(file, wanted), isType);
    if (border) problems.push({ file, line, message: `${border} (${wanted}).` });
    if (isPackage(wanted) && !mayUse(storey.name, wanted))
      problems.push({ file, line, message: `${storey.name} code may not use the package ${wanted}.` });
  }
  if (!/\.repo\.ts$|^src\/server\/db\/|\.migration\.ts$/.test(file))
    for (const line of queries) problems.push({ file, line, message: 'SQL stands in .repo.ts.' });
  return problems;
}

/** Returns the path in the project to which an import refers, without its query. */
export function targetOf(file: string, wanted: string): string {
  const [path = ''] = wanted.split('?');
  if (['#main', '#migrations', '#shop.config'].includes(path)) return `src/${path.slice(1)}.ts`;
  if (path.startsWith('#scripts/') || path.startsWith('#tests/')) return path.slice(1);
  if (path.startsWith('#')) return `src/${path.slice(1)}`;
  return new URL(path, `file:///${file}`).pathname.slice(1);
}
