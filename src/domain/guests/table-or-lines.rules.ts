/** Whether a text is a table: its rows agree, or stand below headings. Any other text is lines as people write them. */
import { kindOfCell } from '#domain/guests/column-cells.rules.ts';
import { roleOfHeading } from '#domain/guests/column-words.rules.ts';
import { layoutOf } from '#domain/guests/guest-columns.rules.ts';
import { phonesIn } from '#domain/guests/line-numbers.rules.ts';
import { STAMP } from '#domain/guests/line-parts.rules.ts';
import { labelled } from '#domain/guests/line-person.rules.ts';
import { numbersInCell } from '#domain/guests/phone-numbers.rules.ts';
import type { Row, Sheet } from '#domain/lists/sheets.rules.ts';

type Cells = readonly string[];

/** Kinds of cells that are no address. */
const STRAYS = new Set(['phone', 'count', 'email']);
/** Sign before a line of a list. */
const BULLET = /^\s*(?:[•●▪◦➤→✔✅☑*·-]|\(?\p{Nd}{1,3}[.)])\s/u;
/** Signs that part the cells of a line. */
const SEPARATORS = [',', ';', '|'];
/** A cell in quotation marks. */
const QUOTED = /(?:^|[,;|])"[^"]*"(?:[,;|]|$)/m;
/** An empty cell between others, as programs write it. */
const EMPTY = /[,;|]\s?[,;|]/;
/** Share of rows that are alike in a table. */
const NEARLY_ALL = 0.85;

const filled = (cells: Cells): string[] => cells.filter((cell) => cell.trim() !== '');
const hasPhone = (cells: Cells): boolean => cells.some((cell) => phonesIn(cell).length > 0);

/** Tells whether a text is a table: by its headings, or by rows that hold the same in each column. */
export function isTable(sheet: Sheet, text: string): boolean {
  if (sheet.kind === 'cards') return true;
  const isTabbed = text.includes('\t');
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const isLabelled = (line: string): boolean => labelled(line)[0]?.field !== '' && /^[^,;\t]{0,30}[:=-]/.test(line);
  if (lines.filter(isLabelled).length * 3 > lines.length || lines.some((line) => STAMP.test(line.trim()))) return false;
  if (!isTabbed && lines.filter((line) => BULLET.test(line)).length * 2 > lines.length) return false;
  const { columns, from } = layoutOf(sheet);
  if (!columns.includes('name')) return false;
  const rows = sheet.rows.slice(from).map(({ cells }) => cells);
  // A sentence above blocks of lines may hold the words of headings.
  const isWide = isTabbed || rows.filter((cells) => filled(cells).length > 1).length * 2 >= rows.length;
  if (isWide && isHeaded(sheet.rows, from, isTabbed)) return true;
  // Who divides a line by commas without headings begins with the name.
  const at = { name: columns.indexOf('name'), address: columns.indexOf('address') };
  if (!isTabbed && at.address >= 0 && at.address < at.name) return false;
  // Who writes without headings and quotation marks writes lines: a cell may hold whatever comes to mind.
  if ((rows[0]?.length ?? 0) < 2 || (!isTabbed && !QUOTED.test(text) && !(EMPTY.test(text) && isEven(text))))
    return false;
  return arePhonesBelow(rows) && rows.every((cells) => isRow(cells, columns, isTabbed));
}

/** Tells whether a cell is as short as headings, not a label with its value: `Ph: NA`. */
const isShort = (cell: string): boolean => !/:\s*\S/.test(cell) && cell.trim().split(/\s+/).length < 7;

/** Tells whether headings stand above the rows: words of headings in half of their cells, and no guest above them. */
function isHeaded(rows: readonly Row[], from: number, isTabbed: boolean): boolean {
  const cells = filled(rows[from - 1]?.cells ?? []);
  const isAbove = rows.slice(0, from).every((row) => !hasPhone(row.cells));
  if (cells.length < 2 || !isAbove) return false;
  const known = cells.filter((cell) => isShort(cell) && roleOfHeading(cell) !== '').length;
  return isTabbed || (known > 1 && known * 2 >= cells.length);
}

/** Tells whether one sign parts nearly all lines into the same number of cells. Talk above and below does not count. */
function isEven(text: string): boolean {
  const lines = text
    .replace(/"[^"]*"/g, '')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '');
  return SEPARATORS.some((sign) => {
    const counts = lines.map((line) => line.split(sign).length);
    const first = counts.findIndex((count) => count > 1);
    const inner = counts.slice(first, counts.findLastIndex((count) => count > 1) + 1);
    return first >= 0 && areAlike(inner);
  });
}

/** Tells whether the phone numbers of nearly all rows stand in the same column. */
const arePhonesBelow = (rows: readonly Cells[]): boolean =>
  areAlike(rows.filter(hasPhone).map((cells) => cells.findIndex((cell) => phonesIn(cell).length > 0)));

/** Tells whether nearly all numbers are the same. */
function areAlike(numbers: readonly number[]): boolean {
  const times = new Map<number, number>();
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1);
  return Math.max(0, ...times.values()) >= NEARLY_ALL * numbers.length;
}

/** Tells whether a row's cells fit their columns. A name beside the number of the same cell is a line of a chat. */
const isRow = (cells: Cells, columns: readonly string[], isTabbed: boolean): boolean =>
  cells.every((cell, at) => columns[at] !== 'mobile' || !/\p{L}{3}/u.test(numbersInCell(cell).words)) &&
  (isTabbed || cells.every((cell, at) => !STRAYS.has(kindOfCell(cell)) || columns[at] !== 'address')) &&
  cells.some((cell, at) => columns[at] === 'name' && kindOfCell(cell) !== 'phone' && phonesIn(cell).length === 0);
