import type { Sheet } from '#domain/lists/sheets.rules.ts';
import * as say from '#domain/lists/lists.texts.ts';

/** Most that is read: of one sheet by rows and filled columns, of all sheets of a file by cells and letters. */
export const MOST = { rows: 10_000, columns: 200, cells: 500_000, letters: 12_000_000, text: 32_767 };

/** Columns up to which a table keeps its empty columns between others. */
const WIDE = 400;

/** Counts what all sheets of a file take together. */
export interface Spent {
  cells: number;
  letters: number;
}

/** A cell that covers those beneath it, in the rows from `at` to `to`. */
export interface Covering {
  at: number;
  to: number;
  column: number;
}

/** A sheet while it is read: cells are put in, in the order of the file. */
export interface Grid {
  /** Puts a text into a row (from 1) and a column (from 0). Blanks around it and errors of spreadsheets fall away. */
  put(at: number, column: number, text: string): void;
  /** Gives the text of cells to the filled rows that they cover, where these have none of their own. */
  cover(cells: readonly Covering[]): void;
  /** Tells whether a bound is reached, after which `put` takes nothing more. */
  isFull(): boolean;
  toSheet(about?: Partial<Sheet>): Sheet;
}

/** Errors that spreadsheets show in place of a value. */
const ERROR = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|ERROR!|SPILL!|CALC!|GETTING_DATA)$/i;

/** A row while it is read, with the columns that a cell further up fills. */
interface Filled {
  at: number;
  cells: Map<number, string>;
  above: number[];
}

/** Returns the index of the first row at a place or behind it. */
function placeOf(rows: readonly Filled[], at: number): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((rows[middle]?.at ?? 0) < at) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Starts an empty sheet. It costs as much as its filled cells, wherever these stand. */
export function newGrid(spent: Spent = { cells: 0, letters: 0 }): Grid {
  const rows: Filled[] = [];
  let cut = '';
  let uncovered = '';
  let longText = 0;
  let errors = 0;
  const put = (at: number, column: number, text: string): void => {
    const filled = cut === '' ? text.trim() : '';
    if (ERROR.test(filled)) errors += 1;
    if (filled === '' || ERROR.test(filled)) return;
    let row = rows.at(-1);
    if (row?.at !== at) {
      if (rows.length === MOST.rows) cut = say.listCutRows(MOST.rows, row?.at ?? 0);
      else rows.push((row = { at, cells: new Map(), above: [] }));
    }
    spent.cells += 1;
    spent.letters += filled.length;
    if (spent.cells > MOST.cells || spent.letters > MOST.letters) cut = say.listCutCells(at);
    if (cut !== '' || !row) return;
    if (filled.length > MOST.text) longText ||= at;
    row.cells.set(column, filled.slice(0, MOST.text));
  };
  const cover = (cells: readonly Covering[]): void => {
    let looked = 0;
    for (const { at, to, column } of cells) {
      const first = placeOf(rows, at);
      const text = rows[first]?.at === at ? rows[first].cells.get(column) : undefined;
      for (let place = first + 1; text && (rows[place]?.at ?? Infinity) <= to; place += 1) {
        looked += 1;
        const row = rows[place]!;
        const isFree = !row.cells.has(column);
        if (isFree) [spent.cells, spent.letters] = [spent.cells + 1, spent.letters + text.length];
        if (looked > MOST.cells || spent.cells > MOST.cells || spent.letters > MOST.letters)
          uncovered = say.listCutCovered(row.at);
        if (uncovered !== '') return;
        if (!isFree) continue;
        row.above.push(column);
        row.cells.set(column, text);
      }
    }
  };
  const toSheet = (about: Partial<Sheet> = {}): Sheet => {
    const filled = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))].sort((one, other) => one - other);
    const kept = filled.slice(0, MOST.columns);
    const last = kept.at(-1) ?? -1;
    const columns = last < WIDE ? Array.from({ length: last + 1 }, (_, column) => column) : kept;
    const left = filled.length - kept.length;
    const sentences = [
      about.cut ?? '',
      cut,
      uncovered,
      left > 0 ? say.listCutColumns(kept.length, left) : '',
      errors > 0 ? say.listErrors(errors) : '',
      longText > 0 ? say.listCutText(longText, MOST.text) : '',
    ];
    return {
      name: '',
      hidden: false,
      kind: 'table',
      doubtful: [],
      ...about,
      rows: rows
        .filter(({ cells }) => cells.size > 0)
        .map(({ at, cells, above }) => ({
          at,
          cells: columns.map((column) => cells.get(column) ?? ''),
          ...(above.length > 0 && { above: above.map((column) => columns.indexOf(column)) }),
        })),
      cut: sentences.filter(Boolean).join(' '),
    };
  };
  return { put, cover, isFull: () => cut !== '', toSheet };
}
