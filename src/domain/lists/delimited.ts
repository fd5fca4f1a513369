import Papa from 'papaparse';
import { newGrid } from '#domain/lists/grid.rules.ts';
import type { Sheet } from '#domain/lists/sheets.rules.ts';

/** Separators of columns; the first wins when several are equally suitable. */
const SEPARATORS = ['\t', ';', ',', '|'];
/** Number of rows from which the separator is detected. */
const LOOKED_AT = 60;
/** Letters from which the separator is detected. */
const START = 60_000;
/** Letters that are divided at once; no record is longer. */
const WINDOW = 100_000;
/** A quotation mark that is a cell of a spreadsheet by itself: it repeats the cell above. */
const LONE_MARK = /(?<=\t)"(?=\t)/g;
/** Times that reading begins anew after a row with a stray quotation mark; then no mark of the text means anything. */
const RESTARTS = 300;

/**
 * Detects the column separator: the one that divides most rows into the same number of cells and, of several, the one
 * with most cells. Returns a comma when none divides a row. Titles, empty rows and commas within cells do not mislead
 * it.
 */
function separatorOf(text: string): string {
  const start = text.slice(0, START);
  const fits = SEPARATORS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(start, { delimiter, preview: LOOKED_AT, skipEmptyLines: 'greedy' });
    const widths = new Map<number, number>();
    for (const { length } of data) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
    const [width, rows] = [...widths].sort(([one, many], [other, more]) => more - many || other - one)[0] ?? [0, 0];
    return { delimiter, width, rows };
  });
  fits.sort((one, other) => other.rows - one.rows || other.width - one.width);
  return fits[0]?.rows ? fits[0].delimiter : ',';
}

/** Takes the text out of a formula by which programs keep the digits of a number: `="98110…"`, `=98110…`. */
const plain = (cell: string): string => cell.trim().replace(/^= ?(?:"([^"]*)"|([+-]?[\d ]+))$/, '$1$2');

/** A record of a text, and the place where the next one begins. */
interface Divided {
  cells: string[];
  end: number;
  fault: 'none' | 'stray mark' | 'open mark';
}

/** Divides a text into records, from a place on and not much further; the last one may be cut off by the window. */
function recordsFrom(text: string, place: number, delimiter: string): Divided[] {
  const records: Divided[] = [];
  Papa.parse<string[]>(text.slice(place, place + WINDOW), {
    delimiter,
    newline: '\n',
    skipEmptyLines: false,
    step({ data, errors, meta }) {
      const faults = errors.filter(({ type }) => type === 'Quotes');
      const isOpen = faults.some(({ code }) => code === 'MissingQuotes');
      const fault = isOpen ? 'open mark' : faults.length > 0 ? 'stray mark' : 'none';
      records.push({ cells: data, end: place + meta.cursor, fault });
    },
  });
  return records;
}

/**
 * Reads a text in columns; its separator (tab, semicolon, comma or bar) is detected, or given by a first line `sep=`.
 * Where a stray quotation mark swallows the lines after it, its own line is read without marks.
 */
export function readDelimited(text: string): Sheet {
  const whole = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(LONE_MARK, '〃');
  // Spreadsheets of some countries say in the first line what parts the columns.
  const [said = '', delimiter = separatorOf(whole)] = /^sep=(.)(?=\n)/i.exec(whole) ?? [];
  const grid = newGrid();
  const doubtful: number[] = [];
  let [at, width, restarts] = [0, 0, 0];
  let place = said.length;
  const add = (cells: readonly string[], end: number, isDoubtful: boolean): void => {
    at += 1;
    [width, place] = [cells.length, end];
    if (isDoubtful) doubtful.push(at);
    for (const [column, cell] of cells.entries()) grid.put(at, column, plain(cell));
  };
  const addLine = (): void => {
    restarts += 1;
    const end = whole.indexOf('\n', place);
    const line = whole.slice(place, end < 0 ? undefined : end);
    add(line.split(delimiter), place + line.length + 1, line.includes('"'));
  };
  /** Tells whether a mark swallows lines: it is never closed, or its own line has as many cells as the row before. */
  const swallows = ({ end, fault }: Divided): boolean => {
    const line = whole.indexOf('\n', place);
    if (fault === 'none' || line < 0 || line >= end - 1) return false;
    return fault === 'open mark' || whole.slice(place, line).split(delimiter).length === width;
  };
  while (place < whole.length && !grid.isFull()) {
    const empty = /\n*/y;
    empty.lastIndex = place;
    const lines = empty.exec(whole)?.[0].length ?? 0;
    [at, place] = [at + lines, place + lines];
    if (restarts > RESTARTS) {
      addLine();
      continue;
    }
    const isLast = place + WINDOW >= whole.length;
    const records = recordsFrom(whole, place, delimiter);
    const taken = isLast ? records : records.slice(0, -1);
    if (taken.length === 0 && place < whole.length) addLine();
    for (const record of taken) {
      if (swallows(record)) {
        addLine();
        break;
      }
      add(record.cells, record.end, record.fault !== 'none');
      if (grid.isFull()) break;
    }
  }
  return grid.toSheet({ doubtful });
}
