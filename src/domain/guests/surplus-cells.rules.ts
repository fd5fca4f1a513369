/** Rows of a text in columns that have more cells than headings, as an address with commas has without marks. */
import { type CellKind, kindOfCell } from '#domain/guests/column-cells.rules.ts';
import { HEAD_ROWS, headingOf } from '#domain/guests/column-heading.rules.ts';
import { type HeadingRole, roleOfHeading } from '#domain/guests/column-words.rules.ts';
import { clashes } from '#domain/guests/guest-columns.rules.ts';
import { sideInText } from '#domain/guests/household.rules.ts';
import { peopleIn } from '#domain/guests/people-words.rules.ts';
import type { Row, Sheet } from '#domain/lists/sheets.rules.ts';

/** Kinds of cells of columns that hold nothing else. */
const STRICT: Partial<Record<HeadingRole, CellKind>> = { mobile: 'phone', pincode: 'pincode', email: 'email' };

/** A cell with what it looks like. */
interface Seen {
  text: string;
  kind: CellKind;
}

const seen = (cell: string): Seen => ({ text: cell.trim(), kind: kindOfCell(cell) });

/** Tells whether a cell can stand in a column. */
function fits({ text, kind }: Seen, role: HeadingRole): boolean {
  if (kind === '' || role === '' || role === 'nothing' || role === 'other') return true;
  if (role === 'side') return sideInText(text) !== null;
  if (role === 'guestNo') return peopleIn(text) !== null;
  return STRICT[role] ? STRICT[role] === kind : !clashes[role === 'part of a name' ? 'name' : role].includes(kind);
}

const lengthOf = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** Returns a row's cells with those from a column on joined, so many more than one. */
const joinedAt = (cells: readonly string[], column: number, more: number): string[] => [
  ...cells.slice(0, column),
  cells
    .slice(column, column + more + 1)
    .filter((cell) => cell.trim() !== '')
    .join(', '),
  ...cells.slice(column + more + 1),
];

/** How a row's cells are joined: from which column on, and how many more than one. */
interface Join {
  column: number;
  more: number;
}

/** Returns a sheet whose rows have no more cells than headings where all other columns agree; other rows are asked about. */
export function withoutSurplus(sheet: Sheet): Sheet {
  const table = sheet.rows.map(({ cells }) => cells);
  const width = table.reduce((most, cells) => Math.max(most, cells.length), 0);
  // To find the headings takes longer than to see that none is of an address.
  const isAsked = table.slice(0, HEAD_ROWS).some((cells) => cells.some((cell) => roleOfHeading(cell) === 'address'));
  const head = sheet.kind === 'table' && isAsked ? headingOf(table, width) : -1;
  const headings = table[head]?.slice(0, lengthOf(table[head] ?? [])) ?? [];
  const roles = headings.map(roleOfHeading);
  if (!roles.includes('address')) return sheet;
  const rows = sheet.rows.map((row, place) => (place > head ? withoutSurplusIn(row, roles) : row));
  const kept = Math.max(...rows.map(({ cells }) => lengthOf(cells)));
  return {
    ...sheet,
    rows: rows.map((row) => ({ ...row, cells: Array.from({ length: kept }, (_, at) => row.cells[at] ?? '') })),
  };
}

function withoutSurplusIn(row: Row, roles: readonly HeadingRole[]): Row {
  const cells = row.cells.slice(0, lengthOf(row.cells)).map(seen);
  const surplus = Math.max(cells.length - roles.length, 0);
  const isFit = roles.every((role, at) => fits(cells[at] ?? NOTHING, role));
  if (surplus === 0 && isFit) return row;
  const joins = joinsOf(cells, roles, surplus);
  const least = joins.filter(({ more }) => more === joins[0]?.more);
  const [join] = least;
  if (join && least.length === 1)
    return {
      ...row,
      cells: joinedAt(row.cells, join.column, join.more),
      surplus: { column: join.column, isAsked: false },
    };
  // A further column without a heading, or a wrong cell in its own column.
  if (isFit && least.length === 0) return row;
  if (surplus === 0 && !isPlace(row.cells[roles.indexOf('pincode')] ?? '')) return row;
  const column = roles.indexOf('address');
  return { ...row, cells: joinedAt(row.cells, column, row.cells.length), surplus: { column, isAsked: true } };
}

const NOTHING: Seen = { text: '', kind: '' };

/** Tells whether words stand where a pincode should, as the next part of an address does; none of them says there is none. */
const isPlace = (cell: string): boolean =>
  /^\p{L}[^\p{Nd}]+$/u.test(cell) && kindOfCell(cell) !== '' && !/^(?:n\/?a|nil|none|not?|unknown)\b/i.test(cell);

/** Returns the ways to join cells of a row after which each one fits its column, those with fewest cells first. */
function joinsOf(cells: readonly Seen[], roles: readonly HeadingRole[], surplus: number): Join[] {
  const columns = [roles.indexOf('address'), roles.lastIndexOf('note'), roles.lastIndexOf('events')];
  return columns
    .filter((column) => column >= 0)
    .flatMap((column) =>
      Array.from({ length: Math.max(cells.length - column - 1, 0) }, (_, at) => ({ column, more: at + 1 })).filter(
        (join) => join.more >= surplus && isRight(cells, roles, join, surplus),
      ),
    )
    .sort((one, other) => one.more - other.more);
}

/** Tells whether each cell fits its column after a join. Without a surplus, a number or pincode must stand behind it. */
function isRight(
  cells: readonly Seen[],
  roles: readonly HeadingRole[],
  { column, more }: Join,
  surplus: number,
): boolean {
  const isApart = roles.indexOf('pincode') > column;
  const parts = cells.slice(column, column + more + 1);
  if (parts.some(({ kind }) => kind === 'phone' || kind === 'email' || (isApart && kind === 'pincode'))) return false;
  const cellOf = (at: number): Seen => cells[at > column ? at + more : at] ?? NOTHING;
  if (!roles.every((role, at) => at === column || fits(cellOf(at), role))) return false;
  return surplus > 0 || roles.some((role, at) => at > column && STRICT[role] && cellOf(at).kind !== '');
}
