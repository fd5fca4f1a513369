import Papa from 'papaparse';
import { newGrid } from '#domain/lists/grid.rules.ts';
import type { Sheet } from '#domain/lists/sheets.rules.ts';

/** Separators of columns; the first wins when several are equally suitable. */
const SEPARATORS = ['\t', ';', ',', '|'];
/** Number of rows from which the separator is detected. */
const LOOKED_AT = 60;
/** Letters from which the separator is detected. */
const START = 60_000;
/** Times that reading begins anew after a row with a stray quotation mark; each may cost a walk through the file. */
const RESTARTS = 100;

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
const plain = (cell: string): string => cell.replace(/^\s*=\s*(?:"([^"]*)"|([+-]?\d[\d ]*))\s*$/, '$1$2');

/**
 * Reads a text in columns; its separator (tab, semicolon, comma or bar) is detected, or given by a first line `sep=`.
 * Where a stray quotation mark swallows the lines after it, its own line is read without marks.
 */
export function readDelimited(text: string): Sheet {
  const whole = text.replace(/^\uFEFF/, '');
  // Spreadsheets of some countries say in the first line what parts the columns.
  const [said = '', delimiter = separatorOf(whole)] = /^sep=(.)(?=\r?\n)/i.exec(whole) ?? [];
  const grid = newGrid();
  const doubtful: number[] = [];
  let at = 0;
  let width = 0;
  const add = (cells: readonly string[]): void => {
    at += 1;
    width = cells.length;
    for (const [column, cell] of cells.entries()) grid.put(at, column, plain(cell));
  };
  /** Reads rows from a place on; returns the place of a line whose mark swallows others, else the text's end. */
  const readFrom = (from: number, mayStop: boolean): number => {
    let [start, end] = [from, whole.length];
    Papa.parse<string[]>(whole.slice(from), {
      delimiter,
      skipEmptyLines: false,
      step: ({ data, errors, meta }, parser) => {
        const faults = errors.filter(({ type }) => type === 'Quotes');
        if (faults.length > 0 && mayStop && swallows(start, from + meta.cursor, faults)) {
          end = start;
          return parser.abort();
        }
        start = from + meta.cursor;
        add(data);
        if (faults.length > 0) doubtful.push(at);
        if (grid.isFull()) parser.abort();
      },
    });
    return end;
  };
  const lineAt = (place: number): string => /[^\r\n]*/.exec(whole.slice(place, place + START))?.[0] ?? '';
  const swallows = (start: number, end: number, faults: readonly Papa.ParseError[]): boolean =>
    /[\r\n]+[^\r\n]/.test(whole.slice(start, end)) &&
    (faults.some(({ code }) => code === 'MissingQuotes') || lineAt(start).split(delimiter).length === width);
  let place = said.length;
  for (let restarts = 0; place < whole.length && !grid.isFull(); restarts += 1) {
    place = readFrom(place, restarts < RESTARTS);
    if (place >= whole.length) break;
    const line = lineAt(place);
    add(line.split(delimiter));
    doubtful.push(at);
    place += line.length + (/^\r?\n?/.exec(whole.slice(place + line.length, place + line.length + 2))?.[0].length ?? 0);
  }
  return grid.toSheet({ doubtful });
}
