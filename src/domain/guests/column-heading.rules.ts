/** The row of headings in a table. */
import { type CellKind, kindOfCell } from '#domain/guests/column-cells.rules.ts';
import { isOfThings, roleOfHeading, wordsOf } from '#domain/guests/column-words.rules.ts';
import type { Sheet } from '#domain/lists/sheets.rules.ts';
import { hasLetter } from '#lib/text.ts';

type Cells = readonly string[];

/** Rows at the top among which titles and headings are looked for. */
export const HEAD_ROWS = 10;
/** Rows beneath a heading that it is compared with. */
const BENEATH = 60;
/** Kinds of cells that no heading has. */
const NEVER: ReadonlySet<CellKind> = new Set(['phone', 'email', 'date', 'pincode']);
/** Kinds of columns that a heading differs from. */
const PLAIN: ReadonlySet<CellKind> = new Set(['phone', 'email', 'date', 'pincode', 'count', 'number']);
/** A number among the words of a cell. */
const LONG_NUMBER = /\p{Nd}(?:[\s-]?\p{Nd}){5,}/u;
/** Words of a cell without a number. */
const NONE = /^\W*(?:none|not?|na|n\/a|nil|null|same|with|son|wife)\b/i;

/** Returns the role that a cell names if it is a heading. A house number among words is no heading of an address. */
function roleOfCell(cell: string): string {
  if (cell.length > 120) return '';
  const role = roleOfHeading(cell);
  return role === 'address' && /\p{Nd}/u.test(cell) && !/address|line|पता|ਪਤਾ/iu.test(cell) ? '' : role;
}

/** Returns the kind of most cells of each column; empty where there is none. */
export function kindsOfColumns(rows: readonly Cells[], width: number, share = 0.5): CellKind[] {
  return Array.from({ length: width }, (_, at) => {
    const counts = new Map<CellKind, number>();
    for (const row of rows) {
      const kind = kindOfCell(row[at] ?? '');
      if (kind !== '') counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    const filled = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const [kind, most] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? ['', 0];
    return most > 0 && most >= share * filled ? kind : '';
  });
}

/**
 * Returns how sure it is that a row holds headings, from the fields that its words name and the cells that differ from
 * those beneath; 0 for a row of data or a title.
 */
function headingScore(row: Cells, beneath: readonly Cells[], width: number): number {
  const kinds = row.map(kindOfCell);
  if (kinds.some((kind) => NEVER.has(kind)) || row.some((cell) => LONG_NUMBER.test(cell))) return 0;
  // `3 log` counts the people of a guest.
  if (kinds.some((kind, at) => kind === 'count' && hasLetter(row[at] ?? ''))) return 0;
  const roles = new Set(row.map(roleOfCell).filter(Boolean));
  if (isHeadOfThings(row)) return 2 * row.filter(isOfThings).length;
  const filled = row.filter((cell) => cell.trim() !== '').length;
  const columns = kindsOfColumns(beneath, width);
  const isLike = (kind: CellKind, at: number): boolean =>
    (PLAIN.has(kind) && kind === columns[at]) ||
    (kind === 'address' &&
      columns[at] === 'address' &&
      /\p{Nd}/u.test(row[at] ?? '') &&
      roleOfCell(row[at] ?? '') === '');
  if (kinds.some(isLike)) return 0;
  const differs = (among: ReadonlySet<CellKind>): number =>
    row.filter((cell, at) => {
      const kind = columns[at] ?? '';
      return among.has(kind) && kinds[at] !== kind && hasLetter(cell) && !NONE.test(cell);
    }).length;
  const named = roles.has('name') || roles.has('mobile');
  // Without known words, a count beneath is no sign.
  const unlike = differs(named || roles.size > 1 ? PLAIN : NEVER);
  const sure = roles.size > 1 || (unlike > 0 && filled > 1) || (named && (filled > 1 || isPlainWord(row)));
  return sure ? 2 * roles.size + unlike : 0;
}

/** Tells whether a row holds the headings of a list of things, such as `Item | Vendor | Price`, and none of people. */
export function isHeadOfThings(row: Cells): boolean {
  const roles = row.map(roleOfHeading);
  return (
    row.filter(isOfThings).length > 1 &&
    !row.some((cell) => /\p{Nd}/u.test(cell)) &&
    !roles.some((role) => role === 'name' || role === 'part of a name')
  );
}

/** Tells whether a sheet is a list of things: its row of headings names some. */
export function isListOfThings({ kind, rows }: Sheet): boolean {
  const table = rows.map(({ cells }) => cells);
  if (kind !== 'table' || !table.slice(0, HEAD_ROWS).some(isHeadOfThings)) return false;
  return isHeadOfThings(table[headingOf(table, table[0]?.length ?? 0)] ?? []);
}

/** Tells whether the only words of a row are one short heading, such as `Guest name`. */
const isPlainWord = (row: Cells): boolean => {
  const words = wordsOf(row.join(' '));
  return words.split(' ').length <= 3 && row.every((cell) => !/\p{Nd}/u.test(cell));
};

/** Returns the index of the row of headings; -1 when there is none. */
export function headingOf(rows: readonly Cells[], width: number): number {
  let best = -1;
  let most = 0;
  for (const [at, row] of rows.slice(0, HEAD_ROWS).entries()) {
    const score = headingScore(row, rows.slice(at + 1, at + 1 + BENEATH), width);
    if (score > most) [best, most] = [at, score];
  }
  return best;
}

/** Tells whether a row repeats the headings, or holds nothing but other headings. */
export function isHeadingAgain(row: Cells, headings: Cells): boolean {
  const filled = row.filter((cell) => cell.trim() !== '');
  const same = row.filter((cell, at) => wordsOf(cell) !== '' && wordsOf(cell) === wordsOf(headings[at] ?? '')).length;
  if (same > 0 && 2 * same >= filled.length && (filled.length > 1 || headings.length === 1)) return true;
  if (row.some((cell) => /\p{Nd}{3}/u.test(cell))) return false;
  const named = filled.map(roleOfCell).filter(Boolean);
  return new Set(named).size > 2 && 2 * named.length >= filled.length;
}
